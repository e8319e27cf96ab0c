/** Rows of a table from entries by key: entries with the same row are listed once, at the first one's place. */
export const tableRows = <Row extends readonly string[]>(entries: Readonly<Record<string, Row>>): readonly Row[] => [
  ...new Set(Object.values(entries)),
];
