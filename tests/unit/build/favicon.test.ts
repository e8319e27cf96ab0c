import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {svgUrl} from '../../../plugins/favicon';
import {expect, it} from '@jest/globals';

it('/favicon.ico is an icon with the sizes that browsers and desktops ask for', async () => {
  const icon = readFileSync('static/favicon.ico');
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({length: icon.readUInt16LE(4)}, (_, index) => 6 + 16 * index);
  const pictures = await Promise.all(
    entries.map(async (entry) => {
      const start = icon.readUInt32LE(entry + 12);
      const picture = sharp(icon.subarray(start, start + icon.readUInt32LE(entry + 8)));
      const {format, width, height} = await picture.metadata();
      // A picture of one color would be empty.
      const {channels} = await picture.stats();
      return {said: icon[entry], format, width, height, isDrawn: channels.some(({stdev}) => stdev > 10)};
    }),
  );
  expect(pictures).toEqual(
    [16, 32, 48].map((size) => ({said: size, format: 'png', width: size, height: size, isDrawn: true})),
  );
});

it('the icon in the head of a page is the drawing itself', () => {
  const svg = readFileSync('static/img/favicon.svg', 'utf8');
  const url = svgUrl(svg);
  expect(url).not.toMatch(/["#<>]/);
  expect(decodeURIComponent(url.replace('data:image/svg+xml,', ''))).toBe(svg.trim().replaceAll('"', "'"));
});
