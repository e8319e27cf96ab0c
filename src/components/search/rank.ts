/**
 * Ranking, from postings to what a visitor should see first. Pure: works on what the reader has loaded.
 *
 * Pages are scored with BM25F and how much of the query they answer; then the best are read (their fragments) for the
 * exact phrase and for the section that answers.
 */
import {joinCode, normalize, type QueryUnit, spacedWords, wordPairs} from '@site/plugins/search/analyzer';
import {fieldBits, type Fragment, type Postings} from '@site/plugins/search/format';
import {type Kind, kinds} from '@site/plugins/search/schema';
import type {PageFacts, Reader} from './reader';

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
}

export interface SearchOutcome {
  /** Best first; sections of a page follow in their own order of merit. */
  readonly hits: readonly Hit[];
  /** Pages found, per group. */
  readonly counts: Readonly<Record<Kind, number>>;
  /** All ways the query was asked (synonyms), for highlighting. */
  readonly units: readonly QueryUnit[];
  /** Whether more could be known: parts of the index the query asks for, or text of the best pages, are not loaded. */
  readonly complete: boolean;
}

/** A way of asking: the query as typed, or with synonyms. */
export type Way = readonly QueryUnit[];

// Read millions of times.
const {body: bodyBits, title: titleBit, heading: headingBits, terms: termsBit, codes: codesBit} = fieldBits;
/** What a page is about. */
const aboutBits = titleBit | termsBit | codesBit;

/** Weight of an occurrence per field; a page's length counts against its body only. */
const weights = {title: 9, heading: 3, terms: 6, code: 8, body: [0, 1, 2.4, 5]} as const;
const saturation = 2.5;
const lengthShare = 0.35;
/** A match that is not the word itself counts less. */
const quality = {exact: 1, prefix: 0.55};
const prefixTerms = 40;
/** Share of the query that a title has when it may hold the phrase. */
const leastOfTitle = 0.25;
/** Two words next to each other say more than both somewhere. */
const pairWeight = 0.6;

/** How much of a word's rarity among titles and hidden words counts where a page is about it. */
const aboutShare = 0.6;
/** What the share of the query that a page has counts for beside its score. */
const coveredPower = 0.7;
/** Weight of the share of the query that one section of a page has; of a page that was not read it is guessed from the share it has at all. */
const together = {least: 0.5, share: 0.8, unread: 0.85};

const sectionsPerPage = 3;
/** Pages listed; all of them are counted. */
const listedPages = 100;
/** Share of the query a page has to answer, at all and compared with the page that answers most of it. */
const leastCoverage = {absolute: 0.12, relative: 0.2};
/** Who typed a code of the page has answered as much of the query as that, whatever else was typed. */
const codeCoverage = 0.6;
/** Share of the query a section has to answer to be listed beside a better one of its page. */
const leastOfSection = 0.5;
/** A way of asking that the visitor did not type counts a little less. */
const variantWeight = 0.85;
/** Pages whose text is asked for … */
const readPages = 10;
/** … as well as the text of pages that have most of the words. */
const wordiestPages = 6;
/** … and pages whose text is read for the final order, when it is there. */
const comparedPages = 24;

/** A part of the query that a page has or has not: a pair of characters, a word, a code. */
interface Part {
  readonly unit: QueryUnit;
  readonly matches: readonly {readonly postings: Postings; readonly quality: number}[];
  /** What it counts for in coverage: rare parts say more. */
  readonly weight: number;
  readonly idf: number;
  /** The two among titles and hidden words: a word of many texts can be what few pages are about. */
  readonly about: {readonly weight: number; readonly idf: number};
}

/** Two words of the query that a page has next to each other: a page is better for it, not worse without. */
type Pair = Omit<Part, 'unit' | 'weight' | 'about'>;

function isPrefix(unit: QueryUnit, isLast: boolean): boolean {
  return unit.kind === 'cjk' ? unit.terms[0] === unit.text && [...unit.text].length === 1 : isLast;
}

const idfOf = (frequency: number, pages: number): number => Math.log(1 + (pages - frequency + 0.5) / (frequency + 0.5));

