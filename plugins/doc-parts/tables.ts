/**
 * Rehype plugin for tables. With four columns and more each cell carries the name of its column, so that on a phone a row
 * can become a block of names and values instead of a strip to scroll. A cell that is a date is marked: it must not break
 * at its hyphens.
 */
interface Element {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
}

const leastColumns = 4;
const date = /^\d{4}-\d{2}-\d{2}$/;

const textOf = (node: Element): string =>
  node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('');

const descendants = (node: Element, tag: string): Element[] =>
  (node.children ?? []).flatMap((child) => [...(child.tagName === tag ? [child] : []), ...descendants(child, tag)]);

export function nameCells() {
  return (root: Element): void => {
    for (const table of descendants(root, 'table')) {
      for (const cell of descendants(table, 'td'))
        if (date.test(textOf(cell).trim())) cell.properties = {...cell.properties, 'data-date': ''};
      const columns = descendants(table, 'th').map(textOf);
      if (columns.length < leastColumns) continue;
      table.properties = {...table.properties, 'data-rows': ''};
      for (const row of descendants(table, 'tr')) {
        const cells = (row.children ?? []).filter(({tagName}) => tagName === 'td');
        cells.forEach((cell, index) => (cell.properties = {...cell.properties, 'data-column': columns[index]}));
      }
    }
  };
}
