/** Computes the figures of the report from results and timings. Pure. */
import {foreignKinds, queryKinds, type KnownItem, type QueryKind} from './search-queries';

/** Share of queries whose expected page is among the first `k` pages found, 0 to 1; NaN for no query. */
export type Success = Readonly<Record<'all' | QueryKind, number>>;

/** Pages of the addresses found, each once, as paths inside the edition. `base` has no last slash. */
export function pagesFound(urls: readonly string[], base: string): string[] {
  const paths = urls.map((url) =>
    new URL(url, 'http://bench.invalid').pathname.replace(/(.)\/$/, '$1').replace(/\.html$/, ''),
  );
  return [...new Set(paths.map((path) => (path.startsWith(`${base}/`) ? path.slice(base.length) : path)))];
}

export const isHit = ({expect}: KnownItem, pages: readonly string[], k: number): boolean =>
  pages.slice(0, k).some((page) => expect.includes(page));

/** Mean of 1 / rank of the first expected page, 0 for those not found. */
export function reciprocalRank(queries: readonly KnownItem[], found: readonly (readonly string[])[]): number {
  const ranks = found.map((pages, at) => pages.findIndex((page) => queries[at]!.expect.includes(page)));
  return ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / ranks.length;
}

/** `found` may be shorter than `queries`: the rest was not asked. */
export function success(queries: readonly KnownItem[], found: readonly (readonly string[])[], k: number): Success {
  const share = (kind?: QueryKind) => {
    const hits = found.flatMap((pages, at) =>
      kind === undefined || queries[at]!.kind === kind ? [isHit(queries[at]!, pages, k)] : [],
    );
    return hits.filter(Boolean).length / hits.length;
  };
  return Object.fromEntries([['all', share()], ...queryKinds.map((kind) => [kind, share(kind)])]) as Success;
}

/** The value below which a share of the values lies, by the nearest-rank rule. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** Interleaves the kinds, so that a truncated list still contains all of them. */
export function interleaved(queries: readonly KnownItem[]): KnownItem[] {
  const byKind = queryKinds.map((kind) => queries.filter((one) => one.kind === kind));
  const longest = Math.max(0, ...byKind.map(({length}) => length));
  return Array.from({length: longest}, (_, at) => byKind.flatMap((list) => list[at] ?? [])).flat();
}

/** Figures of one engine on one corpus. Sizes in bytes, times in milliseconds unless the name says otherwise. */
export interface Figures {
  readonly engine: string;
  /** Queries asked; fewer than there are when they took too long. */
  readonly asked: number;
  readonly at1: Success;
  readonly at3: Success;
  /** Mean reciprocal rank. */
  readonly mrr: number;
  /** The same of the first answer from an empty cache; undefined where there is one answer only. */
  readonly firstAt3: Success | undefined;
  /** Index bytes (brotli) and requests from nothing to the first result, over the sampled queries. */
  readonly data: {readonly median: number; readonly worst: number};
  readonly requests: {readonly median: number; readonly worst: number};
  /** The same until the whole answer is there. */
  readonly settled: {readonly median: number; readonly worst: number};
  /** Bytes (brotli) of the engine's own code. */
  readonly code: number;
  /** All index files, with brotli. */
  readonly total: number;
  readonly first: {readonly p95: number; readonly worst: number};
  readonly warm: {readonly p95: number; readonly worst: number};
  /** Bytes held by the open reader. */
  readonly heap: number;
  readonly buildSeconds: number;
  readonly place: 'Node' | 'Chromium';
}