function partOf(reader: Reader, unit: QueryUnit, terms: readonly string[], isLast: boolean): Part | undefined {
  const found = new Map<Postings, number>();
  let known = false;
  for (const term of terms) {
    const postings = reader.find(term);
    known ||= postings !== undefined;
    if (postings) found.set(postings, quality.exact);
  }
  if (!known) return undefined;
  if (isPrefix(unit, isLast)) {
    for (const prefix of terms) {
      for (const term of reader.findPrefix(prefix, prefixTerms)) {
        const postings = reader.find(term);
        if (postings && !found.has(postings)) found.set(postings, quality.prefix);
      }
    }
  }
  const matches = [...found].map(([postings, value]) => ({postings, quality: value}));
  const frequency = Math.min(reader.pages.length, matches.reduce((sum, {postings}) => sum + postings.pages.length, 0));
  const idf = idfOf(frequency, reader.pages.length);
  // A pair that is nowhere crosses two words; a word that is nowhere was asked for.
  const weight = frequency === 0 ? (unit.kind === 'cjk' ? 0.5 : 2) : Math.min(3, Math.max(0.3, idf));
  const strong = matches.reduce((sum, {postings}) => sum + postings.fields.reduce((count, fields) => count + (fields & aboutBits ? 1 : 0), 0), 0);
  const aboutIdf = Math.max(idf, aboutShare * idfOf(Math.min(reader.pages.length, strong), reader.pages.length));
  return {unit, matches, weight, idf, about: {idf: aboutIdf, weight: Math.max(weight, Math.min(3, aboutIdf))}};
}

/** The parts of a way whose shards are loaded. */
function partsOf(reader: Reader, way: Way): Part[] {
  return way.flatMap((unit, at) => {
    const groups = unit.kind === 'cjk' ? unit.terms.map((term) => [term]) : [unit.terms];
    return groups.flatMap((terms) => partOf(reader, unit, terms, at === way.length - 1) ?? []);
  });
}

function pairsOf(reader: Reader, way: Way): Pair[] {
  return wordPairs(way).flatMap((term) => {
    const postings = reader.find(term);
    return postings ? [{matches: [{postings, quality: quality.exact}], idf: idfOf(postings.pages.length, reader.pages.length)}] : [];
  });
}

function frequencyIn(fields: number, size: number, averageSize: number): number {
  const body = weights.body[fields & bodyBits]! / (1 - lengthShare + (lengthShare * size) / averageSize);
  return (
    body +
    (fields & titleBit ? weights.title : 0) +
    weights.heading * ((fields & headingBits) >> 3) +
    (fields & termsBit ? weights.terms : 0) +
    (fields & codesBit ? weights.code : 0)
  );
}

/** What one way of asking finds in a page. */
interface Candidate {
  readonly page: number;
  readonly way: number;
  /** Share of the query, 0 to 1. */
  readonly covered: number;
  /** Share of the query in the title, in one heading or another, in the hidden words. */
  readonly inTitle: number;
  readonly inHeadings: number;
  readonly inTerms: number;
  /** Whether a code of the query is a code of the page. */
  readonly hasCode: boolean;
  readonly score: number;
}

/** Occurrences of a part per page, weighted by field and nearness, and the fields of all of them ({@link fieldBits}). */
class Tally {
  readonly frequency: Float32Array;
  readonly fields: Uint8Array;
  /** Pages with any, in no order. */
  pages: number[] = [];

  constructor(private readonly reader: Reader) {
    this.frequency = new Float32Array(reader.pages.length);
    this.fields = new Uint8Array(reader.pages.length);
  }

  /** Forgets the part before and counts this one. */
  count({matches}: Pick<Part, 'matches'>): void {
    for (const page of this.pages) this.frequency[page] = this.fields[page] = 0;
    this.pages = [];
    for (const {postings, quality: value} of matches) {
      for (let at = 0; at < postings.pages.length; at += 1) {
        const page = postings.pages[at]!;
        const fields = postings.fields[at]!;
        if (this.frequency[page] === 0) this.pages.push(page);
        const frequency = value * frequencyIn(fields, this.reader.pages[page]!.size, this.reader.averageSize);
        if (frequency > this.frequency[page]!) this.frequency[page] = frequency;
        this.fields[page]! |= value === quality.exact ? fields : fields & ~codesBit;
      }
    }
  }
}

