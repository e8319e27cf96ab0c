/** The pictures that a form shows: states and what follows from each event. Pure. */
import type {PictureProblem} from './problems';

export type PictureItem =
  | {readonly state: 'preparing'; readonly key: string; readonly file: string}
  | {
      readonly state: 'ready';
      readonly key: string;
      /** Id of the picture on the device and at the service. */
      readonly id: string;
      /** Address of the preview. */
      readonly preview: string;
      readonly width: number;
      readonly height: number;
      readonly bytes: number;
      readonly isRefused: boolean;
    }
  /** Not sent; stays until the visitor has read why. */
  | {readonly state: 'failed'; readonly key: string; readonly file: string; readonly problem: PictureProblem};

export type ReadyPicture = Extract<PictureItem, {state: 'ready'}>;

export type PictureEvent =
  /** Files were chosen; the keys are new. */
  | {readonly type: 'chosen'; readonly files: readonly {readonly key: string; readonly file: string}[]}
  | {readonly type: 'prepared'; readonly key: string; readonly picture: Omit<ReadyPicture, 'state' | 'key'>}
  | {readonly type: 'failed'; readonly key: string; readonly problem: PictureProblem}
  /** Pictures of a draft were read from the device, or have changed there. */
  | {readonly type: 'read'; readonly pictures: readonly Omit<ReadyPicture, 'state' | 'key'>[]}
  /** The form holds these ids now. */
  | {readonly type: 'held'; readonly ids: readonly string[]}
  | {readonly type: 'removed'; readonly key: string};

/** Pictures that take a place: those that are ready or may become so. */
export const placesTaken = (items: readonly PictureItem[]): number =>
  items.filter(({state}) => state !== 'failed').length;

/** Ids of the pictures that are sent. */
export const idsOf = (items: readonly PictureItem[]): readonly string[] =>
  items.flatMap((item) => (item.state === 'ready' ? [item.id] : []));

function withRead(items: readonly PictureItem[], pictures: readonly Omit<ReadyPicture, 'state' | 'key'>[]) {
  const known = items.map((item) => {
    const read = item.state === 'ready' && pictures.find(({id}) => id === item.id);
    // The preview on the page is as good as the one that was read.
    return read ? {...item, isRefused: read.isRefused} : item;
  });
  const ids = idsOf(items);
  const fresh = pictures.filter(({id}) => !ids.includes(id));
  return [...known, ...fresh.map((picture) => ({...picture, state: 'ready', key: picture.id}) as const)];
}

/** @param most pictures of one request; further files fail */
export function pictureReducer(most: number) {
  return (items: readonly PictureItem[], event: PictureEvent): readonly PictureItem[] => {
    switch (event.type) {
      case 'chosen': {
        const free = most - placesTaken(items);
        return [
          ...items,
          ...event.files.map((one, index): PictureItem =>
            index < free ? {state: 'preparing', ...one} : {state: 'failed', ...one, problem: 'many'},
          ),
        ];
      }
      case 'prepared':
        return items.map((item) =>
          item.key === event.key && item.state === 'preparing'
            ? {...event.picture, state: 'ready', key: item.key}
            : item,
        );
      case 'failed':
        return items.map((item) =>
          item.key === event.key && item.state === 'preparing'
            ? {state: 'failed', key: item.key, file: item.file, problem: event.problem}
            : item,
        );
      case 'read':
        return withRead(items, event.pictures);
      case 'held':
        return items.filter((item) => item.state !== 'ready' || event.ids.includes(item.id));
      case 'removed':
        return items.filter(({key}) => key !== event.key);
    }
  };
}
