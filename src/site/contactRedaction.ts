/**
 * Finds telephone numbers, e-mail addresses and messenger accounts in free text, in the spellings that people and input
 * methods make, so that they can be removed before a text is sent or stored. The browser and the service use it.
 *
 * In doubt it removes: seven digits in a row are a number, whatever they mean. Versions, dates, models, standards and local
 * network addresses are kept, since people search for them. Not found: numbers with words such as "double", digits that
 * letters stand for (other than O), accounts without a digit that no "WeChat:" or "add me" introduces.
 */
import {fold, foldWords, type Folded} from './foldedText';

/** What a span of text is. */
export type ContactKind = 'address' | 'account' | 'number';

/** A contact in a text. */
export interface FoundContact {
  readonly kind: ContactKind;
  /** Digits of a number; an address or account in lower case, with `@` and dots. */
  readonly value: string;
  /** Indices in the text, the end not included. */
  readonly start: number;
  readonly end: number;
}

/** Fewer digits may be an error code, a year or a price. */
const minDigits = 7;

// --- Addresses -------------------------------------------------------------------------------------------------

const open = '[([{<【「〔]';
const close = '[)\\]}>】」〕]';
const label = '[a-z0-9_-]+';
const wordDot = ` ?(?:${open} ?(?:dot|点|點|[.。]) ?${close}|点|點) ?| dot `;
const topLevel = '(?:com|cn|net|org|edu|gov|info|io|co|me|hk|tw|sg|de|uk)(?![a-z0-9])';
/** A dot with a space on one side ends a sentence, unless a top-level domain follows. */
const dotLabel = `(?:(?:${wordDot}|[.。]| [.。] )${label}| ?[.。] ?${topLevel}|\\.[\\p{L}\\p{N}-]+)`;
const name = "[a-z0-9_%+'&=~-]+";
/** Begins where nothing before it belongs to it, so that a long text is not tried from each of its letters. */
const local = `(?<![a-z0-9_%+'&=~-])${name}(?:(?:${wordDot}|[.。]| [.。] )${name})*\\.?`;
const sign = ` ?(?:@|${open} ?@ ?${close}) ?`;
const wordSign = ` ?(?:${open} ?(?:at|艾特|爱特) ?${close}|艾特|爱特|圈a|#) ?| at `;

