/**
 * The part of an event's picture that shows a small finding large. On a wall the pictures are small: a box in a hall of 225 px is a
 * speck. The part has the shape of the picture, so picture and clip are moved and scaled by one transform, and what is drawn over them
 * is told in the pixels of the part (`shotIn`): names and lines keep their size.
 */
import {algorithmEvents, type AlgorithmEvent} from '@site/src/facts/algorithmEvents';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import type {CSSProperties} from 'react';
import {picture, type Box, type Point, type Shot} from './tracks';

/** `left` and `top` in pixels of the picture; the part is the picture's size divided by `zoom`. */
export interface CloseUp {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** A finding takes this share of the part, in the direction in which it is larger: around it stays where it happens. */
const share = 0.6;
/** Pictures are 640 px wide: larger, they would blur on a wall of five columns. */
const most = 2.2;
/** Less is not worth the surroundings that it costs. */
const least = 1.15;

/** Taken from near already, by a camera of its own or as a `part` (`media/scripts/events.py`). */
const near: readonly AlgorithmId[] = ['cap-missing', 'mask-missing', 'rodent', 'smoking', 'wet-floor'];

/** What the finding is about lies beside it: the dock and its truck, and whoever takes the bags out, away from the button. */
const own: Partial<Record<AlgorithmId, CloseUp>> = {
  'box-drop': {zoom: 1.3, left: 90, top: 60},
  'trash-overflow': {zoom: 1.25, left: 128, top: 20},
};

export const wholePicture: CloseUp = {zoom: 1, left: 0, top: 0};

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** Around all boxes. */
function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

/** What is reported; of somebody with a thing in the hand, the thing. Nothing where the algorithm only counts. */
export function findingOf({boxes}: Pick<AlgorithmEvent, 'boxes'>): Box | undefined {
  const alerts = boxes.filter(({tone}) => tone === 'alert');
  const items = alerts.filter(({kind}) => kind === 'item');
  const found = (items.length > 0 ? items : alerts).map(({box}) => box);
  return found.length === 0 ? undefined : around(found);
}

/** The part around a finding, inside the picture. */
export function closeUpOn([x, y, width, height]: Box): CloseUp {
  const taken = Math.max(width / picture.width, height / picture.height);
  const zoom = Math.round(clamp(share / taken, 1, most) * 100) / 100;
  if (zoom < least) return wholePicture;
  const start = (middle: number, all: number): number =>
    Math.round(clamp(middle - all / zoom / 2, 0, all - all / zoom));
  return {zoom, left: start(x + width / 2, picture.width), top: start(y + height / 2, picture.height)};
}

/** Counting and heat are about the whole picture. */
export function closeUpOf(id: AlgorithmId): CloseUp {
  const finding = near.includes(id) ? undefined : findingOf(algorithmEvents[id]);
  return own[id] ?? (finding ? closeUpOn(finding) : wholePicture);
}

/**
 * The CSS variable that a style sheet gives to picture and clip as `transform`, about their upper left corner; nothing for the whole
 * picture.
 */
export function closeUpStyle({zoom, left, top}: CloseUp): CSSProperties | undefined {
  if (zoom === 1) return undefined;
  const percent = (part: number, all: number): string => `${Math.round((-part / all) * 10000) / 100}%`;
  return {
    '--close-up': `scale(${zoom}) translate(${percent(left, picture.width)}, ${percent(top, picture.height)})`,
  } as CSSProperties;
}

/** The `sizes` attribute: a part needs the largest file. */
export const sizesOf = ({zoom}: CloseUp, sizes: string): string => (zoom === 1 ? sizes : `${picture.width}px`);

/** A box is drawn where this share of it shows. */
const shown = 0.25;

/** A moment as the part shows it, enlarged to the size of the picture; without what lies beyond the part, or nearly. */
export function shotIn(shot: Shot, {zoom, left, top}: CloseUp): Shot {
  if (zoom === 1) return shot;
  const at = ([x, y]: Point): Point => [Math.round((x - left) * zoom), Math.round((y - top) * zoom)];
  const boxAt = ([x, y, width, height]: Box): Box => [
    ...at([x, y]),
    Math.round(width * zoom),
    Math.round(height * zoom),
  ];
  const isShown = ([x, y, width, height]: Box): boolean => {
    const wide = clamp(x + width, 0, picture.width) - clamp(x, 0, picture.width);
    const high = clamp(y + height, 0, picture.height) - clamp(y, 0, picture.height);
    return wide * high >= shown * width * height;
  };
  return {
    ...shot,
    zone: shot.zone?.map(at) ?? null,
    ...(shot.trail && {trail: {...shot.trail, lines: shot.trail.lines.map((line) => line.map(at))}}),
    boxes: shot.boxes.map((one) => ({...one, box: boxAt(one.box)})).filter(({box}) => isShown(box)),
  };
}
