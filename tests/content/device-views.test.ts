/** Views of devices: lists, files and words are made in three places and have to agree; files stay light. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import en from '../../i18n/en/copy/hardware/views';
import zh from '../../i18n/zh-CN/copy/hardware/views';
import {explodedDevices, mountedDevices, rearDevices, turningDevices} from '../../src/facts/hardware/deviceViews';
import places from '../../src/facts/hardware/explodedParts.json';
import {models} from '../../src/facts/models';

const media = path.resolve(import.meta.dirname, '../../static/media');
const kib = 1024;

/** Files that an entry of a list stands for, with the most bytes each may have. */
const filesOf = {
  mounted: (id: string) =>
    ([240, 600, 1200] as const).flatMap((width) =>
      ['avif', 'webp'].map(
        (format) => [`mounted/${id}-${width}.${format}`, (width === 1200 ? 110 : 45) * kib] as const,
      ),
    ),
  rear: (id: string) => cutout(`${id}-rear`),
  exploded: (id: string) =>
    ([600, 1000, 1600] as const).flatMap((width) =>
      ['avif', 'webp'].map((format) => [`exploded/${id}-${width}.${format}`, 50 * kib] as const),
    ),
  turn: (id: string) => [[`turns/${id}.avif`, 250 * 1000] as const, [`turns/${id}-first.webp`, 24 * kib] as const],
};

function cutout(name: string): (readonly [string, number])[] {
  return ([240, 600, 1200] as const).flatMap((width) =>
    ['avif', 'webp'].map((format) => [`cutouts/${name}-${width}.${format}`, 90 * kib] as const),
  );
}

const lists = {mounted: mountedDevices, rear: rearDevices, turn: turningDevices, exploded: explodedDevices};
/** The evening for the dark page, in AVIF alone: the closing picture of the home page. */
const evening = [240, 600, 1200].map((width) => [`mounted/e3-x-dusk-${width}.avif`, 45 * kib] as const);
const expected = [
  ...Object.entries(lists).flatMap(([view, ids]) => ids.flatMap((id) => filesOf[view as keyof typeof filesOf](id))),
  ...evening,
];

/** What is wrong with the files, in words; `sizeOf` gives the bytes of a file, or undefined where there is none. */
function problemsOf(files: typeof expected, sizeOf: (file: string) => number | undefined): string[] {
  return files.flatMap(([file, limit]) => {
    const size = sizeOf(file);
    if (size === undefined) return [`${file} is missing`];
    return size > limit ? [`${file} has ${size} bytes, at most ${limit}`] : [];
  });
}

const onDisk = (file: string) => {
  const full = path.join(media, file);
  return existsSync(full) ? statSync(full).size : undefined;
};

describe('views of devices', () => {
  it('have their files, none too heavy', () => {
    expect(problemsOf(expected, onDisk)).toEqual([]);
  });

  it('sees a missing and a heavy file', () => {
    const files = [['mounted/a-600.avif', 100] as const, ['mounted/b-600.avif', 100] as const];
    expect(problemsOf(files, (file) => (file.includes('/a-') ? 101 : undefined))).toEqual([
      'mounted/a-600.avif has 101 bytes, at most 100',
      'mounted/b-600.avif is missing',
    ]);
  });

  it('are all listed: no file without an entry', () => {
    const known = new Set(expected.map(([file]) => file));
    const found = ['mounted', 'turns', 'exploded'].flatMap((folder) =>
      readdirSync(path.join(media, folder)).map((file) => `${folder}/${file}`),
    );
    const cutouts = readdirSync(path.join(media, 'cutouts')).filter((file) => /-rear-/.test(file));
    expect([...found, ...cutouts.map((file) => `cutouts/${file}`)].filter((file) => !known.has(file))).toEqual([]);
  });

  it('belong to devices of the catalogue', () => {
    const catalogue = new Set<string>(models.map((model) => model.media));
    expect(Object.values(lists).flatMap((ids) => ids.filter((id) => !catalogue.has(id)))).toEqual([]);
  });

  it.each([
    ['zh-CN', zh],
    ['en', en],
  ])('have words in %s, for the listed devices and no others', (_, words) => {
    expect(Object.keys(words.mounted).sort()).toEqual([...mountedDevices].sort());
    expect(Object.keys(words.rear).sort()).toEqual([...rearDevices].sort());
    expect(Object.keys(words.exploded).sort()).toEqual([...explodedDevices].sort());
    const texts = [
      ...Object.values(words.exploded).map(({alt}) => alt),
      ...Object.values(words.mounted).flatMap(({alt, caption}) => [alt, caption]),
      ...Object.values(words.rear),
    ];
    expect(texts.filter((text) => text.length < 15)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([
    ['zh-CN', zh],
    ['en', en],
  ])('name every part of an exploded view in %s, each with its place inside the picture', (_, words) => {
    for (const id of explodedDevices) {
      const {parts} = words.exploded[id];
      expect(places[id]).toHaveLength(parts.length);
      expect(new Set(parts.map(({name}) => name)).size).toBe(parts.length);
    }
    expect(
      Object.values(places).flatMap((points) => points.flat().filter((value) => value < 0 || value > 100)),
    ).toEqual([]);
  });
});
