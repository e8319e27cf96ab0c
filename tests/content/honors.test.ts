/** The facts about honor pictures are those of the files. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, it} from '@jest/globals';
import {honors} from '../../src/facts/honors';

it.each(honors)('$url', async ({url, thumbnail, width, height, size}) => {
  const file = readFileSync(path.resolve(`static${url}`));
  const found = await sharp(file).metadata();
  expect({width: found.width, height: found.height, size: file.length}).toEqual({width, height, size});
  const half = await sharp(path.resolve(`static${thumbnail}`)).metadata();
  expect({width: half.width, height: half.height}).toEqual({width: width / 2, height: height / 2});
});
