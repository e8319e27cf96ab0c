/** What a camera sees of the floor, from its lens, its height and the angle it looks down at. */
import type {Model} from '@site/src/facts/models.schema';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** What the geometry needs of a camera. */
export type Lens = Pick<Extract<Model, {kind: 'camera'}>, 'pixels' | 'hfovDeg'>;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Vertical field of view in degrees, from the horizontal one and the shape of the picture. */
export const vfovDeg = ({pixels: [width, height], hfovDeg}: Lens): number =>
  degrees(2 * Math.atan((Math.tan(radians(hfovDeg / 2)) * height) / width));

/** Pixels a meter in front of the camera gets, after IEC 62676-4: enough to tell who it is, to know somebody, to see that somebody is there. */
export const detail = {identify: 250, recognise: 125, detect: 25} as const;
export type Detail = keyof typeof detail;

/** Depth in meters at which a meter still gets so many pixels. */
export const depthFor = ({pixels: [width], hfovDeg}: Lens, perMeter: number): number =>
  width / (2 * Math.tan(radians(hfovDeg / 2)) * perMeter);

/** Where a camera stands and looks: meters above the floor, degrees below the horizon. */
export interface Mount {
  readonly height: number;
  readonly tilt: number;
}

/** Floor seen on the line the camera looks along, in meters from the point below it. */
export interface Coverage {
  readonly near: number;
  /** End of the picture; Infinity when the horizon is in it. */
  readonly far: number;
  /** How far each detail reaches on the floor, never beyond `far`; 0 where it ends before the picture begins. */
  readonly reach: Readonly<Record<Detail, number>>;
}

/** Works out the floor a camera covers. */
export function coverageOf(lens: Lens, {height, tilt}: Mount): Coverage {
  const half = vfovDeg(lens) / 2;
  const steep = tilt + half;
  const flat = tilt - half;
  const near = steep >= 90 ? 0 : height / Math.tan(radians(steep));
  const far = flat <= 0 ? Infinity : height / Math.tan(radians(flat));
  const reachOf = (perMeter: number): number => {
    // On the floor at distance d the depth along the lens is d·cos(tilt) + h·sin(tilt).
    const distance = (depthFor(lens, perMeter) - height * Math.sin(radians(tilt))) / Math.cos(radians(tilt));
    return distance <= near ? 0 : Math.min(distance, far);
  };
  return {
    near,
    far,
    reach: {identify: reachOf(detail.identify), recognise: reachOf(detail.recognise), detect: reachOf(detail.detect)},
  };
}

/** Pan ranges a head can have, in degrees. */
export const panRanges = [355, 350, 345] as const;

/** Degrees of the circle that come into the picture: the view of a fixed camera, more when the head turns. */
export const sweepDeg = (hfovDeg: number, panDeg: number | null): number => Math.min(360, hfovDeg + (panDeg ?? 0));

/** What a visitor set. `pan` counts only for a camera whose head turns. */
export interface PlacementState extends Mount {
  readonly model: string;
  readonly pan: (typeof panRanges)[number];
}

export const placementLimits = {height: {min: 2, max: 8}, tilt: {min: 5, max: 80}} as const;

export const placementStart: PlacementState = {model: 'e3-x', height: 3, tilt: 35, pan: 355};

const within = (text: string | null, {min, max}: {readonly min: number; readonly max: number}): number | null => {
  const value = Math.round(Number(text) * 10) / 10;
  return text && value >= min && value <= max ? value : null;
};

/** `?camera=e3-x&mount=3&tilt=35&turn=355` */
export const placementCodec = (known: readonly string[]): QueryCodec<PlacementState> => ({
  read: (query) => ({
    model: known.find((id) => id === query.get('camera')) ?? placementStart.model,
    height: within(query.get('mount'), placementLimits.height) ?? placementStart.height,
    tilt: within(query.get('tilt'), placementLimits.tilt) ?? placementStart.tilt,
    pan: panRanges.find((range) => String(range) === query.get('turn')) ?? placementStart.pan,
  }),
  write: (state, query) => {
    const changed = (value: string | number, start: string | number) => (value === start ? undefined : String(value));
    setOrDelete(query, 'camera', changed(state.model, placementStart.model));
    setOrDelete(query, 'mount', changed(state.height, placementStart.height));
    setOrDelete(query, 'tilt', changed(state.tilt, placementStart.tilt));
    setOrDelete(query, 'turn', changed(state.pan, placementStart.pan));
  },
});
