/**
 * From a file of the device to the picture that is sent.
 *
 * @jest-environment node
 */
import {describe, expect, it} from '@jest/globals';
import {maxPictureBytes} from '../../../src/features/forms/service/limits';
import {
  fitInto,
  longestSide,
  maxFileBytes,
  preparePicture,
  type PictureTools,
} from '../../../src/features/pictures/prepare';
import {bytes, heic, jpeg, png, text} from './samples';

interface Options {
  /** Size as unpacked. */
  readonly size?: readonly [number, number];
  readonly canUnpack?: boolean;
  /** Bytes of the result at a side and a quality. */
  readonly weigh?: (side: number, quality: number) => number | null;
}

/** A browser without pictures: records what it was asked for. */
function browser({size: [width, height] = [4032, 3024], canUnpack = true, weigh = () => 500_000}: Options = {}) {
  const asked: string[] = [];
  let open = 0;
  const tools: PictureTools = {
    unpack: (file) => {
      asked.push(file.type);
      if (!canUnpack) return Promise.reject(new Error('cannot decode'));
      open++;
      return Promise.resolve({width, height, source: {} as CanvasImageSource, close: () => void open--});
    },
    pack: (_picture, w, h, quality) => {
      asked.push(`${w}×${h} ${quality}`);
      const weight = weigh(Math.max(w, h), quality);
      return Promise.resolve(weight === null ? null : new Blob([new Uint8Array(weight)], {type: 'image/jpeg'}));
    },
  };
  return {tools, asked, openPictures: () => open};
}

const photo = new Blob([bytes(jpeg(4032, 3024))]);

describe('a picture', () => {
  it('is drawn again as a JPEG of at most 2048 pixels, upright as the browser gives it', async () => {
    const {tools, asked, openPictures} = browser({size: [3024, 4032]});
    const result = await preparePicture(photo, tools);
    expect(result).toMatchObject({width: 1536, height: longestSide});
    expect('blob' in result && [result.blob.type, result.blob.size]).toEqual(['image/jpeg', 500_000]);
    expect(asked).toEqual(['image/jpeg', '1536×2048 0.86']);
    expect(openPictures()).toBe(0);
  });

  it('is made smaller until the service takes it, and never sent larger', async () => {
    const {tools, asked} = browser({weigh: (side) => (side > 1500 ? maxPictureBytes + 1 : maxPictureBytes)});
    expect(await preparePicture(photo, tools)).toMatchObject({width: 1280, height: 960});
    expect(asked).toHaveLength(5);
    const heavy = browser({weigh: () => maxPictureBytes + 1});
    expect(await preparePicture(photo, heavy.tools)).toEqual({problem: 'failed'});
    expect(heavy.openPictures()).toBe(0);
  });

  it.each([
    [png(800, 600), 'image/png'],
    [heic(4032, 3024), 'image/heic'],
  ])('is decoded by what it is, whatever its name says', async (content, type) => {
    const {tools, asked} = browser();
    await preparePicture(new Blob([bytes(content)], {type: 'image/svg+xml'}), tools);
    expect(asked[0]).toBe(type);
  });

  it('keeps its shape', () => {
    expect(fitInto(4000, 3000, 2048)).toEqual([2048, 1536]);
    expect(fitInto(800, 600, 2048)).toEqual([800, 600]);
    expect(fitInto(30_000, 2, 2048)).toEqual([2048, 1]);
  });
});

describe('what cannot be prepared says why', () => {
  it('a file that is too large, without reading it', async () => {
    const {tools, asked} = browser();
    const huge = {size: maxFileBytes + 1, arrayBuffer: () => Promise.reject(new Error('was read'))} as unknown as Blob;
    expect(await preparePicture(huge, tools)).toEqual({problem: 'size'});
    expect(asked).toEqual([]);
  });

  it('a file that the device does not hand over', async () => {
    const gone = {size: 10, arrayBuffer: () => Promise.reject(new Error('NotReadableError'))} as unknown as Blob;
    expect(await preparePicture(gone, browser().tools)).toEqual({problem: 'unread'});
  });

  it.each([
    ['script in a drawing', text('<svg onload="alert(1)"/>'), 'type'],
    ['a PNG that claims 60,000 × 60,000 pixels', bytes(png(60_000, 60_000)), 'pixels'],
    ['a photo that was cut off', bytes(jpeg(640, 480).slice(0, -2)), 'damaged'],
  ])('%s, without unpacking it', async (_name, buffer, problem) => {
    const {tools, asked} = browser();
    expect(await preparePicture(new Blob([buffer]), tools)).toEqual({problem});
    expect(asked).toEqual([]);
  });

  it.each([
    [heic(4032, 3024), 'heic'],
    [jpeg(640, 480), 'damaged'],
  ])('what this browser does not decode', async (content, problem) => {
    const {tools} = browser({canUnpack: false});
    expect(await preparePicture(new Blob([bytes(content)]), tools)).toEqual({problem});
  });

  it('a canvas that gives nothing', async () => {
    const {tools, openPictures} = browser({weigh: () => null});
    expect(await preparePicture(photo, tools)).toEqual({problem: 'failed'});
    expect(openPictures()).toBe(0);
  });
});
