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

/** Limit of the LCP as a share of the classic template's home page in the same run. */
export const lcpShare: Readonly<Record<Exclude<Kind, 'peer'>, number>> = {marketing: 0.45, document: 0.43};

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
export function missedGoals({name, kind, figures}: Measured, classicLcp: number): string[] {
  if (kind === 'peer') return [];
  const {scores, lcp, cls, failed} = figures;
  const isUnlisted = unlisted.test(name) && failed.every((audit) => audit.startsWith('is-crawlable'));
  const missed = categories.flatMap((category) =>
    scores[category] < 100 && !(category === 'seo' && isUnlisted)
      ? [`${name}: ${category} ${scores[category]}${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`]
      : [],
  );
  const share = lcp / classicLcp;
  if (share > lcpShare[kind])
    missed.push(`${name}: largest paint ${share.toFixed(2)} × classic, ${lcpShare[kind]} wanted`);
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
