/** How many devices there are, as running text says it: "Six models", “六款机型”. Counted, so that a new model is in. */
import {models} from './models';
import type {ModelKind} from './models.schema';

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const digits = [...'零一两三四五六七八九十'];

/** Models of a kind, or of the whole catalogue. */
const count = (kind?: ModelKind): number => models.filter((model) => kind === undefined || model.kind === kind).length;

/** A count in English: "six"; in figures above twenty. */
export const countEn = (kind?: ModelKind): string => english[count(kind)] ?? String(count(kind));

/** The same at the beginning of a sentence: "Six". */
export const countAtStart = (kind?: ModelKind): string => countEn(kind).replace(/^./, (letter) => letter.toUpperCase());

/** A count in Chinese, in front of a measure word: 六; in figures above ten. */
export const countZh = (kind?: ModelKind): string => digits[count(kind)] ?? String(count(kind));
