/**
 * The envelope every form is sent in. The fields of each form are in its own `schema.ts`, so that a chunk carries
 * only the lists (regions, countries) its form needs.
 */
import * as z from 'zod/mini';
import {privacy} from '../../site/privacy';
import {choiceField, required, verificationCodeField} from './fields';

/** Forms the service takes. */
export const formIds = [
  'free-cn',
  'free-global',
  'inquiry-cn',
  'inquiry-global',
  'partner-cn',
  'service-cn',
  'service-global',
] as const;
export type FormId = (typeof formIds)[number];

/** Public names of the two editions. */
export const editions = ['zh-CN', 'global'] as const;
export type Edition = (typeof editions)[number];

/** How a verification code travels. */
export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** Version of the privacy text in force, as it is stored with a lead. */
export const consentVersionOf = (edition: Edition): string => `privacy-${edition}-${privacy.version}`;

/** What browser and server agree on about one form. */
export interface FormDefinition<Fields extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly id: FormId;
  readonly edition: Edition;
  readonly channel: Channel;
  /** Name of the field the verification code is sent to. */
  readonly contactField: string & keyof z.input<Fields>;
  /** Name under which issues of the code are reported. */
  readonly codeField: string;
  /** Version of the privacy text that the consent box refers to; stored with the lead. */
  readonly consentVersion: string;
  /** Values of the form without the code, in the order of the form. */
  readonly fields: Fields;
  /** Other names a field may be sent under: alias → field. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** Where a lead came from is useful but never a reason to refuse it: too long is cut, control characters are dropped. */
const trackingField = (max: number) =>
  z.optional(
    z.string({error: 'format'}).check(
      z.overwrite((text) =>
        text
          .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
          .trim()
          .slice(0, max),
      ),
    ),
  );

/** What `temp.common.change.data` recorded about the way to the form. No personal data. */
export const trackingSchema = z.object({
  component_id: trackingField(100),
  source_path: trackingField(500),
  source_page_title: trackingField(200),
  device_type: trackingField(20),
  sp: trackingField(200),
});
export type Tracking = z.output<typeof trackingSchema>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Id of a lead, made by the browser. */
export const leadIdSchema = z.string({error: 'required'}).check(z.toLowerCase(), z.regex(uuid, {error: 'format'}));

/** Body of `POST /api/v1/leads`; `fields` is parsed by the form's own schema afterwards. */
export const leadRequestSchema = z.object({
  /** Made by the browser once per filled form: sending it again never stores a second lead. */
  id: leadIdSchema,
  form: choiceField(formIds),
  edition: choiceField(editions),
  fields: z.record(z.string(), z.unknown(), {error: 'required'}),
  tracking: z._default(trackingSchema, {}),
  verificationCode: verificationCodeField(),
  /** Id of the lead for which the code was asked, where it is not `id`. */
  codeId: z.optional(leadIdSchema),
  /** Version of the privacy text the visitor saw: a lead may arrive after the text has changed. */
  consentVersion: z.optional(
    z.string({error: 'format'}).check(z.regex(/^privacy-(zh-CN|global)-\d{1,4}$/, {error: 'format'})),
  ),
  /** Milliseconds between the first show of the form and the submit. */
  draftAgeMs: z.optional(z.number({error: 'format'})),
  /** Value of the field that people do not see. */
  honeypot: z.optional(z.string({error: 'format'})),
});
export type LeadRequest = z.input<typeof leadRequestSchema>;

/** Answer of `GET /api/v1/challenge` where a hosted captcha is set up; else it is a challenge in ALTCHA's form. */
export interface CaptchaChallenge {
  readonly kind: 'captcha';
  /** Public id of the site at the captcha's provider. */
  readonly siteKey: string;
}

/** Body of `POST /api/v1/codes`. */
export const codeRequestSchema = z.object({
  channel: choiceField(channels),
  to: z.string({error: 'required'}),
  form: choiceField(formIds),
  /** Id of the lead that the code is for: only that lead may use it. */
  id: z.optional(leadIdSchema),
  /** Solution of the challenge, base64 of JSON: ALTCHA's payload, or the captcha's result. */
  challenge: z.string({error: 'required'}).check(required()),
});
export type CodeRequest = z.input<typeof codeRequestSchema>;
