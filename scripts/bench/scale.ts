/**
 * `npm run bench:scale [-- --articles 2000]`: how the build scales with the support content. In a copy of the repository
 * it builds both editions twice, as they are and with that many generated articles in each, one process per edition as
 * `npm run build` does it, and prints per edition: documents, seconds, seconds per article, peak memory; then the bytes of
 * JavaScript that a marketing page's HTML asks for. Exits 1 beyond the limits below.
 *
 * Needs about 3 GB of disk in the system's temporary folder. Every build is cold.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';

const limits = {memoryGB: 6, scriptBytes: 2048};
const marketingPage = 'products/accurate-people-counting.html';
const copied = [
  'blog',
  'config',
  'docs',
  'i18n',
  'plugins',
  'scripts',
  'server',
  'src',
  'versioned_docs',
  'versioned_sidebars',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'sidebars.ts',
  'tsconfig.json',
  'versions.json',
];

const locales = ['zh-CN', 'en'] as const;
type Locale = (typeof locales)[number];

const folders: Readonly<Record<Locale, string>> = {
  'zh-CN': 'docs',
  en: 'i18n/en/docusaurus-plugin-content-docs/current',
};

/** Sentences of the real articles, from which the articles are generated. */
function sentencesOf(root: string, locale: Locale): string[] {
  const folder = path.join(root, folders[locale], 'troubleshooting');
  const texts = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').split('---').slice(2).join('---'));
  return texts.flatMap((text) => text.split('\n').filter((line) => /^\p{L}/u.test(line) && !/[{}<>[\]`]/.test(line)));
}

/** A seeded generator of numbers below `limit`. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

const words = {
  'zh-CN': {
    title: (number: number) => `量产问题${number}：设备不正常`,
    description: (number: number) => `第${number}个生成的问题，从看灯开始，一步一步排查到原因。`,
    symptom: (number: number, variant: number) => `症状${number}之${variant}`,
    step: '做这一步',
  },
  en: {
    title: (number: number) => `Generated fault ${number}: the device misbehaves`,
    description: (number: number) =>
      `Generated fault number ${number}: read the light and follow the steps to its cause.`,
    symptom: (number: number, variant: number) => `symptom ${number} of kind ${variant}`,
    step: 'Do this step',
  },
} as const;

function articleText(locale: Locale, number: number, sentences: readonly string[]): string {
  const pick = numbers(number + 1);
  const {title, description, symptom, step} = words[locale];
  const id = `t${number}`;
  const paragraph = () => Array.from({length: 3}, () => sentences[pick(sentences.length)]).join(' ');
  const steps = Array.from(
    {length: 6},
    (_, index) => `## ${step} ${index + 1} {#s${index + 1}}\n\n${paragraph()}\n\n${paragraph()}\n`,
  );
  return [
    '---',
    `id: ${id}`,
    `slug: /troubleshooting/details/${id}`,
    `title: "${title(number)}"`,
    `description: "${description(number)}"`,
    'type: article',
    'catalogue: network',
    'models: [e3-x]',
    'firmware: "6.0"',
    'minutes: 6',
    'updated: 2026-11-12',
    ...(locale === 'en' ? ['source_updated: 2026-11-12'] : []),
    'review_by: 2027-05-12',
    'owner: support',
    `symptoms: [${[1, 2, 3].map((variant) => `"${symptom(number, variant)}"`).join(', ')}]`,
    `codes: [NET-${number}]`,
    '---',
    '',
    paragraph(),
    '',
    ...steps,
  ].join('\n');
}

/** Adds articles to both editions of a copy. */
export function addArticles(copy: string, count: number): void {
  for (const locale of locales) {
    const sentences = sentencesOf(copy, locale);
    const folder = path.join(copy, folders[locale], 'troubleshooting/network');
    for (let index = 0; index < count; index += 1) {
      const number = 2000 + index;
      writeFileSync(path.join(folder, `t${number}.md`), articleText(locale, number, sentences));
    }
  }
}

/** Resident memory of a process and all its children, in bytes. */
function memoryOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return children.reduce((sum, child) => sum + memoryOf(child), pages * 4096);
  } catch {
    // It has just ended.
    return 0;
  }
}

