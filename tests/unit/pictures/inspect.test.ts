/** What files are, before a browser unpacks them. */
import {describe, expect, it} from '@jest/globals';
import {inspectPicture, maxPixels} from '../../../src/features/pictures/inspect';
import {bytes, heic, jpeg, png, text} from './samples';

const makers = {jpeg, png, heic} as const;

describe.each(Object.entries(makers))('%s', (kind, make) => {
  it('is told by its bytes, with its size', () => {
    expect(inspectPicture(bytes(make(4032, 3024)))).toEqual({kind, width: 4032, height: 3024});
  });

  it('is damaged where it was cut off, wherever that is', () => {
    const whole = make(640, 480);
    // Longer than what tells the kind; the embedded thumbnail of the JPEG ends a file that has no scan yet.
    const cuts = whole.map((_, length) => length).filter((length) => length >= 12);
    const accepted = cuts.filter((length) => {
      const found = inspectPicture(bytes(whole.slice(0, length)));
      return !('problem' in found && found.problem === 'damaged');
    });
    expect(cuts.length).toBeGreaterThan(40);
    expect(accepted).toEqual([]);
  });

  it('is refused before it is unpacked where it claims too many pixels', () => {
    const side = Math.ceil(Math.sqrt(maxPixels)) + 1;
    expect(inspectPicture(bytes(make(side, side)))).toEqual({problem: 'pixels'});
    expect(inspectPicture(bytes(make(8192, 6144)))).toMatchObject({kind});
  });

  it('may have something after its end', () => {
    const extra = kind === 'heic' ? [] : [0, 1, 2, 3];
    expect(inspectPicture(bytes([...make(640, 480), ...extra]))).toMatchObject({kind});
  });
});

describe('a file that is no picture', () => {
  it.each([
    ['nothing', text('')],
    ['a drawing with script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', text('<!doctype html><title>photo.jpg</title>')],
    ['a document', text('%PDF-1.7 photo')],
    ['an archive', text('PK\x03\x04photo.png')],
    ['an animation', text('GIF89a')],
    ['WebP', text('RIFF\0\0\0\0WEBPVP8 ')],
    ['a film', text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
    ['a few bytes of a JPEG', text('\xff\xd8')],
  ])('%s', (_name, buffer) => {
    expect(inspectPicture(buffer)).toEqual({problem: 'type'});
  });

  it.each([
    ['a PNG without data', png(10, 10).filter((_, at) => at < 33 || at >= 33 + 25 + 16)],
    ['a PNG without size', png(0, 10)],
    ['a box of a HEIC that ends before it begins', heic(10, 10).map((byte, at) => (at === 27 ? 3 : byte))],
  ])('%s is damaged', (_name, content) => {
    expect(inspectPicture(bytes(content))).toEqual({problem: 'damaged'});
  });
});
