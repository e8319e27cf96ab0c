/** The pictures of the form: prepared one after the other, kept on the device, named in the form's value. */
import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {idsOf, pictureReducer, placesTaken, type PictureItem, type ReadyPicture} from '../../pictures/list';
import type {KeptPicture} from '../../pictures/store';
import {loadQueue} from '../../queue/load';
import type {FormControl} from '../lead/validation';
import {maxPictures, picturesOf} from './limits';

const name = 'pictures';
const reducer = pictureReducer(maxPictures);
const report = (error: unknown): void => reportError(error);
const loadStore = () => import('../../pictures/store');

/** A picture as the list shows it; the address of its preview is given back by the list. */
const shown = ({id, blob, width, height, isRefused}: KeptPicture): Omit<ReadyPicture, 'state' | 'key'> => ({
  id,
  preview: URL.createObjectURL(blob),
  width,
  height,
  bytes: blob.size,
  isRefused: isRefused === true,
});

/** Gives previews back that are shown no more. */
function usePreviews(items: readonly PictureItem[]): void {
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const now = new Set(items.flatMap((item) => (item.state === 'ready' ? [item.preview] : [])));
    for (const preview of previews.current) if (!now.has(preview)) URL.revokeObjectURL(preview);
    previews.current = now;
  }, [items]);
  useEffect(() => () => previews.current.forEach((preview) => URL.revokeObjectURL(preview)), []);
}

/** Pictures that no draft needs any more go once the visitor begins to write. */
function useSweep(hook: FormControl): void {
  useEffect(() => {
    const first = hook.watch(() => {
      first.unsubscribe();
      void loadQueue().then((queue) => queue?.sweepUnused());
    });
    return () => first.unsubscribe();
  }, [hook]);
}

/** The list of pictures, and how to add and remove them. */
export function usePictures(hook: FormControl) {
  const [items, dispatch] = useReducer(reducer, []);
  const [hasLost, setLost] = useState(false);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const held = picturesOf({pictures: hook.watch(name)});
  const heldKey = held.join();
  const shownIds = idsOf(items);
  const hasError = hook.formState.errors[name] !== undefined;
  usePreviews(items);
  useSweep(hook);

  const setHeld = useCallback(
    (ids: readonly string[]) => hook.setValue(name, ids, {shouldValidate: hook.formState.isSubmitted}),
    [hook],
  );

  /** Reads pictures from the device: those of a draft, or what the service said of those that are shown. */
  const read = useCallback(
    async (ids: readonly string[]) => {
      const {readPicture} = await loadStore();
      const found = (await Promise.all(ids.map(readPicture))).filter((one) => one !== undefined);
      dispatch({type: 'read', pictures: found.map(shown)});
      const lost = ids.filter((id) => !found.some((one) => one.id === id));
      if (lost.length === 0) return;
      setLost(true);
      setHeld(picturesOf({pictures: hook.getValues(name)}).filter((id) => !lost.includes(id)));
    },
    [hook, setHeld],
  );

  useEffect(() => {
    dispatch({type: 'held', ids: held});
    const unknown = held.filter((id) => !shownIds.includes(id));
    if (unknown.length > 0) read(unknown).catch(report);
    // What is shown follows what the form holds, and not the other way around.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [heldKey, read]);
  useEffect(() => {
    if (hasError && heldKey) read(heldKey.split(',')).catch(report);
  }, [hasError, heldKey, read]);

  async function prepare(key: string, file: File): Promise<void> {
    const loaded = await Promise.all([import('../../pictures/prepare'), loadStore()]).catch(() => null);
    if (!loaded) return dispatch({type: 'failed', key, problem: 'code'});
    const [{preparePicture}, {keepPicture}] = loaded;
    const result = await preparePicture(file);
    if ('problem' in result) return dispatch({type: 'failed', key, problem: result.problem});
    const picture: KeptPicture = {...result, id: crypto.randomUUID(), savedAt: Date.now()};
    await keepPicture(picture);
    dispatch({type: 'prepared', key, picture: shown(picture)});
    setHeld([...picturesOf({pictures: hook.getValues(name)}), picture.id]);
  }

  /** One after the other: several unpacked at once exhaust a phone's memory. */
  function add(files: readonly File[]): void {
    setLost(false);
    const chosen = files.map((file) => ({key: crypto.randomUUID(), file}));
    dispatch({type: 'chosen', files: chosen.map(({key, file}) => ({key, file: file.name}))});
    for (const {key, file} of chosen.slice(0, maxPictures - placesTaken(items)))
      work.current = work.current
        .then(() => prepare(key, file))
        .catch((error: unknown) => {
          dispatch({type: 'failed', key, problem: 'failed'});
          report(error);
        });
  }

  function remove(item: PictureItem): void {
    dispatch({type: 'removed', key: item.key});
    if (item.state !== 'ready') return;
    setHeld(picturesOf({pictures: hook.getValues(name)}).filter((id) => id !== item.id));
    void loadStore().then(({dropPictures}) => dropPictures([item.id]));
  }

  const isPreparing = items.some(({state}) => state === 'preparing');
  /** Settles when all pictures that were chosen are ready or have failed. */
  const settled = useCallback(() => work.current, []);
  return {items, isPreparing, hasLost, isFull: placesTaken(items) >= maxPictures, add, remove, settled};
}