interface Built {
  readonly seconds: number;
  /** Largest resident memory seen, sampled four times a second, in bytes. */
  readonly memory: number;
}

/** @throws {Error} with the build's output when it fails */
async function build(copy: string, locale: Locale): Promise<Built> {
  for (const cache of ['.docusaurus', 'node_modules/.cache'])
    rmSync(path.join(copy, cache), {recursive: true, force: true});
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', locale],
    {
      cwd: copy,
      env: {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (out += text));
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? 0))), 250);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build of ${locale} failed:\n${out.slice(-4000)}`);
  return {seconds: (performance.now() - started) / 1000, memory};
}

/** Bytes of the scripts that a built page names, each with brotli. */
function scriptBytes(copy: string): number {
  const html = readFileSync(path.join(copy, 'build', marketingPage), 'utf8');
  const names = new Set([...html.matchAll(/<script[^>]+src="?([^"\s>]+\.js)/g)].map(([, name]) => name!));
  if (names.size === 0) throw new Error(`${marketingPage} asks for no script`);
  return [...names].reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(path.join(copy, 'build', name))).length,
    0,
  );
}

const countDocuments = (copy: string, locale: Locale): number =>
  readdirSync(path.join(copy, folders[locale]), {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.md'),
  ).length;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {articles: {type: 'string', default: '2000'}}});
  const articles = Number(values.articles);
  if (!Number.isInteger(articles) || articles < 1 || articles > 7999)
    throw new Error('--articles: write a whole number from 1 to 7999');
  if (!existsSync('/proc/self/statm'))
    throw new Error('bench:scale reads memory from /proc, which this system does not have');

  const root = process.cwd();
  const copy = mkdtempSync(path.join(os.tmpdir(), 'site-scale-'));
  try {
    for (const name of copied) cpSync(path.join(root, name), path.join(copy, name), {recursive: true});
    // Modules one by one, so that the bundler's cache is the copy's own.
    mkdirSync(path.join(copy, 'node_modules'));
    for (const name of readdirSync(path.join(root, 'node_modules'))) {
      if (name !== '.cache') symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
    }
    symlinkSync(path.join(root, 'static'), path.join(copy, 'static'));

    const runs: {name: string; locale: Locale; documents: number; built: Built}[] = [];
    const scripts: number[] = [];
    for (const added of [0, articles]) {
      if (added > 0) addArticles(copy, added);
      for (const locale of locales) {
        const built = await build(copy, locale);
        const documents = countDocuments(copy, locale);
        runs.push({name: added === 0 ? 'as it is' : `${added} more`, locale, documents, built});
        console.log(
          `${runs.at(-1)!.name.padEnd(10)} ${locale.padEnd(6)} ${String(documents).padStart(5)} documents  ${built.seconds.toFixed(1).padStart(6)} s  peak ${(built.memory / 1e9).toFixed(2)} GB`,
        );
        if (locale === 'zh-CN') scripts.push(scriptBytes(copy));
      }
    }

    const problems: string[] = [];
    for (const locale of locales) {
      const [before, after] = runs.filter((run) => run.locale === locale);
      const each = before!.built.seconds / before!.documents;
      const more = (after!.built.seconds - before!.built.seconds) / articles;
      console.log(
        `${locale}: ${(each * 1000).toFixed(0)} ms a document as it is, ${(more * 1000).toFixed(0)} ms for each further one`,
      );
      if (more > each) problems.push(`${locale}: the time per article grows`);
    }
    const [before = 0, after = 0] = scripts;
    console.log(`JavaScript of /${marketingPage.replace('.html', '')}, brotli: ${before} → ${after} bytes`);
    if (Math.abs(after - before) > limits.scriptBytes)
      problems.push(`JavaScript on a marketing page changes by ${after - before} bytes`);
    for (const {name, locale, built} of runs)
      if (built.memory > limits.memoryGB * 1e9)
        problems.push(
          `${name}, ${locale}: ${(built.memory / 1e9).toFixed(2)} GB of memory, at most ${limits.memoryGB}`,
        );
    for (const problem of problems) console.log(`✗ ${problem}`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
