import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {trimRegistry} from '../../../plugins/slim-bundle/index';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const write = (text: string) => writeFileSync(path.join(folder, 'registry.js'), text);

it('keeps the loader of every part and nothing else', () => {
  write('export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.tsx"), "@site/x.tsx", require.resolveWeak("@site/x.tsx")],\n};');
  expect(readFileSync(trimRegistry(folder), 'utf8')).toBe('export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.tsx")],\n};');
});

it('says so when Docusaurus writes the registry differently', () => {
  write('export default {"a": [() => import("@site/x.tsx"), "@site/x.tsx", weak("@site/x.tsx")]};');
  expect(() => trimRegistry(folder)).toThrow('Docusaurus has changed it');
});
