/** Furniture of the stage. Every room has the floor plan of the shop, so that people walk, stop and queue the same way in all. */
import type {ModeId} from './settings';

/**
 * `store` is a convenience store, `fashion` a clothes shop, `canteen` a restaurant where guests choose at the counters, `dusk` the
 * convenience store in the evening, for dark pages, `till` the store with the counter of a checkout, whose page shows it from near.
 */
export const roomIds = ['store', 'fashion', 'canteen', 'dusk', 'till'] as const;
export type RoomId = (typeof roomIds)[number];

/**
 * The picture of a room, the label map of its fixtures, and the people, for a canvas so many pixels across; see
 * scripts/media/stage.mjs. Near the till a large window shows more pixels than the usual sheet of people has.
 */
export const filesOf = (room: RoomId, pixels = 0) =>
  ({
    picture: `${room}-${room === 'till' ? 2400 : 1600}.webp`,
    parts: `parts-${room === 'dusk' ? 'store' : room}.png`,
    crowd: room === 'till' && pixels > 1800 ? 'crowd-fine.webp' : 'crowd.webp',
    goods: room === 'till' && 'goods.webp',
  }) as const;

/** Name of the picture that stands until the stage plays, without its width. */
export const stillOf = (mode: ModeId, room: RoomId): string => `still-${mode}${room === 'store' ? '' : `-${room}`}`;
