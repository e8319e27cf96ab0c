import type {CheckoutPlanCopy} from './checkout';
import type {LineKind, RuleName} from './tillLines';

export interface TillReviewCopy {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly caption: string;
  readonly columns: {
    readonly time: string;
    readonly id: string;
    readonly kind: string;
    readonly amount: string;
    readonly mark: string;
  };
  readonly kinds: Readonly<Record<LineKind, string>>;
  readonly money: (amount: number) => string;
  readonly rulesTitle: string;
  readonly rules: Readonly<Record<RuleName, string>>;
  readonly limit: string;
  readonly limitOf: (amount: string) => string;
  readonly open: (time: string, kind: string) => string;
  readonly marked: (marked: number, all: number) => string;
  readonly unmarked: string;
  readonly plan: CheckoutPlanCopy;
  readonly found: string;
  /** Finding of a person after watching; `plain` for lines without one. */
  readonly stories: Readonly<Record<string, string>>;
  readonly plain: string;
  readonly keys: string;
}
