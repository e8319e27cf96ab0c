/**
 * `npm run new -- article|manual|model|news [flags]`: writes both editions' skeletons of a page. Asks for what the
 * flags do not give; without a terminal it names the missing flags instead.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {archives, catalogues} from '../src/content/frontmatter';
import {models} from '../src/content/models';
import {scaffold, type Wanted} from './lib/scaffold';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = ['article', 'manual', 'model', 'news'] as const;
type Type = (typeof types)[number];

interface Question {
  readonly flag: string;
  readonly ask: string;
  /** What is wrong with an answer, or null. */
  readonly problem: (answer: string) => string | null;
}

const oneOf = (values: readonly string[]) => (answer: string) =>
  values.includes(answer) ? null : `use one of: ${values.join(', ')}`;
const modelIds = models.map(({id}) => id);
const listOf = (answer: string): string[] => answer.split(/[\s,]+/).filter(Boolean);

const title = (flag: string, language: string): Question => ({
  flag,
  ask: `Title in ${language}`,
  problem: (answer) => (answer.trim() ? null : 'write a title'),
});
const titles = [title('title-zh', 'Chinese'), title('title-en', 'English')];
const model: Question = {flag: 'model', ask: `Model (${modelIds.join(', ')})`, problem: oneOf(modelIds)};

const questions: Record<Type, readonly Question[]> = {
  article: [
    {flag: 'catalogue', ask: `Catalogue (${catalogues.join(', ')})`, problem: oneOf(catalogues)},
    ...titles,
    {
      flag: 'models',
      ask: `Models it applies to, separated by commas (${modelIds.join(', ')})`,
      problem: (answer) => {
        const ids = listOf(answer);
        const wrong = ids.find((id) => !modelIds.includes(id));
        return ids.length === 0 || wrong !== undefined ? `use model ids: ${modelIds.join(', ')}` : null;
      },
    },
  ],
  manual: [model, ...titles],
  model: [model, ...titles],
  news: [
    {flag: 'archive', ask: `Archive (${archives.join(', ')})`, problem: oneOf(archives)},
    {
      flag: 'slug',
      ask: 'Words of the address, e.g. heat-map-before-after',
      problem: (answer) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer) ? null : 'lower-case letters, digits and "-" only'),
    },
    ...titles,
  ],
};

const usage = `Usage: npm run new -- ${types.join('|')} [--flag value …]
  article  --catalogue network --title-zh … --title-en … --models e3-x,w3-e
  manual   --model e3-x --title-zh … --title-en …
  model    --model e3-x --title-zh … --title-en …
  news     --archive product --slug words-with-hyphens --title-zh … --title-en …
  each may have --owner <team that answers for the page>`;

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function readFlags() {
  const flags = ['catalogue', 'archive', 'slug', 'model', 'models', 'title-zh', 'title-en', 'owner'];
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
async function collect(type: Type, given: Readonly<Record<string, string | boolean | undefined>>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const open: Question[] = [];
  for (const question of questions[type]) {
    const value = given[question.flag];
    if (typeof value !== 'string') {
      open.push(question);
      continue;
    }
    const problem = question.problem(value);
    if (problem !== null) stop(`--${question.flag}: ${problem}`);
    answers[question.flag] = value;
  }
  if (open.length === 0) return answers;
  if (!process.stdin.isTTY) stop(`These flags are missing:\n${open.map(({flag, ask}) => `  --${flag}  ${ask}`).join('\n')}`);
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  for (const {flag, ask, problem} of open) {
    let answer = '';
    let complaint: string | null = '';
    while (complaint !== null) {
      if (complaint) console.log(`  ${complaint}`);
      answer = (await terminal.question(`${ask}: `)).trim();
      complaint = problem(answer);
    }
    answers[flag] = answer;
  }
  terminal.close();
  return answers;
}

function wantedFrom(type: Type, answers: Record<string, string>, owner: string): Wanted {
  const common = {titles: {'zh-CN': answers['title-zh']!, en: answers['title-en']!}, owner};
  switch (type) {
    case 'article':
      return {...common, type, catalogue: answers.catalogue as (typeof catalogues)[number], models: listOf(answers.models!)};
    case 'manual':
    case 'model':
      return {...common, type, model: answers.model!};
    case 'news':
      return {...common, type, archive: answers.archive as (typeof archives)[number], slug: answers.slug!};
  }
}

async function main(): Promise<void> {
  const {positionals, values} = readFlags();
  const type = types.find((name) => name === positionals[0]) ?? stop(usage);
  const owner = typeof values.owner === 'string' ? values.owner : type === 'article' ? 'support' : 'support-devices';
  const {files, address} = scaffold(root, wantedFrom(type, await collect(type, values), owner), new Date());

  const taken = files.filter(({file}) => existsSync(path.join(root, file)));
  if (taken.length > 0) stop(`Already there, nothing was written:\n${taken.map(({file}) => `  ${file}`).join('\n')}`);
  for (const {file, text} of files) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  const port = process.env.DEV_PORT ?? '3001';
  console.log(`Written:
${files.map(({file}) => `  ${file}`).join('\n')}
Read it with hot reload:
  npm run dev                   http://localhost:${port}${address}
  npm run dev -- --edition en   http://localhost:${port}/global${address}
What is still to be written: npm run check`);
}

void main();
