/** The list of pictures in the form. */
import {describe, expect, it} from '@jest/globals';
import {
  idsOf,
  pictureReducer,
  placesTaken,
  type PictureEvent,
  type PictureItem,
} from '../../../src/features/pictures/list';

const reduce = pictureReducer(3);
const after = (...events: PictureEvent[]): readonly PictureItem[] =>
  events.reduce(reduce, [] as readonly PictureItem[]);
const chosen = (...keys: string[]): PictureEvent => ({
  type: 'chosen',
  files: keys.map((key) => ({key, file: `${key}.jpg`})),
});
const picture = (id: string, isRefused = false) => ({
  id,
  preview: `blob:${id}`,
  width: 2048,
  height: 1536,
  bytes: 1,
  isRefused,
});
const prepared = (key: string): PictureEvent => ({type: 'prepared', key, picture: picture(`id-${key}`)});
const statesOf = (items: readonly PictureItem[]) => items.map(({key, state}) => `${key} ${state}`);

describe('the list', () => {
  it('takes as many as a request, and says of the others that they are too many', () => {
    const items = after(chosen('a', 'b'), chosen('c', 'd', 'e'));
    expect(statesOf(items)).toEqual(['a preparing', 'b preparing', 'c preparing', 'd failed', 'e failed']);
    expect(items.at(-1)).toMatchObject({file: 'e.jpg', problem: 'many'});
    expect(placesTaken(items)).toBe(3);
  });

  it('keeps the others where one fails, and gives its place back', () => {
    const items = after(
      chosen('a', 'b', 'c'),
      prepared('a'),
      {type: 'failed', key: 'b', problem: 'damaged'},
      prepared('c'),
    );
    expect(statesOf(items)).toEqual(['a ready', 'b failed', 'c ready']);
    expect([idsOf(items), placesTaken(items)]).toEqual([['id-a', 'id-c'], 2]);
    expect(statesOf(reduce(items, chosen('d')))).toContain('d preparing');
  });

  it('ignores the end of a preparation that was removed', () => {
    expect(after(chosen('a'), {type: 'removed', key: 'a'}, prepared('a'))).toEqual([]);
    expect(after(chosen('a'), {type: 'removed', key: 'a'}, {type: 'failed', key: 'a', problem: 'type'})).toEqual([]);
  });

  it('adds the pictures of a draft once', () => {
    const read: PictureEvent = {type: 'read', pictures: [picture('x'), picture('y')]};
    expect(idsOf(after(read, read))).toEqual(['x', 'y']);
  });

  it('marks what the service refused, and keeps the preview', () => {
    const read: PictureEvent = {type: 'read', pictures: [{...picture('id-a', true), preview: 'blob:again'}]};
    expect(after(chosen('a'), prepared('a'), read)).toEqual([{...picture('id-a', true), key: 'a', state: 'ready'}]);
  });

  it('drops what the form holds no more, but neither work nor reasons', () => {
    const before = after(chosen('a', 'b', 'c'), prepared('a'), {type: 'failed', key: 'b', problem: 'heic'});
    expect(statesOf(reduce(before, {type: 'held', ids: []}))).toEqual(['b failed', 'c preparing']);
    expect(reduce(before, {type: 'held', ids: ['id-a']})).toEqual(before);
  });
});
