/** Columns of a CSV file: heading and cell value. */
export type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string | number | null])[];

/** Spreadsheets run text that looks like a formula; an apostrophe prevents that. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
const formatCell = (value: string | number | null): string =>
  `"${escapeFormula(String(value ?? '')).replaceAll('"', '""')}"`;

/** Rows as CSV (RFC 4180). Starts with a byte order mark, so that spreadsheets detect UTF-8. */
export const writeCsv = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  `\uFEFF${[columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, read]) => read(row)))]
    .map((cells) => `${cells.map(formatCell).join(',')}\r\n`)
    .join('')}`;
