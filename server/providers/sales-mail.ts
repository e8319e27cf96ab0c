import type {Deliver} from '../delivery';
import type {Dossier} from '../dossier';
import type {Mailer} from './mail';
import {messageWords, spelledOut, type LeadWords} from './words';

const withoutLine: ReadonlySet<string> = new Set(spelledOut);

type Labels = Readonly<Record<string, string>>;

const minuteOf = (isoTime: string): string => isoTime.slice(0, 16).replace('T', ' ');

/** Province and city, or the country; a municipality is its own province. */
function placeOf({details}: Dossier): string {
  const {province = '', city = '', country = ''} = details;
  return country || (province === city ? city : province + city);
}

function valueOf(name: string, value: unknown, {choices, yes, no}: LeadWords, details: Dossier['details']): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  if (name === 'phone' && details.diallingCode) return `+${details.diallingCode} ${text}`;
  return (choices as Readonly<Record<string, Labels>>)[name]?.[text] ?? text;
}

/** The notice about a lead as plain text, in the language of the lead's edition. The subject names no person. */
export function leadNotice(dossier: Dossier): {subject: string; text: string} {
  const words = messageWords[dossier.edition].lead;
  const {labels, colon} = words;
  const {source} = dossier;
  const row = (label: string, value: string | null): string[] => (value ? [`${label}${colon}${value}`] : []);
  const related = dossier.related.map(
    ({reference, form, submittedAt}) => `${minuteOf(submittedAt)}  ${words.forms[form]}  ${reference}`,
  );
  const sections = [
    dossier.quarantine ? [words.held] : [],
    [
      ...row(labels.reference, dossier.reference),
      ...row(labels.submittedAt, minuteOf(dossier.submittedAt)),
      ...row(labels.place, placeOf(dossier)),
    ],
    Object.entries(dossier.fields)
      .filter(([name, value]) => !withoutLine.has(name) && value !== undefined && value !== null)
      .flatMap(([name, value]) =>
        row((words.fields as Labels)[name] ?? name, valueOf(name, value, words, dossier.details)),
      ),
    dossier.plan.length > 0 ? [`${labels.plan}${colon.trimEnd()}`, ...dossier.plan] : [],
    [
      ...row(labels.page, source.page && [source.pageTitle, source.page].filter(Boolean).join(' ')),
      ...row(labels.button, source.button),
      ...row(labels.campaign, source.campaign),
      ...row(labels.device, source.device),
    ],
    related.length > 0 ? [`${labels.related}${colon.trimEnd()}`, ...related] : [],
  ];
  return {
    subject: words.subject(words.forms[dossier.form], placeOf(dossier), dossier.reference),
    text: `${sections
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n')}\n`,
  };
}

/** Tells sales about leads by e-mail. */
export function salesMail(mailer: Mailer, recipients: readonly string[]): Deliver {
  const to = recipients.map((address) => ({name: '', address}));
  return ({id}, dossier, signal) => mailer.send({to, id, ...leadNotice(dossier)}, signal);
}