/** The figures by which engines are compared, with how to read and print them. */
export const measures: readonly {
  readonly label: string;
  readonly of: (figures: Figures) => number;
  readonly better: 'more' | 'less';
  readonly print: (value: number) => string;
}[] = [
  {label: 'success@1', of: ({at1}) => at1.all, better: 'more', print: percent},
  {label: 'success@3', of: ({at3}) => at3.all, better: 'more', print: percent},
  ...queryKinds.map((kind) => ({
    label: `success@3, ${kind}`,
    of: ({at3}: Figures) => at3[kind],
    better: 'more' as const,
    print: percent,
  })),
  {label: 'index bytes to the first result', of: ({data}) => data.worst, better: 'less', print: kilobytes},
  {label: 'index bytes of the whole answer', of: ({settled}) => settled.worst, better: 'less', print: kilobytes},
  {label: 'requests to the first result', of: ({requests}) => requests.worst, better: 'less', print: String},
  {label: 'code', of: ({code}) => code, better: 'less', print: kilobytes},
  {label: 'index in total', of: ({total}) => total, better: 'less', print: kilobytes},
  {label: 'p95 when files are new', of: ({first}) => first.p95, better: 'less', print: milliseconds},
  {label: 'warm p95', of: ({warm}) => warm.p95, better: 'less', print: milliseconds},
  {label: 'warm worst', of: ({warm}) => warm.worst, better: 'less', print: milliseconds},
  {label: 'heap', of: ({heap}) => heap, better: 'less', print: (value) => `${(value / 1e6).toFixed(1)} MB`},
  {
    label: 'index build',
    of: ({buildSeconds}) => buildSeconds,
    better: 'less',
    print: (value) => `${value.toFixed(1)} s`,
  },
];

export function percent(share: number): string {
  return Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 99_500 ? 1 : 0)} KB`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 9.95 ? 1 : 0)} ms`;
}

/** Lines that say where another engine is better than ours, and by which figures. */
export function winsOfOthers(ours: Figures, others: readonly Figures[]): string[] {
  return measures.flatMap(({label, of, better, print}) => {
    const own = of(ours);
    // Compares the printed values, so that rounding differences do not count.
    const ahead = others.filter(
      (other) => (better === 'more' ? of(other) > own : of(other) < own) && print(of(other)) !== print(own),
    );
    return ahead.length > 0
      ? [`${label}: ${ahead.map((other) => `${other.engine} ${print(of(other))}`).join(', ')} (ours ${print(own)})`]
      : [];
  });
}

/** The targets of .docs/adr/0010-sharded-search-index.md. Bytes to the first result at the size of our site, and at 3,000 pages. */
const limits = {
  success: 0.98,
  ofKind: 0.9,
  data: {site: 60_000, grown: 80_000},
  settled: 120_000,
  requests: 6,
  warmP95: 10,
  warmWorst: 50,
  heap: 60e6,
  faster: 5,
};

/**
 * Targets that our engine misses. Success rates are checked on the real content only, because the generated corpus repeats
 * its words.
 */
export function missedTargets(ours: Figures, plugin: Figures | undefined, corpus: 'site' | 'grown'): string[] {
  const missed: string[] = [];
  const atLeast = (label: string, value: number, limit: number) => {
    if (!(value >= limit)) missed.push(`${label} ${percent(value)}, at least ${percent(limit)}`);
  };
  const atMost = (label: string, value: number, limit: number, print: (value: number) => string) => {
    if (!(value <= limit)) missed.push(`${label} ${print(value)}, at most ${print(limit)}`);
  };
  if (corpus === 'site') {
    atLeast('success@3', ours.at3.all, limits.success);
    // A language has no queries of another's kinds.
    const foreign = [...foreignKinds.zh, ...foreignKinds.en];
    for (const kind of queryKinds)
      if (!Number.isNaN(ours.at3[kind]) || !foreign.includes(kind)) atLeast(kind, ours.at3[kind], limits.ofKind);
    atMost('index bytes of the whole answer', ours.settled.median, limits.settled, kilobytes);
  }
  atMost('index bytes to the first result', ours.data.worst, limits.data[corpus], kilobytes);
  atMost('requests to the first result', ours.requests.worst, limits.requests, String);
  atMost('warm p95', ours.warm.p95, limits.warmP95, milliseconds);
  atMost('warm worst', ours.warm.worst, limits.warmWorst, milliseconds);
  if (corpus === 'grown') atMost('heap', ours.heap, limits.heap, (value) => `${(value / 1e6).toFixed(1)} MB`);
  if (plugin && ours.buildSeconds * limits.faster > plugin.buildSeconds) {
    missed.push(
      `index build ${ours.buildSeconds.toFixed(1)} s, ${limits.faster} times faster than the plug-in's ${plugin.buildSeconds.toFixed(1)} s`,
    );
  }
  return missed;
}
