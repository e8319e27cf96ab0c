/**
 * Where the parts are that a manual speaks of: lens, light, reset, card, connectors. One list per device, as its manual says
 * in words; a part whose place no text tells is left out. Drawn by `src/features/hardware/drawing/partsOf.ts`.
 */
import type {ModelId} from './models';

/** The sides that are drawn: the front or the lens face, the side, the side that is worn or fixed. */
export type PartView = 'front' | 'face' | 'side' | 'back';

/** Closed list of parts; their words are `copy/drawings.ts`, their places on each form are in `partsOf.ts`. */
export const parts = [
  'lens',
  'lenses',
  'fisheye',
  'smallDome',
  'light',
  'lights',
  'dome',
  'base',
  'joint',
  'sunshield',
  'underDome',
  'cover',
  'endCap',
  'backHoles',
  'cardSlot',
  'barLabel',
  'microphone',
  'nameCard',
  'chargePort',
  'clip',
  'clipLabel',
  'powerKey',
  'usb',
  'network',
  'heatSink',
] as const;

export type Part = (typeof parts)[number];

export interface PartPlace {
  readonly view: PartView;
  readonly part: Part;
}

const front = (...names: Part[]): PartPlace[] => names.map((part) => ({view: 'front', part}));
const face = (...names: Part[]): PartPlace[] => names.map((part) => ({view: 'face', part}));
const side = (...names: Part[]): PartPlace[] => names.map((part) => ({view: 'side', part}));
const back = (...names: Part[]): PartPlace[] => names.map((part) => ({view: 'back', part}));

const dome = front('dome', 'lens', 'underDome', 'light', 'base');
const turret = [...front('lens', 'light', 'base'), ...side('cover')];
const stereo = [...front('lenses', 'light', 'barLabel', 'joint', 'base'), ...side('cover')];

/** Parts of every device, in the order of their numbers. */
export const partsOfModel: Readonly<Record<ModelId, readonly PartPlace[]>> = {
  'w3-e': [...front('lens', 'light', 'base'), ...side('cardSlot', 'backHoles')],
  'w3-s': dome,
  'p3-x-8': [...front('lens', 'light', 'base'), ...side('cover')],
  'e3-x': turret,
  'e3-d-h': dome,
  'e3-t-h': [...front('lens', 'light'), ...side('sunshield', 'cover', 'base')],
  'fmix-d': face('fisheye', 'smallDome', 'light', 'endCap'),
  k3: face('lens', 'light'),
  h1001: stereo,
  h2001: stereo,
  'u8-d': dome,
  'u8-t': turret,
  'u9-d': front('dome', 'lens', 'underDome', 'base'),
  'ul-8232nh': front('lights'),
  'ul-8208nh': front('powerKey', 'lights', 'usb'),
  'ul-7016nh-h1': front('powerKey', 'lights', 'usb'),
  b1: front('heatSink', 'network', 'lights'),
  ibadge: [...front('lens', 'light', 'microphone', 'nameCard', 'chargePort'), ...back('clip', 'clipLabel')],
};
