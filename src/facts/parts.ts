/**
 * Where the parts are that a manual speaks of: lens, light, reset, card, connectors. One list per device, as its manual says
 * in words; a part whose place no text tells is left out. Drawn by `src/features/hardware/drawing/partsOf.ts`.
 */
import type {ModelId} from './models';

/** The sides that are drawn: the front or the lens face, the side, the side that is worn or fixed, the one with the ports. */
export type PartView = 'front' | 'face' | 'side' | 'back' | 'rear';

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
  'resetHole',
  'topLabel',
  'bottomLabel',
  'sideLabel',
  'baseLabel',
  'mains',
  'powerJack',
  'hdmi',
  'vga',
  'uplink',
  'poePorts',
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
const rear = (...names: Part[]): PartPlace[] => names.map((part) => ({view: 'rear', part}));

const dome = front('dome', 'lens', 'underDome', 'light', 'base');
const turret = [...front('lens', 'light', 'base'), ...side('cover')];
const stereo = [...front('lenses', 'light', 'barLabel', 'joint', 'base'), ...side('cover')];

/** Parts of every device, in the order of their numbers. */
export const partsOfModel: Readonly<Record<ModelId, readonly PartPlace[]>> = {
  'w3-e': [...front('lens', 'light', 'base'), ...side('cardSlot', 'backHoles')],
  'w3-s': [...front('dome', 'lens', 'underDome', 'light'), ...side('baseLabel')],
  'p3-x-8': [...front('lens', 'light'), ...side('cover', 'baseLabel')],
  'e3-x': turret,
  'e3-d-h': dome,
  'e3-t-h': [...front('lens', 'light'), ...side('sunshield', 'cover', 'sideLabel', 'base')],
  'fmix-d': face('fisheye', 'smallDome', 'light', 'endCap'),
  k3: [...face('lens', 'light'), ...side('topLabel', 'resetHole')],
  h1001: stereo,
  h2001: stereo,
  'u8-d': dome,
  'u8-t': turret,
  'u9-d': [...front('dome', 'lens', 'underDome'), ...side('baseLabel')],
  'ul-8232nh': [...front('lights', 'bottomLabel'), ...rear('mains', 'hdmi', 'vga', 'uplink', 'resetHole')],
  'ul-8208nh': [
    ...front('powerKey', 'lights', 'usb', 'bottomLabel'),
    ...rear('mains', 'hdmi', 'vga', 'uplink', 'resetHole', 'poePorts'),
  ],
  'ul-7016nh-h1': [
    ...front('powerKey', 'lights', 'usb', 'bottomLabel'),
    ...rear('mains', 'hdmi', 'vga', 'uplink', 'resetHole'),
  ],
  b1: [...front('heatSink', 'network', 'lights', 'bottomLabel'), ...rear('powerJack', 'resetHole')],
  ibadge: [...front('lens', 'light', 'microphone', 'nameCard', 'chargePort'), ...back('clip', 'clipLabel')],
};
