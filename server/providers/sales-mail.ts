import type {Deliver} from '../delivery';
import type {LeadSummary} from '../lead-summary';
import type {Mailer} from './mail';
import {messageTexts, namedFields, type LeadTexts} from './messages';

const withoutLine: ReadonlySet<string> = new Set(namedFields);

type Labels = Readonly<Record<string, string>>;

const minuteOf = (isoTime: string): string => isoTime.slice(0, 16).replace('T', ' ');

/** Province and city, or the country; a municipality is listed once. */
function placeOf({details}: LeadSummary): string {
  const {province = '', city = '', country = ''} = details;
  return country || (province === city ? city : province + city);
}

function valueOf(name: string, value: unknown, {choices, yes, no}: LeadTexts, details: LeadSummary['details']): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  if (name === 'phone' && details.diallingCode) return `+${details.diallingCode} ${text}`;
  return (choices as Readonly<Record<string, Labels>>)[name]?.[text] ?? text;
}

/** E-mail about a lead as plain text, in the language of its edition. No personal data in the subject. */
export function leadNotice(summary: LeadSummary): {subject: string; text: string} {
  const words = messageTexts[summary.edition].lead;
  const {labels, colon} = words;
  const {source} = summary;
  const row = (label: string, value: string | null): string[] => (value ? [`${label}${colon}${value}`] : []);
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
    summary.plan.length > 0 ? [`${labels.plan}${colon.trimEnd()}`, ...summary.plan] : [],
    [
      ...row(labels.page, source.page && [source.pageTitle, source.page].filter(Boolean).join(' ')),
      ...row(labels.button, source.button),
      ...row(labels.campaign, source.campaign),
      ...row(labels.device, source.device),
    ],
    related.length > 0 ? [`${labels.related}${colon.trimEnd()}`, ...related] : [],
  ];
  return {
    subject: words.subject(words.forms[summary.form], placeOf(summary), summary.reference),
    text: `${sections
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n')}\n`,
  };
}

/** Delivery channel: e-mail to sales. */
export function salesMail(mailer: Mailer, recipients: readonly string[]): Deliver {
  const to = recipients.map((address) => ({name: '', address}));
  return ({id}, summary, signal) => mailer.send({to, id, ...leadNotice(summary)}, signal);
}
