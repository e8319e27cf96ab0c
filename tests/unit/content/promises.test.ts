/** The registry of promises: complete for every algorithm and device, and quoted by the pages of each edition. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {promises as english} from '../../../i18n/en/copy/promises';
import {promises as chinese} from '../../../i18n/zh-CN/copy/promises';
import {quotePromises} from '../../../plugins/doc-parts/promiseTokens';
import {checkFacts, factFiles} from '../../../src/facts/check';
import {algorithmPromises, devicePromises, promises} from '../../../src/facts/promises';

const registry = factFiles.find(({file}) => file === 'src/facts/promises.ts')!;
const data = {promises, algorithms: algorithmPromises, devices: devicePromises};
const problemsOf = (changed: unknown): string[] => checkFacts([{...registry, data: changed}]);

describe('the registry of promises', () => {
  it('holds', () => {
    expect(problemsOf(data)).toEqual([]);
  });

  it('asks for the promises of an algorithm and of a kind of device', () => {
    const {uniform: _uniform, ...others} = algorithmPromises;
    const {badge: _badge, ...kinds} = devicePromises;
    expect(problemsOf({...data, algorithms: others, devices: kinds})).toEqual([
      'src/facts/promises.ts: algorithms › uniform: say what leaves the store and what is kept',
      'src/facts/promises.ts: devices › badge: say where it computes, what leaves the store and what is kept',
    ]);
  });

  it('lets no still leave that nobody confirms', () => {
    const algorithms = {...algorithmPromises, 'queue-length': algorithmPromises.uniform};
    expect(problemsOf({...data, algorithms})).toEqual([
      'src/facts/promises.ts: algorithms › queue-length › output: nobody confirms it, so no still may leave the store',
    ]);
  });

  it('refuses a promise of another topic', () => {
    const algorithms = {...algorithmPromises, uniform: {...algorithmPromises.uniform, kept: 'findingStill'}};
    expect(problemsOf({...data, algorithms})).toEqual([
      'src/facts/promises.ts: algorithms › uniform › kept: "findingStill" is no promise about "kept"',
    ]);
  });

  it.each([
    ['zh-CN', chinese, {findingStill: '复拍', searchTags: '缩略图', liveRelay: '直播', cloudRecording: '云录像'}],
    [
      'en',
      english,
      {findingStill: 'fix', searchTags: 'thumbnail', eventLeaves: 'clip', cloudRecording: 'loud recording'},
    ],
  ] as const)('lists every way out of the store that another promise names: %s', (_locale, words, named) => {
    for (const [id, way] of Object.entries(named)) {
      expect(words[id as keyof typeof named]).toContain(way);
      expect(words.picturesLeave).toContain(way);
    }
  });

  it.each([
    ['zh-CN', chinese, 'docs'],
    ['en', english, 'i18n/en/docusaurus-plugin-content-docs/current'],
  ])('is quoted in whole by pages or documents, or by what the registry itself says: %s', (locale, words, docs) => {
    const own = [...Object.values(algorithmPromises), ...Object.values(devicePromises)].flatMap((one) =>
      Object.values(one).flat(),
    );
    const text = [`i18n/${locale}/copy`, docs]
      .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
      )
      .filter((file) => /\.(ts|md)$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const idle = Object.keys(words).filter(
      (id) => !text.includes(`promises.${id}`) && !text.includes(`[[promise:${id}]]`) && !own.includes(id as never),
    );
    expect(idle).toEqual([]);
  });
});

describe('quotations in documents', () => {
  it('become the sentence in the language of the file', () => {
    expect(quotePromises('docs/manuals/b1.md', '前。[[promise:deviceLog]]后。')).toBe(`前。${chinese.deviceLog}后。`);
    const file = 'i18n/en/docusaurus-plugin-content-docs/current/manuals/b1.md';
    expect(quotePromises(`/site/${file}`, '[[promise:deviceLog]] After.')).toBe(`${english.deviceLog} After.`);
  });

  it('stop the build when there is no such promise', () => {
    expect(() => quotePromises('docs/a.md', '[[promise:nothing]]')).toThrow('docs/a.md: there is no promise "nothing"');
  });
});
