/**
 * Front matter of the documents and news, one schema per type. The build and `npm run check` read files with these;
 * messages say what to write, because the reader is a writer, not a programmer.
 */
import * as z from 'zod';
import {archives, catalogues, guideGroups, manualProducts, modelsNamed, places, platforms} from './frontmatter.lists';
import {routeIds, routes} from '../site/routes';
import {models} from './models';
import {wordCount} from './searchWords';

export {archives, catalogues} from './frontmatter.lists';
export type {Archive, Catalogue} from './frontmatter.lists';

const modelIds = models.map((model) => model.id) as [string, ...string[]];

/** Pages that a post may be about: what the menus list under products, solutions and technology, in both editions. */
export const productPages = routeIds.filter((id) => {
  const {nav, editions, hidden} = routes[id];
  return nav !== undefined && nav.section !== 'service' && editions === undefined && hidden !== true;
}) as [string, ...string[]];

/** Says what is wrong with the id of a page, and which are like it. */
function wrongPage(input: unknown): string {
  const group = String(input).split('.')[0];
  const near = productPages.filter((id) => id.split('.')[0] === group);
  return `there is no product page "${String(input)}" in both editions; use ids of src/site/routes.ts: ${(near.length > 0 ? near : productPages).join(', ')}`;
}

const text = (field: string) => z.string({error: `write the ${field}`}).min(1, `write the ${field}`);

/** YAML turns an unquoted date into a Date; both are accepted and kept as YYYY-MM-DD. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.string({error: 'write a date as YYYY-MM-DD'}).regex(/^\d{4}-\d{2}-\d{2}$/, 'write a date as YYYY-MM-DD'),
);

const version = z
  .string({error: 'write a version in quotes, e.g. "6.0"'})
  .regex(/^\d+\.\d+(\.\d+)?$/, 'write a version in quotes, e.g. "6.0"');

const modelId = z.enum(modelIds, {error: `use model ids from src/facts/models.ts: ${modelIds.join(', ')}`});

const articleId = z.string({error: 'write the id'}).regex(/^t\d{4}$/, 'article ids look like t0001');

/** What customers type to find the page and do not read on it; for the search index only. */
const words = z
  .array(z.string(), {error: 'list the words customers type to find this page'})
  .min(wordCount.least, `list at least ${wordCount.least} words customers type to find this page`)
  .max(wordCount.most, `list at most ${wordCount.most} words: the others find less for it`);

const common = {
  title: text('title'),
  description: text('description (one sentence: what the reader will achieve)').max(
    220,
    'keep the description under 220 characters',
  ),
  slug: z
    .string({error: 'write the slug'})
    .regex(/^\/?[a-z0-9/.-]+$/, 'lower-case letters, digits, "/", "." and "-" only'),
  updated: day,
  /** Only in a translation: the `updated` of the text it was made from. Older than that text's, it is stale. */
  source_updated: day.optional(),
  review_by: day,
  owner: text('owner (the team that answers for this page)'),
};

/** Model ids, or `all` for each model of the catalogue; read as ids. */
const articleModels = z.preprocess(
  (value) => (value === 'all' ? modelsNamed(value, modelIds) : value),
  z.array(modelId, {error: 'list the models, e.g. [e3-x, w3-e], or write all'}).min(1, 'list at least one model'),
);

export const articleSchema = z
  .object({
    ...common,
    id: articleId,
    type: z.literal('article'),
    catalogue: z.enum(catalogues, {error: `use one of: ${catalogues.join(', ')}`}),
    /** Devices it is about; left out where it is about platforms only. */
    models: articleModels.optional(),
    /** Apps, clients and websites it is about. */
    platforms: z
      .array(z.enum(platforms, {error: `use platforms: ${platforms.join(', ')}`}), {
        error: `list the platforms: ${platforms.join(', ')}`,
      })
      .min(1, 'list at least one platform')
      .optional(),
    /** Of the devices. */
    firmware: version.optional(),
    minutes: z.number({error: 'write the minutes a reader needs, as a number'}).int().positive(),
    /** Days after which a reader looks whether it helped, where that is not seen at once. */
    verify_days: z
      .number({error: 'write the days until a reader checks the result, as a number'})
      .int()
      .positive()
      .optional(),
    /** Where each step is done, in the order of the steps; left out in documents of older versions. */
    places: z
      .array(z.enum(places, {error: `use places: ${places.join(', ')}`}), {
        error: `list a place for each step: ${places.join(', ')}`,
      })
      .min(1, 'list a place for each step')
      .optional(),
    symptoms: z
      .array(z.string(), {error: 'list the words customers type'})
      .min(3, 'list at least three words or phrases customers type'),
    codes: z
      .array(z.string().regex(/^[A-Z]+-\d+$/, 'codes look like NET-1'))
      .min(1, 'give the article a code, e.g. [NET-1]'),
    popular: z.number().int().positive().optional(),
    safety: z.string().min(1).optional(),
    /** Number of the step that the note on safety stands in, where the steps before it need none of it; else it stands above all. */
    safety_step: z
      .number({error: 'write the number of the step, from 2'})
      .int()
      .min(2, 'write the number of the step, from 2; leave it out for a note above all steps')
      .optional(),
    /** Number of the step that the article's video shows, where it shows one; else it stands above all. */
    video_step: z
      .number({error: 'write the number of the step, from 1'})
      .int()
      .min(1, 'write the number of the step; leave it out for a video above all steps')
      .optional(),
    /** What a reader tries next when this did not help. */
    related: z
      .array(articleId, {error: 'list article ids, e.g. [t0001, t0101]'})
      .min(1, 'list at least one article a reader tries next')
      .max(4, 'list at most four articles')
      .optional(),
  })
  .refine(({models, platforms: named}) => models !== undefined || named !== undefined, {
    error: 'list the models, e.g. [e3-x, w3-e] or all, or the platforms',
    path: ['models'],
  })
  .refine(({models, firmware}) => (models === undefined) === (firmware === undefined), {
    error: 'write the firmware of the models, in quotes, e.g. "6.0"; an article about platforms only has none',
    path: ['firmware'],
  })
  .refine(
    ({safety, safety_step: step, places: stops}) =>
      step === undefined || (safety !== undefined && step <= (stops?.length ?? 0)),
    {
      error: 'name a step that the article has, and write what is to be taken care of under safety',
      path: ['safety_step'],
    },
  )
  .refine(({video_step: step, places: stops}) => step === undefined || step <= (stops?.length ?? 0), {
    error: 'name a step that the article has',
    path: ['video_step'],
  });

