import {describe, expect, it} from '@jest/globals';
import type {ArticleLink} from '@site/src/facts/contentIndex';
import {catalogues} from '@site/src/facts/frontmatter.lists';
import {models, modelsOfKind} from '@site/src/facts/models';
import {articleGroups} from '@site/src/features/support/articleGroups';
import {keyFacts} from '@site/src/features/support/keyFacts';

describe('facts of a model page', () => {
  it.each(models.map((model) => [model.name, model] as const))(
    '%s: each once, with power, reset and firmware',
    (_, model) => {
      const facts = keyFacts(model);
      expect(new Set(facts.map(({label}) => label)).size).toBe(facts.length);
      for (const {label, value} of facts)
        expect([label, value]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
      expect(facts.at(-1)!.value).toBe(model.firmware);
      expect(JSON.stringify(facts)).not.toMatch(/undefined|null|NaN/);
    },
  );

  it('leave out what a model has not', () => {
    const dark = models.find((model) => 'nightM' in model && model.nightM === null);
    if (dark) expect(keyFacts(dark).map(({value}) => value)).not.toContain('null m');
    const recorder = modelsOfKind('recorder')[0]!;
    const camera = modelsOfKind('camera')[0]!;
    expect(keyFacts(camera).map(({value}) => value)).toContain(`${camera.pixels[0]} × ${camera.pixels[1]}`);
    expect(JSON.stringify(keyFacts(recorder))).not.toContain(' × ');
  });
});

it('articles stand by catalogue, and a catalogue without any is left out', () => {
  const [first, second, third] = catalogues;
  const article = (id: string, catalogue: string) => ({id, catalogue}) as ArticleLink;
  const groups = articleGroups([article('t3', third!), article('t1', first), article('t2', third!)]);
  expect(groups.map(({catalogue, articles}) => [catalogue, articles.map(({id}) => id)])).toEqual([
    [first, ['t1']],
    [third, ['t3', 't2']],
  ]);
  expect(second && groups.some(({catalogue}) => catalogue === second)).toBe(false);
});
