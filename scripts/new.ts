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
import {hardwarePath, modelById} from '../src/facts/models';
import {defaultOwner, questions, types, wantedFrom, type Question, type Type} from './lib/newDocument';
import {scaffoldDevice} from './lib/scaffold-device';
import {scaffold, scaffoldTranslation, type Scaffold, type ScaffoldFile} from './lib/scaffold';

const root = fileURLToPath(new URL('..', import.meta.url));
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
