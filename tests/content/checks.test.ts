/** Each check against a folder that breaks its rule; `expected.txt` there is exactly what it has to print. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {demoLeft, demoPosts, demoSettings} from '../../scripts/checks/launch';
import {byPlace, formatProblem} from '../../scripts/checks/problem';
import {checks} from '../../scripts/checks/run';
import {checkFacts, factFiles} from '../../src/facts/check';

const fixtures = path.resolve('tests/fixtures/content');

describe.each(Object.entries(checks))('%s', (name, check) => {
  const folder = path.join(fixtures, name.replaceAll(' ', '-'));

  it('names every problem of its fixture, with place and remedy', () => {
    const expected = readFileSync(path.join(folder, 'expected.txt'), 'utf8').trim();
    expect(expected).not.toBe('');
    expect(check(folder).sort(byPlace).map(formatProblem).join('\n')).toBe(expected);
  });

  it('finds nothing in sound content', () => {
    expect(check(path.join(fixtures, 'clean'))).toEqual([]);
  });
});

describe('facts', () => {
  const [modelsFile, claimsFile] = ['src/facts/models.ts', 'src/facts/claims.ts'].map((name) =>
    factFiles.find(({file}) => file === name),
  );

  it('names the model and the limit it breaks', () => {
    const models = structuredClone(modelsFile!.data) as {id: string; tfMaxGb?: number}[];
    models.find(({id}) => id === 'e3-x')!.tfMaxGb = 512;
    expect(checkFacts([{...modelsFile!, data: models}])).toEqual([
      'src/facts/models.ts: "e3-x" › tfMaxGb: the specification allows TF cards up to 256 GB',
    ]);
  });

  it('asks for the condition of an accuracy figure', () => {
    const data = {'accuracy.counting': {value: 98, qualifier: 'exact', unit: 'percent', asOf: '2026-06'}};
    expect(checkFacts([{...claimsFile!, data}])).toEqual([
      'src/facts/claims.ts: accuracy.counting: an accuracy figure needs its condition: {algorithm, key}',
    ]);
  });
});

describe('launch', () => {
  it('lists demo settings by path and leaves real ones out', () => {
    const settings = {
      siteUrl: {value: 'https://www.example.com', demo: true},
      contact: {zh: {phone: {value: '400-000-0000', demo: true}, email: {value: 'a@example.org', demo: false}}},
      offices: {value: [{id: 'headquarters'}], demo: true},
    };
    expect(demoSettings(settings)).toEqual(['siteUrl', 'contact.zh.phone', 'offices']);
  });

  it('lists what the owner has not confirmed: honors, holders of shares, history, promises, who runs the site', () => {
    const left = demoLeft();
    for (const fact of [
      'src/facts/honors.ts "storeTechnology"',
      'src/facts/investors.ts "founders"',
      'src/facts/promises.ts "auditTrail"',
      'src/facts/timeline.ts "2009"',
      'config/legal.ts zh.name',
      'config/legal.ts en.representatives.eu',
    ])
      expect(left).toContain(fact);
    expect(left).not.toContain('src/facts/promises.ts "findingStill"');
  });

  it('lists posts that nobody has confirmed, once for both editions', () => {
    expect(demoPosts(path.join(fixtures, 'news'))).toEqual(['blog/product/2026-10-02-second.md']);
    expect(demoLeft(path.join(fixtures, 'news'))).toContain('blog/product/2026-10-02-second.md');
  });
});
