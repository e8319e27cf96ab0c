import type {Config, Mailbox} from '../config';
import type {Deliver} from '../delivery/channel';
import {parseContact, formOf} from '../forms';
import type {LeadSummary} from '../lead-summary';
import {indentLines} from '../plain-text';
import type {Mailer} from './mail';
import {messageTexts, namedFields, type LeadTexts} from './messages';
import {ProviderError} from './post';

const withoutLine: ReadonlySet<string> = new Set(namedFields);

/** Before what visitors wrote on a line of its own: our lines begin with a label. */
const indent = '    ';
const quote = (text: string): string => indentLines(text, indent);

type Labels = Readonly<Record<string, string>>;

const minuteOf = (isoTime: string): string => isoTime.slice(0, 16).replace('T', ' ');

/** Province and city, or the country; a municipality is listed once. */
function placeOf({details}: LeadSummary): string {
  const {province = '', city = '', country = ''} = details;
  return country || (province === city ? city : province + city);
}

function valueOf(
  name: string,
  value: unknown,
  {choices, yes, no, otherModel}: LeadTexts,
  details: LeadSummary['details'],
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  if (name === 'model') return details.modelName || otherModel;
  if (name === 'phone' && details.diallingCode) return `+${details.diallingCode} ${text}`;
  return (choices as Readonly<Record<string, Labels>>)[name]?.[text] ?? text;
}

/** Whether a lead is about a device to be repaired. */
const isServiceRequest = ({form}: Pick<LeadSummary, 'form'>): boolean => form.startsWith('service-');

/** E-mail about a lead as plain text, in the language of its edition. No personal data in the subject. */
export function leadNotice(summary: LeadSummary): {subject: string; text: string} {
  const words = messageTexts[summary.edition].lead;
  const {labels, colon} = words;
  const {source} = summary;
  const row = (label: string, value: string | null): string[] => (value ? [`${label}${colon}${quote(value)}`] : []);
  const related = summary.related.map(
    ({reference, form, submittedAt}) => `${minuteOf(submittedAt)}  ${words.forms[form]}  ${reference}`,
  );
  const sections = [
    summary.quarantine ? [words.held] : [],
    [
      ...row(labels.reference, summary.reference),
      ...row(labels.submittedAt, minuteOf(summary.submittedAt)),
      ...row(labels.place, placeOf(summary)),
    ],
    Object.entries(summary.fields)
      .filter(([name, value]) => !withoutLine.has(name) && value !== undefined && value !== null)
      .flatMap(([name, value]) =>
        row((words.fields as Labels)[name] ?? name, valueOf(name, value, words, summary.details)),
      ),
    !summary.picturesCommand
      ? []
      : [`${labels.pictures}${colon}${summary.pictures.length}${colon}${summary.picturesCommand}`],
    summary.plan.length > 0
      ? [`${labels.plan}${colon.trimEnd()}`, ...summary.plan.map((line) => indent + quote(line))]
      : [],
    [
      ...row(labels.page, source.page && [source.pageTitle, source.page].filter(Boolean).join(' ')),
      ...row(labels.button, source.button),
      ...row(labels.campaign, source.campaign),
      ...row(labels.device, source.device),
    ],
    related.length > 0 ? [`${labels.related}${colon.trimEnd()}`, ...related] : [],
  ];
  const form = words.forms[summary.form];
  const {modelName} = summary.details;
  return {
    subject: isServiceRequest(summary)
      ? words.serviceSubject(form, modelName || words.otherModel, summary.reference)
      : words.subject(form, placeOf(summary), summary.reference),
    text: `${sections
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n')}\n`,
  };
}

/** E-mail of `npm run leads -- test-mail`, in both languages: nobody knows which one its readers speak. */
export const testNotice = (sentAt: string): {subject: string; text: string} => ({
  subject: `测试邮件 / Test of the lead service, ${minuteOf(sentAt)} UTC`,
  text: '这是一封测试邮件：新线索会发到这个邮箱，无需处理。\n\nThis is a test: e-mails about new leads arrive here. Nothing to do.\n',
});

/**
 * The visitor's address, so that sales can answer at once; none where the form asks for a mobile number. Validated again,
 * and without a name: what the visitor typed as one would be shown by mail programs instead of the address.
 */
export function replyToOf({form, contact}: Pick<LeadSummary, 'form' | 'contact'>): Mailbox | undefined {
  if (contact.channel !== 'email') return undefined;
  const {contact: address} = parseContact(formOf(form), contact.value);
  return address === undefined ? undefined : {name: '', address};
}

/** Delivery channel: e-mail to sales about new leads; about service requests to those who repair. */
export function salesMail(
  mailer: Mailer,
  {salesMailTo, serviceMailTo}: Pick<Config, 'salesMailTo' | 'serviceMailTo'>,
): Deliver {
  const mailboxes = (addresses: readonly string[]): Mailbox[] => addresses.map((address) => ({name: '', address}));
  return ({id}, event, signal) => {
    // No such deliveries are made: a message that was sent cannot be taken back, so a person has to delete it.
    if (event.type !== 'lead.created') return Promise.reject(new ProviderError('not for this channel'));
    const to = mailboxes(isServiceRequest(event.lead) ? serviceMailTo : salesMailTo);
    return mailer.send({to, id, replyTo: replyToOf(event.lead), ...leadNotice(event.lead)}, signal);
  };
}
