/** What a new document needs to know, for `npm run new` and the desk: questions, what is wrong with an answer, defaults. */
import {archives, catalogues, productPages} from '../../src/facts/frontmatter';
import {manualProducts} from '../../src/facts/frontmatter.lists';
import {modelById, models} from '../../src/facts/models';
import type {Wanted} from './scaffold';

/** Kinds of things that can be made. */
export const types = ['article', 'manual', 'device', 'model', 'guide', 'news', 'translation'] as const;
export type Type = (typeof types)[number];

/** One answer that is needed. */
export interface Question {
  readonly flag: string;
  readonly ask: string;
  /** What is wrong with an answer, or null; `others` are the earlier answers. */
  readonly problem: (answer: string, others: Readonly<Record<string, string>>) => string | null;
  /** Another flag that answers it. */
  readonly alias?: string;
}

const oneOf = (values: readonly string[]) => (answer: string) =>
  values.includes(answer) ? null : `use one of: ${values.join(', ')}`;
const modelIds: readonly string[] = models.map(({id}) => id);
const listOf = (answer: string): string[] => answer.split(/[\s,]+/).filter(Boolean);

const title = (flag: string, language: string): Question => ({
  flag,
  ask: `Title in ${language}`,
  problem: (answer) => (answer.trim() ? null : 'write a title'),
});
const titles = [title('title-zh', 'Chinese'), title('title-en', 'English')];
const words = (flag: string, ask: string): Question => ({
  flag,
  ask,
  problem: (answer) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer) ? null : 'lower-case letters, digits and "-" only'),
});
const model: Question = {flag: 'model', ask: `Model (${modelIds.join(', ')})`, problem: oneOf(modelIds)};

/** By kind, in the order in which they are asked. */
export const questions: Record<Type, readonly Question[]> = {
  article: [
    {flag: 'catalogue', ask: `Catalogue (${catalogues.join(', ')})`, problem: oneOf(catalogues)},
    ...titles,
    {
      flag: 'models',
      ask: `Models it applies to, separated by commas, or all (${modelIds.join(', ')})`,
      problem: (answer) => {
        const ids = listOf(answer);
        const wrong = ids.find((id) => !modelIds.includes(id));
        if (answer.trim() === 'all') return null;
        return ids.length === 0 || wrong !== undefined ? `use model ids: ${modelIds.join(', ')}` : null;
      },
    },
  ],
  manual: [
    {
      flag: 'model',
      alias: 'product',
      ask: `Model (${modelIds.join(', ')}) or app (${manualProducts.join(', ')})`,
      problem: oneOf([...modelIds, ...manualProducts]),
    },
    ...titles,
  ],
  device: [
    {
      flag: 'model',
      ask: 'Id in addresses and file names, e.g. e4-x',
      problem: (answer) =>
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer)
          ? 'lower-case letters, digits and "-" only'
          : modelIds.includes(answer)
            ? `${answer} is in the catalogue already`
            : null,
    },
    {
      flag: 'name',
      ask: 'Name as it is printed, e.g. E4-X',
      problem: (answer) => (/^[\w-]+$/.test(answer) ? null : 'letters, digits and "-" only'),
    },
    {
      flag: 'like',
      ask: `Model of the same kind that it is most like (${modelIds.join(', ')})`,
      problem: oneOf(modelIds),
    },
  ],
  model: [model, ...titles],
  guide: [words('name', 'Words of the address, e.g. debugging-tools'), ...titles],
  news: [
    {flag: 'archive', ask: `Archive (${archives.join(', ')})`, problem: oneOf(archives)},
    words('slug', 'Words of the address, e.g. heat-map-before-after'),
    ...titles,
    {
      flag: 'products',
      ask: 'Pages it is about, the main one first: ids of src/site/routes.ts, separated by commas (none only for company and media)',
      problem: (answer, {archive = ''}) => {
        const ids = listOf(answer);
        const wrong = ids.find((id) => !productPages.includes(id));
        if (wrong !== undefined) return `there is no page "${wrong}"; use: ${productPages.join(', ')}`;
        if (ids.length > 4) return 'at most four pages';
        return ids.length === 0 && (archive === 'product' || archive === 'industry')
          ? 'name at least one page, e.g. products.heatMapAnalysis'
          : null;
      },
    },
  ],
  translation: [
    {
      flag: 'file',
      ask: 'Chinese file, e.g. docs/troubleshooting/network/t0001.md',
      problem: (answer) =>
        /^(docs|versioned_docs)\/.+\.md$/.test(answer) ? null : 'name a file under docs/ or versioned_docs/',
    },
  ],
};

/** What the scaffold is asked for, from answers without a problem. */
export function wantedFrom(
  type: Exclude<Type, 'translation' | 'device'>,
  answers: Record<string, string>,
  owner: string,
  query: string | undefined,
): Wanted {
  const common = {titles: {'zh-CN': answers['title-zh']!, en: answers['title-en']!}, owner};
  switch (type) {
    case 'article':
      return {
        ...common,
        type,
        catalogue: answers.catalogue as (typeof catalogues)[number],
        models: answers.models!.trim() === 'all' ? 'all' : listOf(answers.models!),
        ...(query !== undefined && {query}),
      };
    case 'manual': {
      const product = manualProducts.find((name) => name === answers.model);
      return product ? {...common, type, product} : {...common, type, model: answers.model!};
    }
    case 'model':
      return {...common, type, model: answers.model!, label: modelById(answers.model!).name};
    case 'guide':
      return {...common, type, name: answers.name!};
    case 'news':
      return {
        ...common,
        type,
        archive: answers.archive as (typeof archives)[number],
        slug: answers.slug!,
        products: listOf(answers.products!),
      };
  }
}

/** Default owner of a page. */
export const defaultOwner: Record<Exclude<Type, 'translation'>, string> = {
  article: 'support',
  manual: 'support-devices',
  device: 'support-devices',
  model: 'support-devices',
  guide: 'support',
  news: 'marketing',
};
