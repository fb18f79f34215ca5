/** The columns of a file for spreadsheets: a heading, and what stands below it. */
export type Columns<Row> = readonly (readonly [head: string, cell: (row: Row) => string | number | null])[];

/** Spreadsheets would run what begins like a formula: an apostrophe makes it text. */
const safe = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
const cellOf = (value: string | number | null): string => `"${safe(String(value ?? '')).replaceAll('"', '""')}"`;

/** Rows as CSV (RFC 4180). It begins with a mark by which spreadsheets know UTF-8. */
export const writeCsv = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  `\uFEFF${[columns.map(([head]) => head), ...rows.map((row) => columns.map(([, read]) => read(row)))]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')}`;
