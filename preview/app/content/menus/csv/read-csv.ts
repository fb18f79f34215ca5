import { type DelimitedRow, parseDelimitedRows } from '../paste/parse-delimited.ts';

const separators = [',', ';', '\t'] as const;

/** The separator that occurs most often in the first line, outside of quotes. */
function detectSeparator(text: string): string {
  const line = (text.split(/\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The rows of a CSV file (RFC 4180), with commas, semicolons or tabs. Empty lines are left out. Returns a message if a
 * quote is not closed: everything after it would be one cell.
 */
export function readCsv(text: string): readonly DelimitedRow[] | string {
  const plain = text.replace(/^\uFEFF/, '');
  const [, stated] = /^sep=(.)\r?\n/i.exec(plain) ?? [];
  const content = stated === undefined ? plain : plain.slice(plain.indexOf('\n') + 1);
  const before = stated === undefined ? 0 : 1;
  const rows: DelimitedRow[] = [];
  for (const row of parseDelimitedRows(content, stated ?? detectSeparator(content))) {
    const lastLine = row.lastLine + before;
    if (row.hasUnclosedQuote) return `Line ${lastLine} has a quote that is not closed. Nothing is imported.`;
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ ...row, line: row.line + before, lastLine });
  }
  return rows;
}
