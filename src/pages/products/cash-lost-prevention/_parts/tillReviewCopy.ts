import type {Goods, LineId, LineKind, RuleName, Verdict} from './tillLines';

export interface TillReviewCopy {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly caption: string;
  readonly columns: {
    readonly time: string;
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
  readonly receipt: {
    readonly title: string;
    /** Title where nothing was printed. */
    readonly none: string;
    readonly total: string;
    readonly goods: Readonly<Record<Goods, string>>;
    /** Goods on the receipt, and those that lay on the counter. */
    readonly compared: (scanned: number, onBelt: number) => string;
    readonly counterEmpty: string;
  };
  readonly found: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** Name of the empty floor before the register. */
  readonly alone: string;
  /** By line: what the picture shows, in a few words, and what a person wrote after watching. */
  readonly seen: Readonly<Record<LineId, {readonly label: string; readonly story: string}>>;
}
