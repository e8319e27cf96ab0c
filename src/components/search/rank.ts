/** Ranking: from what MiniSearch matches to what a visitor should see first. Pure, so that it can be tested. */
import type MiniSearch from 'minisearch';
import type {Query, SearchResult} from 'minisearch';
import {joinCode, normalize, parseQuery, type QueryUnit} from '@site/plugins/search/analyzer';
import {type IndexedFields, kinds, type Kind, type StoredRecord} from '@site/plugins/search/schema';
import type {SearchLanguage} from '@site/plugins/search/vocabulary';

export type SearchIndex = MiniSearch<IndexedFields & StoredRecord>;

export interface Hit {
  readonly id: number;
  /** Pathname with anchor. */
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** Heading of the section; empty when the hit is the page itself. */
  readonly heading: string;
  readonly text: string;
  readonly codes: readonly string[];
  /** The symptom the query describes, when that is why the page was found; else empty. */
  readonly symptom: string;
  readonly score: number;
}

export interface SearchOutcome {
  /** Best first; sections of a page follow in their own order of merit. */
  readonly hits: readonly Hit[];
  /** Pages found, per group. */
  readonly counts: Readonly<Record<Kind, number>>;
  /** All ways the query was asked (synonyms), for highlighting. */
  readonly units: readonly QueryUnit[];
}

const boost = {title: 8, terms: 6, heading: 3, page: 0.5, body: 1};
const sectionsPerPage = 3;
/** Share of the query a record has to answer, at all and compared with the record that answers most of it. */
const leastCoverage = {absolute: 0.5, relative: 0.6};
/** A way of asking that the visitor did not type counts a little less. */
const variantWeight = 0.85;

const weightOf = (unit: QueryUnit) => (unit.kind === 'cjk' ? Math.max(1, unit.terms.length) : 2);

function queryOf(units: readonly QueryUnit[], fuzzy: ReadonlySet<string>): Query {
  return {
    combineWith: 'OR',
    queries: units.flatMap((unit) =>
      unit.terms.map((term) => ({
        // Already terms of the index: not to be cut again.
        queries: [term],
        tokenize: (text: string) => [text],
        prefix: unit.kind !== 'cjk' || term.length === 1,
        fuzzy: fuzzy.has(term) ? 1 : false,
        boost,
        weights: {fuzzy: 0.3, prefix: 0.5},
      })),
    ),
  };
}

/** Share of the units a result answers, 0 to 1. A run of characters is answered in part by some of its pairs. */
function coverage(units: readonly QueryUnit[], matched: ReadonlySet<string>): number {
  let got = 0;
  let all = 0;
  for (const unit of units) {
    const hits = unit.terms.filter((term) => matched.has(term)).length;
    const weight = weightOf(unit);
    all += weight;
    got += weight * (unit.kind === 'cjk' ? hits / unit.terms.length : Math.min(1, hits));
  }
  return all === 0 ? 0 : got / all;
}

/** Five letters and more that occur nowhere in the index, as typed or as a beginning: taken for typing errors. */
function misspelt(units: readonly QueryUnit[], results: readonly SearchResult[]): Set<string> {
  const found = new Set(results.flatMap((result) => result.queryTerms));
  return new Set(
    units
      .filter((unit) => unit.kind === 'word' && unit.text.length >= 5 && !unit.terms.some((term) => found.has(term)))
      .flatMap((unit) => unit.terms),
  );
}

interface Exactness {
  readonly phrase: string;
  readonly codes: ReadonlySet<string>;
  /** The characters of the query in order and close together: 橙灯闪 in 橙灯慢闪. */
  readonly near: RegExp | null;
}

function exactnessOf(units: readonly QueryUnit[]): Exactness {
  const chars = units.filter((unit) => unit.kind === 'cjk').flatMap((unit) => [...unit.text]);
  const onlyChinese = units.every((unit) => unit.kind === 'cjk');
  return {
    phrase: units.map((unit) => unit.text).join(' '),
    codes: new Set(units.filter((unit) => unit.kind === 'code').map((unit) => joinCode(unit.text))),
    near: onlyChinese && chars.length > 2 ? new RegExp(chars.join('[^。!?;:]{0,3}?')) : null,
  };
}

