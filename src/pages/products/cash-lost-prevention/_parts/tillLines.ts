/**
 * A sample day of one till and what its camera saw beside each line. Made up and labeled so; the rules are the real
 * thing. A rule marks a line for a person to look at, it never says what happened.
 */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export type LineKind = 'sale' | 'void' | 'refund' | 'drawer' | 'noSale';

export interface TillLine {
  /** Receipt or entry number, the key of the line. */
  readonly id: string;
  readonly time: string;
  readonly kind: LineKind;
  readonly amount: number;
  /** Whether somebody stands at the customer's side. */
  readonly customer: boolean;
  readonly drawerOpen: boolean;
  /** Things that passed the scanner and were on the belt. */
  readonly scanned: number;
  readonly onBelt: number;
}

export const tillLines: readonly TillLine[] = [
  {id: '0412', time: '09:12:04', kind: 'sale', amount: 46.8, customer: true, drawerOpen: true, scanned: 5, onBelt: 5},
  {id: '0419', time: '09:31:50', kind: 'drawer', amount: 0, customer: false, drawerOpen: true, scanned: 0, onBelt: 0},
  {id: '0427', time: '10:05:17', kind: 'sale', amount: 128, customer: true, drawerOpen: false, scanned: 6, onBelt: 7},
  {id: '0433', time: '10:22:41', kind: 'void', amount: 32.5, customer: true, drawerOpen: false, scanned: 2, onBelt: 2},
  {id: '0451', time: '12:16:33', kind: 'refund', amount: 18.9, customer: true, drawerOpen: true, scanned: 1, onBelt: 1},
  {id: '0467', time: '13:02:58', kind: 'void', amount: 86, customer: false, drawerOpen: false, scanned: 4, onBelt: 4},
  {id: '0480', time: '14:40:12', kind: 'refund', amount: 215, customer: false, drawerOpen: true, scanned: 0, onBelt: 0},
  {id: '0488', time: '15:27:05', kind: 'noSale', amount: 0, customer: true, drawerOpen: true, scanned: 0, onBelt: 0},
  {id: '0496', time: '16:55:20', kind: 'sale', amount: 59.4, customer: true, drawerOpen: false, scanned: 4, onBelt: 5},
  {id: '0515', time: '21:03:36', kind: 'void', amount: 12, customer: false, drawerOpen: false, scanned: 1, onBelt: 1},
];

export const ruleNames = ['voidAlone', 'largeRefund', 'openDrawer', 'unscanned'] as const;
export type RuleName = (typeof ruleNames)[number];

/** Amounts above which a refund is marked. */
export const refundLimits = ['20', '50', '200'] as const;
export type RefundLimit = (typeof refundLimits)[number];

export interface TillReviewState {
  readonly line: string;
  readonly rules: readonly RuleName[];
  readonly limit: RefundLimit;
}

export const startReview: TillReviewState = {line: '0467', rules: ruleNames, limit: '50'};

const rules: Readonly<Record<RuleName, (line: TillLine, limit: number) => boolean>> = {
  voidAlone: (line) => line.kind === 'void' && !line.customer,
  largeRefund: (line, limit) => line.kind === 'refund' && line.amount > limit,
  openDrawer: (line) => (line.kind === 'drawer' || line.kind === 'noSale') && line.drawerOpen,
  unscanned: (line) => line.onBelt > line.scanned,
};

/** Rules, among those switched on, that mark the line. */
export const marksOf = (line: TillLine, {rules: on, limit}: Pick<TillReviewState, 'rules' | 'limit'>): RuleName[] =>
  ruleNames.filter((name) => on.includes(name) && rules[name](line, Number(limit)));

/** Switches a rule on or off; the order stays that of `ruleNames`. */
export const toggleRule = (state: TillReviewState, name: RuleName): TillReviewState => ({
  ...state,
  rules: ruleNames.filter((rule) => (rule === name ? !state.rules.includes(name) : state.rules.includes(rule))),
});

/** Lines that at least one rule marks. */
export const markedCount = (state: TillReviewState): number =>
  tillLines.filter((line) => marksOf(line, state).length > 0).length;

/** Where a key leads from a line; undefined at the ends, and for keys that mean nothing here. */
export function lineByKey(index: number, key: string): TillLine | undefined {
  const next = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: tillLines.length - 1}[key];
  return next === undefined ? undefined : tillLines[next];
}

/** `?line=0480&rules=voidAlone,unscanned&limit=200`; what stands at its start is left out. */
export const reviewCodec: QueryCodec<TillReviewState> = {
  read: (query) => {
    const asked = query.get('rules')?.split(',');
    return {
      line: tillLines.find(({id}) => id === query.get('line'))?.id ?? startReview.line,
      rules: asked ? ruleNames.filter((name) => asked.includes(name)) : startReview.rules,
      limit: refundLimits.find((limit) => limit === query.get('limit')) ?? startReview.limit,
    };
  },
  write: (state, query) => {
    setOrDelete(query, 'line', state.line === startReview.line ? undefined : state.line);
    setOrDelete(query, 'rules', state.rules.length === ruleNames.length ? undefined : state.rules.join(',') || 'none');
    setOrDelete(query, 'limit', state.limit === startReview.limit ? undefined : state.limit);
  },
};
