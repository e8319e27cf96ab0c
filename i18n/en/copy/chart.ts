import type zh from '@site/i18n/zh-CN/copy/chart';
import type {CopyOf} from '@site/src/site/copy';

interface Value {
  /** With its unit. */
  readonly value: string;
  readonly label: string;
}

/** Words around a chart. Read while building; no page loads them. */
const copy = {
  kinds: {columns: 'Column chart', bars: 'Bar chart', lines: 'Line chart'},
  data: 'Show the data as a table',
  label: 'Item',
  none: 'None',
  withUnit: (name: string, unit: string) => `${name} (${unit})`,
  range: (name: string, least: Value, most: Value) =>
    `${name}: lowest ${least.value} (${least.label}), highest ${most.value} (${most.label})`,
  summary: (title: string, kind: string, first: string, last: string, count: number, parts: readonly string[]) =>
    `${title}. ${kind}, from “${first}” to “${last}” (${count} in all). ${parts.join('; ')}.`,
} satisfies CopyOf<typeof zh>;

export default copy;
