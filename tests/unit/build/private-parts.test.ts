/** What reaches behind the public API of Docusaurus is listed in `plugins/README.md` with its reason and its way out. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from '@jest/globals';

const readme = readFileSync('plugins/README.md', 'utf8');
const listed = readme.slice(readme.indexOf('## Private parts'));

/** Imports, replacements and aliases of modules that Docusaurus does not export. */
const patterns = [
  /@docusaurus\/[\w-]+\/lib\/(?:[\w-]+\/)*([\w-]+)/g,
  /@docusaurus\/[\w-]+\/(internal)\b/g,
  /NormalModuleReplacementPlugin\(\s*\/.*?([A-Za-z]+)\$?\/[a-z]*,/g,
  /'(prism-react-renderer|react-helmet-async|tslib|hoist-non-react-statics)\$?':/g,
  /changed\(generatedFilesDir, \{'?([\w.]+)/g,
];

function privateParts(): string[] {
  const files = ['src', 'plugins', 'config'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(tsx?|m?js)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
  });
  return [...new Set(found)].sort();
}

it('names every one of them', () => {
  const found = privateParts();
  // What the patterns have to find, so that the list below is not empty by mistake.
  expect(found).toEqual(
    expect.arrayContaining(['ClientLifecyclesDispatcher', 'preload', 'renderToHtml', 'globalData.json']),
  );
  expect(found.filter((name) => !listed.includes(name))).toEqual([]);
});