function candidatesOf(reader: Reader, way: Way, number: number): Candidate[] {
  const parts = partsOf(reader, way);
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  if (total === 0) return [];
  // What is nowhere can be in no title.
  const occurring = parts.reduce((sum, part) => sum + (part.matches.length > 0 ? part.weight : 0), 0);
  const empty = () => new Float32Array(reader.pages.length);
  const [score, covered, inTitle, inHeadings, inTerms] = [empty(), empty(), empty(), empty(), empty()];
  const codes = new Uint8Array(reader.pages.length);
  const tally = new Tally(reader);
  const saturated = (page: number, idf: number) => (idf * tally.frequency[page]! * (saturation + 1)) / (tally.frequency[page]! + saturation);
  for (const part of parts) {
    tally.count(part);
    for (const page of tally.pages) {
      const fields = tally.fields[page]!;
      const {idf, weight} = fields & aboutBits ? part.about : part;
      score[page]! += saturated(page, idf);
      covered[page]! += weight;
      if (fields & titleBit) inTitle[page]! += part.weight;
      if (fields & headingBits) inHeadings[page]! += part.weight;
      if (fields & termsBit) inTerms[page]! += part.weight;
      if (fields & codesBit && part.unit.kind !== 'cjk') codes[page] = 1;
    }
  }
  for (const pair of pairsOf(reader, way)) {
    tally.count(pair);
    for (const page of tally.pages) score[page]! += pairWeight * saturated(page, pair.idf);
  }
  const found: Candidate[] = [];
  for (let page = 0; page < covered.length; page += 1) {
    if (covered[page]! < total * leastCoverage.absolute && codes[page] === 0) continue;
    found.push({
      page,
      way: number,
      covered: Math.max(codes[page] === 1 ? codeCoverage : 0, Math.min(1, covered[page]! / total)),
      inTitle: inTitle[page]! / occurring,
      inHeadings: inHeadings[page]! / occurring,
      inTerms: inTerms[page]! / occurring,
      hasCode: codes[page] === 1,
      score: score[page]!,
    });
  }
  return found;
}

/** Normalised, without spaces and hyphens: `P3-X-8 离线` and `p3x8离线` are the same. */
const squeezed = (text: string): string => normalize(text).replace(/[\s_-]+/g, '');

/** Fewest and most Chinese characters for which words that stand close count as the phrase. */
const nearLength = {least: 3, most: 12};
/** Characters that may stand between two of the query. */
const nearGap = 3;

const sentenceEnds = '。!?;:';

/** Whether the characters occur in order, no more than a few others between two of them, within a sentence. */
export function isNear(text: string, chars: readonly string[]): boolean {
  for (let start = text.indexOf(chars[0]!); start >= 0; start = text.indexOf(chars[0]!, start + 1)) {
    // Ends of the runs that reach this character; a handful, so that no text makes it slow.
    let ends = new Set([start + chars[0]!.length]);
    for (const char of chars.slice(1)) {
      const next = new Set<number>();
      for (const end of ends) {
        for (let at = end; at <= end + nearGap; at += 1) {
          if (text.startsWith(char, at)) next.add(at + char.length);
          if (sentenceEnds.includes(text[at] ?? '。')) break;
        }
      }
      ends = next;
      if (ends.size === 0) break;
    }
    if (ends.size > 0) return true;
  }
  return false;
}

/** A way of asking in the forms it is compared in. */
interface Asked {
  readonly phrase: string;
  /** Latin words are found where words begin. */
  readonly spacedPhrase: string;
  readonly hasCjk: boolean;
  readonly near: readonly string[] | null;
  readonly codes: ReadonlySet<string>;
}

