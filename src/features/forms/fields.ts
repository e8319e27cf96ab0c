/**
 * Field schemas and normalizers that the forms share, in the browser and on the server.
 * Schemas carry codes (`FieldIssue`); the words live in copy. `zod/mini` keeps the form chunks small, and only as
 * `import * as z`: `import {z}` pulls in the whole library with all its locales (75 KB instead of 10, brotli).
 */
import * as z from 'zod/mini';

/** Why a field was refused. Copy has one message per form, field and issue. */
export type FieldIssue = 'required' | 'format' | 'length' | 'option' | 'accept';

const fieldIssues: readonly string[] = ['required', 'format', 'length', 'option', 'accept'] satisfies FieldIssue[];

/** Issues by field name; the first issue of a field counts. */
export type FieldIssues = Record<string, FieldIssue>;

/** Turns a zod error into issues by top-level field name. */
export function issuesOf(error: z.core.$ZodError): FieldIssues {
  const issues: FieldIssues = {};
  for (const {path, message} of error.issues) {
    const field = path[0];
    if (typeof field !== 'string' || field in issues) continue;
    issues[field] = fieldIssues.includes(message) ? (message as FieldIssue) : 'format';
  }
  return issues;
}

// --- Normalizers -----------------------------------------------------------------------------------------------

/** Zero-width and direction marks, which phones and address books add to copied numbers and names. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** One line of text: control characters and runs of space become one space, ends trimmed. */
export const normalizeLine = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Text of several lines: `\n` line ends, other control characters removed, ends trimmed. */
export const normalizeText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

/** Folds full-width ASCII, the ideographic space and full stop to their half-width forms, drops invisible marks, trims. */
export const foldWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\u3002/g, '.')
    .replace(/\u3000/g, ' ')
    .replace(invisible, '')
    .trim();

/** A numeric code: width folded, spaces and hyphens dropped. */
const normalizeCode = (text: string): string => foldWidth(text).replace(/[\s\p{Pd}]+/gu, '');

/** A telephone number: width folded, separators dropped, `00` → `+`, the "(0)" of an international number dropped. */
const normalizePhone = (text: string): string =>
  foldWidth(text)
    .replace(/^(\+|00)(.*?)\(0\)/, '$1$2')
    .replace(/[\s\p{Pd}.()[\]/]+/gu, '')
    .replace(/^00/, '+');

/** A mainland mobile: as a telephone number, without `+86`, `0086` or `86`. */
const normalizeMobile = (text: string): string => normalizePhone(text).replace(/^\+?86(?=1\d{10}$)/, '');

/** An e-mail address: width folded, trimmed, domain in lower case. */
const normalizeEmail = (text: string): string => foldWidth(text).replace(/@[^@]*$/, (domain) => domain.toLowerCase());

/** A web address: width folded, `https://` added when no scheme is given. */
function normalizeWebsite(text: string): string {
  const address = foldWidth(text);
  return address === '' || address.includes('://') ? address : `https://${address}`;
}

// --- Building blocks -------------------------------------------------------------------------------------------

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

/** Issue of a value of the wrong type: `required` when there is none. */
const missingOr =
  (otherwise: FieldIssue) =>
  (issue: {input?: unknown}): FieldIssue =>
    isMissing(issue.input) ? 'required' : otherwise;

/** Length in characters as people count them: a rare Chinese character outside the BMP is one. */
const characters = (text: string): number => [...text].length;

/**
 * A check of a text that ends the checks where it fails. It stands for zod's own checks of length too, which also run on
 * values of the wrong type and throw on an object whose `length` cannot be compared.
 */
export const matching = (test: (text: string) => boolean, issue: FieldIssue) =>
  z.refine<string>(test, {error: issue, abort: true});

export const required = () => matching((text) => text !== '', 'required');

/** A check of a text of at most `max` characters. */
export const atMost = (max: number) => matching((text) => characters(text) <= max, 'length');

const within = (min: number, max: number) =>
  matching((text: string) => characters(text) >= min && characters(text) <= max, 'length');

export const requiredString = () => z.string({error: missingOr('format')});

/** Required single-line text of `min`–`max` characters. */
export const textField = (min: number, max: number) =>
  requiredString().check(z.overwrite(normalizeLine), required(), within(min, max));

/** Required text of several lines, at most `max` characters. */
export const paragraphField = (max: number) =>
  requiredString().check(z.overwrite(normalizeText), required(), within(1, max));

