/** Pictures that a writer drops into a document: drawn anew, so that nothing but the picture is kept. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import {pictureFolder} from './paths';
import {Refused, type FileContent} from './workspace';

/** Longest side in pixels. */
const longest = 1600;
/** Of the picture that comes in; a phone's have up to 50 million. */
const mostPixels = 60_000_000;
/** Seconds that drawing may take. */
const longestWork = 20;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** A name of letters, digits and "-", also for one in Chinese. */
const plainName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'picture';

/** The picture as WebP, named by its content, and its address on the site. @throws {Refused} */
export async function drawPicture(name: string, content: Buffer): Promise<FileContent & {address: string}> {
  let webp: Buffer;
  try {
    const picture = sharp(content, {limitInputPixels: mostPixels, failOn: 'error', pages: 1});
    const {format} = await picture.metadata();
    if (!formats.has(format)) throw new Error(format);
    webp = await picture
      .rotate()
      .resize(longest, longest, {fit: 'inside', withoutEnlargement: true})
      .webp({quality: 80})
      .timeout({seconds: longestWork})
      .toBuffer();
  } catch {
    throw new Refused(422, '这不是能用的图片：请用JPG、PNG、WebP、GIF或AVIF，不超过6000万像素');
  }
  const base = `${plainName(name)}-${createHash('sha256').update(webp).digest('hex').slice(0, 8)}.webp`;
  const file = `${pictureFolder}/${base}`;
  return {file, content: webp, address: `/${path.posix.relative('static', file)}`};
}
