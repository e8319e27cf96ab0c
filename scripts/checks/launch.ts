/** `npm run check:launch`: owner settings and download versions that still have the demo value shipped with the repository. */
import {fileURLToPath} from 'node:url';
import {owner} from '../../config/owner';
import {downloads} from '../../src/facts/downloads';

/** Paths of settings marked `demo: true`, in the order of the file. */
export function demoSettings(settings: unknown, path = ''): string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  if ('demo' in settings && 'value' in settings) return settings.demo === true ? [path] : [];
  return Object.entries(settings).flatMap(([key, value]) => demoSettings(value, path ? `${path}.${key}` : key));
}

/** Every demo value that is left, with its file. */
export const demoLeft = (): string[] => [
  ...demoSettings(owner).map((path) => `config/owner.ts ${path}`),
  ...downloads.filter(({demo}) => demo).map(({catalog}) => `src/facts/downloads.ts "${catalog}"`),
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = demoLeft();
  for (const path of paths) console.log(`${path}: write the real value and set demo: false`);
  console.log(paths.length === 0 ? 'Ready: no demo value is left.' : `${paths.length} settings are still demo values.`);
  process.exitCode = paths.length > 0 ? 1 : 0;
}
