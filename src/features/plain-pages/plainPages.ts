/** What the service and nginx send when something failed: pages that need nothing but themselves. */
import {owner} from '../../../config/owner';
import errorEn from '../../../i18n/en/copy/error';
import plainEn from '../../../i18n/en/copy/plain-page';
import errorZh from '../../../i18n/zh-CN/copy/error';
import plainZh from '../../../i18n/zh-CN/copy/plain-page';
import {editions, type Locale} from '../../site/editions';
import {escapeHtml} from '../../site/escapeHtml';
import {plainPage} from '../../site/plainPage';

const words = {'zh-CN': {...plainZh, ...errorZh}, en: {...plainEn, ...errorEn}};

/** How to reach us: the number only when it is a real one, the address as the edition has it. */
function contactLine(locale: Locale): string {
  const {phone, email} = owner.contact[locale === 'en' ? 'en' : 'zh'];
  const number = phone.value && !phone.demo ? `${escapeHtml(phone.value)}, ` : '';
  return `<p>${words[locale].contact}${number}<a href="mailto:${escapeHtml(email.value)}">${escapeHtml(email.value)}</a></p>`;
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
    body: `<p>${text}</p>${details.length > 0 ? `<p>${escapeHtml(details.join(' · '))}</p>` : ''}${homeLink(locale)}${contactLine(locale)}`,
  });
}

/** Thanks for feedback on a document, with the way back to it. `path` is a path of the site. */
export function thanksForFeedback(locale: Locale, path: string): string {
  const {title, back} = words[locale].feedback;
  return plainPage({locale, title, body: `<p><a href="${escapeHtml(path)}">${back}</a></p>`});
}

/** 'An error occurred while showing the error page': when the build has no page for the error. `details` say what was asked. */
export function lastResortPage(locale: Locale, status: number, details: string): string {
  const {lastTitle, missing, status: statusLine} = words[locale];
  const facts = `<p>${words[locale].details}: ${statusLine(status)} · <code>${escapeHtml(details)}</code></p>`;
  return plainPage({
    locale,
    title: lastTitle,
    body: `<p>${missing}</p>${facts}${homeLink(locale)}${contactLine(locale)}`,
  });
}
