/** A row of cells, and the number of the line of the text on which it starts. */
export interface DelimitedRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/**
 * Rows of cells, from a file (RFC 4180) or a spreadsheet’s clipboard. Quotes are literal within a cell that does not
 * start with one. If a quote is never closed, all quotes are literal.
 */
export const parseDelimited = (text: string, separator: string): readonly (readonly string[])[] =>
  parseDelimitedRows(text, separator).map(({ cells }) => cells);

/** As `parseDelimited`, with the number of each row’s line. */
export const parseDelimitedRows = (text: string, separator: string): readonly DelimitedRow[] =>
  parseRows(text, separator, true) ?? parseRows(text, separator, false) ?? [];

function parseRows(text: string, separator: string, hasQuotes: boolean): DelimitedRow[] | undefined {
  const rows: DelimitedRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let nextLine = 1;
  let at = 0;
  // A separator at the very end is followed by an empty cell.
  while (at < text.length || cells.length > 0) {
    let cell = '';
    if (hasQuotes && text[at] === '"') {
      const end = findClosingQuote(text, at + 1);
      if (end < 0) return undefined;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
      nextLine += countLineBreaks(cell);
    }
    const end = findCellEnd(text, at, separator);
    cells.push(cell + text.slice(at, end));
    at = end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    rows.push({ cells, line });
    cells = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    nextLine += 1;
    line = nextLine;
  }
  return rows;
}

const countLineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

function findClosingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function findCellEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** Formats cells for the clipboard, as spreadsheets do. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
