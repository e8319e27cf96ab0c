/** Structured data of a page: complete for what the page is, and never saying anything but what the page shows. */
import {isPostPath} from '../../../src/facts/newsLists';
import {canonicalOf, editions, splitPath} from '../../../src/site/editions';
import {routeIdAt} from '../../../src/site/routes';
import type {FetchedPage} from '../../support/built-site';

type Thing = Readonly<Record<string, unknown>>;

/** What search engines ask for, by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'foundingDate'],
  WebSite: ['name', 'url', 'publisher'],
  Product: ['name', 'description', 'url', 'image', 'brand', 'category', 'additionalProperty'],
  FAQPage: ['mainEntity', 'inLanguage'],
  TechArticle: [
    'headline',
    'description',
    'url',
    'image',
    'author',
    'publisher',
    'dateModified',
    'inLanguage',
    'mainEntityOfPage',
  ],
  NewsArticle: [
    'headline',
    'description',
    'url',
    'image',
    'author',
    'publisher',
    'datePublished',
    'dateModified',
    'inLanguage',
    'articleSection',
    'mainEntityOfPage',
  ],
  Article: [
    'headline',
    'description',
    'url',
    'image',
    'author',
    'publisher',
    'dateModified',
    'inLanguage',
    'mainEntityOfPage',
    'about',
  ],
  BreadcrumbList: ['itemListElement'],
};

/** The site has no offers and no ratings. */
const invented = ['offers', 'aggregateRating', 'review'];

/** Properties that hold addresses. */
const addresses = new Set(['url', 'item', 'image', '@id', 'mainEntityOfPage']);

const plain = (text: string): string => text.replace(/[\u200b\s]+/g, '');

/** Types a page has to have, by what it is and shows. */
export function wantedTypes({pathname, $}: Pick<FetchedPage, 'pathname' | '$'>): string[] {
  const {locale, path} = splitPath(pathname);
  const id = routeIdAt(path);
  const has = (selector: string) => $(selector).length > 0;
  return [
    ...(id === 'home' || id === 'about' || id === 'about.contact' ? ['Organization'] : []),
    ...(id === 'home' ? ['WebSite'] : []),
    ...(has('main #parameters table') ? ['Product'] : []),
    ...(/^\/support(\/5\.x)?\/(troubleshooting\/details|manuals)\/./.test(path) ? ['TechArticle'] : []),
    ...(isPostPath(path) ? ['NewsArticle'] : []),
    ...(has('main [data-customer]') ? ['Article'] : []),
    ...(has('[data-faq] details') ? ['FAQPage'] : []),
    ...(has(`main nav[aria-label="${locale === 'en' ? 'Breadcrumbs' : '所在位置'}"]`) ? ['BreadcrumbList'] : []),
  ];
}

/** Every address below a value, and every property that must not be. */
function walk(value: unknown, visit: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    visit(key, inner);
    walk(inner, visit);
  }
}

/** What a thing says beside what the page shows. */
function agreementProblems(page: FetchedPage, thing: Thing, canonical: string): string[] {
  const {$} = page;
  const problems: string[] = [];
  const agree = (what: string, said: unknown, shown: string) => {
    if (plain(String(said)) !== plain(shown))
      problems.push(`${String(thing['@type'])}: ${what} "${String(said)}" instead of "${shown}"`);
  };
  const heading = $('main h1').first().text();
  const days = $('main time')
    .toArray()
    .map((time) => $(time).attr('datetime'));
  const type = String(thing['@type']);
  if (type === 'Product') agree('name', thing.name, heading);
  if (['TechArticle', 'NewsArticle', 'Article'].includes(type)) {
    agree('headline', thing.headline, heading);
    agree('description', thing.description, $('meta[name=description]').attr('content') ?? '');
    for (const key of ['datePublished', 'dateModified']) {
      if (thing[key] !== undefined && !days.includes(String(thing[key])))
        problems.push(`${type}: ${key} ${String(thing[key])} is no day the page shows`);
    }
  }
  if (type === 'FAQPage') {
    const asked = (thing.mainEntity as Thing[]).map((one) => ({
      question: String(one.name),
      answer: String((one.acceptedAnswer as Thing | undefined)?.text ?? ''),
    }));
    const shown = $('[data-faq] details')
      .toArray()
      .map((entry) => ({question: $(entry).find('summary').text(), answer: $(entry).find('p').text()}));
    agree(
      'questions',
      asked.map(({question, answer}) => question + answer).join(''),
      shown.map(({question, answer}) => question + answer).join(''),
    );
  }
  if (type === 'BreadcrumbList') {
    const items = thing.itemListElement as Thing[];
    const links = $('main nav')
      .filter((_, nav) => ['Breadcrumbs', '所在位置'].includes($(nav).attr('aria-label') ?? ''))
      .first()
      .find('a')
      .toArray();
    const last = items.at(-1);
    agree(
      'names',
      items
        .slice(0, links.length)
        .map(({name}) => name)
        .join(''),
      links.map((link) => $(link).text()).join(''),
    );
    if (last?.item !== canonical || items.length !== links.length + 1)
      problems.push(
        `BreadcrumbList: ends at ${String(last?.item)} after ${items.length} names instead of ${canonical}`,
      );
    if (items.some(({position}, index) => position !== index + 1))
      problems.push('BreadcrumbList: positions are not 1, 2, 3 …');
  }
  return problems;
}

/** What is missing, wrong or made up in the structured data of a page. */
export function structuredProblems(page: FetchedPage, origin: string): string[] {
  const {$, pathname, status} = page;
  const blocks = $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => $(element).text());
  if (status !== 200) return blocks.length === 0 ? [] : ['a page that answers 404 has structured data'];
  const wanted = wantedTypes(page);
  let graph: Thing[];
  try {
    graph = blocks.flatMap((text) => {
      const data = JSON.parse(text) as {'@context'?: string; '@graph'?: Thing[]};
      if (data['@context'] !== 'https://schema.org') throw new Error('no @context https://schema.org');
      return data['@graph'] ?? [data as Thing];
    });
  } catch (error) {
    return [`structured data that cannot be read: ${(error as Error).message}`];
  }
  const types = graph.map((thing) => String(thing['@type']));
  const problems = [
    ...wanted.filter((type) => !types.includes(type)).map((type) => `no ${type}`),
    ...types
      .filter((type, index) => !wanted.includes(type) || types.indexOf(type) !== index)
      .map((type) => `${type}, for which the page gives no reason`),
  ];
  const canonical = origin + canonicalOf(pathname);
  for (const thing of graph) {
    const type = String(thing['@type']);
    const missing = (required[type] ?? []).filter(
      (key) => thing[key] === undefined || thing[key] === '' || (Array.isArray(thing[key]) && thing[key].length === 0),
    );
    if (missing.length > 0) problems.push(`${type} without ${missing.join(', ')}`);
    else problems.push(...agreementProblems(page, thing, canonical));
    walk(thing, (key, value) => {
      if (invented.includes(key)) problems.push(`${type} has ${key}: nobody gave any`);
      const texts = addresses.has(key)
        ? (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
        : [];
      for (const text of texts)
        if (!text.startsWith(`${origin}/`)) problems.push(`${type}: ${key} "${text}" is no address of the site`);
      if (
        key === 'inLanguage' &&
        value !== editions[splitPath(pathname).locale].htmlLang &&
        $(`main [lang="${String(value)}"]`).length === 0
      )
        problems.push(`${type}: inLanguage ${String(value)}`);
    });
  }
  return problems;
}
