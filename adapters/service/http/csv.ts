/** Columns of a CSV file: heading and cell value. */
export type Columns<Row> = readonly (readonly [heading: string, cell: (row: Row) => string | number | null])[];

/** Spreadsheets run text that looks like a formula; an apostrophe prevents that. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
const formatCell = (value: string | number | null): string =>
  `"${escapeFormula(String(value ?? '')).replaceAll('"', '""')}"`;

const formatLine = (cells: readonly (string | number | null)[]): string => `${cells.map(formatCell).join(',')}\r\n`;

/** The first line of a CSV file (RFC 4180). Starts with a byte order mark, so that spreadsheets detect UTF-8. */
export const writeCsvHeadings = <Row>(columns: Columns<Row>): string =>
  `\uFEFF${formatLine(columns.map(([heading]) => heading))}`;

export const writeCsvRows = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  rows.map((row) => formatLine(columns.map(([, read]) => read(row)))).join('');

/** A whole CSV file. */
export const writeCsv = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  writeCsvHeadings(columns) + writeCsvRows(columns, rows);