/** How much better a record is than its words alone say: exact phrase, the same words close together, exact code. */
function factor(record: StoredRecord, {phrase, codes, near}: Exactness): number {
  const own = normalize(record.h ?? record.t);
  const text = normalize(record.x ?? '');
  const symptoms = (record.s ?? []).map(normalize);
  const isPage = record.h === undefined;
  let value = isPage ? 1.3 : 1;
  if (own === phrase) value *= 5;
  else if (own.includes(phrase)) value *= isPage ? 3 : 2;
  else if (symptoms.some((symptom) => symptom.includes(phrase))) value *= 2.5;
  else if (near?.test(own) || symptoms.some((symptom) => near?.test(symptom))) value *= 2;
  else if (text.includes(phrase)) value *= 1.6;
  else if (near?.test(text)) value *= 1.4;

  if (codes.size > 0) {
    // Who types a code wants help with the thing; news that name it come last.
    if (record.k === 'news') return value * 0.02;
    if (record.c?.some((code) => codes.has(joinCode(code)))) value *= 6;
    if (record.k === 'article' || record.k === 'model' || record.k === 'manual') value *= 1.5;
    // The page about the model itself before papers that name it.
    if (record.k === 'model' && codes.has(joinCode(record.t))) value *= 2;
  }
  // The symptom finder asks; an article about the same symptom answers.
  if (record.k === 'page' && record.u.includes('/support/finder/')) return value * 0.3;
  return record.k === 'news' ? value * 0.7 : value;
}

interface Candidate {
  readonly hit: Hit;
  readonly covered: number;
}

/** What one way of asking finds. */
function candidates(index: SearchIndex, units: readonly QueryUnit[], weight: number): Candidate[] {
  let results = index.search(queryOf(units, new Set()));
  const wrong = misspelt(units, results);
  if (wrong.size > 0) results = index.search(queryOf(units, wrong));
  const exactness = exactnessOf(units);
  return results.map((result) => {
    const record = result as unknown as StoredRecord;
    // Pairs across the gap are missing where the words stand close but not together; nothing else is.
    const isNear = exactness.near?.test(normalize([record.h ?? record.t, ...(record.s ?? []), record.x].join('。'))) ?? false;
    const covered = isNear ? 1 : coverage(units, new Set(result.queryTerms));
    // Damped, so that a rare pair in a short title does not outweigh the whole phrase in a text.
    const value = Math.log1p(result.score) * covered ** 2 * factor(record, exactness) * weight;
    return {covered, hit: hitOf(result.id as number, record, value, exactness)};
  });
}

function hitOf(id: number, record: StoredRecord, score: number, {phrase, near}: Exactness): Hit {
  const inTitle = normalize(record.t).includes(phrase);
  const symptom = inTitle ? undefined : record.s?.find((one) => normalize(one).includes(phrase) || near?.test(normalize(one)));
  return {
    id,
    url: record.u,
    kind: record.k,
    title: record.t,
    heading: record.h ?? '',
    text: record.x ?? '',
    codes: record.c ?? [],
    symptom: symptom ?? '',
    score,
  };
}

const pageOf = (url: string) => url.replace(/#.*/, '');

/** At most three hits of a page, the page's hits together, pages by their best hit. */
function byPage(hits: readonly Hit[]): Hit[] {
  const pages = new Map<string, Hit[]>();
  for (const hit of [...hits].sort((a, b) => b.score - a.score || a.id - b.id)) {
    const page = pages.get(pageOf(hit.url)) ?? [];
    if (page.length < sectionsPerPage) pages.set(pageOf(hit.url), [...page, hit]);
  }
  return [...pages.values()].flat();
}

/** Searches an index. A query without letters or digits finds nothing. */
export function rank(index: SearchIndex, query: string, language: SearchLanguage): SearchOutcome {
  const variants = parseQuery(query, language);
  const found = variants.flatMap((units, at) => candidates(index, units, at === 0 ? 1 : variantWeight));
  const most = Math.max(0, ...found.map((one) => one.covered));
  const least = Math.max(leastCoverage.absolute, leastCoverage.relative * most);
  const best = new Map<number, Hit>();
  for (const {hit, covered} of found) {
    if (covered >= least && (best.get(hit.id)?.score ?? -1) < hit.score) best.set(hit.id, hit);
  }
  const hits = byPage([...best.values()]);
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const seen = new Set<string>();
  for (const {url, kind} of hits) {
    if (!seen.has(pageOf(url))) counts[kind] += 1;
    seen.add(pageOf(url));
  }
  return {hits, counts, units: variants.flat()};
}
