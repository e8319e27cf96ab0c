/** `npm run check:launch`: settings, facts and posts that still have the demo value shipped with the repository, or none yet. */
import {fileURLToPath} from 'node:url';
import {legal} from '../../config/legal';
import {owner} from '../../config/owner';
import {downloads} from '../../src/facts/downloads';
import {honors} from '../../src/facts/honors';
import {investors} from '../../src/facts/investors';
import {promises} from '../../src/facts/promises';
import type {PromiseFacts} from '../../src/facts/promises.schema';
import {timeline} from '../../src/facts/timeline';
import {readStories} from '../../plugins/stories/read';
import {loadDocuments} from './documents';

/** Paths of settings marked `demo: true`, in the order of the file. */
export function demoSettings(settings: unknown, path = ''): string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  if ('demo' in settings && 'value' in settings) return settings.demo === true ? [path] : [];
  return Object.entries(settings).flatMap(([key, value]) => demoSettings(value, path ? `${path}.${key}` : key));
}

/** Names of the entries that are marked `demo: true`. */
const marked = <T extends {readonly demo?: boolean}>(entries: readonly T[], name: (entry: T) => string): string[] =>
  entries.filter(({demo}) => demo === true).map((entry) => `"${name(entry)}"`);

/** Fact files with entries that the owner has to confirm or replace. */
const factsLeft = (): Readonly<Record<string, string[]>> => ({
  downloads: marked(downloads, ({catalog}) => catalog),
  honors: marked(honors, ({name}) => name),
  investors: marked(investors, ({id}) => id),
  promises: marked(
    Object.entries<PromiseFacts>(promises).map(([id, {demo = false}]) => ({id, demo})),
    ({id}) => id,
  ),
  timeline: marked(timeline, ({year}) => String(year)),
});

/** Posts that tell of what nobody has confirmed; each is listed once, by its Chinese file. */
export const demoPosts = (root: string): string[] =>
  loadDocuments(root)
    .documents.filter(({kind, locale, front}) => kind === 'news' && locale === 'zh-CN' && front.demo === true)
    .map(({file}) => file);

/** Every demo value that is left, with its file. */
export const demoLeft = (root = process.cwd()): string[] => [
  ...demoSettings(owner).map((path) => `config/owner.ts ${path}`),
  ...demoSettings(legal).map((path) => `config/legal.ts ${path}`),
  ...Object.entries(factsLeft()).flatMap(([file, names]) => names.map((name) => `src/facts/${file}.ts ${name}`)),
  ...demoPosts(root),
];

/** Legal settings say by null that there is none. */
function whatToDo(path: string): string {
  if (path.startsWith('blog/')) return 'confirm what it tells, or correct it, and take demo out of both editions';
  return path.startsWith('config/legal.ts')
    ? 'write the real value, or null where there is none, and set demo: false'
    : 'write the real value and set demo: false';
}

/** How many customer stories there are; for information, a site may be published without any. */
export function storiesNote(root = process.cwd()): string {
  const count = readStories(root).length;
  return count === 0
    ? 'For information: there is no customer story; .docs/customer-stories.md says how to fill one in.'
    : `For information: ${count} customer ${count === 1 ? 'story' : 'stories'} in stories/.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = demoLeft();
  for (const path of paths) console.log(`${path}: ${whatToDo(path)}`);
  console.log(
    paths.length === 0
      ? 'Ready: no demo value is left.'
      : `${paths.length} settings, facts and posts are still demo values.`,
  );
  console.log(storiesNote());
  process.exitCode = paths.length > 0 ? 1 : 0;
}
