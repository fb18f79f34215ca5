import { type DelimitedRow, parseDelimitedRows } from '../paste/parse-delimited.ts';

const separators = [',', ';', '\t'] as const;

/** The separator that occurs most often in the first line, outside of quotes. */
function detectSeparator(text: string): string {
  const line = (text.split(/\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The rows of a CSV file (RFC 4180), with commas, semicolons or tabs. Empty lines are left out. */
export function readCsv(text: string): readonly DelimitedRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  const [, stated] = /^sep=(.)\r?\n/i.exec(plain) ?? [];
  const content = stated === undefined ? plain : plain.slice(plain.indexOf('\n') + 1);
  const before = stated === undefined ? 0 : 1;
  return parseDelimitedRows(content, stated ?? detectSeparator(content))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, line }) => ({ cells, line: line + before }));
}
