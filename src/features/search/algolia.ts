/**
 * Searches at Algolia, for a site that was built with its settings: the same answers in the same shape as the client of
 * our own index gives, so that modal and page of results work with either. Loaded only where it is used.
 *
 * Responses are untrusted: they are read field by field, and escaped where they are shown (`highlight.ts`).
 */
import type {HostedSearch} from '@site/config/search';
import {currentVersion, hostsOf, indexName} from './model/algolia';
import {searchableTexts, parseQuery, type QueryUnit} from '@site/src/features/search/model/analyzer';
import {type Kind, kinds} from '@site/src/features/search/model/schema';
import {type LiteClient, liteClient} from 'algoliasearch/lite';
import type {ClientOptions, PageFacets, SearchClient} from './client';
import {SearchUnavailable, unreachable} from './errors';
import type {Hit, SearchOutcome} from './hits';

export interface AlgoliaClientOptions extends Pick<ClientOptions, 'language' | 'version'> {
  readonly hosted: HostedSearch;
}

/** Pages in an answer: at every key as many as the modal lists, on the page of results as many as our own search lists. */
const listedPages = {first: 50, full: 100};
/** Characters of no script, so that a mark cannot be mistaken for text, nor text for a mark. */
const marks = {open: '\ue000', close: '\ue001'};
/** Words found that are marked beside those typed, at most. */
const foundWords = 20;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): string[] => listOf(value).filter((one) => typeof one === 'string');
const plain = (marked: string): string => marked.replaceAll(marks.open, '').replaceAll(marks.close, '');
const isKind = (value: unknown): value is Kind => (kinds as readonly unknown[]).includes(value);

/** What a hit says about its page, and the texts that Algolia marked. */
interface ReadHit {
  readonly hit: Omit<Hit, 'score'>;
  readonly path: string;
  readonly facets: PageFacets;
  readonly marked: readonly string[];
}

/** The symptom that the query describes: all of it was found there. */
function symptomOf(symptoms: readonly string[], highlighted: Fields): string {
  const at = listOf(highlighted.symptoms).findIndex((one) => fieldsOf(one).matchLevel === 'full');
  return symptoms[at] ?? '';
}

/** A hit as our own search gives it; undefined for a record that is not one of ours. */
function readHit(value: unknown): ReadHit | undefined {
  const {url, kind, hierarchy, symptoms, codes, catalogue, models, _highlightResult, _snippetResult} = fieldsOf(value);
  const title = textOf(fieldsOf(hierarchy).lvl1);
  const address = textOf(url);
  // Only places of this site: what is in an index may not make a link to anywhere.
  if (!/^\/(?![/\\])/.test(address) || !isKind(kind) || !title) return undefined;
  const highlighted = fieldsOf(_highlightResult);
  const heading = textOf(fieldsOf(hierarchy).lvl2);
  const snippet = textOf(fieldsOf(fieldsOf(_snippetResult).content).value);
  const levels = fieldsOf(highlighted.hierarchy);
  return {
    hit: {
      id: address,
      url: address,
      kind,
      title,
      heading,
      text: plain(snippet),
      codes: textsOf(codes),
      catalogue: textOf(catalogue),
      symptom: heading ? '' : symptomOf(textsOf(symptoms), highlighted),
    },
    path: address.replace(/#.*/s, ''),
    facets: {catalogue: textOf(catalogue), models: textsOf(models)},
    marked: [snippet, textOf(fieldsOf(levels.lvl1).value), textOf(fieldsOf(levels.lvl2).value)],
  };
}

/** What Algolia found that is written otherwise than it was typed: corrected, or another name for the same. */
function foundUnits(hits: readonly ReadHit[], language: AlgoliaClientOptions['language']): QueryUnit[] {
  const words = hits.flatMap(({marked}) =>
    marked.flatMap((text) =>
      [...text.matchAll(/\ue000([^\ue000\ue001]*)\ue001/g)].map(([, word]) => word!.toLowerCase()),
    ),
  );
  // A single character is found everywhere.
  return [...new Set(words)]
    .filter((word) => word.length > 1)
    .slice(0, foundWords)
    .flatMap((word) => parseQuery(word, language)[0] ?? []);
}

const noPages = (): Record<Kind, number> => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;

function countsOf(facets: unknown): Record<Kind, number> {
  const counts = noPages();
  const found = fieldsOf(fieldsOf(facets).kind);
  for (const kind of kinds) if (typeof found[kind] === 'number') counts[kind] = found[kind];
  return counts;
}

/** Why Algolia failed. A rejected key, an exhausted quota and a failing host are the same to a visitor. */
function unavailable(error: unknown): SearchUnavailable {
  if (error instanceof SearchUnavailable) return error;
  return new SearchUnavailable(fieldsOf(error).status === 404 ? 'missing' : unreachable(), {cause: error});
}

export function createAlgoliaClient({language, version, hosted}: AlgoliaClientOptions): SearchClient {
  const hosts = hostsOf(hosted.host);
  // No retry after a quota error; the next search asks again.
  const algolia: LiteClient = liteClient(hosted.appId, hosted.searchKey, {
    maxRateLimitRetries: 0,
    ...(hosts && {hosts: [...hosts]}),
  });
  const known = new Map<string, PageFacets>();
  let latest: Promise<unknown> = Promise.resolve();

  async function ask(query: string, hitsPerPage: number): Promise<SearchOutcome> {
    const units = parseQuery(query, language).flat();
    if (units.length === 0) return {hits: [], counts: noPages(), units, complete: true};
    const own = version ?? currentVersion;
    const {results} = await algolia.search({
      requests: [
        {
          indexName: indexName(hosted.index, language),
          query: searchableTexts(query, language)[0]!,
          hitsPerPage,
          filters: `version:${own} OR version_other:${own}`,
          optionalFilters: [`version:${own}`],
          facets: ['kind'],
          facetingAfterDistinct: true,
          attributesToRetrieve: ['url', 'kind', 'hierarchy', 'codes', 'symptoms', 'catalogue', 'models'],
          highlightPreTag: marks.open,
          highlightPostTag: marks.close,
        },
      ],
    });
    const {hits: found, facets} = fieldsOf(results?.[0]);
    if (!Array.isArray(found)) throw new SearchUnavailable('broken');
    const read = found.flatMap((value) => readHit(value) ?? []);
    for (const {path, facets: about} of read) known.set(path, about);
    return {
      hits: read.map(({hit}, at) => ({...hit, score: read.length - at})),
      counts: countsOf(facets),
      units: [...units, ...foundUnits(read, language)],
      complete: true,
    };
  }

  function answer(query: string, pages: number): Promise<SearchOutcome> {
    const answering = ask(query, pages).catch((error: unknown) => {
      throw unavailable(error);
    });
    latest = answering;
    return answering;
  }

  return {
    // Nothing to preload.
    load: () => Promise.resolve(),
    search: (query) => answer(query, listedPages.first),
    details: (query) => answer(query, listedPages.full),
    // Hits come with their texts.
    read: () => Promise.resolve(),
    // Hits include their facets: those of all answers so far.
    facets: async () => {
      await latest;
      return known;
    },
  };
}
