/**
 * Renders the response to a form sent without script: the form's built page with the submitted values, field messages and
 * error summary. Built pages contain empty elements for both, so that React can hydrate the result.
 */
import {createHash} from 'node:crypto';
import {load, type CheerioAPI} from 'cheerio';
import {owner} from '../config/owner';
import english from '../i18n/en/copy/forms/lead';
import chinese from '../i18n/zh-CN/copy/forms/lead';
import {text as freeCn} from '../src/features/forms/free-cn/text';
import {text as freeGlobal} from '../src/features/forms/free-global/text';
import {text as inquiryCn} from '../src/features/forms/inquiry-cn/text';
import {text as inquiryGlobal} from '../src/features/forms/inquiry-global/text';
import {answerAttribute, type FormAnswer} from '../src/features/forms/lead/answer';
import {messageOf, summaryOf, type FormText} from '../src/features/forms/lead/text';
import {text as partnerCn} from '../src/features/forms/partner-cn/text';
import {text as serviceCn} from '../src/features/forms/service-cn/text';
import {text as serviceGlobal} from '../src/features/forms/service-global/text';
import type {Edition, FormDefinition, FormId} from '../src/features/forms/schema';

const texts: Readonly<Record<FormId, FormText>> = {
  'free-cn': freeCn,
  'free-global': freeGlobal,
  'inquiry-cn': inquiryCn,
  'inquiry-global': inquiryGlobal,
  'partner-cn': partnerCn,
  'service-cn': serviceCn,
  'service-global': serviceGlobal,
};

/** Texts shared by all forms of an edition. */
export const sharedTextsOf = (edition: Edition): typeof chinese => (edition === 'global' ? english : chinese);

/**
 * Restores the URL of the form's page, because the router renders by URL. The URL is passed in an attribute, so that the
 * script is constant and the content security policy can allow it by hash.
 */
const addressScript = 'history.replaceState(null,"",document.documentElement.dataset.address)';

/** Sets each text area's value explicitly; otherwise React empties it during hydration. */
const textScript = 'for(const text of document.querySelectorAll("textarea"))text.value=text.value';

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Hashes of the inline scripts, for the content security policy. */
export const answerScriptHashes: readonly string[] = [addressScript, textScript].map(hashOf);

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Contact links; the phone number only when it is not a demo value. */
function contactLinks(edition: Edition): string {
  const {phone, email} = owner.contact[edition === 'global' ? 'en' : 'zh'];
  const number =
    phone.value && !phone.demo ? `<a href="tel:${phone.value.replace(/[^+\d]/g, '')}">${escape(phone.value)}</a> ` : '';
  return `${number}<a href="mailto:${escape(email.value)}">${escape(email.value)}</a>`;
}

/** A notice at the top of the form. */
export interface FormNotice {
  readonly title?: string;
  readonly text: string;
  /** Appends the contact links. */
  readonly hasContact?: boolean;
}

export interface FilledForm {
  readonly form: FormDefinition;
  /** Path and query of the form's page, restored in the address bar. */
  readonly address: string;
  /** Submitted values by control name. */
  readonly sent: Readonly<Record<string, string>>;
  readonly answer: FormAnswer;
  readonly notice?: FormNotice | undefined;
  /** Status text below the code field. */
  readonly codeStatus?: string | undefined;
  /** Hidden fields for the next request. */
  readonly hidden: Readonly<Record<string, string>>;
}

function fillControls($: CheerioAPI, form: string, sent: FilledForm['sent']): void {
  for (const element of $(`${form} :is(input, select, textarea)[name]`).toArray()) {
    const control = $(element);
    const value = sent[control.attr('name')!];
    const type = control.attr('type');
    if (control.is('select')) {
      control.find('option').removeAttr('selected');
      const chosen = control.find('option').filter((_, option) => $(option).attr('value') === value);
      chosen.first().attr('selected', '');
    } else if (control.is('textarea')) {
      control.text(value ?? '');
      const count = $(`#${control.attr('id')}-count`);
      count.text(`${[...(value ?? '')].length} / ${count.attr('data-max')}`);
    } else if (type === 'checkbox') {
      control.attr('checked', value === undefined ? null : '');
    } else if (type === 'radio') {
      control.attr('checked', control.attr('value') === value ? '' : null);
    } else {
      control.attr('value', value ?? '');
    }
  }
}

