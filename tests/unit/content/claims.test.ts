/** Every figure of the registry is quoted by a page of each edition: a figure that nobody reads is not kept. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {claims} from '../../../src/facts/claims';
import {models} from '../../../src/facts/models';

/** What pages are made of, apart from the words of an edition. */
const shared = ['src/pages', 'src/templates', 'src/components'];

const textOf = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Claims that a text names neither as a string nor as a property of the registry. */
const missingIn = (text: string, ids: readonly string[]): string[] =>
  ids.filter((id) => !new RegExp(`['"]${id}['"]|\\bclaims\\.${id}\\b(?!\\.asOf)`).test(text));

describe('figures of the claim registry', () => {
  it.each(['zh-CN', 'en'])('are all quoted by a page: %s', (edition) => {
    expect(missingIn(textOf([...shared, `i18n/${edition}/copy`]), Object.keys(claims))).toEqual([]);
  });

  it('are named when no page quotes them', () => {
    const quotes = "claimText('citiesCovered', 'en'); claims.founded.value; const engineers = claims.provinces.asOf;";
    expect(missingIn(quotes, ['citiesCovered', 'founded', 'engineers', 'provinces'])).toEqual([
      'engineers',
      'provinces',
    ]);
  });

  it.each([
    ['zh-CN', /门店/],
    ['en', /\bstores?\b/],
  ])('count cities by stores in every label: %s', (edition, stores) => {
    const labels = textOf([`i18n/${edition}/copy`]).match(/citiesCovered: .*(?:\n {6,}.*)*/g) ?? [];
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.filter((label) => !stores.test(label))).toEqual([]);
  });

  it('agree with the catalogue on the channels of an edge box', () => {
    const boxes = models.flatMap((model) => (model.kind === 'edgeBox' ? [model.channels] : []));
    expect(boxes).toEqual([claims.edgeChannels.value]);
  });
});
