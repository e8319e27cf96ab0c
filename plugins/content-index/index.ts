/**
 * Indexes collected from front matter, never listed by hand: articles by catalogue, what exists for a model, the news.
 * The data goes into `.docusaurus/content-index/default/*.json`; pages import the one file they show.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {catalogues, docSchema, newsSchema} from '../../src/facts/frontmatter';
import {hardwarePath, models} from '../../src/facts/models';
import {loadTrees} from '../../src/facts/trees';
import type {Tree} from '../../src/facts/trees.schema';
import {qrOf} from '../../src/site/qr';
import {type ChartPicture, pictureFolder, postPicture, writePictures} from '../doc-parts/charts/pictures';
import {feedFiles, feedTitle, feedTypes, newsFeeds} from './feeds';
import {newsPages} from './newsPages';
import {finderTree, type Language, lightLinks, offeredFor, treeLink} from './trees';
import type {
  ArticleLink,
  DocLink,
  GuideLink,
  LightLink,
  ModelIndex,
  NewsLink,
  SupportIndex,
} from '../../src/facts/contentIndex';

type LoadedVersion = DocsContent['loadedVersions'][number];
type LoadedDoc = LoadedVersion['docs'][number];

function parseFrontMatter<T>(
  schema: {
    safeParse(
      value: unknown,
    ): {success: true; data: T} | {success: false; error: {issues: {path: PropertyKey[]; message: string}[]}};
  },
  source: string,
  value: unknown,
): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  - ${issue.path.join('.') || 'front matter'}: ${issue.message}`);
  throw new Error(`${source}: the front matter is wrong\n${lines.join('\n')}`);
}

/** Documents that carry a `type` are checked and indexed; others are plain pages. */
function readDoc(doc: LoadedDoc) {
  return {doc, front: parseFrontMatter(docSchema, doc.source, doc.frontMatter)};
}

const articleLink = ({doc, front}: ReturnType<typeof readDoc>): ArticleLink | null =>
  front.type === 'article'
    ? {
        id: front.id,
        title: doc.title,
        description: doc.description,
        permalink: doc.permalink,
        catalogue: front.catalogue,
        minutes: front.minutes,
        models: front.models ?? [],
        popular: front.popular ?? null,
      }
    : null;

const docLink = (doc: LoadedDoc): DocLink => ({
  title: doc.title,
  description: doc.description,
  permalink: doc.permalink,
});

interface IndexContext {
  readonly trees: readonly Tree[];
  readonly language: Language;
  readonly baseUrl: string;
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
}

/** Address of the page of a model in a version, without the base URL. */
const modelPath = (version: string, model: string): string =>
  `support/${version === 'current' ? '' : `${version}/`}model/${model}`;

function indexVersion(version: LoadedVersion, {trees, language, baseUrl, origin}: IndexContext) {
  const read = version.docs.map(readDoc);
  const articles = read.map(articleLink).filter((link): link is ArticleLink => link !== null);
  const guides = read.flatMap(({doc, front}) =>
    front.type === 'guide' ? [{...docLink(doc), group: front.group ?? 'tools'} satisfies GuideLink] : [],
  );
  const perModel: Record<string, ModelIndex> = {};
  for (const model of models) {
    const manual = read.find(({front}) => front.type === 'manual' && front.model === model.id);
    perModel[model.id] = {
      manual: manual ? docLink(manual.doc) : null,
      articles: articles.filter((article) => article.models.includes(model.id)),
      guides,
      trees: trees.filter((tree) => offeredFor(tree, model.id)).map((tree) => treeLink(tree, language, baseUrl)),
      lights: lightLinks(model, trees, language, baseUrl),
      product: `${baseUrl}${hardwarePath(model).slice(1)}`,
      qr: qrOf(`${origin}${baseUrl}${modelPath(version.versionName, model.id)}`),
    };
  }
  const support: SupportIndex = {
    articles,
    models: read.flatMap(({doc, front}) => (front.type === 'model' ? [{...docLink(doc), model: front.model}] : [])),
    manuals: read.flatMap(({doc, front}) =>
      front.type === 'manual'
        ? [{...docLink(doc), model: front.model ?? null, product: front.product ?? null, version: front.firmware}]
        : [],
    ),
    guides,
    trees: trees.map((tree) => treeLink(tree, language, baseUrl)),
  };
  return {perModel, support};
}