/** With a sign any name is an address, with a word for it only one that goes on like one. */
const addresses = [
  new RegExp(
    `${local}(?:${sign}(?:${label}|[\\p{L}\\p{N}]+)${dotLabel}*|(?:${wordSign})${label}${dotLabel}+(?<=[a-z]{2}))`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]*${sign}[\\p{L}\\p{N}_-]+${dotLabel}*`, 'gu'),
];

/** An address with its signs, without spaces. */
const plainAddress = (text: string): string =>
  text
    .replace(new RegExp(wordSign, 'g'), '@')
    .replace(new RegExp(wordDot, 'g'), '.')
    .replace(/。/g, '.')
    .replace(/[^\p{L}\p{N}@._%+'&=~-]/gu, '');

// --- Accounts --------------------------------------------------------------------------------------------------

const messenger = '(?:微 ?信|薇信|威信|v信|扣扣|(?<![a-z])(?:weixin|we ?chat|vx|wx|qq|whats ?app|telegram|skype))';
const account = '[a-z][a-z0-9_-]{5,19}|\\d{5,12}';
/** A name after a bare space may be an ordinary word, a model or a phone: it needs a digit and another look. */
const ordinary = '(?:[a-z]{1,5}\\d{0,2}-|ul\\d|iphone|ipad|android|windows|harmonyos)';
const accounts = [
  new RegExp(
    `(?:${messenger} ?(?:(?:号码?|账号|帐号|id) ?[:=是为]?|[:=是为]) ?|(?:加|add|my|我的?)[^a-z0-9]{0,4}${messenger}(?: ?is)? ?[:=是为]?|加 ?v(?![a-z]) ?:?) ?(${account})`,
    'gu',
  ),
  new RegExp(`(?:qq|扣扣) ?(\\d{5,12})`, 'gu'),
  new RegExp(`${messenger} ?(?!${ordinary})(?=[a-z_-]*[\\d_])([a-z][a-z0-9_-]{5,19})`, 'gu'),
];

// --- Numbers ---------------------------------------------------------------------------------------------------

/** Digits with what people put between them. Not colons, stars or the letter x: times and resolutions have them. */
const run = /\+?\d(?:[\s\p{Pd}\u2212.。·•‧∙⋅・/()[\],、_]{0,6}\d|o(?![a-np-z]))*/gu;
const extension = /^ ?(?:转|轉|分机|ext\.?|#) ?\d{1,6}/u;

const year = '(?:19|20)\\d\\d';
/** Parts of a run that are no contact, whatever stands beside them. */
const keptToken = new RegExp(
  [
    // Versions, also several.
    '\\d{1,2}(?:\\.\\d{1,2}){2}(?:[-/]\\d{1,2}(?:\\.\\d{1,2}){2})*',
    // Dates.
    `${year}([-/.])(?:0?[1-9]|1[0-2])\\1(?:0?[1-9]|[12]\\d|3[01])`,
    // Addresses and masks of local networks.
    '(?:(?:0|10|127|255)\\.\\d{1,3}|192\\.168|169\\.254|172\\.(?:1[6-9]|2\\d|3[01]))(?:\\.\\d{1,3}){1,2}\\.?(?:/\\d{1,2})?',
    // Rates of networks.
    '10/100(?:/1000)?',
  ]
    .map((pattern) => `^(?:${pattern})$`)
    .join('|'),
);
const keptYears = new RegExp(`^${year}(?:[-/]${year})?$`);
/** Letters before the number of a model: up to three, which do not say that a telephone number follows. */
const modelBefore = /(?<![a-z])(?!(?:tel|mob|cel|fax|no|ph|hp|pho|t|p|m)-?$)[a-z]{1,3}-?$/;
const standardBefore = /(?<![a-z])(?:gb|ga|iso|iec|en|yd)(?: ?\/ ?t)?[ -]?$/;
const unitAfter = /^(?:[pkvw]|mp|gb?|tb|mb|mm?|cm|fps|ch|px|x\d)(?![a-z])/;

const countDigits = (text: string): number => text.replace(/[^\do]/g, '').length;

/** Whether a run of digits is none of a person: versions, dates, models, or too short without them. */
function isOrdinary(digits: string, before: string, after: string): boolean {
  if (countDigits(digits) < minDigits) return true;
  const tokens = digits.split(/[ ,、。()]+/).filter(Boolean);
  const others = tokens.filter((token, index) => {
    const isShort = /^\d{1,4}$/.test(token);
    if (index === 0 && isShort && modelBefore.test(before)) return false;
    if (index === 0 && standardBefore.test(before) && /^\d{3,5}(?:[-.]\d{1,4}){0,2}$/.test(token)) return false;
    if (index === tokens.length - 1 && isShort && unitAfter.test(after)) return false;
    return !keptToken.test(token);
  });
  return others.every((token) => keptYears.test(token)) || countDigits(others.join('')) < minDigits;
}

// ---------------------------------------------------------------------------------------------------------------

/** A folded text from which contacts are taken one by one. */
class Searched {
  readonly found: FoundContact[] = [];
  #folded: Folded;

  constructor(text: string) {
    this.#folded = fold(text);
  }

  /** Takes the contact that `contactOf` sees in each match, with the text around it; undefined leaves the match. */
  take(
    kind: ContactKind,
    pattern: RegExp,
    contactOf: (
      match: RegExpExecArray,
      before: string,
      after: string,
    ) => {value: string; from: number; to: number} | undefined,
  ): void {
    pattern.lastIndex = 0;
    // Not `matchAll`: what was taken ends the word that stood before it.
    for (let match = pattern.exec(this.#folded.text); match; match = pattern.exec(this.#folded.text)) {
      const {text, starts, ends} = this.#folded;
      const end = match.index + match[0].length;
      const contact = contactOf(match, text.slice(Math.max(0, match.index - 12), match.index), text.slice(end));
      if (!contact) continue;
      const {value, from, to} = contact;
      this.found.push({kind, value, start: starts[from]!, end: ends[to - 1]!});
      // Neither digit nor letter nor separator.
      this.#folded = {starts, ends, text: text.slice(0, from) + '\0'.repeat(to - from) + text.slice(to)};
      pattern.lastIndex = to;
    }
  }

  readWords(): void {
    this.#folded = foldWords(this.#folded);
  }
}

/** Contacts in a text, in order. */
export function findContacts(text: string): FoundContact[] {
  const searched = new Searched(text);
  for (const pattern of addresses)
    searched.take('address', pattern, ({0: match, index}) => ({
      value: plainAddress(match),
      from: index + match.length - match.trimStart().length,
      to: index + match.trimEnd().length,
    }));
  for (const pattern of accounts)
    searched.take('account', pattern, ({0: match, 1: value = '', index}) => ({
      value,
      from: index + match.length - value.length,
      to: index + match.length,
    }));
  searched.readWords();
  searched.take('number', run, ({0: digits, index}, before, after) => {
    if (isOrdinary(digits.replace('+', ''), before, after)) return undefined;
    // The 3 of "K3 138 0000 0000".
    const model = modelBefore.test(before) ? (/^\d{1,2} (?=.*\d)/.exec(digits)?.[0].length ?? 0) : 0;
    const match = digits.slice(countDigits(digits.slice(model)) < minDigits ? 0 : model);
    const value = match.replace(/o/g, '0').replace(/\D/g, '');
    // The check character of an identity number.
    const check = value.length === 17 ? (/^ ?x(?![a-z0-9])/.exec(after)?.[0].length ?? 0) : 0;
    const extra = extension.exec(after)?.[0].length ?? 0;
    const end = index + digits.length;
    return {value, from: end - match.length, to: end + Math.max(check, extra)};
  });
  return searched.found.sort((one, other) => one.start - other.start);
}

/** The text with `[number]`, `[address]` and `[account]` in place of contacts; a text without any is returned unchanged. */
export function redactContacts(text: string): string {
  let [redacted, index] = ['', 0];
  for (const {kind, start, end} of findContacts(text)) {
    redacted += `${text.slice(index, Math.max(index, start))}[${kind}]`;
    index = Math.max(index, end);
  }
  return redacted + text.slice(index);
}

/** Whether a text that was redacted says anything else. */
export const saysMore = (redacted: string): boolean =>
  /[\p{L}\p{N}]/u.test(redacted.replace(/\[(?:number|address|account)\]/g, ''));
