/** What a decision about a third party means, in each edition. */
import type {Locale} from '@site/src/site/editions';
import type {Choice} from './choices';

/** Whether a third party loads on this decision: the Chinese notice tells, the English bar asks first. */
export const mayLoad = (choice: Choice | undefined, locale: Locale): boolean =>
  choice === 'allowed' || (choice === 'told' && locale === 'zh-CN');

/** Whether the visitor has still to be asked, or told once more. */
export const isUndecided = (choice: Choice | undefined): boolean => choice === undefined || choice === 'told';