function askedOf(way: Way): Asked {
  const text = way.map((unit) => unit.text).join(' ');
  const chars = way.filter((unit) => unit.kind === 'cjk').flatMap((unit) => [...unit.text]);
  const onlyCjk = way.every((unit) => unit.kind === 'cjk');
  return {
    phrase: squeezed(text),
    spacedPhrase: spacedWords(text).trimEnd(),
    hasCjk: chars.length > 0,
    near: onlyCjk && chars.length >= nearLength.least && chars.length <= nearLength.most ? chars : null,
    codes: new Set(way.filter((unit) => unit.kind === 'code').map((unit) => joinCode(unit.text))),
  };
}

/** A text in the forms it is compared in. */
interface Compared {
  readonly squeezed: string;
  readonly spaced: string;
}

const comparedOf = (text: string): Compared => ({squeezed: squeezed(text), spaced: spacedWords(text)});

const hasPhrase = (text: Compared, {phrase, spacedPhrase, hasCjk}: Asked): boolean =>
  hasCjk ? text.squeezed.includes(phrase) : text.spaced.includes(spacedPhrase) || text.spaced.includes(` ${phrase}`);

type Closeness = 'is' | 'has' | 'near' | 'no';

function closeness(text: Compared, asked: Asked): Closeness {
  if (text.squeezed === asked.phrase) return 'is';
  if (hasPhrase(text, asked)) return 'has';
  return asked.near && isNear(text.squeezed, asked.near) ? 'near' : 'no';
}

/** A fragment in the forms it is compared in, made once. */
interface ReadPage {
  readonly terms: readonly Compared[];
  readonly sections: readonly {readonly heading: Compared; readonly text: Compared}[];
}

const readOnce = new WeakMap<Fragment, ReadPage>();

function readPage(fragment: Fragment): ReadPage {
  let page = readOnce.get(fragment);
  if (!page) {
    page = {
      terms: fragment.terms.map(comparedOf),
      sections: fragment.sections.map(([, heading, text]) => ({heading: comparedOf(heading), text: comparedOf(text)})),
    };
    readOnce.set(fragment, page);
  }
  return page;
}

/** Share of the query that a text has, 0 to 1. */
function shareIn(texts: readonly Compared[], way: Way): number {
  let got = 0;
  let all = 0;
  for (const unit of way) {
    const weight = unit.kind === 'cjk' ? unit.terms.length : 2;
    const has = (term: string) => texts.some((text) => (unit.kind === 'cjk' ? text.squeezed.includes(term) : text.spaced.includes(` ${term}`) || (unit.kind === 'code' && text.squeezed.includes(term))));
    const found = unit.terms.filter(has).length;
    got += weight * (unit.kind === 'cjk' ? found / unit.terms.length : Math.min(1, found));
    all += weight;
  }
  return all === 0 ? 0 : got / all;
}

const titles = new WeakMap<PageFacts, Compared>();

function titleOf(page: PageFacts): Compared {
  let title = titles.get(page);
  if (!title) titles.set(page, (title = comparedOf(page.title)));
  return title;
}

const isFinder = (url: string) => /\/support\/finder(\/|$)/.test(url);

/** Who searches here mostly has a trouble, and an article is written for it. */
const kindWeights: Readonly<Record<Kind, number>> = {article: 1.6, model: 1, manual: 0.8, page: 0.65, news: 0.7};

/** How much a page is to be preferred for what it is. */
function kindFactor(page: PageFacts, candidate: Candidate, asked: Asked): number {
  let value = page.other ? 0.4 : 1;
  if (asked.codes.size > 0) {
    // Who types a code wants help with the thing; news that name it come last.
    if (page.kind === 'news') return value * 0.05;
    if (candidate.hasCode) value *= 4;
    if (page.kind !== 'page') value *= 1.5;
    // The page about the model itself before papers that name it.
    if (page.kind === 'model' && asked.codes.has(joinCode(page.title))) value *= 2;
  }
  // The symptom finder asks; an article about the same symptom answers.
  if (isFinder(page.url)) return value * 0.5;
  return value * kindWeights[page.kind];
}