/** Text of several lines that may be empty, at most `max` characters. */
export const optionalParagraphField = (max: number) =>
  z.optional(
    z.pipe(
      z.string({error: 'format'}).check(z.overwrite(normalizeText), atMost(max)),
      z.transform((text) => (text === '' ? undefined : text)),
    ),
  );

/** Required choice from a closed list of ids. */
export const choiceField = <const Ids extends readonly string[]>(ids: Ids) => z.enum(ids, {error: missingOr('option')});

/** Optional choice: an empty string (nothing chosen) gives undefined. */
export const optionalChoiceField = <const Ids extends readonly string[]>(ids: Ids) =>
  z.optional(
    z.pipe(
      z.union([z.enum(ids), z.literal('')], {error: 'option'}),
      z.transform((id) => (id === '' ? undefined : id)),
    ),
  );

/** Required choice from a list that is looked up, such as an adcode. `resolve` gives the id that another one stands for. */
export const lookupField = (isKnown: (id: string) => boolean, resolve = (id: string): string => id) =>
  requiredString().check(
    z.overwrite((text) => resolve(normalizeCode(text))),
    required(),
    matching(isKnown, 'option'),
  );

/** A checkbox that has to be ticked. */
export const consentField = () => z.literal(true, {error: 'accept'});

/** A checkbox that may be ticked. */
export const optInField = () => z._default(z.boolean({error: 'format'}), false);

/** Optional text in a checked format: an empty string gives undefined. */
export const optionalText = (normalize: (text: string) => string, isValid: (text: string) => boolean) =>
  z.optional(
    z.pipe(
      z.string({error: 'format'}).check(
        z.overwrite(normalize),
        matching((text) => text === '' || isValid(text), 'format'),
      ),
      z.transform((text) => (text === '' ? undefined : text)),
    ),
  );

// --- Fields ----------------------------------------------------------------------------------------------------

const chineseName = /^\p{Script=Han}+(·\p{Script=Han}+)*$/u;

/** The middle dot of names such as 阿依古丽·买买提 is typed in many ways; spaces between characters are dropped. */
const normalizeChineseName = (text: string): string =>
  normalizeLine(text)
    .replace(/\s/g, '')
    .replace(/[•・‧∙⋅.．]/g, '·');

/** Chinese name, 2–20 characters, middle dot allowed. */
export const chineseNameField = () =>
  requiredString().check(
    z.overwrite(normalizeChineseName),
    required(),
    matching((name) => chineseName.test(name), 'format'),
    within(2, 20),
  );

/** Mainland mobile number; the output has eleven digits and no prefix. */
export const mobileField = () =>
  requiredString().check(
    z.overwrite(normalizeMobile),
    required(),
    matching((mobile) => /^1[3-9]\d{9}$/.test(mobile), 'format'),
  );

const isPhone = (phone: string): boolean => /^\+?\d{6,15}$/.test(phone);

/** Telephone number, 6–15 digits with any separators; the output keeps a leading "+". */
export const phoneField = () =>
  requiredString().check(z.overwrite(normalizePhone), required(), matching(isPhone, 'format'));

/** As {@link phoneField}, may be empty. */
export const optionalPhoneField = () => optionalText(normalizePhone, isPhone);

const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** RFC 5321 lengths (64 before the @, 254 in all) and a domain with a dot. */
const isEmail = (email: string): boolean => email.length <= 254 && email.indexOf('@') <= 64 && emailPattern.test(email);

/** E-mail address; the output has the domain in lower case. */
export const emailField = () =>
  requiredString().check(z.overwrite(normalizeEmail), required(), matching(isEmail, 'format'));

/** Labels with dots between them; Chromium takes anything else into a host by escaping it (`ex%20ample.com`). */
const hostPattern = /^[\w-]+(\.[\w-]+)+\.?$/;

function isWebsite(address: string): boolean {
  if (address.length > 300) return false;
  try {
    // Not `URL.canParse`: Safari has it from 17 on only.
    const {protocol, hostname, username, password} = new URL(address);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && username === '' && password === '' && hostPattern.test(hostname);
  } catch {
    return false;
  }
}

/** Optional http(s) address; `https://` is added when the scheme is missing. */
export const optionalWebsiteField = () => optionalText(normalizeWebsite, isWebsite);

/** The six-digit code sent by SMS or e-mail. */
export const verificationCodeField = () =>
  requiredString().check(
    z.overwrite(normalizeCode),
    required(),
    matching((code) => /^\d{6}$/.test(code), 'format'),
  );
