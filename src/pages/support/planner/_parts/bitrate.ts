/**
 * Bitrate of a camera from its picture, codec, frame rate and scene, and what a set of such cameras asks of disk, recorder
 * and uplink. Sums of disk and recorder are those of `storagePlan.ts`.
 *
 * Model: bitrate = width × height × frames per second × bits per pixel and frame. The bits come from
 *
 * - the catalogue, for H.265: 0.036 for people walking about a store meets the fixed cameras of `src/facts/models.ts`
 *   within 11 %, 0.027 the cube and the mini dome (small rooms), 0.048 the PTZ and the 12-megapixel dome (a head that
 *   turns, a forecourt). One figure for all would miss the cube by 40 %; `tests/unit/demos/bitrate.test.ts` holds the lot
 *   within 15 %;
 * - double for H.264, as article t0103 and most makers say (Key Digital's NVR calculator: 0.064 against 0.032);
 * - for smart codecs, a third of H.265 where hardly anything moves (Hikvision: up to 67 % less than H.265), a half in a
 *   store (Axis, Zipstream: 50 % or more on average), and three quarters in a busy scene, an allowance of our own:
 *   where everything moves there is little background to leave out.
 */
import {uplinkFactor, usableShare} from '@site/src/facts/hardware/storage';
import {limits, totalMbit, upstreamMbit, whole, type Source} from '@site/src/features/calculators/storagePlan';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export const codecs = ['h264', 'h265', 'smart'] as const;
export type VideoCodec = (typeof codecs)[number];

/** How much moves in the picture. */
export const scenes = ['quiet', 'medium', 'busy'] as const;
export type SceneMotion = (typeof scenes)[number];

/** Bits per pixel and frame; see above for where they come from. */
export const bitsPerPixel: Readonly<Record<VideoCodec, Readonly<Record<SceneMotion, number>>>> = {
  h264: {quiet: 0.054, medium: 0.072, busy: 0.096},
  h265: {quiet: 0.027, medium: 0.036, busy: 0.048},
  smart: {quiet: 0.009, medium: 0.018, busy: 0.036},
};

/** Pictures to choose from, width and height in pixels: those of the catalogue, and two common ones of other makers. */
export const pictures = {
  '720p': [1280, 720],
  '1080p': [1920, 1080],
  '3mp': [2304, 1296],
  '4mp': [2560, 1440],
  '4mp-wide': [2688, 1520],
  '5mp': [2592, 1944],
  fisheye: [2880, 2880],
  '8mp': [3840, 2160],
  '12mp': [4000, 3000],
} as const satisfies Record<string, readonly [number, number]>;
export type PictureId = keyof typeof pictures;
export const pictureIds = Object.keys(pictures) as PictureId[];

/** Frames per second to choose from. */
export const frameRates = [10, 12, 15, 20, 25, 30] as const;

/** Mbit/s of the stream for small pictures ("smooth"), as in article t0308. */
export const smoothMbit = 0.7;

/** What a bitrate depends on. */
export interface Stream {
  readonly picture: PictureId;
  readonly codec: VideoCodec;
  readonly fps: number;
  readonly scene: SceneMotion;
}

/** So many cameras that record alike. */
export interface CameraGroup extends Stream {
  readonly count: number;
}

const cents = (figure: number): number => Math.round(figure * 100) / 100;

/** Bitrate of one camera in Mbit/s. Two decimals, so that the sums shown check to the last digit. */
export function cameraMbit({picture, codec, fps, scene}: Stream): number {
  const [width, height] = pictures[picture];
  return cents((width * height * fps * bitsPerPixel[codec][scene]) / 1e6);
}

/** One entry for each camera. How they are powered is not asked here. */
export const sourcesOf = (groups: readonly CameraGroup[]): Source[] =>
  groups.flatMap((group) =>
    Array.from({length: group.count}, () => ({name: group.picture, mbit: cameraMbit(group), powerW: 0, poe: false})),
  );

/** Total of all cameras in Mbit/s. */
export const incomingMbit = (groups: readonly CameraGroup[]): number => cents(totalMbit(sourcesOf(groups)));

