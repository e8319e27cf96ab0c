/** Rows of a table whose entries are written by key: entries that share a row give it once, where the first one stands. */
export const tableRows = <Row extends readonly string[]>(entries: Readonly<Record<string, Row>>): readonly Row[] => [
  ...new Set(Object.values(entries)),
];
