/** Texts of a chart: numbers as the edition writes them, and how wide a text will be, which no browser says at build. */
import type {Locale} from '../../../src/site/editions';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'})[mark]!);

/** Size of the texts in a drawing, px. */
export const textSize = 13;

/** Widths in em, rather too large than too small. */
function emOf(character: string): number {
  if (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u.test(character)) return 1;
  if (/[MW@%—]/.test(character)) return 0.95;
  if (/[A-Z&m]/.test(character)) return 0.76;
  if (/[iljtfrI.,:;'’|()[\] -]/.test(character)) return 0.38;
  return 0.62;
}

/** Estimated width, px. */
export const textWidth = (text: string, size = textSize): number =>
  [...text].reduce((sum, character) => sum + emOf(character), 0) * size;

/** Estimated number of lines in a width, or Infinity where a word is wider. */
export function linesIn(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of text.match(
    /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\p{Script=Han}\u3000-\u303f\uff00-\uffef\s]+|\s+/gu,
  ) ?? []) {
    const wide = textWidth(piece);
    if (wide > width) return Infinity;
    if (used + wide > width) {
      lines += 1;
      used = 0;
    }
    used += wide;
  }
  return lines;
}

const formats = {
  'zh-CN': new Intl.NumberFormat('zh-CN', {maximumFractionDigits: 4, useGrouping: false}),
  en: new Intl.NumberFormat('en-US', {maximumFractionDigits: 4}),
};

/** A number with a real minus. */
export const formatNumber = (value: number, locale: Locale): string => formats[locale].format(value).replace('-', '−');

const isCurrency = (unit: string): boolean => /^[$¥€£]$/.test(unit);

/** Units that stand at every number: the others would be said too often. */
export const isShort = (unit: string): boolean => unit === '%' || isCurrency(unit);

/** A number with its unit; letters are kept apart from the digits by a space that does not break. */
export function withUnit(value: number, unit: string, locale: Locale): string {
  const number = formatNumber(value, locale);
  if (isCurrency(unit)) return number.startsWith('−') ? `−${unit}${number.slice(1)}` : unit + number;
  return /^[%°\p{Script=Han}]/u.test(unit) ? number + unit : `${number}\u00a0${unit}`;
}

/** What stands at ticks and columns. */
export const shortValue = (value: number, unit: string, locale: Locale): string =>
  isShort(unit) ? withUnit(value, unit, locale) : formatNumber(value, locale);
