/**
 * The social picture of a page, 1200 × 630: brand, place in the site, title, and the page's own picture or, where it has
 * none, a plan of the counting line. Everything but pictures is drawn: no words stand in any bitmap of the site.
 */
import {readFileSync} from 'node:fs';
import sharp, {type OverlayOptions} from 'sharp';
import type {Locale} from '../../../src/site/editions';
import {endsAtPunctuation, type Line, setLine, setParagraph} from './type';

export const cardSize = {width: 1200, height: 630} as const;

/** Contents of a card; cards with the same contents share a file. */
export interface CardFacts {
  readonly locale: Locale;
  readonly brand: string;
  /** Section or catalogue of the page; empty where the page is its own. */
  readonly label: string;
  readonly title: string;
  /** A picture file: `cutout` stands free on a tint, `scene` fills its half. Or the drawing of a chart, in `chartSize`. */
  readonly picture?:
    {readonly file: string; readonly look: 'cutout' | 'scene'} | {readonly svg: string; readonly look: 'chart'};
}

/** Design tokens of the light scheme (`src/css/tokens.css`), copied because a bitmap cannot use CSS. */
const colors = {
  ground: '#FFFFFF',
  tint: '#EDF3FE',
  line: '#DCE4F4',
  ink: '#1F2A44',
  link: '#2E63D8',
  primary: '#4576E2',
  secondary: '#FF8821',
};

const edge = 72;
/** Where the picture begins. */
const pictureLeft = 720;
/** Of a chart: all of the right part, at twice its size, so that its strokes are as fine as those of the plan. */
export const chartSize = {width: (cardSize.width - pictureLeft) * 2, height: cardSize.height * 2, edge: 120} as const;
const textWidth = {beside: pictureLeft - edge - 48, alone: 640};

/** Sizes of the title with the lines each may take: a short title is large. */
const steps = [
  {size: 68, most: 2},
  {size: 58, most: 3},
  {size: 48, most: 4},
  {size: 40, most: 5},
] as const;

/**
 * Sets the title in the largest size that fits; a Chinese one preferably in the largest that breaks at punctuation. At the
 * smallest size the rest is cut off with an ellipsis.
 */
async function setTitle(text: string, width: number, locale: Locale) {
  const fitting: {size: number; lines: Line[]}[] = [];
  for (const {size, most} of steps) {
    const lines = await setParagraph(text, {size, weight: 600, width, locale});
    if (lines.length <= most && lines.every((line) => line.width <= width)) fitting.push({size, lines});
  }
  const whole =
    locale === 'zh-CN'
      ? fitting.find(({size, lines}) => size > 40 && lines.slice(0, -1).every((line) => endsAtPunctuation(line.text)))
      : undefined;
  const fits = whole ?? fitting[0];
  if (fits) return fits;
  const {size, most} = steps.at(-1)!;
  const lines = (await setParagraph(text, {size, weight: 600, width, locale})).slice(0, most);
  const last = [...lines.pop()!.text];
  let cut = await setLine(`${last.join('')}…`, size, 600);
  while (cut.width > width) {
    last.pop();
    cut = await setLine(`${last.join('').trimEnd()}…`, size, 600);
  }
  return {size, lines: [...lines, cut]};
}

const at = (x: number, y: number, color: string, svg: string) =>
  `<g transform="translate(${x} ${y})" fill="${color}">${svg}</g>`;

/** The mark of the logo, as in `static/img/logo.svg`, 28 units high. */
const mark = readFileSync('static/img/logo.svg', 'utf8').replace(/<\/?svg[^>]*>/g, '');

/** The counting line: blue where people come in, orange where they leave. */
const countingLine = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colors.primary}" stroke-width="5"/>
  <circle cx="${x1}" cy="${y1}" r="11" fill="${colors.ground}" stroke="${colors.primary}" stroke-width="5"/>
  <circle cx="${x2}" cy="${y2}" r="11" fill="${colors.ground}" stroke="${colors.secondary}" stroke-width="5"/>`;

const person = (x: number, y: number, turn: number, color: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${colors.ground}" stroke="${color}" stroke-width="4"><rect x="-42" y="-19" width="84" height="38" rx="19"/><circle r="15" fill="${color}"/></g>`;

