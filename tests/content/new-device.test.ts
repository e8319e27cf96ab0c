/** `npm run new -- device` in a copy of the catalogue and its words: what it leaves to be written, and that no more is needed. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {checkDevices} from '../../scripts/checks/devices';
import {checkPlaceholders} from '../../scripts/checks/prose';
import {catalogueFile, catalogueOf, modelTables} from '../../scripts/lib/devices';
import {scaffoldDevice} from '../../scripts/lib/scaffold-device';
import {models} from '../../src/facts/models';
import {modelSchema, type ModelKind} from '../../src/facts/models.schema';

const today = new Date('2026-08-31T09:00:00Z');
const parts = ['src/facts', 'src/features/hardware/data', 'i18n/zh-CN/copy', 'i18n/en/copy', 'docs/models'];

let root = '';

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'device-'));
  for (const part of parts) cpSync(part, path.join(root, part), {recursive: true});
  for (const folder of ['stills', 'cutouts']) mkdirSync(path.join(root, 'static/media', folder), {recursive: true});
  for (const folder of ['stills', 'cutouts'])
    for (const {media} of models)
      for (const end of ['240.avif', '240.webp', '600.avif', '600.webp', '1200.avif', '1200.webp', '104.webp'])
        write(`static/media/${folder}/${media}-${end}`, '');
});
afterEach(() => rmSync(root, {recursive: true}));

/** One model of each kind, and the tables over ids that name its kind. */
const kinds: readonly (readonly [ModelKind, string])[] = [
  ['camera', 'e3-x'],
  ['aiCamera', 'k3'],
  ['umeCamera', 'u8-d'],
  ['recorder', 'ul-8208nh'],
  ['edgeBox', 'b1'],
  ['badge', 'ibadge'],
];

it('reads the catalogue as it is', () => {
  expect(catalogueOf('.').map(({id}) => id)).toEqual(models.map(({id}) => id));
  expect(checkDevices(root)).toEqual([]);
});

describe.each(kinds)('a new %s', (kind, like) => {
  it('leaves marks and pictures, and needs no more than those', () => {
    const made = scaffoldDevice(root, {id: 'x9', name: 'X9', like, owner: 'support-devices'}, today);
    for (const {file, text} of [...made.files, ...made.edits]) write(file, text);

    expect(checkDevices(root).map(({file}) => file)).toEqual([
      'static/media/stills/x9-1200.webp',
      'static/media/cutouts/x9-1200.webp',
    ]);
    const marks = checkPlaceholders(root);
    expect(marks.map(({file}) => file)).toEqual(
      expect.arrayContaining(
        [...made.files, ...made.edits]
          .filter(({file}) => !file.startsWith('docs/'))
          .filter(({file}) => !file.includes('current/'))
          .map(({file}) => file),
      ),
    );
    const tables = modelTables(root).filter((table) => table.kind === undefined || table.kind === kind);
    expect(tables.every(({ids}) => ids.includes('x9'))).toBe(true);

    for (const file of new Set(marks.map((mark) => mark.file)))
      write(
        file,
        readFileSync(path.join(root, file), 'utf8')
          .replace(/ \/\/ \[to write\].*$/gm, '')
          .replace(/\[to write\] |【待填写】/g, ''),
      );
    for (const file of made.pictures) write(file, '');
    expect([...checkDevices(root), ...checkPlaceholders(root)]).toEqual([]);

    const entry = catalogueOf(root).find(({id}) => id === 'x9')!;
    const {leds} = models.find(({id}) => id === like)!;
    const value: unknown = new Function(
      'cameraLeds',
      'recorderLeds',
      'edgeLeds',
      'badgeLeds',
      `return ${entry.text.trim().replace(/,$/, '')}`,
    )(leds, leds, leds, leds);
    expect(modelSchema.safeParse(value).error?.issues ?? []).toEqual([]);
    expect(entry.kind).toBe(kind);
    expect(readFileSync(path.join(root, catalogueFile), 'utf8').length).toBeGreaterThan(
      readFileSync(catalogueFile, 'utf8').length,
    );
  });
});

it('names every figure that is another device’s', () => {
  const {edits} = scaffoldDevice(root, {id: 'x9', name: 'X9', like: 'e3-x', owner: 'support-devices'}, today);
  for (const {file, text} of edits) write(file, text);
  const figures = checkPlaceholders(root).filter(({file}) => file === catalogueFile);
  const fields = Object.keys(models.find(({id}) => id === 'e3-x')!);
  const told = ['id', 'name', 'media', 'kind', 'leds'];
  expect(figures.map(({field}) => field)).toEqual(fields.filter((field) => !told.includes(field)));
});

it('refuses a model that there is not', () => {
  expect(() => scaffoldDevice(root, {id: 'x9', name: 'X9', like: 'z0', owner: 'support'}, today)).toThrow(
    /no model "z0"/,
  );
});
