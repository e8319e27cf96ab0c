/**
 * Pages that need nothing but themselves: no script, no style sheet, no picture. The service and nginx send them when
 * something failed.
 */
import {owner} from '../config/owner';
import errorEn from '../i18n/en/copy/error';
import plainEn from '../i18n/en/copy/plain-page';
import errorZh from '../i18n/zh-CN/copy/error';
import plainZh from '../i18n/zh-CN/copy/plain-page';
import {brand} from '../src/site/brand';
import {editions, type Locale} from '../src/site/editions';

const words = {'zh-CN': {...plainZh, ...errorZh}, en: {...plainEn, ...errorEn}};

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

interface PlainPage {
  readonly locale: Locale;
  readonly title: string;
  /** HTML. */
  readonly body: string;
}

const style =
  'body{max-width:40rem;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1F2A44;background:#FFF}h1{line-height:1.2}a{color:#2E63D8}@media(prefers-color-scheme:dark){body{color:#E8EDF8;background:#0E1730}a{color:#8FB0F2}}';

function plainPage({locale, title, body}: PlainPage): string {
  const {htmlLang} = editions[locale];
  const name = locale === 'en' ? brand.nameEn : brand.nameZh;
  return `<!doctype html><html lang="${htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)} | ${name}</title><meta name="robots" content="noindex"><style>${style}</style></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>
`;
}

/** How to reach us: the number only when it is a real one, the address as the edition has it. */
function contactLine(locale: Locale): string {
  const {phone, email} = owner.contact[locale === 'en' ? 'en' : 'zh'];
  const number = phone.value && !phone.demo ? `${escape(phone.value)}, ` : '';
  return `<p>${words[locale].contact}${number}<a href="mailto:${escape(email.value)}">${escape(email.value)}</a></p>`;
}

const homeLink = (locale: Locale): string => `<p><a href="${editions[locale].home}">${words[locale].home}</a></p>`;

/** 'An error occurred': the answer to every status but 404. Without `status` it serves for all, as a file. */
export function errorPage(locale: Locale, status?: number, reference?: string): string {
  const {title, text, status: statusLine, reference: referenceLine} = words[locale];
  const details = [status === undefined ? '' : statusLine(status), reference ? referenceLine(reference) : ''].filter(
    Boolean,
  );
  return plainPage({
    locale,
    title,
    body: `<p>${text}</p>${details.length > 0 ? `<p>${escape(details.join(' · '))}</p>` : ''}${homeLink(locale)}${contactLine(locale)}`,
  });
}

/** Thanks for feedback on a document, with the way back to it. `path` is a path of the site. */
export function thanksForFeedback(locale: Locale, path: string): string {
  const {title, back} = words[locale].feedback;
  return plainPage({locale, title, body: `<p><a href="${escape(path)}">${back}</a></p>`});
}

/** 'An error occurred while showing the error page': when the build has no page for the error. `details` say what was asked. */
export function lastResortPage(locale: Locale, status: number, details: string): string {
  const {lastTitle, missing, status: statusLine} = words[locale];
  const facts = `<p>${words[locale].details}: ${statusLine(status)} · <code>${escape(details)}</code></p>`;
  return plainPage({
    locale,
    title: lastTitle,
    body: `<p>${missing}</p>${facts}${homeLink(locale)}${contactLine(locale)}`,
  });
}