/** Uplink in Mbit/s: the heaviest main streams that leave the store at once, the smooth ones, and the reserve on both. */
export const uplinkMbit = (groups: readonly CameraGroup[], main: number, smooth: number): number =>
  upstreamMbit(sourcesOf(groups), main) + smooth * smoothMbit * uplinkFactor;

/** What a visitor set. */
export interface BitrateState {
  readonly groups: readonly CameraGroup[];
  readonly hours: number;
  readonly days: number;
  /** Cameras whose main stream leaves the store at the same time: cloud recording, or watched in HD. */
  readonly main: number;
  /** Pictures watched from elsewhere in "smooth" at the same time. */
  readonly smooth: number;
}

/** The sums with their numbers in, without words; each gives the figure beside it. */
export const sums = {
  camera: ({picture, codec, fps, scene}: Stream): string =>
    `${pictures[picture].join(' × ')} × ${fps} × ${bitsPerPixel[codec][scene]} ÷ 1,000,000`,
  incoming: (groups: readonly CameraGroup[]): string =>
    groups.map((group) => `${group.count} × ${cameraMbit(group)}`).join(' + '),
  disk: ({groups, hours, days}: Pick<BitrateState, 'groups' | 'hours' | 'days'>): string =>
    `${incomingMbit(groups)} × 3600 × ${hours} × ${days} ÷ 8 ÷ 1,000,000 ÷ ${usableShare}`,
  uplink: (groups: readonly CameraGroup[], main: number, smooth: number): string =>
    `(${cents(upstreamMbit(sourcesOf(groups), main) / uplinkFactor)} + ${smooth} × ${smoothMbit}) × ${uplinkFactor}`,
};

/** Groups a plan may have; more is a list for the planner by model. */
export const groupMax = 6;

export const smoothLimits = {min: 0, max: 64} as const;

/** A new group. */
export const groupStart: CameraGroup = {count: 4, picture: '1080p', codec: 'h265', fps: 25, scene: 'medium'};

export const bitrateStart: BitrateState = {
  groups: [
    {count: 6, picture: '4mp', codec: 'h265', fps: 25, scene: 'medium'},
    {count: 2, picture: '1080p', codec: 'h265', fps: 25, scene: 'quiet'},
  ],
  hours: 24,
  days: 30,
  main: 1,
  smooth: 4,
};

const oneOf = <T>(choices: readonly T[], text: string | undefined): T | undefined =>
  choices.find((choice) => String(choice) === text);

function parseGroup(text: string): CameraGroup[] {
  const [count, picture, codec, fps, scene] = text.split('*');
  const parsed = {
    count: whole(count, limits.count) ?? undefined,
    picture: oneOf(pictureIds, picture),
    codec: oneOf(codecs, codec),
    fps: oneOf(frameRates, fps),
    scene: oneOf(scenes, scene),
  };
  return Object.values(parsed).includes(undefined) ? [] : [parsed as CameraGroup];
}

const groupsText = (groups: readonly CameraGroup[]): string =>
  groups.map(({count, picture, codec, fps, scene}) => [count, picture, codec, fps, scene].join('*')).join(',');

/** `?cams=6*4mp*h265*25*medium,2*1080p*h265*25*quiet&hours=12&days=90&main=2&smooth=4`; what is unknown or out of range is dropped. */
export const bitrateCodec: QueryCodec<BitrateState> = {
  read: (query) => {
    const groups = (query.get('cams')?.split(',') ?? []).flatMap(parseGroup).slice(0, groupMax);
    return {
      groups: groups.length > 0 ? groups : bitrateStart.groups,
      hours: whole(query.get('hours'), limits.hours) ?? bitrateStart.hours,
      days: whole(query.get('days'), limits.days) ?? bitrateStart.days,
      main: whole(query.get('main'), limits.sending) ?? bitrateStart.main,
      smooth: whole(query.get('smooth'), smoothLimits) ?? bitrateStart.smooth,
    };
  },
  write: (state, query) => {
    const changed = (value: number | string, start: number | string) => (value === start ? undefined : String(value));
    setOrDelete(query, 'cams', changed(groupsText(state.groups), groupsText(bitrateStart.groups)));
    for (const name of ['hours', 'days', 'main', 'smooth'] as const)
      setOrDelete(query, name, changed(state[name], bitrateStart[name]));
  },
};
