/**
 * What the service says in a page that it answers a form with: without script the page shows it, with script the form
 * takes it over from here.
 */
import type {FieldIssue} from '../fields';
import type {FormId} from '../schema';

export interface FormAnswer {
  /** By field; `server` where the rules let a value through and the service did not. */
  readonly issues: Readonly<Record<string, FieldIssue | 'server'>>;
  /** A code was sent; another one may be asked for after so many seconds. */
  readonly resendAfter?: number | undefined;
  /** Id of the lead for which the service sends codes. */
  readonly codeId: string;
}

/** Attribute of the form that holds the answer as JSON. */
export const answerAttribute = 'data-service-answer';

/** Takes the answer out of the page, so that it counts once; undefined where the page is none. */
export function readAnswer(form: FormId): FormAnswer | undefined {
  const element = document.querySelector(`form[data-form=${form}]`);
  const text = element?.getAttribute(answerAttribute);
  if (!element || !text) return undefined;
  element.removeAttribute(answerAttribute);
  return JSON.parse(text) as FormAnswer;
}
