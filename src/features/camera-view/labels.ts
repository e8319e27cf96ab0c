/**
 * Where the names of boxes stand: beside their box, inside the picture, never on each other and never on the marks of the frame.
 * Everything is worked out for the narrowest frame; in wider ones names take a smaller part of the picture and stay inside the
 * place that is kept for them, because they hang on the corner that touches their box.
 */
import {picture, type Box, type Shot, type ShotBox} from './tracks';

/** Narrowest frame that a picture is shown in, CSS pixels. */
const narrowest = 240;
/** Picture pixels in a CSS pixel of it. */
const scale = picture.width / narrowest;
/** A name: 12 px letters, its height with padding, and the padding at both sides together. CSS pixels. */
const name = {letter: 12, height: 18, padding: 10} as const;

/** Places of the frame's own marks: simulation at the top right, the play button at the bottom right, the event's name beside it. */
const simulated: Box = [picture.width - 84 * scale, 0, 84 * scale, 32 * scale];
const control: Box = [picture.width - 40 * scale, picture.height - 36 * scale, 40 * scale, 36 * scale];
const event: Box = [0, picture.height - 34 * scale, picture.width, 34 * scale];

/** A reading in the upper left corner, with its distance from the edges. */
const readingOf = (text: string): Box => [0, 0, (widthOf(text) + 16) * scale, 34 * scale];

/** Names keep off the edges of the picture by this much, in its pixels. */
const inset = 6;

/** A name hangs on its corner: at x, y, growing to the end or start, and up or down. */
export interface PlacedLabel {
  readonly box: ShotBox;
  readonly x: number;
  readonly y: number;
  readonly toStart: boolean;
  readonly up: boolean;
}

const overlaps = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/** Width of a name in CSS pixels: Chinese characters are as wide as high, Latin letters a little over half of it. */
export function widthOf(text: string): number {
  const letters = [...text].map((letter) => (letter.charCodeAt(0) > 0x2e7f ? 1 : 0.6));
  return letters.reduce((sum, width) => sum + width, 0) * name.letter + name.padding;
}

/** The place a name takes in picture pixels. */
export function placeOf({x, y, toStart, up}: PlacedLabel, text: string): Box {
  const [width, height] = [widthOf(text) * scale, name.height * scale];
  return [toStart ? x - width : x, up ? y - height : y, width, height];
}

const isInside = ([x, y, width, height]: Box): boolean =>
  x >= inset && y >= inset && x + width <= picture.width - inset && y + height <= picture.height - inset;

/** Above the box, below it, beside it, then inside, each from its start and from its end; of one that leaves the picture, what shows. */
function sidesOf(box: ShotBox): PlacedLabel[] {
  const [x, y, width, height] = box.box;
  const [left, top] = [Math.max(inset, x), Math.max(inset, y)];
  const [right, bottom] = [Math.min(picture.width - inset, x + width), Math.min(picture.height - inset, y + height)];
  const at = (y: number, up: boolean, fromStart: number, fromEnd: number): PlacedLabel[] => [
    {box, x: fromStart, y, toStart: false, up},
    {box, x: fromEnd, y, toStart: true, up},
  ];
  return [
    ...at(top, true, left, right),
    ...at(bottom, false, left, right),
    ...at(top, false, right, left),
    ...at(top, false, left, right),
    ...at(bottom, true, left, right),
  ];
}

/** Where somebody's head is. */
const headOf = ([x, y, width, height]: Box): Box => [x + width * 0.2, y, width * 0.6, height * 0.35];

/** At most so many names; a picture full of them shows nothing else. */
const most = 2;

/**
 * The names that fit, those of the event first. Things of the same kind and tone are named once. While an event goes on its own name
 * stands at the bottom of the picture.
 *
 * @param textOf the name of a box, empty for none
 * @param hasMarks the frame shows its own words over the picture, besides the button
 * @param reading what is written in the corner
 */
export function placeLabels(
  {boxes, isAlert}: Pick<Shot, 'boxes' | 'isAlert'>,
  textOf: (box: ShotBox) => string,
  hasMarks = true,
  reading = '',
): PlacedLabel[] {
  const inOrder = [...boxes].sort((a, b) => Number(b.tone === 'alert') - Number(a.tone === 'alert'));
  const placed: PlacedLabel[] = [];
  const taken: Box[] = [
    control,
    ...(reading ? [readingOf(reading)] : []),
    ...(hasMarks ? [simulated] : []),
    ...(hasMarks && isAlert ? [event] : []),
  ];
  const named = new Set<string>();
  for (const box of inOrder) {
    const what = `${box.kind} ${box.tone}`;
    if (placed.length === most || named.has(what) || !textOf(box)) continue;
    const covers = (label: PlacedLabel, others: readonly Box[]): boolean =>
      others.some((other) => overlaps(placeOf(label, textOf(box)), other));
    const others = boxes.filter((other) => other !== box);
    const possible = sidesOf(box).filter((label) => isInside(placeOf(label, textOf(box))) && !covers(label, taken));
    const heads = others.filter(({kind}) => kind === 'person' || kind === 'staff').map((other) => headOf(other.box));
    // Best beside all boxes; the name of another thing never covers the event, and of a thing in somebody's hand rather not the face.
    const fits =
      possible.find(
        (label) =>
          !covers(
            label,
            others.map((other) => other.box),
          ),
      ) ??
      possible.find((label) => box.tone === 'alert' && !covers(label, heads)) ??
      possible.find(
        (label) =>
          box.tone === 'alert' ||
          !covers(
            label,
            others.filter(({tone}) => tone === 'alert').map((other) => other.box),
          ),
      );
    if (!fits) continue;
    named.add(what);
    placed.push(fits);
    taken.push(placeOf(fits, textOf(box)));
  }
  return placed;
}
