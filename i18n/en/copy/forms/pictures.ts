import type zh from '@site/i18n/zh-CN/copy/forms/pictures';
import type {CopyOf} from '@site/src/site/copy';

const problems = {
  type: 'This file is not a JPEG, PNG or HEIC picture. Choose a photo from your phone, or take a screenshot.',
  size: 'This file is larger than 40\u00a0MB. Choose an ordinary photo, or take a screenshot of it.',
  pixels:
    'This picture has more pixels than a browser can handle. Open it on your phone, take a screenshot, and choose that.',
  damaged:
    'This picture is incomplete; it may not have finished copying. Open it in your gallery, then choose it again or take a new one.',
  heic: 'This browser cannot open HEIC photos. On an iPhone choose Settings → Camera → Formats → Most Compatible and take the photo again, or take a screenshot of it.',
  unread:
    'This file could not be read. If it is in an online photo library, save it on your phone first, then choose it again.',
  failed: 'This picture could not be prepared. Choose it again, or take a screenshot of it.',
  code: 'The part of the page that prepares pictures did not load. Your text is saved as a draft. Choose the picture again once you are online.',
  many: 'A request takes 3 pictures, so this one was not added. Remove one first.',
  refused: 'Our service did not accept this picture. Remove it and choose another photo or a screenshot.',
};

/** The list of chosen pictures; loaded with the first of them. */
const copy = {
  ready: (number: number, width: number, height: number, size: string) =>
    `Picture ${number}, ${width} × ${height}, ${size}`,
  alt: (number: number) => `Preview of picture ${number}`,
  remove: 'Remove',
  removeName: (number: number) => `Remove picture ${number}`,
  dismiss: 'OK',
  problem: (file: string, text: string) => `“${file}”: ${text}`,
  list: 'Chosen pictures',
  problems,
} satisfies CopyOf<typeof zh>;

export default copy;
