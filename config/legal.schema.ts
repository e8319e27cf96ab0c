/** Shape of the legal settings; parsed when the site is built and by `npm run check:launch`. */
import * as z from 'zod';

const words = z.string().trim().min(1, 'write it, or null');

/**
 * A setting with the mark that says whether it is still open. `null` with `demo: true` is not known yet, and the page says
 * so; `null` with `demo: false` is the owner's answer that there is none.
 */
const setting = <T extends z.ZodType>(value: T) => z.object({value: value.nullable(), demo: z.boolean()});

/** Somebody who can be reached: an officer or a representative. */
const contactPerson = z.object({name: words, address: words.optional(), email: z.email('write an e-mail address')});

/** Who handles data for the owner, and in which country or region. */
const processor = z.object({name: words, place: words});

const days = z.int('write a whole number of days').min(1);

const processors = z.object({
  /** Where the lead service and its database run. */
  hosting: setting(processor),
  email: setting(processor),
  /** Receives every lead by the CRM webhook. */
  crm: setting(processor),
});

const operator = z.object({
  /** Name of the company as registered, its number in the register, its registered address. */
  name: setting(words),
  registration: setting(words),
  address: setting(words),
  /** 个人信息保护负责人; data protection officer. */
  officer: setting(contactPerson),
  processors,
  /** Days after which e-mails about leads are deleted from the sales mailbox. */
  salesMailDays: setting(days),
  /** Days after which the records about a lead are deleted from the customer system. */
  crmDays: setting(days),
  /** Days for which the web server, CDN or hosting provider keeps access logs with IP addresses. */
  accessLogDays: setting(days),
  /** Law of the terms of use, and where disputes are heard, as the sentences of the terms continue. */
  law: setting(words),
  court: setting(words),
});

const chinese = operator.extend({
  processors: processors.extend({sms: setting(processor)}),
  representatives: z.object({
    /** PIPL Art. 53: of an operator outside mainland China. */
    china: setting(contactPerson),
  }),
  /** Whether personal information of this edition is stored or read outside mainland China. */
  abroad: setting(
    z.literal(
      false,
      'the Chinese forms ask for no separate consent (PIPL Art. 39): add it to them before data go abroad',
    ),
  ),
});

const english = operator.extend({
  representatives: z.object({
    /** Art. 27 GDPR and UK GDPR: of an operator outside the EU or the UK. */
    eu: setting(contactPerson),
    uk: setting(contactPerson),
  }),
  /**
   * What protects data of people in the EU and the UK at the place of storage: it is in the EEA, it has an adequacy
   * decision, or standard contractual clauses are signed.
   */
  safeguard: setting(z.enum(['eea', 'adequacy', 'clauses'])),
});

export const legalSchema = z.object({zh: chinese, en: english});

export type LegalSettings = z.infer<typeof legalSchema>;

/** What both editions state about who runs them. */
export type Operator = z.infer<typeof operator>;

/** A setting of a legal page. */
export interface LegalSetting<T> {
  readonly value: T | null;
  readonly demo: boolean;
}

export type ContactPerson = z.infer<typeof contactPerson>;
export type Processor = z.infer<typeof processor>;
