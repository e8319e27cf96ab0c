import type {StoreTile} from '@site/src/features/console/model/chain';

/** The contiguous United States, a row of tiles a line: a dot is no tile, a digit the place of the copy, a dash a tile without stores. */
const rows = [
  '8---....-', //
  '7----.-1-',
  '6-----32.',
  '.-------.',
  '..-----..',
  '...4---..',
  '.......5.',
] as const;

const placeOf = (mark: string): StoreTile['place'] => (mark === '-' ? undefined : (`p${mark}` as StoreTile['place']));

/** The sample chain of an American reader. */
const tiles: readonly StoreTile[] = rows.flatMap((marks, row) =>
  [...marks].flatMap((mark, column) =>
    mark === '.' ? [] : [{column: column + 1, row: row + 1, place: placeOf(mark)}],
  ),
);

export default tiles;
