/**
 * A sample day of one register and what its camera saw beside each line. Made up and labeled so; the rules are the real
 * thing. A rule marks a line for a person to look at, it never says what happened. Every line has a picture of its own, so
 * there are as many lines as the library has moments of that camera.
 */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export type LineKind = 'sale' | 'void' | 'refund' | 'drawer';
export type LineId = '0419' | '0480' | '0496' | '0515';
/** What a person concludes after watching. */
export const verdicts = ['fine', 'training', 'talk'] as const;
export type Verdict = (typeof verdicts)[number];
export type Goods = 'tea' | 'tomatoes' | 'juice' | 'kettle' | 'notebook';

export interface TillLine {
  /** Receipt or entry number, the key of the line. */
  readonly id: LineId;
  readonly time: string;
  readonly kind: LineKind;
  /** Sum of the goods. */
  readonly amount: number;
  readonly goods: readonly (readonly [name: Goods, price: number])[];
  /** Whether somebody stands at the customer's side. */
  readonly customer: boolean;
  readonly drawerOpen: boolean;
  /** Things that passed the scanner and were on the belt. */
  readonly scanned: number;
  readonly onBelt: number;
  /** When its picture was taken, where goods had yet to pass: a receipt is printed after the last of them. */
  readonly seenAt?: string;
  /** The camera's picture of that moment, which shows what the fields above say. */
  readonly seen: {readonly event: 'scan-count' | 'drawer-open'} | {readonly view: 'till-top-day' | 'till-both-night'};
  /** Where the thing is that the receipt lacks: the middle of its box, in percent of the picture. */
  readonly thing?: readonly [x: number, y: number];
  readonly verdict: Verdict;
}

/** Where customers stand in `till-both`, as a path in 640 × 360. */
export const customersFloor = 'm116 222 371 86-16 48-380-73z';

export const tillLines: readonly TillLine[] = [
  {
    id: '0419',
    time: '09:31:50',
    kind: 'drawer',
    amount: 0,
    goods: [],
    customer: false,
    drawerOpen: true,
    scanned: 0,
    onBelt: 0,
    seen: {event: 'drawer-open'},
    verdict: 'fine',
  },
  {
    id: '0480',
    time: '14:40:12',
    kind: 'refund',
    amount: 86,
    goods: [['kettle', 86]],
    customer: true,
    drawerOpen: false,
    scanned: 0,
    onBelt: 0,
    seen: {view: 'till-top-day'},
    verdict: 'fine',
  },
  {
    id: '0496',
    time: '16:55:20',
    kind: 'sale',
    amount: 19.4,
    goods: [
      ['juice', 7],
      ['tomatoes', 4.6],
      ['tea', 3.2],
      ['tomatoes', 4.6],
    ],
    customer: true,
    drawerOpen: false,
    scanned: 4,
    onBelt: 5,
    seenAt: '16:55:08',
    seen: {event: 'scan-count'},
    thing: [64, 46],
    verdict: 'training',
  },
  {
    id: '0515',
    time: '22:47:36',
    kind: 'void',
    amount: 12,
    goods: [['notebook', 12]],
    customer: false,
    drawerOpen: true,
    scanned: 0,
    onBelt: 0,
    seen: {view: 'till-both-night'},
    verdict: 'talk',
  },
];

export const ruleNames = ['voidAlone', 'largeRefund', 'openDrawer', 'unscanned'] as const;
export type RuleName = (typeof ruleNames)[number];

/** Amounts above which a refund is marked. */
export const refundLimits = ['20', '50', '200'] as const;
export type RefundLimit = (typeof refundLimits)[number];

export interface TillReviewState {
  readonly line: LineId;
  readonly rules: readonly RuleName[];
  readonly limit: RefundLimit;
}

export const startReview: TillReviewState = {line: '0496', rules: ruleNames, limit: '200'};

const rules: Readonly<Record<RuleName, (line: TillLine, limit: number) => boolean>> = {
  voidAlone: (line) => line.kind === 'void' && !line.customer,
  largeRefund: (line, limit) => line.kind === 'refund' && line.amount > limit,
  openDrawer: (line) => line.kind === 'drawer' && line.drawerOpen,
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

/** `?line=0480&rules=voidAlone,unscanned&limit=50`; what stands at its start is left out. */
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
