/** Measured figures of a page, the goals, and the tables. */

/** Lighthouse figures of one page: medians over its runs. */
export interface Figures {
  /** 0 to 100 each. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Layout shift, without a unit. */
  readonly cls: number;
  /** Bytes that came over the network. */
  readonly bytes: number;
  /** Lighthouse's benchmark index of the machine during the run. */
  readonly machine: number;
  /** Failed pass/fail audits, each with the first element it names. */
  readonly failed: readonly string[];
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Whose pages: goals hold for ours alone. */
export type Kind = 'marketing' | 'document' | 'peer';

export interface Measured {
  readonly name: string;
  readonly kind: Kind;
  readonly figures: Figures;
}

type OwnKind = Exclude<Kind, 'peer'>;

/** Largest paints of the same run that ours are compared with, in milliseconds. */
export interface References {
  /** The home page of the classic template. */
  readonly classic: number;
  /** One of our pages of the kind without script; absent where it is not measured. */
  readonly withoutScript?: Readonly<Record<OwnKind, number>>;
}

/**
 * Limits of the LCP: times the classic template's, or times what is possible without script. The two are the same on a machine where the template
 * takes 2.35 s; where it is faster, the first asks for less than the text of a document takes. A page misses its goal above both.
 */
export const lcpLimits: Readonly<Record<OwnKind, {readonly classic: number; readonly withoutScript: number}>> = {
  marketing: {classic: 0.45, withoutScript: 1.4},
  document: {classic: 0.43, withoutScript: 1.1},
};

/** Pages that ask search engines not to list them, which Lighthouse counts against them. */
const unlisted = /\/(search|year\/\d{4})$/;

/** A layout shift that rounds to 0.00. */
const largestShift = 0.005;

/** The middle value; of an even number of values the larger of the two in the middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Medians of each figure; an audit has failed when it failed in any run. */
export function medians(runs: readonly Figures[]): Figures {
  const of = (read: (figures: Figures) => number): number => median(runs.map(read));
  return {
    scores: Object.fromEntries(categories.map((name) => [name, of(({scores}) => scores[name])])) as Figures['scores'],
    fcp: of(({fcp}) => fcp),
    lcp: of(({lcp}) => lcp),
    tbt: of(({tbt}) => tbt),
    cls: of(({cls}) => cls),
    bytes: of(({bytes}) => bytes),
    machine: of(({machine}) => machine),
    failed: [...new Set(runs.flatMap(({failed}) => failed))],
  };
}

/** Goals that a page misses, one sentence each; none for a peer. */
export function missedGoals({name, kind, figures}: Measured, references: References): string[] {
  if (kind === 'peer') return [];
  const {scores, lcp, cls, failed} = figures;
  const isUnlisted = unlisted.test(name) && failed.every((audit) => audit.startsWith('is-crawlable'));
  const missed = categories.flatMap((category) =>
    scores[category] < 100 && !(category === 'seo' && isUnlisted)
      ? [`${name}: ${category} ${scores[category]}${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`]
      : [],
  );
  const {classic, withoutScript} = lcpLimits[kind];
  const [share, times] = [lcp / references.classic, lcp / (references.withoutScript?.[kind] ?? 0)];
  if (share > classic && times > withoutScript)
    missed.push(
      `${name}: largest paint ${share.toFixed(2)} × classic, ${classic} wanted, or ${withoutScript} × without script`,
    );
  if (cls > largestShift) missed.push(`${name}: layout shift ${cls.toFixed(3)}`);
  return missed;
}

/** A table in Markdown, a row for each page. */
export function figuresTable(rows: readonly Measured[], classicLcp: number): string {
  const cells = ({name, kind, figures}: Measured): (string | number)[] => [
    name,
    kind,
    categories.map((category) => figures.scores[category]).join(' / '),
    Math.round(figures.fcp),
    Math.round(figures.lcp),
    (figures.lcp / classicLcp).toFixed(2),
    Math.round(figures.tbt),
    figures.cls.toFixed(3),
    Math.round(figures.bytes / 1024),
  ];
  const head = ['page', 'kind', 'performance / accessibility / best practices / SEO', 'FCP ms', 'LCP ms', '× classic'];
  return [[...head, 'TBT ms', 'CLS', 'KiB'], Array<string>(9).fill('---'), ...rows.map(cells)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
