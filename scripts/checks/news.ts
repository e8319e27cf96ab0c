/** Posts: pages they are about, pictures, links to pages of the site, and the dates of the firmware and the claims they quote. */
import {claims, formatClaim, type ClaimId} from '../../src/facts/claims';
import {archives} from '../../src/facts/frontmatter.lists';
import {hardwarePath, models} from '../../src/facts/models';
import {routeIds, routes} from '../../src/site/routes';
import {chartsOf, fieldLine, loadDocuments, type SourceDocument} from './documents';
import type {Problem} from './problem';

const report = (
  document: SourceDocument,
  field: string,
  message: string,
  line = fieldLine(document, field),
): Problem => ({
  file: document.file,
  line,
  field,
  message,
});

/** Archives whose posts help to decide for a product, so each says which. */
const aboutProducts: readonly unknown[] = ['product', 'industry'];

function aboutProblems(post: SourceDocument): Problem[] {
  const {archive, products, image} = post.front;
  return [
    ...(aboutProducts.includes(archive) && products === undefined
      ? [report(post, 'products', 'list the pages it is about by their ids in src/site/routes.ts, the main one first')]
      : []),
    ...(image === 'chart' && chartsOf(post).length === 0
      ? [report(post, 'image', 'draw a chart (```chart) in the post, or name a picture')]
      : []),
  ];
}

/** Path of a picture without its width and format. A device in its place is another picture than the device alone. */
const pictureName = (image: unknown): string => String(image).replace(/(-\d+)?\.\w+$/, '');

/** Pictures that an earlier post of the edition has already. */
function sharedPictures(posts: readonly SourceDocument[]): Problem[] {
  const first = new Map<string, string>();
  return posts.flatMap((post) => {
    const {image} = post.front;
    if (typeof image !== 'string' || image === 'chart') return [];
    const key = `${post.locale} ${pictureName(image)}`;
    const other = first.get(key);
    first.set(key, other ?? post.file);
    return other === undefined
      ? []
      : [report(post, 'image', `${other} has this picture: name another, or write chart where the post has one`)];
  });
}

/** Pages whose addresses can be told from the files, with the headings of those that are documents. */
function knownPages(documents: readonly SourceDocument[]): Map<string, ReadonlySet<string> | undefined> {
  const pages = new Map<string, ReadonlySet<string> | undefined>();
  for (const id of routeIds) pages.set(routes[id].path.replace(/#.*/, ''), undefined);
  for (const model of models) pages.set(hardwarePath(model), undefined);
  for (const archive of archives) pages.set(`/news/${archive}`, undefined);
  for (const {kind, set, front, headings} of documents) {
    const version = set === 'docs/5.x' ? '/5.x' : '';
    const slug = String(front.slug);
    // The parts of a model page that are made from facts have ids too, which only the build knows.
    const ids = front.type === 'model' ? undefined : new Set(headings.flatMap(({id}) => id ?? []));
    pages.set(kind === 'news' ? `/news/${slug}` : `/support${version}${slug}`, ids);
  }
  return pages;
}

/** Sections whose addresses are all known; of the others, the build knows more. */
const judged = /^\/(products|solutions|technology|news|support\/(model|manuals|troubleshooting\/details))\//;

function linkProblems(post: SourceDocument, pages: ReturnType<typeof knownPages>): Problem[] {
  return post.body
    .filter(({inCode}) => !inCode)
    .flatMap(({text, line}) =>
      [...text.matchAll(/\]\((\/[^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(([, target = '', anchor]): Problem[] => {
        if (!judged.test(target)) return [];
        const ids = pages.get(target);
        if (!pages.has(target)) return [report(post, 'link', `there is no page ${target}; name one that exists`, line)];
        if (anchor === undefined || ids === undefined || ids.has(anchor)) return [];
        return [report(post, 'link', `${target} has no heading #${anchor}; it has: ${[...ids].join(', ')}`, line)];
      }),
    );
}

interface Release {
  readonly model: string;
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** Firmware of the devices, from the tables of their pages. */
const releasesIn = (documents: readonly SourceDocument[]): Release[] =>
  documents
    .filter(({front, locale, set}) => front.type === 'model' && locale === 'zh-CN' && set === 'docs/current')
    .flatMap(({front, body}) =>
      body.flatMap(({text}) => {
        const [, version, date] = /^\| (\d+\.\d+\.\d+) \| (\d{4}-\d{2}-\d{2}) \|/.exec(text) ?? [];
        return version && date ? [{model: String(front.model), version, date}] : [];
      }),
    );

const dayOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);

/** Versions that a post names before any of its devices, or of all where it names none, had them. */
function earlyVersions(post: SourceDocument, releases: readonly Release[]): Problem[] {
  const named: readonly unknown[] = Array.isArray(post.front.models) ? post.front.models : [];
  const day = dayOf(post.front.date);
  const seen = new Set<string>();
  return [...post.frontLines.filter(({text}) => /^(title|description):/.test(text)), ...post.body].flatMap(
    ({text, line}) =>
      [...text.matchAll(/(?<![\d.])\d+\.\d+\.\d+(?![\d.]*\d)/g)].flatMap(([version]): Problem[] => {
        const all = releases.filter((release) => release.version === version);
        const own = all.filter(({model}) => named.includes(model));
        const [date] = (own.length > 0 ? own : all).map((release) => release.date).sort();
        if (date === undefined || date <= day || seen.has(version)) return [];
        seen.add(version);
        return [
          report(
            post,
            'firmware',
            `firmware ${version} came out on ${date}, after this post: leave it out, or date the post later`,
            line,
          ),
        ];
      }),
  );
}

/** Claims whose figures are told from other numbers by their size. */
const distinctiveClaims = (Object.keys(claims) as ClaimId[]).filter((id) => claims[id].value >= 50_000);

/** Figures of the company that a post quotes from before they were counted. */
function earlyClaims(post: SourceDocument): Problem[] {
  const month = dayOf(post.front.date).slice(0, 7);
  return distinctiveClaims.flatMap((id) => {
    const {figure, scale} = formatClaim(id, post.locale);
    const {asOf} = claims[id];
    if (month >= asOf) return [];
    const quoted = new RegExp(`(?<![\\d.,])${figure}[\\s\u00a0]*${scale}(?![\\d.,]*\\d)`);
    const found = post.body.find(({text}) => quoted.test(text));
    return found
      ? [report(post, 'claim', `the figure ${figure}${scale} was counted in ${asOf}, after this post`, found.line)]
      : [];
  });
}

/** Problems of the posts under `root`. */
export function checkNews(root: string): Problem[] {
  const {documents} = loadDocuments(root);
  const posts = documents.filter(({kind}) => kind === 'news');
  const pages = knownPages(documents);
  const releases = releasesIn(documents);
  return [
    ...posts.flatMap((post) => [
      ...aboutProblems(post),
      ...linkProblems(post, pages),
      ...earlyVersions(post, releases),
      ...earlyClaims(post),
    ]),
    ...sharedPictures(posts),
  ];
}
