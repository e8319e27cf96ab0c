/** The search test set is valid: every query is of its kind, and every expected page contains what was asked. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {joinCode} from '../../src/features/search/model/analyzer';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';
import {
  foreignKinds,
  isTuning,
  loadQueries,
  queriesSchema,
  queryKinds,
  querySets,
  type KnownItem,
} from '../../scripts/bench/search-queries';
import {loadDocuments} from '../../scripts/checks/documents';
import {listFiles, readText} from '../../scripts/checks/files';
import {catalogues} from '../../src/facts/frontmatter.lists';
import {hardwarePath, models} from '../../src/facts/models';
import {routeIdAt} from '../../src/site/routes';

const root = path.resolve(import.meta.dirname, '../..');
const locales = {zh: 'zh-CN', en: 'en'} as const;
const least = {queries: 300, ofKind: 14, ofKindInTest: 7};
const {documents} = loadDocuments(root);

/** Markdown without its signs: what a reader sees, near enough for comparing words. */
const readable = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s*\{#[^}]*\}/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[*`|[\]]/g, ' ');

/** Texts of a language's pages: path inside the edition → title, hidden terms and body. */
function textsOf(language: SearchLanguage): Map<string, string> {
  const locale = locales[language];
  const copy = (name: string) => {
    const file = [`i18n/${locale}/copy/${name}.ts`, `i18n/${locale}/copy/${name}/index.ts`].find((one) =>
      existsSync(path.join(root, one)),
    );
    return file ? readText(root, file) : '';
  };
  const texts = new Map<string, string>();
  for (const {front, body, kind, set, key, locale: own} of documents) {
    if (own !== locale) continue;
    const slug = String(front.slug ?? '');
    const support = set === 'docs/5.x' ? '/support/5.x' : '/support';
    const place = kind === 'news' ? `/news/${key.split('/')[0]}/${slug.split('/').at(-1)}` : `${support}${slug}`;
    const fields = [front.title, front.description, front.symptoms, front.codes].flat().filter(Boolean);
    texts.set(place, readable([...fields, ...body.map(({text}) => text)].join('\n')));
  }
  for (const model of models) texts.set(hardwarePath(model), `${model.name}\n${copy(`hardware/models/${model.id}`)}`);
  for (const file of listFiles(root, 'src/facts/trees', /\.yaml$/))
    texts.set(`/support/finder/${path.basename(file, '.yaml')}`, readText(root, file));
  for (const file of listFiles(root, 'src/pages', /\.tsx$/)) {
    const modules = [...readText(root, file).matchAll(/from '@copy\/([^']+)'/g)].map(([, name]) => copy(name!));
    texts.set(`/${file.slice('src/pages/'.length).replace(/(\/?index)?\.tsx$/, '')}`, modules.join('\n'));
  }
  return texts;
}

const texts = {zh: textsOf('zh'), en: textsOf('en')};
const queries = {zh: loadQueries(root, 'zh'), en: loadQueries(root, 'en')};

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
const squeezed = (text: string) => folded(text).replace(/\s+/g, '');
const bare = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Runs of Chinese, and words of Latin letters and digits. Hyphens join: `Wi-Fi` is `wifi`. */
const tokensOf = (text: string): readonly string[] =>
  folded(text)
    .replace(/(?<=\w)[-\u2011](?=\w)/g, '')
    .match(/[\u4e00-\u9fff]+|[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? [];
const isChinese = (token: string) => /[\u4e00-\u9fff]/.test(token);

/** Whether one insertion, deletion, substitution or exchange of neighbors leads from one word to the other. */
function isOneLetterAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = restA.length > 1 && restA[1]! + restA[0]! + restA.slice(2) === restB;
  return swapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
}

const windowsOf = (text: string, size: number) =>
  Array.from({length: Math.max(0, text.length - size + 1)}, (_, at) => text.slice(at, at + size));

function isMisspeltWordOf(token: string, text: string): boolean {
  if (!isChinese(token)) return tokensOf(text).some((word) => isOneLetterAway(token, word));
  const plain = bare(text);
  return [-1, 0, 1].some((more) => windowsOf(plain, token.length + more).some((part) => isOneLetterAway(token, part)));
}

/** What keeps a query from being of its kind; undefined when nothing does. `text` is that of its best answer. */
function faultOf({query, kind}: KnownItem, language: SearchLanguage, text: string): string | undefined {
  const tokens = tokensOf(query);
  const has = (token: string) => (isChinese(token) ? bare(text).includes(token) : tokensOf(text).includes(token));
  if (kind === 'body' && !squeezed(text).includes(squeezed(query))) return 'does not occur in the text';
  if (kind === 'code' && !(/[\p{L}]/u.test(query) && bare(text).includes(joinCode(query))))
    return 'is no code of the page';
  if (kind === 'typo') {
    const wrong = tokens.filter((token) => !has(token));
    if (wrong.length !== 1) return `has ${wrong.length} words that the page has not: ${wrong.join(', ')}`;
    if (!isMisspeltWordOf(wrong[0]!, text)) return `"${wrong[0]}" is no word of the page with one wrong letter`;
  }
  if (kind === 'mixed') {
    const scripts = [isChinese(query), /[a-z]/.test(folded(query)), /\d/.test(folded(query))].filter(Boolean).length;
    if (scripts < 2 && !/\b[a-z]+-[a-z]+\b/i.test(query)) return 'is of one script';
  }
  if (kind === 'prefix') {
    const half = tokens.at(-1)!;
    const begins = isChinese(half)
      ? bare(text).includes(half)
      : tokensOf(text).some((word) => word.startsWith(half) && word !== half);
    if (!begins) return `"${half}" is no beginning on the page`;
  }
  if (kind === 'pinyin' && !/^[a-z ]+$/.test(query)) return 'is not in Latin letters';
  if (kind === 'version' && !/5\.x|v5|旧|老|old|legacy|previous/.test(query)) return 'names no version';
  return undefined;
}

const isCatalogue = (place: string) =>
  catalogues.some((catalogue) => place === `/support/troubleshooting/catalog/${catalogue}`);
const isShared = (query: string) => query.length < 10;

const exists = (place: string, language: SearchLanguage) =>
  // A document without translation is shown in Chinese.
  texts[language].has(place) || texts.zh.has(place) || routeIdAt(place) !== undefined || isCatalogue(place);

describe.each(['zh', 'en'] as const)('queries of %s', (language) => {
  const list = queries[language];

  it('are enough, of every kind', () => {
    expect(list.length).toBeGreaterThanOrEqual(least.queries);
    const countOf = (kind: string) => list.filter((one) => one.kind === kind).length;
    const kinds = queryKinds.filter((kind) => !foreignKinds[language].includes(kind));
    expect(kinds.filter((kind) => countOf(kind) < least.ofKind)).toEqual([]);
    expect(list.filter(({kind}) => foreignKinds[language].includes(kind))).toEqual([]);
  });

  it('leave enough of every kind to the test part', () => {
    const measured = list.filter((one) => !isTuning(one));
    const kinds = queryKinds.filter((kind) => !foreignKinds[language].includes(kind));
    expect(kinds.filter((kind) => measured.filter((one) => one.kind === kind).length < least.ofKindInTest)).toEqual([]);
  });

  it('are asked once', () => {
    const asked = list.map(({query}) => bare(query));
    expect(asked.filter((query, at) => asked.indexOf(query) !== at)).toEqual([]);
  });

  it('expect pages that exist, each once', () => {
    expect(
      list.flatMap(({expect: pages}) =>
        pages.filter((place, at) => !exists(place, language) || pages.indexOf(place) !== at),
      ),
    ).toEqual([]);
  });

  it('are of their kind', () => {
    const faults = list.flatMap((one) => {
      const fault = faultOf(one, language, texts[language].get(one.expect[0]!) ?? '');
      return fault ? [`${one.kind} "${one.query}" ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('cut from a text name every page that has it', () => {
    const missing = list
      .filter(({kind}) => kind === 'body')
      .flatMap(({query, expect: pages}) =>
        [...texts[language]]
          .filter(
            ([place, text]) => !pages.includes(place) && place.length > 1 && squeezed(text).includes(squeezed(query)),
          )
          .map(([place]) => `${query}: ${place}`),
      );
    expect(missing).toEqual([]);
  });

  it('reach every catalogue, manuals, models, products and news', () => {
    const reached = new Set(list.flatMap(({expect: pages}) => pages));
    const articles = [...reached].map((place) => /\/details\/t(0\d)\d\d$/.exec(place)?.[1]);
    expect(articles).toEqual(expect.arrayContaining(['00', '01', '02', '03', '04', '05', '06', '07']));
    const rare = ['/support/manuals/', '/support/model/', '/products/', '/news/'].filter(
      (start) => [...reached].filter((place) => place.startsWith(start)).length <= 2,
    );
    expect(rare).toEqual([]);
  });

  // Codes, beginnings and words of one or two syllables are so short that a test may need the same.
  it('are not those of the unit tests', () => {
    const tests = listFiles(root, 'tests/unit/search', /\.tsx?$/)
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    const copied = list.filter(
      ({query, kind}) =>
        kind !== 'code' &&
        kind !== 'prefix' &&
        !isShared(query) &&
        [`'${query}'`, `"${query}"`, `\`${query}\``].some((literal) => tests.includes(literal)),
    );
    expect(copied.map(({query}) => query)).toEqual([]);
  });
});

describe.each(['zh', 'en'] as const)('queries of %s to practise with and to probe with', (language) => {
  const all = querySets.map((set) => loadQueries(root, language, set));
  const others = all.slice(1).flat();

  it('are asked once, and not in the query set', () => {
    const asked = all.flat().map(({query}) => bare(query));
    const fresh = new Set(others.map(({query}) => bare(query)));
    expect(asked.filter((query, at) => fresh.has(query) && asked.indexOf(query) !== at)).toEqual([]);
  });

  it('expect pages that exist, each once', () => {
    expect(
      others.flatMap(({expect: pages}) =>
        pages.filter((place, at) => !exists(place, language) || pages.indexOf(place) !== at),
      ),
    ).toEqual([]);
  });
});

describe('the checks', () => {
  const text = 'Recorder beeps\nThe ALM light of a UL-8208NH blinks. 录像机滴滴响，先看灯。Wi-Fi';
  const fault = (kind: KnownItem['kind'], query: string, language: SearchLanguage = 'en') =>
    faultOf({kind, query, expect: ['/support']}, language, text);

  it.each([
    ['body', 'of a UL-8208NH bli'],
    ['code', 'ul 8208nh'],
    ['typo', 'recoder beeps'],
    ['typo', 'light alm blniks'],
    ['typo', '录象机滴滴响'],
    ['typo', '录像机滴响'],
    ['typo', 'wifu'],
    ['mixed', 'ul8208nh beeps'],
    ['mixed', '录像机alm灯'],
    ['prefix', 'alm bli'],
    ['prefix', '录像'],
    ['title', 'anything'],
    ['colloquial', 'anything'],
  ] as const)('take the %s query "%s"', (kind, query) => expect(fault(kind, query)).toBeUndefined());

  it.each([
    ['body', 'blinks of a'],
    ['code', 'ul 8232nh'],
    ['code', '8208'],
    ['typo', 'recorder beeps'],
    ['typo', 'rcoder beeps'],
    ['typo', 'recoder blniks'],
    ['typo', '录象机嘀响'],
    ['mixed', 'recorder beeps'],
    ['mixed', '录像机'],
    ['prefix', 'recorder'],
    ['prefix', 'eeps'],
    ['prefix', '像录'],
  ] as const)('refuse the %s query "%s"', (kind, query) => expect(fault(kind, query)).toEqual(expect.any(String)));

  it.each([
    {query: 'a', kind: 'code', expect: ['/support']},
    {query: 'k3', kind: 'guess', expect: ['/support']},
    {query: 'k3', kind: 'code', expect: []},
    {query: 'k3', kind: 'code', expect: ['/global/x#y']},
    {query: 'k3', kind: 'code', expect: ['/support'], note: 'x'},
  ])('refuse the shape %j', (entry) => expect(queriesSchema.safeParse([entry]).success).toBe(false));

  it('know a page from a typing error', () => {
    expect(exists('/support/model/k3', 'en')).toBe(true);
    expect(exists('/support/model/k4', 'en')).toBe(false);
  });
});