/** Posts with their pictures; those drawn from charts are added to `pictures`. */
function newsLinks(blog: BlogContent, siteDir: string, pictures: ChartPicture[]): NewsLink[] {
  const drawn = (source: string, slug: string): string => {
    const file = source.replace('@site/', '');
    const picture = postPicture(file, slug, readFileSync(path.join(siteDir, file), 'utf8'));
    pictures.push(picture);
    return `/${pictureFolder}/${picture.name}`;
  };
  return blog.blogPosts.map(({metadata}) => {
    const front = parseFrontMatter(newsSchema, metadata.source, metadata.frontMatter);
    return {
      title: metadata.title,
      description: metadata.description,
      permalink: metadata.permalink,
      date: front.date,
      archive: front.archive,
      image: front.image === 'chart' ? drawn(metadata.source, front.slug) : front.image,
      source: front.source,
      updated: front.updated ?? front.date,
      minutes: metadata.readingTime ?? 1,
      products: front.products ?? [],
      models: front.models ?? [],
      ...(front.featured && {featured: true}),
      ...(front.figure !== undefined &&
        front.figure_caption !== undefined && {figure: {value: front.figure, caption: front.figure_caption}}),
    };
  });
}

export default function contentIndex(context: LoadContext): Plugin {
  let news: NewsLink[] = [];
  return {
    name: 'content-index',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const {baseUrl} = context;

      const pictures: ChartPicture[] = [];
      news = newsLinks(blog, context.siteDir, pictures);
      writePictures(context.generatedFilesDir, pictures);
      // Names only: the catalogue with all its figures would be bundled into every article.
      await actions.createData(
        'model-names.json',
        JSON.stringify(Object.fromEntries(models.map(({id, name}) => [id, name]))),
      );
      const trees = loadTrees(context.siteDir);
      const language: Language = context.i18n.currentLocale === 'en' ? 'en' : 'zh';
      let supportFile = '';
      let articles: readonly ArticleLink[] = [];
      let used = new Set<string>();
      let lights: readonly LightLink[] = [];
      const older: string[] = [];
      const olderPermalinks: Record<string, string[]> = {};
      for (const version of docs.loadedVersions) {
        const {perModel, support} = indexVersion(version, {trees, language, baseUrl, origin: context.siteConfig.url});
        const file = await actions.createData(`support-${version.versionName}.json`, JSON.stringify(support));
        if (version.versionName === 'current') {
          await actions.createData(
            'current-permalinks.json',
            JSON.stringify(version.docs.map(({permalink}) => permalink)),
          );
          supportFile = file;
          articles = support.articles;
          // Cameras have the same lights (`models.ts`), and trees that answer them alike.
          lights = perModel[models.find(({kind}) => kind === 'camera')!.id]!.lights;
          used = new Set(support.articles.map((article) => article.catalogue));
        } else {
          older.push(file);
          olderPermalinks[version.versionName] = version.docs.map(({permalink}) => permalink);
        }
        for (const [model, index] of Object.entries(perModel)) {
          await actions.createData(`model-${version.versionName}-${model}.json`, JSON.stringify(index));
        }
      }

      await actions.createData('older-permalinks.json', JSON.stringify(olderPermalinks));

      const page = (
        path: string,
        component: string,
        modules: Record<string, string>,
        props: Record<string, unknown> = {},
      ) => actions.addRoute({path: `${baseUrl}${path}`, component, exact: true, modules, props});

      page('support', '@site/src/templates/SupportHome', {index: supportFile}, {lights});
      page(
        'support/troubleshooting',
        '@site/src/templates/CatalogueIndex',
        {index: supportFile, ...(older[0] ? {older: older[0]} : {})},
        {catalogue: null},
      );
      for (const catalogue of catalogues.filter((name) => used.has(name))) {
        page(
          `support/troubleshooting/catalog/${catalogue}`,
          '@site/src/templates/CatalogueIndex',
          {index: supportFile},
          {catalogue},
        );
      }
      for (const tree of trees) {
        const data = await actions.createData(
          `tree-${tree.id}.json`,
          JSON.stringify(finderTree(tree, language, articles)),
        );
        page(`support/finder/${tree.id}`, '@site/src/templates/SymptomFinder', {tree: data});
      }
      page('support/finder', '@site/src/templates/SymptomIndex', {index: supportFile});
      for (const parameter of ['model', 'troubleshooting/catalog', 'troubleshooting/details']) {
        page(`support/${parameter}`, '@site/src/templates/ParameterException', {index: supportFile}, {parameter});
      }
      await newsPages(news, {baseUrl, actions});
    },
    injectHtmlTags: () => ({
      headTags: Object.entries(feedFiles).map(([kind, file]) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: feedTypes[kind as keyof typeof feedFiles],
          href: `${context.baseUrl}news/${file}`,
          title: feedTitle(context.i18n.currentLocale, null),
        },
      })),
    }),
    async postBuild({outDir, siteConfig}) {
      await newsFeeds({
        outDir,
        staticDir: path.join(context.siteDir, 'static'),
        origin: siteConfig.url,
        baseUrl: context.baseUrl,
        locale: context.i18n.currentLocale,
        news,
      });
    },
  };
}
