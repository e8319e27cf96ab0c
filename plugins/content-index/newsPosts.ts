/** What the blog plugin does not know of a post: how long it takes, its neighbors in the archive, and what it leads to. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {NewsFrontMatter} from '../../src/facts/frontmatter';
import {modelsNamed} from '../../src/facts/frontmatter.lists';
import {hardwarePath, models} from '../../src/facts/models';
import {isRouteId} from '../../src/facts/readNext';
import type {PostLinks} from '../../src/facts/contentIndex';

/** Articles that a post offers. */
const mostArticles = 3;

const modelIds = models.map(({id}) => id);

/** Minutes to read a post: 400 characters of Chinese or 220 words a minute, at least one. */
export function readingMinutes(markdown: string): number {
  const text = markdown.replace(/\{#[^}]*\}|\]\([^)]*\)|<!--[\s\S]*?-->/g, ' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d.,'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / 400 + words / 220));
}

interface Article {
  readonly title: string;
  readonly permalink: string;
  readonly models: readonly string[];
  /** What it is about, in small letters. */
  readonly text: string;
  /** Place among the popular ones, 1 first. */
  readonly popular: number;
}

const articleFolder = 'docs/troubleshooting';
const translated = 'i18n/en/docusaurus-plugin-content-docs/current/troubleshooting';

/** Articles of an edition; one without translation has its Chinese title, as on its own page. */
function articlesOf(siteDir: string, locale: string, baseUrl: string): Article[] {
  const source = path.join(siteDir, articleFolder);
  return readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const read = (folder: string) => matter(readFileSync(path.join(folder, name), 'utf8'), {}).data;
      const own = path.join(siteDir, translated);
      let front = read(source);
      if (locale === 'en') {
        try {
          front = read(own);
        } catch {
          // Not translated yet.
        }
      }
      return {
        title: String(front.title),
        permalink: `${baseUrl}support${String(front.slug)}`,
        models: modelsNamed(front.models, modelIds),
        text: [front.title, front.description, front.symptoms].flat().join(' ').toLowerCase(),
        popular: Number(front.popular ?? Infinity),
      };
    });
}

/** Articles about the devices of a post; first those that name its keywords, then the popular ones. */
export function relatedArticles(
  {keywords, models: ids = []}: Pick<NewsFrontMatter, 'keywords' | 'models'>,
  articles: readonly Article[],
): Article[] {
  const hits = ({text}: Article) => keywords.filter((word) => text.includes(word.toLowerCase())).length;
  return articles
    .filter((article) => article.models.some((id) => ids.includes(id)))
    .sort((a, b) => hits(b) - hits(a) || (a.popular === b.popular ? 0 : a.popular - b.popular))
    .slice(0, mostArticles);
}

interface Input {
  readonly blogPosts: BlogPost[];
  readonly siteDir: string;
  readonly locale: string;
  /** Base URL of the edition, with a trailing slash. */
  readonly baseUrl: string;
}

/**
 * The posts, newest first, each with its links in the metadata, where the template reads them.
 * @throws {Error} when a post names a page that is not in the registry
 */
export function completePosts({blogPosts, siteDir, locale, baseUrl}: Input): BlogPost[] {
  const articles = articlesOf(siteDir, locale, baseUrl);
  const front = ({metadata}: BlogPost) => metadata.frontMatter as unknown as NewsFrontMatter;
  const sorted = [...blogPosts].sort(
    (a, b) =>
      b.metadata.date.getTime() - a.metadata.date.getTime() || (a.metadata.permalink < b.metadata.permalink ? -1 : 1),
  );
  const neighbor = (post: BlogPost | undefined) =>
    post ? {title: post.metadata.title, permalink: post.metadata.permalink} : null;
  return sorted.map((post) => {
    const {archive, products = [], models: ids = [], keywords} = front(post);
    const wrong = products.find((id) => !isRouteId(id));
    if (wrong !== undefined)
      throw new Error(`${post.metadata.source}: products names "${wrong}", no id of src/site/routes.ts`);
    const inArchive = sorted.filter((other) => front(other).archive === archive);
    const at = inArchive.indexOf(post);
    const links: PostLinks = {
      newer: neighbor(inArchive[at - 1]),
      older: neighbor(inArchive[at + 1]),
      pages: products.filter(isRouteId),
      devices: models
        .filter(({id}) => ids.includes(id))
        .map((model) => ({title: model.name, permalink: `${baseUrl}${hardwarePath(model).slice(1)}`})),
      articles: relatedArticles({keywords, models: ids}, articles).map(({title, permalink}) => ({title, permalink})),
    };
    // Listed, the beginning of every post would be loaded with the plugin's list of all news, which ours replaces.
    return {...post, metadata: {...post.metadata, unlisted: true, links}};
  });
}
