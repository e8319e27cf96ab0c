/**
 * `npm run new -- article|manual|device|model|guide|news|translation [flags]`: writes the skeletons of a page in both
 * editions, the English one of a Chinese page, or all files for a new device. Prompts for missing flags; without a terminal
 * lists them instead.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {archives, catalogues, productPages} from '../src/facts/frontmatter';
import {manualProducts} from '../src/facts/frontmatter.lists';
import {hardwarePath, modelById, models} from '../src/facts/models';
import {scaffoldDevice} from './lib/scaffold-device';
import {scaffold, scaffoldTranslation, type Scaffold, type ScaffoldFile, type Wanted} from './lib/scaffold';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = ['article', 'manual', 'device', 'model', 'guide', 'news', 'translation'] as const;
type Type = (typeof types)[number];

interface Question {
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

const questions: Record<Type, readonly Question[]> = {
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

const usage = `Usage: npm run new -- ${types.join('|')} [--flag value …]
  article  --catalogue network --title-zh … --title-en … --models e3-x,w3-e
           --from-search='<what somebody typed>' puts it among the symptoms
  manual   --model e3-x --title-zh … --title-en …
           --product inspection, instead of a model, for an app
  device   --model e4-x --name E4-X --like e3-x
  model    --model e3-x --title-zh … --title-en …
  guide    --name words-with-hyphens --title-zh … --title-en …
  news     --archive product --slug words-with-hyphens --title-zh … --title-en … --products products.heatMapAnalysis
  translation  --file docs/troubleshooting/network/t0001.md
           the English file of a Chinese one that has none
  each may have --owner <team that answers for the page>`;

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function readFlags() {
  const flags = [
    'type',
    'catalogue',
    'archive',
    'slug',
    'name',
    'like',
    'file',
    'model',
    'product',
    'models',
    'products',
    'title-zh',
    'title-en',
    'from-search',
    'owner',
  ];
  try {
    return parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(flags.map((flag) => [flag, {type: 'string' as const}])),
    });
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}

/** Answers by flag: from the command line, else from the person at the terminal. */
async function collect(
  type: Type,
  given: Readonly<Record<string, string | boolean | undefined>>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const open: Question[] = [];
  for (const question of questions[type]) {
    const value = given[question.flag] ?? given[question.alias ?? question.flag];
    if (typeof value !== 'string') {
      open.push(question);
      continue;
    }
    const problem = question.problem(value, answers);
    if (problem !== null) stop(`--${question.flag}: ${problem}`);
    answers[question.flag] = value;
  }
  if (open.length === 0) return answers;
  if (!process.stdin.isTTY)
    stop(`These flags are missing:\n${open.map(({flag, ask}) => `  --${flag}  ${ask}`).join('\n')}`);
  // The search query is the default title.
  const searched = queryFrom(given['from-search']);
  const suggested = searched === undefined ? undefined : /\p{Script=Han}/u.test(searched) ? 'title-zh' : 'title-en';
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  for (const {flag, ask, problem} of open) {
    let answer = '';
    let complaint: string | null = '';
    while (complaint !== null) {
      if (complaint) console.log(`  ${complaint}`);
      const fallback = flag === suggested ? searched! : '';
      answer = (await terminal.question(`${ask}${fallback && ` (Enter: ${fallback})`}: `)).trim() || fallback;
      complaint = problem(answer, answers);
    }
    answers[flag] = answer;
  }
  terminal.close();
  return answers;
}

/** A visitor's query on one line, truncated to the limit of the search box. */
const queryFrom = (given: string | boolean | undefined): string | undefined =>
  typeof given === 'string'
    ? given
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 100) || undefined
    : undefined;

function wantedFrom(
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
const defaultOwner: Record<Exclude<Type, 'translation'>, string> = {
  article: 'support',
  manual: 'support-devices',
  device: 'support-devices',
  model: 'support-devices',
  guide: 'support',
  news: 'marketing',
};

/** The English file of a Chinese document, which exists. */
function translationOf(file: string): Scaffold {
  const made: ScaffoldFile | null = scaffoldTranslation(root, file.replaceAll('\\', '/'), new Date());
  if (made === null)
    return stop(`There is no ${file}; name a Chinese document, e.g. docs/troubleshooting/network/t0001.md`);
  const slug = /^slug: "?([^"\n]+)/m.exec(made.text)?.[1] ?? '';
  const version = /version-([^/]+)\//.exec(file)?.[1];
  return {files: [made], address: `/support${version === undefined ? '' : `/${version}`}${slug}`};
}

/** New files and, for a device, edits and missing pictures. */
interface NewFiles extends Scaffold {
  readonly edits?: readonly ScaffoldFile[];
  readonly pictures?: readonly string[];
}

function make(type: Type, answers: Record<string, string>, given: Readonly<Record<string, unknown>>): NewFiles {
  if (type === 'translation') return translationOf(answers.file!);
  const owner = typeof given.owner === 'string' ? given.owner : defaultOwner[type];
  if (type === 'device') {
    const wanted = {id: answers.model!, name: answers.name!, like: answers.like!, owner};
    const made = scaffoldDevice(root, wanted, new Date());
    return {...made, address: hardwarePath(modelById(wanted.like)).replace(/[^/]+$/, wanted.id)};
  }
  const query = given['from-search'];
  return scaffold(
    root,
    wantedFrom(type, answers, owner, queryFrom(typeof query === 'string' ? query : undefined)),
    new Date(),
  );
}

/** Exits with a message when a file already exists; nothing is overwritten. */
function refuseExisting(files: readonly ScaffoldFile[]): void {
  const taken = files.filter(({file}) => existsSync(path.join(root, file)));
  if (taken.length === 0) return;
  const half =
    taken.length < files.length && taken[0]!.file.startsWith('docs/')
      ? `\nFor the English file alone: npm run new -- translation --file ${taken[0]!.file}`
      : '';
  stop(`Already there, nothing was written:\n${taken.map(({file}) => `  ${file}`).join('\n')}${half}`);
}

const list = (title: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${title}\n${names.map((name) => `  ${name}`).join('\n')}\n`;

async function main(): Promise<void> {
  const {positionals, values} = readFlags();
  const type = types.find((name) => name === (positionals[0] ?? values.type)) ?? stop(usage);
  const {files, edits = [], pictures = [], address} = make(type, await collect(type, values), values);
  refuseExisting(files);
  for (const {file, text} of [...files, ...edits]) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  const port = process.env.DEV_PORT ?? '3001';
  const names = (some: readonly ScaffoldFile[]) => some.map(({file}) => file);
  console.log(`${list('Written:', names(files))}${list('Changed, with marks where words or figures are missing:', names(edits))}${list('Pictures to be made (media/README.md):', pictures)}Read it with hot reload (\\ shows the other edition beside it):
  npm run dev                   http://localhost:${port}${address}
  npm run dev -- --edition en   http://localhost:${port}/global${address}
What is still to be written: npm run check:content`);
}

void main();