/** People crossing the line, seen from above. */
const plan = `<g fill="none" stroke-linecap="round">
  <path d="M842 118C870 220 872 300 842 380" stroke="${colors.primary}" stroke-width="4" stroke-dasharray="1 13"/>
  <path d="M1010 540C986 430 1000 330 1040 232" stroke="${colors.secondary}" stroke-width="4" stroke-dasharray="1 13"/>
  ${countingLine(782, 262, 1118, 386)}
  ${person(838, 410, 8, colors.primary)}
  ${person(1046, 204, -14, colors.secondary)}
  ${person(936, 156, 4, colors.line)}
</g>`;

/** A picture for the right part of the card, with the place of its upper left corner. */
async function placePicture(picture: NonNullable<CardFacts['picture']>): Promise<OverlayOptions> {
  const width = cardSize.width - pictureLeft;
  if (picture.look === 'chart') {
    const input = await sharp(Buffer.from(picture.svg)).resize(width, cardSize.height).png().toBuffer();
    return {input, left: pictureLeft, top: 0};
  }
  const {file, look} = picture;
  const size =
    look === 'scene'
      ? {width, height: cardSize.height, fit: 'cover' as const}
      : {width: width - 32, height: 470, fit: 'inside' as const};
  const bare = look === 'cutout' ? sharp(file).trim({threshold: 1}) : sharp(file);
  const {data, info} = await bare.resize(size).png({compressionLevel: 1}).toBuffer({resolveWithObject: true});
  return {
    input: data,
    left: pictureLeft + Math.round((width - info.width) / 2),
    top: Math.round((cardSize.height - info.height) / 2),
  };
}

/** Size limit for messengers on mobile networks. */
const bytesMax = 60 * 1024;
const qualities = [84, 76, 68, 60, 50, 42, 36] as const;

/** Draws the card; a JPEG, which every network and chat can show. */
export async function drawCard({locale, brand, label, title, picture}: CardFacts): Promise<Buffer> {
  const width = picture ? textWidth.beside : textWidth.alone;
  const [name, place, heading] = await Promise.all([
    setLine(brand, 34, 600),
    label ? setLine(label, 26, 600) : undefined,
    setTitle(title, width, locale),
  ]);
  const leading = heading.size * (locale === 'en' ? 1.15 : 1.3);
  const first = 330 - ((heading.lines.length - 1) * leading) / 2 + (place ? 20 : 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
  <rect width="100%" height="100%" fill="${colors.ground}"/>
  <rect x="${pictureLeft}" width="${cardSize.width - pictureLeft}" height="100%" fill="${colors.tint}"/>
  <g transform="translate(${edge - 4} 62) scale(1.7)">${mark}</g>
  ${at(edge + 60, 100, colors.ink, name.svg)}
  ${place ? at(edge, first - heading.size - 26, colors.link, place.svg) : ''}
  ${heading.lines.map((line, index) => at(edge, first + index * leading, colors.ink, line.svg)).join('\n')}
  <g fill="none" stroke-linecap="round">${countingLine(edge + 12, 556, edge + 248, 556)}</g>
  ${picture ? '' : plan}
</svg>`;
  const card = sharp(Buffer.from(svg)).composite(picture ? [await placePicture(picture)] : []);
  const raw = await card.removeAlpha().raw().toBuffer({resolveWithObject: true});
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await sharp(raw.data, {raw: raw.info})
      .jpeg({quality, chromaSubsampling: '4:4:4', progressive: true, optimiseCoding: true})
      .toBuffer();
    if (bytes.length <= bytesMax) break;
  }
  return bytes;
}
