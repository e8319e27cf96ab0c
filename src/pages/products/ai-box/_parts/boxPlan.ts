/** How many edge boxes a store's own cameras need. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** The cameras a store has, by what they can hand over. */
export interface ExistingCameras {
  /** Network cameras with RTSP or ONVIF, 1080p or less. */
  readonly upTo1080: number;
  /** Network cameras above 1080p that can send a second stream of 1080p. */
  readonly above1080: number;
  /** Analog cameras on a recorder that hands their channels on by RTSP. */
  readonly analog: number;
  /** Cameras that only talk to their own app. */
  readonly closed: number;
}

export const cameraGroups = ['upTo1080', 'above1080', 'analog', 'closed'] as const;
export type CameraGroup = (typeof cameraGroups)[number];

export const groupLimits = {min: 0, max: 64} as const;

export const camerasStart: ExistingCameras = {upTo1080: 4, above1080: 2, analog: 0, closed: 0};

/** What the box needs of the catalogue. */
export interface BoxFacts {
  readonly channels: number;
  readonly powerW: number;
}

/** The answer. */
export interface BoxPlan {
  /** Cameras that can be connected; each takes one channel. */
  readonly usable: number;
  readonly boxes: number;
  readonly freeChannels: number;
  /** Cameras that stay outside and have to be replaced if their position matters. */
  readonly left: number;
  /** Energy in kWh over 30 days at the highest draw. */
  readonly kwhMonth: number;
}

/** Boxes = cameras that can be connected ÷ channels, rounded up. */
export function planBoxes(
  {upTo1080, above1080, analog, closed}: ExistingCameras,
  {channels, powerW}: BoxFacts,
): BoxPlan {
  const usable = upTo1080 + above1080 + analog;
  const boxes = Math.ceil(usable / channels);
  return {
    usable,
    boxes,
    freeChannels: boxes * channels - usable,
    left: closed,
    kwhMonth: (boxes * powerW * 24 * 30) / 1000,
  };
}

const parameters: Readonly<Record<CameraGroup, string>> = {
  upTo1080: 'hd',
  above1080: 'uhd',
  analog: 'analog',
  closed: 'closed',
};

/** `?hd=4&uhd=2&analog=1&closed=1` */
export const camerasCodec: QueryCodec<ExistingCameras> = {
  read: (query) =>
    Object.fromEntries(
      cameraGroups.map((group) => {
        const text = query.get(parameters[group]);
        const value = Number(text);
        const valid =
          text !== null &&
          text !== '' &&
          Number.isInteger(value) &&
          value >= groupLimits.min &&
          value <= groupLimits.max;
        return [group, valid ? value : camerasStart[group]];
      }),
    ) as unknown as ExistingCameras,
  write: (cameras, query) => {
    for (const group of cameraGroups) {
      setOrDelete(
        query,
        parameters[group],
        cameras[group] === camerasStart[group] ? undefined : String(cameras[group]),
      );
    }
  },
};