function markIssue($: CheerioAPI, name: string, message: string): void {
  const error = $(`#${name}-error`);
  error.removeAttr('hidden').find('span').text(message);
  const control = $(`#${name}`);
  const described = new Set([...(control.attr('aria-describedby') ?? '').split(' ').filter(Boolean), `${name}-error`]);
  control.attr('aria-invalid', 'true').attr('aria-describedby', [...described].join(' '));
}

/** Id of the control with the error; for a region, the first empty select. */
function controlOf($: CheerioAPI, name: string): string {
  const province = $(`#${name}-province`);
  return province.length > 0 && !province.find('[selected]').attr('value') ? `${name}-province` : name;
}

/** The error summary. */
function summaryHtml($: CheerioAPI, text: FormText, issues: FormAnswer['issues'], title: string): string {
  const items = summaryOf(text.fields, issues).map(
    ({name, message}) => `<li><a href="#${controlOf($, name)}">${escape(message)}</a></li>`,
  );
  return `<div role="alert" tabindex="-1" autofocus><h2>${escape(title)}</h2><ul>${items.join('')}</ul></div>`;
}

/** The page with the submitted form. `page` is the built page's HTML. */
export function filledPage(
  page: string,
  {form, address, sent, answer, notice, codeStatus, hidden}: FilledForm,
): string {
  const $ = load(page);
  const words = sharedTextsOf(form.edition);
  const text = texts[form.id];
  const selector = `form[data-form="${form.id}"]`;
  fillControls($, selector, sent);
  for (const [name, issue] of Object.entries(answer.issues)) markIssue($, name, messageOf(text.fields[name], issue));
  const count = Object.keys(text.fields).filter((name) => name in answer.issues).length;
  const parts = [
    notice &&
      `<div role="alert"${count === 0 ? ' tabindex="-1"' : ''}>${notice.title ? `<h2>${escape(notice.title)}</h2>` : ''}<p>${escape(notice.text)} ${notice.hasContact ? contactLinks(form.edition) : ''}</p></div>`,
    count > 0 && summaryHtml($, text, answer.issues, words.problem(count)),
    ...Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`),
  ];
  $(selector).attr(answerAttribute, JSON.stringify(answer)).find('[data-answer]').html(parts.filter(Boolean).join(''));
  if (codeStatus) $('#code-status').text(codeStatus);
  if (count === 0) $(`#${form.codeField}`).attr('autofocus', '');
  else $('title').text(words.errorTitle + $('title').text());
  $('html').attr('data-address', address);
  $('head').prepend(`<script>${addressScript}</script>`);
  $('body').append(`<script>${textScript}</script>`);
  return $.html();
}

/** The page with a confirmation instead of the form. Scripts are removed: nothing is left to hydrate. */
export function thanksPage(
  page: string,
  form: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  reference: string,
): string {
  const $ = load(page);
  const {success} = sharedTextsOf(form.edition);
  const {greeting, next = success.next, picturesByMail} = texts[form.id];
  const place = $(`form[data-form="${form.id}"] [data-answer]`);
  place
    .attr('data-testid', 'lead-success')
    .html(
      `<div role="status" tabindex="-1" autofocus data-tone="good"><h2>${escape(greeting(values))}</h2><p>${escape(success.text)}</p>` +
        `<p>${escape(success.reference)} <b data-testid="lead-reference">${escape(reference)}</b></p>` +
        (picturesByMail ? `<p>${escape(picturesByMail)} ${contactLinks(form.edition)}</p>` : '') +
        `<h3>${escape(success.nextTitle)}</h3><ol>${next.map((step) => `<li>${escape(step)}</li>`).join('')}</ol></div>`,
    );
  place.siblings().remove();
  $('script[src], link[rel=preload][as=script], link[rel=modulepreload]').remove();
  return $.html();
}
