/** Downloads of the press room: each exists, has the size the page says, and none lies there unnamed. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from '@jest/globals';
import sharp from 'sharp';
import {demoLeft} from '../../../scripts/checks/launch';
import {owner} from '../../../config/owner';
import {pressArchives, pressLogos, pressPath, pressPictures, sizeText} from '../../../src/facts/press';

const root = path.resolve(import.meta.dirname, '../../../static');
const files = [pressArchives, pressLogos, pressPictures].flatMap((group) => Object.values(group));

it.each(files.map((file) => [file.file, file] as const))('%s', async (_, file) => {
  const bytes = readFileSync(path.join(root, pressPath(file)));
  expect(bytes.length).toBe(file.bytes);
  if (!('width' in file)) return;
  const {width, height} = await sharp(bytes).metadata();
  expect({width, height}).toEqual({width: file.width, height: file.height});
});

it('every file of the folder is named', () => {
  expect(readdirSync(path.join(root, 'media/press')).sort()).toEqual(files.map(({file}) => file).sort());
});

it('sizes read as people write them', () => {
  expect([{bytes: 225}, {bytes: 43_661}].map(({bytes}) => sizeText({file: '', bytes}))).toEqual(['225 B', '43 KB']);
});

it('check:launch names the contact for the press until the owner has set it', () => {
  expect(demoLeft().includes('config/owner.ts pressContact')).toBe(owner.pressContact.demo);
});
