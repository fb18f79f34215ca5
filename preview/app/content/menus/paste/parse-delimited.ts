/** A row of cells, its number, and the numbers of the lines of the text on which it starts and ends. */
export interface DelimitedRow {
  readonly cells: readonly string[];
  readonly row: number;
  readonly line: number;
  readonly lastLine: number;
  /** Whether text follows a closing quote, so that its cells may have other limits than were meant. */
  readonly hasMisplacedQuote: boolean;
  /** Whether a quote that starts on its last line is never closed. It is the last row then, without that cell. */
  readonly hasUnclosedQuote: boolean;
}

/**
 * Rows of cells, from a spreadsheet’s clipboard. Quotes are literal within a cell that does not start with one. If a
 * quote is never closed, all quotes are literal.
 */
export function parseDelimited(text: string, separator: string): readonly (readonly string[])[] {
  const quoted = [...parseDelimitedRows(text, separator)];
  const rows = quoted.at(-1)?.hasUnclosedQuote ? [...parseDelimitedRows(text, separator, false)] : quoted;
  return rows.map(({ cells }) => cells);
}

/** Rows of cells of a file (RFC 4180), one by one. Without `hasQuotes`, all quotes are literal. */
export function* parseDelimitedRows(text: string, separator: string, hasQuotes = true): Generator<DelimitedRow> {
  let row = 1;
  let cells: string[] = [];
  let line = 1;
  let nextLine = 1;
  let at = 0;
  let hasMisplacedQuote = false;
  // A separator at the very end is followed by an empty cell.
  while (at < text.length || cells.length > 0) {
    let cell = '';
    const isQuoted = hasQuotes && text[at] === '"';
    if (isQuoted) {
      const end = findClosingQuote(text, at + 1);
      if (end < 0) {
        yield { cells, row, line, lastLine: nextLine, hasMisplacedQuote, hasUnclosedQuote: true };
        return;
      }
      const quoted = text.slice(at + 1, end);
      cell = quoted.replaceAll('""', '"');
      at = end + 1;
      nextLine += countLineBreaks(quoted);
    }
    const end = findCellEnd(text, at, separator);
    const rest = text.slice(at, end);
    hasMisplacedQuote ||= isQuoted && rest.trim() !== '';
    cells.push(cell + rest);
    at = end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    yield { cells, row, line, lastLine: nextLine, hasMisplacedQuote, hasUnclosedQuote: false };
    row += 1;
    cells = [];
    hasMisplacedQuote = false;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    nextLine += 1;
    line = nextLine;
  }
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
