/** What is shown of the pages found: sections that answer, and counts. */
import type {QueryUnit} from '@site/src/features/search/model/analyzer';
import {type Kind, kinds} from '@site/src/features/search/model/schema';
import {closeness, type PreparedQuery, prepareQuery, titleOf} from './phrase';
import type {Found} from './rank';
import type {Reader} from './reader';
import type {QueryVariant} from './scoring';

export interface Hit {
  /** The same for the same place as long as the index is the same. */
  readonly id: string;
  /** Pathname with anchor. */
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** Heading of the section; empty when the hit is the page itself. */
  readonly heading: string;
  /** Text of the section; empty as long as the page has not been read. */
  readonly text: string;
  readonly codes: readonly string[];
  /** Catalogue of an article; empty for other pages, and as long as the page has not been read. */
  readonly catalogue: string;
  /** The symptom the query describes, when that is why the page was found; else empty. */
  readonly symptom: string;
  readonly score: number;
  /** Of another version of the documents than the one that is read, which has no such page; known of the own index only. */
  readonly isOther?: boolean;
}

export interface SearchOutcome {
  /** Best first; the sections of a page follow by their own rank. */
  readonly hits: readonly Hit[];
  /** Pages found, per group. */
  readonly counts: Readonly<Record<Kind, number>>;
  /** Units of all query variants, for highlighting. */
  readonly units: readonly QueryUnit[];
  /** Whether a full answer would say no more. */
  readonly complete: boolean;
  /** Queries that may have been meant, when nothing was found. */
  readonly nearest?: readonly string[];
}

const sectionsPerPage = 3;
/** Pages listed; all of them are counted. */
const listedPages = 100;
/** Share of the query a section has to answer to be listed beside a better one of its page. */
const leastOfSection = 0.5;

function hitsOf(reader: Reader, {candidate, value, reading}: Found, prepared: PreparedQuery): Hit[] {
  const page = reader.pages[candidate.page]!;
  const fragment = reader.fragment(candidate.page);
  const hit = {
    url: page.url,
    kind: page.kind,
    title: page.title,
    codes: fragment?.codes ?? [],
    catalogue: fragment?.catalogue ?? '',
    ...(page.other && {isOther: true}),
  };
  // A page far behind is shown by how it begins: to look for its best section takes as long as all before it.
  if (!fragment || !reading)
    return [{...hit, id: page.url, heading: '', text: fragment?.sections[0]?.[2] ?? '', symptom: '', score: value}];
  const {sections, symptom = ''} = reading;
  // A title that has the phrase itself says as much as the symptom; search words of other pages lead to them and are not shown.
  const hasSymptom = page.kind === 'article' && !['is', 'has'].includes(closeness(titleOf(page), prepared));
  const best = Math.max(...sections.map(({rating}) => rating));
  return sections
    .map((section, at) => ({...section, place: fragment.sections[at]!}))
    .filter(({share, rating}) => rating === best || share >= leastOfSection)
    .sort((a, b) => b.rating - a.rating)
    .slice(0, sectionsPerPage)
    .map(({place: [anchor, heading, text], rating}) => {
      const url = anchor ? `${page.url}#${anchor}` : page.url;
      const score = best > 0 ? (value * rating) / best : value;
      return {...hit, id: url, url, heading, text, symptom: hasSymptom && !heading ? symptom : '', score};
    });
}

/**
 * What is shown of the pages found.
 * @param found from {@link pagesFound} for the same variants
 */
export function outcomeOf(
  reader: Reader,
  variants: readonly QueryVariant[],
  found: readonly Found[],
  complete: boolean,
): SearchOutcome {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const {candidate} of found) counts[reader.pages[candidate.page]!.kind] += 1;
  const listed = found.slice(0, listedPages);
  const prepared = variants.map(prepareQuery);
  return {
    hits: listed.flatMap((one) => hitsOf(reader, one, prepared[one.candidate.variant]!)),
    counts,
    units: variants.flat(),
    complete,
  };
}