/** A phrase that is most of a short title says more than one in a long title. */
function titleFactor(title: Compared, asked: Asked): number {
  const found = closeness(title, asked);
  const share = Math.min(1, asked.phrase.length / title.squeezed.length);
  return {is: 5, has: 2.4 + 1.6 * share, near: 1.7 + share, no: 1}[found];
}

const symptomFactor: Record<Closeness, number> = {is: 3, has: 2.5, near: 2, no: 1};
const headingFactor: Record<Closeness, number> = {is: 2.6, has: 2, near: 1.5, no: 1};
const textFactor: Record<Closeness, number> = {is: 3, has: 3, near: 1.4, no: 1};

/** The order of closeness, to take the closest of several. */
const closest = (all: readonly Closeness[]): Closeness => (['is', 'has', 'near'] as const).find((one) => all.includes(one)) ?? 'no';

/** What the postings alone say for a page whose words of the query stand in the same field, in whatever order. */
const fieldFactor = ({inTitle, inTerms, inHeadings}: Candidate): number => Math.max(1 + 1.6 * inTitle ** 2, 1 + 1.1 * inTerms ** 2, 1 + 0.5 * inHeadings ** 2);

/** The value of a page before its text has been read. */
function valueOf(candidate: Candidate, covered: number, page: PageFacts, asked: Asked): number {
  const own = candidate.score * covered ** coveredPower * (candidate.way === 0 ? 1 : variantWeight);
  // A title with little of the query has no phrase of it; most titles need not be read.
  const title = candidate.inTitle > leastOfTitle ? titleFactor(titleOf(page), asked) : 1;
  return own * kindFactor(page, candidate, asked) * Math.max(title, fieldFactor(candidate));
}

/** What the text of a page changes: the exact phrase, the query close together, the whole query in one section. */
function readFactor(page: PageFacts, fragment: Fragment, way: Way, asked: Asked): {factor: number; isClose: boolean} {
  const read = readPage(fragment);
  const title = titleOf(page);
  const symptom = closest(read.terms.map((term) => closeness(term, asked)));
  const heading = closest(read.sections.map((section) => closeness(section.heading, asked)));
  const text = closest(read.sections.map((section) => closeness(section.text, asked)));
  const share = Math.max(shareIn([title, ...read.terms], way), ...read.sections.map((section) => shareIn([section.heading, section.text], way)));
  const factor = Math.max(symptomFactor[symptom], headingFactor[heading], textFactor[text]);
  return {factor: factor * (together.least + together.share * share), isClose: [symptom, heading, text].some((one) => one !== 'no')};
}

/** A page that answers the query. */
export interface Found {
  readonly candidate: Candidate;
  readonly value: number;
  readonly covered: number;
  /** Whether the text was read for this value. */
  readonly isRead: boolean;
}

/** What the words of a page alone are worth. */
const wordsOf = ({candidate}: Found): number => candidate.score * candidate.covered;

/** The pages whose words are worth most, best first; found in one pass, for there may be thousands of pages. */
function wordiestOf(found: Iterable<Found>): Found[] {
  const best: Found[] = [];
  for (const one of found) {
    if (best.length === wordiestPages && wordsOf(one) <= wordsOf(best.at(-1)!)) continue;
    best.push(one);
    best.sort((a, b) => wordsOf(b) - wordsOf(a));
    if (best.length > wordiestPages) best.pop();
  }
  return best;
}

const byValue = (a: Found, b: Found) => b.value - a.value || a.candidate.page - b.candidate.page;

