import { parseDelimited } from '../paste/parse-delimited.ts';

const separators = [',', ';', '\t'] as const;

/** The separator that occurs most often in the first line, outside of quotes. */
function detectSeparator(text: string): string {
  const line = (text.split(/\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The rows of a CSV file (RFC 4180), with commas, semicolons or tabs. Empty lines are left out. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '');
  const [, stated] = /^sep=(.)\r?\n/i.exec(plain) ?? [];
  const content = stated === undefined ? plain : plain.slice(plain.indexOf('\n') + 1);
  return parseDelimited(content, stated ?? detectSeparator(content)).filter((row) =>
    row.some((cell) => cell.trim() !== ''),
  );
}
