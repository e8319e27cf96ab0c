/** Furniture of the stage. Every room has the floor plan of the shop, so that people walk, stop and queue the same way in all. */
import type {ModeId} from './settings';

/**
 * `store` is a convenience store, `fashion` a clothes shop, `canteen` a restaurant where guests choose at the counters, `dusk` the
 * convenience store in the evening, for dark pages.
 */
export const roomIds = ['store', 'fashion', 'canteen', 'dusk'] as const;
export type RoomId = (typeof roomIds)[number];

/** The picture of a room, and the label map of its fixtures; see scripts/media/stage.mjs. */
export const filesOf = (room: RoomId) =>
  ({picture: `${room}-1600.webp`, parts: `parts-${room === 'dusk' ? 'store' : room}.png`}) as const;

/** Name of the picture that stands until the stage plays, without its width. */
export const stillOf = (mode: ModeId, room: RoomId): string => `still-${mode}${room === 'store' ? '' : `-${room}`}`;