/** The pages that answer the query, as far as the loaded parts of the index tell, best first. */
export function pagesFound(reader: Reader, ways: readonly Way[]): Found[] {
  const asked = ways.map(askedOf);
  const best = new Map<number, Found>();
  for (const candidate of ways.flatMap((way, number) => candidatesOf(reader, way, number))) {
    const {page, covered} = candidate;
    const found = {candidate, covered, isRead: false, value: valueOf(candidate, covered, reader.pages[page]!, asked[candidate.way]!)};
    if ((best.get(page)?.value ?? -1) < found.value) best.set(page, found);
  }
  const wordiest = new Set(wordiestOf(best.values()));
  const all = [...best.values()].sort(byValue).map((found, at): Found => {
    const {candidate} = found;
    const page = reader.pages[candidate.page]!;
    const fragment = at < comparedPages || wordiest.has(found) ? reader.fragment(candidate.page) : undefined;
    if (!fragment) return {...found, value: found.value * (together.least + together.share * together.unread * found.covered)};
    const {factor, isClose} = readFactor(page, fragment, ways[candidate.way]!, asked[candidate.way]!);
    // Pairs across the gap are missing where the words stand close but not together; nothing else is.
    const covered = isClose ? 1 : candidate.covered;
    return {candidate, covered, isRead: true, value: valueOf(candidate, covered, page, asked[candidate.way]!) * factor};
  });
  const most = Math.max(0, ...all.map(({covered}) => covered));
  const least = Math.max(leastCoverage.absolute, leastCoverage.relative * most);
  return all.filter(({covered}) => covered >= least).sort(byValue);
}

/**
 * Pages whose text is not loaded and would tell more, the most promising first: the best so far, and those that have most
 * of the query's words, whatever they are worth without their text.
 */
export function unreadPages(reader: Reader, found: readonly Found[]): number[] {
  const wanted = new Set([...found.slice(0, readPages), ...wordiestOf(found)].map(({candidate}) => candidate.page));
  return [...wanted].filter((page) => !reader.fragment(page));
}

function hitsOf(reader: Reader, {candidate, value, isRead}: Found, way: Way): Hit[] {
  const page = reader.pages[candidate.page]!;
  const fragment = isRead ? reader.fragment(candidate.page) : undefined;
  const hit = {url: page.url, kind: page.kind, title: page.title, codes: fragment?.codes ?? [], catalogue: fragment?.catalogue ?? ''};
  if (!fragment) return [{...hit, id: page.url, heading: '', text: '', symptom: '', score: value}];
  const asked = askedOf(way);
  const read = readPage(fragment);
  const titleCloseness = closeness(titleOf(page), asked);
  const isClose = (text: Compared) => closeness(text, asked) !== 'no';
  const symptom = titleCloseness === 'is' || titleCloseness === 'has' ? undefined : fragment.terms.find((_, at) => isClose(read.terms[at]!));
  const rated = read.sections.map((section, at) => {
    const [anchor, heading, text] = fragment.sections[at]!;
    const own = at === 0 ? [titleOf(page), ...read.terms, section.text] : [section.heading, section.text];
    const share = shareIn(own, way);
    const closenessOfOwn = at === 0 ? Math.max(titleFactor(titleOf(page), asked), symptom === undefined ? 1 : 2) * 1.3 : headingFactor[closeness(section.heading, asked)];
    const rating = share ** 2 * Math.max(closenessOfOwn, textFactor[closeness(section.text, asked)]);
    return {share, rating, anchor, heading, text};
  });
  const best = Math.max(...rated.map(({rating}) => rating));
  const chosen = rated.filter(({share, rating}) => rating === best || share >= leastOfSection).sort((a, b) => b.rating - a.rating);
  return chosen.slice(0, sectionsPerPage).map(({anchor, heading, text, rating}) => ({
    ...hit,
    id: anchor ? `${page.url}#${anchor}` : page.url,
    url: anchor ? `${page.url}#${anchor}` : page.url,
    heading,
    text,
    symptom: heading ? '' : (symptom ?? ''),
    score: best > 0 ? (value * rating) / best : value,
  }));
}

/**
 * What is shown of the pages found.
 * @param found from {@link pagesFound} for the same ways
 * @param isLoaded whether all parts of the index that the ways ask for are loaded
 */
export function outcomeOf(reader: Reader, ways: readonly Way[], found: readonly Found[], isLoaded: boolean): SearchOutcome {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const {candidate} of found) counts[reader.pages[candidate.page]!.kind] += 1;
  const listed = found.slice(0, listedPages);
  return {
    hits: listed.flatMap((one) => hitsOf(reader, one, ways[one.candidate.way]!)),
    counts,
    units: ways.flat(),
    complete: isLoaded && unreadPages(reader, found).length === 0,
  };
}
