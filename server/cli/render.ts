import stringWidth from 'string-width';
import {indentLines} from '../plain-text';

/** A text table with a header and aligned columns, two spaces apart. */
export function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  // Not `Math.max(...)`: it takes no more than some 100,000 arguments.
  const widths = header.map((_, column) =>
    lines.reduce((width, line) => Math.max(width, displayWidth(line[column] ?? '')), 0),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - displayWidth(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Display width in terminal columns: Chinese characters, full-width forms and emoji take two, accents none. */
const displayWidth = (text: string): number =>
  // Most cells; the library looks at every character.
  /^[ -~]*$/.test(text) ? text.length : stringWidth(text);

/**
 * One CSV cell (RFC 4180), always quoted: spreadsheets of some languages separate cells by semicolons. Against formula
 * injection a cell that begins with = + - @ (half or full width), tab or CR is prefixed with an apostrophe.
 */
function csvCell(value: string): string {
  const safe = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One CSV line with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A time in UTC to the second, `2025-03-01 09:30:00`. */
export const renderTime = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** Names and values in two columns; multi-line values are indented. */
export function renderRows(rows: readonly (readonly [name: string, value: string])[]): string {
  const width = rows.reduce((widest, [name]) => Math.max(widest, name.length), 0);
  const indent = ' '.repeat(width + 2);
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${indentLines(value, indent)}`.trimEnd()).join('\n');
}

const units: readonly (readonly [name: string, seconds: number])[] = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
];

/** A duration in its two largest units, `2 h 5 min`. */
export function renderAge(seconds: number): string {
  const first = units.findIndex(([, length]) => seconds >= length);
  if (first < 0) return '0 s';
  const [[large, length], small] = [units[first]!, units[first + 1]];
  const rest = small && Math.floor((seconds % length) / small[1]);
  return [`${Math.floor(seconds / length)} ${large}`, ...(rest ? [`${rest} ${small[0]}`] : [])].join(' ');
}
