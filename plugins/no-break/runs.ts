/** What stays on one line of a text: names with hyphens (P3-X-8, NET-4) and numbers with their unit (4路, 24 m). */

/** Capitals and digits joined by hyphens; the first part may go on in small letters (Fmix-D). No dates, no Wi-Fi. */
const name = '[A-Z][A-Za-z0-9]*(?:-[A-Z0-9]+)+(?![\\w-])';

const chineseUnits =
  '分钟|小时|个月|毫米|厘米|平方米|公里|英寸|[路台米天家个人秒年月日元种次项张块套层瓦度万亿位条款倍寸周处级件份步页]';
const westernUnits =
  '(?:[mck]?m|[kM]?W|V|MP|[kKMGT]B|[kM]bit\\/s|m?s|h|min|ft|in|lb|oz|k?g|lx|dB|fps|TOPS|px|°C|°F)(?![\\w])';
const number = `\\d[\\d.,:]*(?:[–~]\\d[\\d.,]*)?(?:[ \\u00a0]?(?:${chineseUnits})| ${westernUnits})`;

export const runs = new RegExp(`${name}|${number}`, 'g');

/** A text cut at its runs: every second piece is one. A single piece has none. */
export function cut(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const {0: run, index} of text.matchAll(runs)) {
    // Part of something longer: E3-X-like, V2.4, 2026-11-12.
    if (/[\w.-]/.test(text.charAt(index - 1))) continue;
    pieces.push(text.slice(end, index), run);
    end = index + run.length;
  }
  return [...pieces, text.slice(end)];
}
