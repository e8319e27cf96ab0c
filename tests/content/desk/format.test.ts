/** Every document is written the way the desk writes it, so saving one without an edit changes no byte. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import matter from 'gray-matter';
import {loadDocuments} from '../../../scripts/checks/documents';
import {fieldOrder, fromFile, toFile} from '../../../scripts/desk/format';
import {scaffold} from '../../../scripts/lib/scaffold';

const root = path.resolve(__dirname, '../../..');
const {documents} = loadDocuments(root);

/** As the build reads it; a date is a Date there. */
const readByBuild = (text: string) =>
  JSON.parse(JSON.stringify(matter(text, {}).data).replace(/T00:00:00\.000Z"/g, '"')) as Record<string, unknown>;

describe('the files', () => {
  it('are all there', () => expect(documents.length).toBeGreaterThan(370));

  it.each(documents.map(({file}) => file))('%s comes back byte for byte', (file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(toFile(fromFile(text))).toBe(text);
  });

  it('have no field without a place in the order', () => {
    const known: readonly string[] = fieldOrder;
    const fields = new Set(documents.flatMap(({front}) => Object.keys(front)));
    expect([...fields].filter((field) => !known.includes(field))).toEqual([]);
  });
});

describe('an entry', () => {
  const entry = {
    id: 't0001',
    title: '冒号: 井号 # 和 "引号"',
    firmware: '6.0',
    models: ['all'],
    updated: '2026-11-23',
    symptoms: ['no', '12:30', '2026-11-23', '0x1F', '6.2.1', '- dash', 'a, b', "it's", '~', 'null', '1_000', '[x]'],
    popular: 3,
    body: '正文',
  };

  it('means the same to the build, to the desk and to the checks', () => {
    const text = toFile(entry);
    expect(fromFile(text)).toEqual(entry);
    const {body, ...front} = entry;
    expect(readByBuild(text)).toEqual({...front, models: 'all'});
    expect(text.endsWith(`---\n\n${body}\n`)).toBe(true);
  });

  it('leaves out what nobody filled in, in any order of the fields', () => {
    const filled = {...Object.fromEntries(Object.entries(entry).reverse()), related: [], demo: false, safety: ''};
    expect(toFile(filled)).toBe(toFile(entry));
  });

  it('keeps line ends of the repository', () => {
    expect(toFile(fromFile(toFile(entry).replaceAll('\n', '\r\n')))).toBe(toFile(entry));
  });
});

it('the scaffold writes files the same way', () => {
  const titles = {'zh-CN': '画面卡顿："一顿一顿"', en: 'Picture stutters: every few seconds'};
  const wanted = {type: 'article', catalogue: 'network', models: 'all', owner: 'support', titles} as const;
  for (const {file, text} of scaffold(root, wanted, new Date('2026-08-31')).files) {
    if (file.endsWith('.md')) expect(toFile(fromFile(text))).toBe(text);
  }
});
