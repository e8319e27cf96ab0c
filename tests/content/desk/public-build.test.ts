/** The desk is a tool of the company: no source of the site imports it. `tests/e2e/desk-link.spec.ts` looks into the built site. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from '@jest/globals';

const root = path.resolve(__dirname, '../../..');
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));

it('sources of the site import nothing of the desk', () => {
  const files = ['src', 'plugins', 'config', 'i18n', 'server']
    .flatMap(filesIn)
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const importing = files.filter((file) => /from '[^']*\/desk(\/|')/.test(readFileSync(file, 'utf8')));
  expect(importing.filter((file) => !file.includes('node_modules') && !file.includes('/dist/'))).toEqual([]);
});
