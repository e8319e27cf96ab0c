/** Facts of a camera as words: figures from the catalogue, units and names from the page's copy. */
import type {Camera} from './cameraFilter';

export interface CameraFactsCopy {
  readonly labels: Readonly<
    Record<
      | 'place' | 'picture' | 'view' | 'night' | 'turning' | 'sound' | 'network' | 'power' | 'watts'
      | 'card' | 'stream' | 'ingress' | 'temperature' | 'size' | 'weight',
      string
    >
  >;
  readonly indoor: string;
  readonly outdoor: string;
  readonly pixels: (width: number, height: number, fps: number) => string;
  readonly lens: (focalMm: number, degrees: number) => string;
  readonly degrees: (degrees: number) => string;
  readonly metres: (metres: number) => string;
  readonly pan: (degrees: number) => string;
  readonly zoom: (times: number) => string;
  readonly fixed: string;
  readonly audio: Readonly<Record<Camera['audio'], string>>;
  readonly wired: (megabit: number) => string;
  readonly wifi: string;
  readonly powers: Readonly<Record<Camera['power'][number], string>>;
  readonly watts: (watts: number) => string;
  readonly upToGb: (gigabytes: number) => string;
  readonly mbit: (mbit: number) => string;
  readonly noIngress: string;
  readonly temperature: (low: number, high: number) => string;
  /** Joins things of which one is enough, e.g. power supplies. */
  readonly or: string;
  /** Joins things that come together. */
  readonly and: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

type FactName = keyof CameraFactsCopy['labels'];

/** Every fact of a camera, in the order of the comparison. */
function valuesOf(camera: Camera, copy: CameraFactsCopy): Record<FactName, string> {
  const turning = [
    camera.panDeg === null ? copy.fixed : copy.pan(camera.panDeg),
    ...(camera.opticalZoom === null ? [] : [copy.zoom(camera.opticalZoom)]),
  ];
  return {
    place: camera.ingress === null ? copy.indoor : copy.outdoor,
    picture: copy.pixels(camera.pixels[0], camera.pixels[1], camera.fps),
    view: copy.lens(camera.focalMm, camera.hfovDeg),
    night: copy.metres(camera.nightM ?? 0),
    turning: turning.join(copy.and),
    sound: copy.audio[camera.audio],
    network: [copy.wired(camera.ethernetMbit), ...(camera.wifi ? [copy.wifi] : [])].join(copy.or),
    power: camera.power.map((kind) => copy.powers[kind]).join(copy.or),
    watts: copy.watts(camera.powerW),
    card: copy.upToGb(camera.tfMaxGb),
    stream: copy.mbit(camera.mbit),
    ingress: camera.ingress ?? copy.noIngress,
    temperature: copy.temperature(...camera.temperatureC),
    size: `${camera.sizeMm.join(' × ')} mm`,
    weight: `${camera.weightG} g`,
  };
}

/** Facts on a card: what decides where the camera can hang. */
export function cardFacts(camera: Camera, copy: CameraFactsCopy): Fact[] {
  const values = valuesOf(camera, copy);
  return [
    {label: copy.labels.picture, value: values.picture},
    {label: copy.labels.view, value: copy.degrees(camera.hfovDeg)},
    {label: copy.labels.night, value: values.night},
    {label: copy.labels.power, value: values.power},
    {label: copy.labels.card, value: values.card},
  ];
}

/** What sets a camera apart, as short marks. */
export function marksOf(camera: Camera, copy: CameraFactsCopy): string[] {
  return [
    camera.ingress === null ? copy.indoor : `${copy.outdoor} ${camera.ingress}`,
    ...(camera.wifi ? [copy.wifi] : []),
    ...(camera.panDeg === null ? [] : [copy.pan(camera.panDeg)]),
    ...(camera.opticalZoom === null ? [] : [copy.zoom(camera.opticalZoom)]),
    ...(camera.audio === 'twoWay' ? [copy.audio.twoWay] : []),
  ];
}

/** Rows of a comparison: one label, one value for each camera. */
export function comparisonOf(cameras: readonly Camera[], copy: CameraFactsCopy): {label: string; values: string[]}[] {
  const columns = cameras.map((camera) => valuesOf(camera, copy));
  return (Object.keys(copy.labels) as FactName[]).map((name) => ({
    label: copy.labels[name],
    values: columns.map((values) => values[name]),
  }));
}
