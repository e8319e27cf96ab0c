/**
 * The records of an edition as Algolia keeps them, in the shape DocSearch reads, with the settings and synonyms of the
 * index. Pure; `npm run search:push` uploads them, `src/features/search/algolia.ts` queries them.
 */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {currentVersion} from '../../src/features/search/model/algolia';
import {joinCode} from '../../src/features/search/model/analyzer';
import {pagesFor, type PageRecords, recordsByPage, versionsOf} from './pages';
import {type Kind, kinds, type SearchRecord} from '../../src/features/search/model/schema';
import {type SearchLanguage, synonyms} from '../../src/features/search/model/vocabulary';

/** Bytes (JSON, UTF-8) of a record that every plan of Algolia takes. */
export const recordLimit = 10_000;
/** Bytes of text in a record: of a longer section one piece is found and shown, not the whole. */
const contentLimit = 5_000;

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A section of a page, or a piece of a long one. */
export interface AlgoliaRecord {
  /** The address of the section, with the number of the piece from the second on: the same from push to push. */
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** `lvl1`: the page itself. `lvl2`: a section. `content`: a further piece of either. */
  readonly type: 'lvl1' | 'lvl2' | 'content';
  readonly content: string | null;
  /** `lvl0` the group, `lvl1` the title of the page, `lvl2` the heading of the section. */
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly kind: Kind;
  /** Empty for pages that are in no catalogue. */
  readonly catalogue: string;
  /** Ids of models. */
  readonly models: readonly string[];
  /** Versions of the documents the page belongs to; all of them for a page that is no document. */
  readonly version: readonly string[];
  /** Versions that have no page like it, whose readers find it after everything else. */
  readonly version_other: readonly string[];
  readonly codes: readonly string[];
  /** The codes without hyphens and spaces, as many people type them. */
  readonly codes_joined: readonly string[];
  readonly symptoms: readonly string[];
  readonly language: SearchLanguage;
  /** Tie-breaker between equal matches: group, then pages before their sections, then order. */
  readonly weight: {readonly kind: number; readonly level: number; readonly position: number};
}

/** Bytes of a value as it is sent. */
export const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

const sentenceEnd = /(?<=[。！？；]|[.!?;]\s)/u;

/** Cuts a text into pieces of at most `room` bytes, between sentences where it can. At least one piece, be it empty. */
function piecesOf(text: string, room: number): string[] {
  if (bytesOf(text) <= room) return [text];
  const pieces: string[] = [];
  let piece = '';
  const add = (part: string) => {
    if (piece && bytesOf(piece + part) > room) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += part;
  };
  // A sentence longer than a piece is cut between any two characters.
  for (const one of text.split(sentenceEnd)) for (const part of bytesOf(one) > room ? one : [one]) add(part);
  return [...pieces, piece.trim()];
}

interface Shown {
  readonly version: readonly string[];
  readonly version_other: readonly string[];
}

/** Which versions show a page, by address. */
function versionsByUrl(records: readonly SearchRecord[], pages: readonly PageRecords[]): ReadonlyMap<string, Shown> {
  const listed = versionsOf(records).map((version) => ({name: version ?? currentVersion, ...pagesFor(version, pages)}));
  return new Map(
    pages.map((page) => {
      const names = (isOther: boolean) =>
        listed.filter(({shown, other}) => shown.includes(page) && other.has(page) === isOther).map(({name}) => name);
      return [page.url, {version: names(false), version_other: names(true)}];
    }),
  );
}

const levels = {lvl1: 90, lvl2: 80, content: 0} as const;

export interface EditionOptions {
  readonly language: SearchLanguage;
  /** Names of the groups in the edition's language. */
  readonly groups: Readonly<Record<Kind, string>>;
}

/**
 * What an edition's index holds, in the order of the pages.
 * @throws {Error} naming the page whose title, codes and symptoms alone are larger than a record may be
 */
export function algoliaRecords(records: readonly SearchRecord[], {language, groups}: EditionOptions): AlgoliaRecord[] {
  const pages = recordsByPage(records);
  const shownIn = versionsByUrl(records, pages);
  return pages.flatMap(({url, records: own}) => {
    // The page's record may come after its sections; its facets apply to all of them.
    const page = own.find(({heading}) => heading === '') ?? own[0]!;
    const {kind, codes, catalogue = '', models = []} = page;
    let position = 0;
    return own.flatMap((record) => {
      const type = record.heading ? 'lvl2' : 'lvl1';
      const whole: AlgoliaRecord = {
        objectID: record.url,
        url: record.url,
        url_without_anchor: url,
        anchor: record.url.split('#')[1] ?? null,
        type,
        content: null,
        hierarchy: {
          lvl0: groups[kind],
          lvl1: record.pageTitle,
          lvl2: record.heading || null,
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        kind,
        catalogue,
        models,
        ...shownIn.get(url)!,
        codes,
        codes_joined: codes.map(joinCode),
        symptoms: page.terms,
        language,
        weight: {kind: kinds.length - kinds.indexOf(kind), level: levels[type], position: 0},
      };
      // Room for the number of the piece in the id, and for the position.
      const room = Math.min(contentLimit, recordLimit - bytesOf(whole) - 20);
      if (room < 200)
        throw new Error(
          `${record.url}: title, codes and symptoms leave no room for text in a record of ${recordLimit} bytes; shorten them`,
        );
      return piecesOf(record.body, room).map((piece, at): AlgoliaRecord => {
        const pieceType = at === 0 ? type : 'content';
        const weight = {...whole.weight, level: levels[pieceType], position: position++};
        return {
          ...whole,
          objectID: at === 0 ? record.url : `${record.url}~${at + 1}`,
          type: pieceType,
          content: piece || null,
          weight,
        };
      });
    });
  });
}

/** Settings of an edition's index. What a query asks beyond them is in the client. */
export function algoliaSettings(language: SearchLanguage): IndexSettings {
  return {
    searchableAttributes: ['hierarchy.lvl1,codes,codes_joined,symptoms', 'unordered(hierarchy.lvl2)', 'content'],
    attributesForFaceting: ['kind', 'catalogue', 'models', 'version', 'filterOnly(version_other)', 'language'],
    attributeForDistinct: 'url_without_anchor',
    distinct: true,
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.kind)', 'desc(weight.level)', 'asc(weight.position)'],
    attributesToHighlight: ['hierarchy', 'symptoms'],
    attributesToSnippet: ['content:35'],
    snippetEllipsisText: '…',
    indexLanguages: [language],
    queryLanguages: [language],
    removeStopWords: [language],
    // Chinese has no plural.
    ignorePlurals: language === 'en' ? ['en'] : false,
    removeWordsIfNoResults: 'allOptional',
    // E3-X is not a mistyped E3-Y.
    disableTypoToleranceOnAttributes: ['codes', 'codes_joined'],
    allowTyposOnNumericTokens: false,
  };
}

/** The names for the same thing that our own search knows. */
export const algoliaSynonyms = (language: SearchLanguage): SynonymHit[] =>
  synonyms[language].map((group) => ({objectID: `${language}-${group[0]}`, type: 'synonym', synonyms: [...group]}));
