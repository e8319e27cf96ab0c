/** Pictures of one kind have the same sizes and formats, because `Picture.tsx` names all of them. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from '@jest/globals';

const media = path.resolve(import.meta.dirname, '../../static/media');

/** Files that a picture lacks and others of its kind have. */
function missingSizes(files: readonly string[]): string[] {
  const sizes = new Map<string, Set<string>>();
  for (const file of files) {
    const [, name, size] = /^(.+)(-\d+\.\w+)$/.exec(file) ?? [];
    if (name && size) sizes.set(name, (sizes.get(name) ?? new Set()).add(size));
  }
  const all = new Set([...sizes.values()].flatMap((own) => [...own]));
  return [...sizes].flatMap(([name, own]) => [...all].filter((size) => !own.has(size)).map((size) => name + size));
}

it.each([
  ['scenes', 'stills', /^scene-(?!.*-dusk-)/],
  ['scenes in the evening', 'stills', /^scene-.*-dusk-/],
  ['device pictures', 'stills', /^(?!scene-)/],
  ['camera views', 'views', /./],
  // Evenings (`-dusk`) for dark pages are in AVIF alone: browsers without it show the day.
  ['devices in their places', 'mounted', /^(?!.*-dusk-)/],
  ['devices in the evening', 'mounted', /-dusk-/],
  ['devices pulled apart', 'exploded', /./],
  ['first frames of the stage', 'stage', /^still-(?!.*-dusk-)/],
  ['first frames of the evening', 'stage', /^still-.*-dusk-/],
])('%s are all there in every size', (_, folder, own) => {
  const files = readdirSync(path.join(media, folder)).filter((file) => own.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(missingSizes(files)).toEqual([]);
});

it('sees a size that is missing', () => {
  expect(missingSizes(['a-320.avif', 'a-600.avif', 'b-600.avif', 'b-phone.avif'])).toEqual(['b-320.avif']);
});
