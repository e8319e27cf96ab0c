/** The desk shows every field that a document may have, with words a writer reads and the choices of the registries. */
import {describe, expect, it} from '@jest/globals';
import path from 'node:path';
import {loadDocuments} from '../../../scripts/checks/documents';
import {deskConfig, deskSchemas, fieldsOf} from '../../../scripts/desk/config';
import {fieldOrder} from '../../../scripts/desk/format';
import {choices, fieldTexts} from '../../../scripts/desk/labels';
import {deskLink, editorPathOf, placeOf} from '../../../scripts/desk/paths';

const root = path.resolve(__dirname, '../../..');
const {documents} = loadDocuments(root);
const kinds = Object.keys(deskSchemas) as (keyof typeof deskSchemas)[];

describe.each(kinds)('fields of %s', (kind) => {
  const fields = fieldsOf(kind);
  const names = fields.map(({name}) => name);

  it('are all those of the schema, each with a Chinese label', () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(deskSchemas[kind].shape)));
    for (const {name, label} of fields) expect([name, label]).toEqual([name, expect.stringMatching(/\p{Script=Han}/u)]);
  });

  it('are all those of the files', () => {
    const type = {articles: 'article', models: 'model', manuals: 'manual', guides: 'guide', news: undefined}[kind];
    const written = documents.filter(({front}) => front.type === type).flatMap(({front}) => Object.keys(front));
    expect([...new Set(written)].filter((name) => !names.includes(name))).toEqual([]);
  });
});

it('every label is used', () => {
  const shown = new Set(kinds.flatMap((kind) => fieldsOf(kind).map(({name}) => name)));
  expect(
    Object.keys(fieldTexts).filter(
      (name) => !shown.has(name) || !(name === 'body' || fieldOrder.includes(name as never)),
    ),
  ).toEqual([]);
});

it('every choice of every schema can be chosen', () => {
  for (const [name, options] of Object.entries(choices)) {
    const written = documents.flatMap(({front}) => front[name] ?? []).map(String);
    expect([...new Set(written)].filter((value) => !options.some((one) => one.value === value))).toEqual([]);
    for (const {label} of options) expect(label).not.toBe('');
  }
});

it('every document has a collection', () => {
  const collections = deskConfig('http://127.0.0.1:3003').collections;
  for (const {file, locale} of documents) {
    const at = editorPathOf(file)!;
    const folders = collections.map(({folder}) => folder.replace('{{locale}}', locale));
    expect([file, folders.some((folder) => at.startsWith(`${folder}/`))]).toEqual([file, true]);
    expect(placeOf(at)).toEqual({file, locale});
  }
});

it.each([
  'desk/zh-CN/docs/../../package.json',
  'desk/zh-CN/docs/%2e%2e/a.md',
  'desk/zh-CN/docs//a.md',
  'desk/zh-CN/docs/a.md/../../b.md',
  'desk/zh-CN/docs/.hidden.md',
  'desk/zh-CN/docs/a.mdx',
  'desk/zh-CN/docs/a\0.md',
  'desk/zh-CN/docs/_category_.json',
  'desk/zh-CN/other/a.md',
  'desk/fr/docs/a.md',
  'docs/guides/a.md',
  '/etc/passwd',
  'desk/zh-CN/docs/',
  'C:\\docs\\a.md',
])('%j is no place of a document', (name) => expect(placeOf(name)).toBeNull());

it('links lead to the entry', () => {
  expect(deskLink('docs/troubleshooting/network/t0001.md')).toBe('/write#/collections/articles/entries/network/t0001');
  expect(deskLink('versioned_docs/version-5.x/manuals/e3-x.md')).toBe('/write#/collections/manuals-5x/entries/e3-x');
  expect(deskLink('blog/product/2026-11-12-a.md')).toBe('/write#/collections/news/entries/product/2026-11-12-a');
  expect(deskLink('package.json')).toBeNull();
});