export const modelDocSchema = z.object({
  ...common,
  id: text('id'),
  type: z.literal('model'),
  model: modelId,
  /** A model that is going out of the catalogue: last day of sale and of support, and what replaces it. */
  end_of_sale: day.optional(),
  end_of_support: day.optional(),
  successor: modelId.optional(),
});

const manualCommon = {...common, id: text('id'), type: z.literal('manual'), firmware: version};

/** A manual belongs to a device of the catalogue or to an app. */
export const manualSchema = z
  .object({
    ...manualCommon,
    model: modelId.optional(),
    product: z.enum(manualProducts, {error: `use one of: ${manualProducts.join(', ')}`}).optional(),
    /** Of an app; those of a device are in `i18n/<edition>/searchWords.ts`. */
    words: words.optional(),
  })
  .refine((manual) => (manual.product === undefined) === (manual.words === undefined), {
    error: 'list the words customers type to find the manual of this app; devices have theirs in searchWords.ts',
    path: ['words'],
  })
  .refine((manual) => (manual.model === undefined) !== (manual.product === undefined), {
    error: 'write either the model or the product this manual is for',
    path: ['model'],
  });

/** A page about tools, releases, service terms or security, in `docs/guides`. */
export const guideSchema = z.object({
  ...common,
  id: text('id'),
  type: z.literal('guide'),
  /** Where the help center lists it; among the tools when absent. */
  group: z.enum(guideGroups, {error: `use one of: ${guideGroups.join(', ')}`}).optional(),
  words,
});

export const docSchema = z.discriminatedUnion('type', [articleSchema, modelDocSchema, manualSchema, guideSchema], {
  error: 'write the type: article, model, manual or guide',
});

export const newsSchema = z
  .object({
    title: text('title'),
    description: text('description (the dek under the title)'),
    slug: z
      .string({error: 'write the slug'})
      .regex(/^(company|product|industry|media)\/[a-z0-9-]+$/, 'the slug is <archive>/<words-with-hyphens>'),
    date: day,
    archive: z.enum(archives, {error: `use one of: ${archives.join(', ')}`}),
    /** A file under `/media/`, or `chart`: the first chart of the post is its picture. */
    image: z
      .string({error: 'name a picture under /media/, or chart'})
      .regex(
        /^(chart$|\/media\/)/,
        'name a picture under /media/, or write chart: the first chart is the picture then',
      ),
    /** The figure the post is about, with its unit: rows of a list show it where its chart would be too small to read. */
    figure: z.string().max(8, 'at most 8 characters: it stands large in a small place').optional(),
    /** What the figure counts or measures, in a few words below it. */
    figure_caption: z.string().max(26, 'at most 26 characters: it stands small below the figure').optional(),
    /** By role, e.g. the product team. */
    source: text('source'),
    /** The day of the last change that a reader should know of. */
    updated: day.optional(),
    /** Ids of the routes of the product, solution or technology pages that the post is about: they offer it to read next. */
    products: z
      .array(z.enum(productPages, {error: ({input}) => wrongPage(input)}), {
        error: 'list the pages it is about, e.g. [products.heatMapAnalysis]',
      })
      .min(1, 'list at least one page, e.g. [products.heatMapAnalysis]')
      .max(4, 'list at most four pages, the main one first')
      .optional(),
    /** Devices that the post is about. */
    models: z.array(modelId).optional(),
    /** The post tells of events or releases that nobody has confirmed: `check:launch` lists it. */
    demo: z.boolean().optional(),
    /** Leads the lists that it is on the first page of, until a newer one is featured: news of a product that customers come for. */
    featured: z.boolean().optional(),
    /** What the post is about: its tags for search engines and networks. */
    keywords: z
      .array(z.string(), {error: 'list the keywords, e.g. [heat map, E3-X]'})
      .min(2, 'list at least two keywords'),
    words,
  })
  .refine(({featured, archive, image}) => !featured || (archive === 'product' && image !== 'chart'), {
    error: 'only a post of the archive product with a picture can be featured; a chart says nothing without its words',
    path: ['featured'],
  })
  .refine(({figure, image}) => figure === undefined || image === 'chart', {
    error: 'a figure stands in place of a chart; a picture shows by itself',
    path: ['figure'],
  })
  .refine(({figure, figure_caption}) => (figure === undefined) === (figure_caption === undefined), {
    error: 'write figure and figure_caption together: a bare number says nothing',
    path: ['figure_caption'],
  });

/** As the schema reads it: `all` has become the ids of the catalogue. */
export type ArticleFrontMatter = z.infer<typeof articleSchema>;
export type DocFrontMatter = z.infer<typeof docSchema>;
export type NewsFrontMatter = z.infer<typeof newsSchema>;
