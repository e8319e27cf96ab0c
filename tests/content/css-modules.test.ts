/** Components use only classes that their style sheets have: what else they name gets no style. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');

/** Every `styles.name` of a file whose `name` is no class of the module that `styles` is. */
function missingClasses(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, from]) => {
    const sheet = from!.startsWith('@site/') ? from!.slice('@site/'.length) : path.join(path.dirname(file), from!);
    const css = readFileSync(path.join(root, sheet), 'utf8');
    const used = new Set(
      [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.)(\\w+)`, 'g'))].map(([, one]) => one!),
    );
    return [...used].filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(css)).map((one) => `${file}: ${one}`);
  });
}

it('every class of a component is in its style sheet', () => {
  const names = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'});
  const files = names.filter((name) => name.endsWith('.tsx')).map((name) => path.join('src', name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(missingClasses)).toEqual([]);
});
