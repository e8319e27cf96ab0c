/**
 * Text as outlines, so that social images do not depend on installed fonts: shaped by HarfBuzz with the site's Inter and,
 * for characters that Inter lacks, Noto Sans SC. That font consists of about a hundred subsets; only those a text needs
 * are loaded.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {convert} from 'fontverter';
import type {Font} from 'harfbuzzjs';

/** Text of one weight, laid out in one line. */
export interface Line {
  readonly text: string;
  /** Px at the size asked for. */
  readonly width: number;
  /** SVG of the outlines, with the start of the baseline at 0, 0. */
  readonly svg: string;
}

/** Thrown for a character that neither font has. */
class MissingGlyph extends Error {
  constructor(readonly character: string) {
    super(`no font has the character “${character}”`);
  }
}

type Weight = 400 | 600;

interface Run {
  readonly font: Font;
  readonly upem: number;
  text: string;
}

/** An ECMAScript module that waits for its WebAssembly; it cannot be imported in any other way here. */
const harfbuzz = import('harfbuzzjs');

const require = createRequire(import.meta.url);
const latinFile = path.resolve('static/fonts/inter-latin.woff2');
const slicesFolder = path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'));

/** Which slice has a character: inclusive ranges of code points, as in the package's `unicode.json`. */
function readSlices(): [file: string, ranges: [from: number, to: number][]][] {
  const listed = JSON.parse(readFileSync(path.join(slicesFolder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(listed).map(([name, text]) => [
    path.join(slicesFolder, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    text.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  ]);
}

const slices = readSlices();
const fonts = new Map<string, Promise<Font>>();

/** Serializes decoding: the WebAssembly decoder is not reentrant. */
let decoding: Promise<unknown> = Promise.resolve();

function decode(file: string): Promise<Uint8Array> {
  const decoded = decoding.then(() => convert(readFileSync(file), 'sfnt'));
  decoding = decoded;
  return decoded;
}

/** A font file at a weight; opened once. */
function openFont(file: string, weight: Weight): Promise<Font> {
  const key = `${file} ${weight}`;
  let font = fonts.get(key);
  if (!font) {
    font = Promise.all([harfbuzz, decode(file)]).then(([{Blob, Face, Font, Variation}, bytes]) => {
      const opened = new Font(new Face(new Blob(bytes)));
      opened.setVariations([new Variation('wght', weight)]);
      return opened;
    });
    fonts.set(key, font);
  }
  return font;
}

async function fontFor(character: string, weight: Weight): Promise<Font> {
  const code = character.codePointAt(0)!;
  const latin = await openFont(latinFile, weight);
  // The quotation marks of both languages share their code points; beside Chinese they are Noto's (see `runsOf`).
  if (latin.nominalGlyph(code) !== undefined) return latin;
  for (const [file, ranges] of slices) {
    if (!ranges.some(([from, to]) => code >= from && code <= to)) continue;
    const font = await openFont(file, weight);
    if (font.nominalGlyph(code) !== undefined) return font;
  }
  throw new MissingGlyph(character);
}

const isChinese = (character: string): boolean => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character);

/** Punctuation that is full-width in Chinese text. */
const sharedMarks = /[“”‘’…—·]/;

/** Splits a text where the font changes. */
async function runsOf(text: string, weight: Weight): Promise<Run[]> {
  const chinese = isChinese(text) || [...text].some(isChinese);
  const runs: Run[] = [];
  for (const character of text) {
    // In a Chinese sentence the marks both languages share are taken from the slice that has them beside Chinese.
    const font =
      chinese && sharedMarks.test(character) ? await markFont(character, weight) : await fontFor(character, weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({font, upem: font.face.upem, text: character});
  }
  return runs;
}

async function markFont(character: string, weight: Weight): Promise<Font> {
  const code = character.codePointAt(0)!;
  const [file] = slices.find(([, ranges]) => ranges.some(([from, to]) => code >= from && code <= to)) ?? [];
  return file === undefined ? fontFor(character, weight) : openFont(file, weight);
}

/** Space between Chinese and Latin text, as a share of the font size. */
const mixedGap = 0.12;

/**
 * Sets a text in one line.
 * @throws {MissingGlyph}
 */
export async function setLine(text: string, size: number, weight: Weight): Promise<Line> {
  const {Buffer: ShapingBuffer, shape} = await harfbuzz;
  let x = 0;
  let svg = '';
  let before = '';
  for (const run of await runsOf(text, weight)) {
    const scale = size / run.upem;
    const first = run.text[0] ?? '';
    const meets = (a: string, b: string) => /\p{Script=Han}/u.test(a) && /[\p{Script=Latin}\d]/u.test(b);
    if (meets(before, first) || meets(first, before)) x += size * mixedGap;
    const buffer = new ShapingBuffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(run.font, buffer);
    for (const {codepoint, xAdvance = 0, xOffset = 0, yOffset = 0} of buffer.getGlyphInfosAndPositions()) {
      const outline = run.font.glyphToPath(codepoint);
      if (outline) {
        svg += `<path transform="translate(${(x + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`;
      }
      x += xAdvance * scale;
    }
    before = [...run.text].at(-1) ?? '';
  }
  return {text, width: x, svg};
}

/** Line breaking: no line starts with a closing mark, and none ends with an opening one. */
const closing = /^[\s，。、！？：；）》】」』”’…—,.!?:;)\]%/·-]/;
const opening = /[（《【「『“‘([/-]$/;

/** Unbreakable pieces of a text: words with their punctuation. */
function piecesOf(text: string, locale: string): string[] {
  const pieces: string[] = [];
  for (const {segment} of new Intl.Segmenter(locale, {granularity: 'word'}).segment(text)) {
    const last = pieces.at(-1);
    const glued =
      last !== undefined &&
      !/\s$/.test(last) &&
      !/^\s/.test(segment) &&
      !isChinese(last.at(-1)!) &&
      !isChinese(segment[0]!);
    if (last !== undefined && (closing.test(segment) || opening.test(last) || glued))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Whether a line ends with punctuation. */
export const endsAtPunctuation = (line: string): boolean => /[，。、！？：；,.!?:;]\s*$/.test(line);

/** Cost of a line break inside a clause, relative to the squared empty share of a line; prefers breaks at punctuation. */
const midClausePenalty = 0.12;

/** Breaks a text into the fewest lines that fit, balanced in length, preferably at punctuation. */
export async function setParagraph(
  text: string,
  {size, weight, width, locale}: {size: number; weight: Weight; width: number; locale: string},
): Promise<Line[]> {
  const pieces = piecesOf(text, locale);
  const widths = await Promise.all(pieces.map(async (piece) => (await setLine(piece, size, weight)).width));
  /** Dynamic programming: for each prefix its minimal cost, and the start of its last line. */
  const best: {readonly cost: number; readonly from: number}[] = [{cost: 0, from: 0}];
  for (let end = 1; end <= pieces.length; end += 1) {
    let found = {cost: Number.POSITIVE_INFINITY, from: end - 1};
    for (let from = end - 1, filled = 0; from >= 0; from -= 1) {
      filled += widths[from]!;
      // A single piece that is too wide stands alone.
      if (filled > width && from < end - 1) break;
      const whole = end === pieces.length || endsAtPunctuation(pieces[end - 1]!);
      const cost = best[from]!.cost + 1 + Math.max(0, 1 - filled / width) ** 2 + (whole ? 0 : midClausePenalty);
      if (cost < found.cost) found = {cost, from};
    }
    best.push(found);
  }
  const lines: Line[] = [];
  for (let end = pieces.length; end > 0; end = best[end]!.from) {
    lines.unshift(await setLine(pieces.slice(best[end]!.from, end).join('').trim(), size, weight));
  }
  return lines;
}
