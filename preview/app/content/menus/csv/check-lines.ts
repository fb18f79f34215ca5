import type { DelimitedRow } from '../paste/parse-delimited.ts';

/** The lines of a file that can be imported, and those that cannot, with the reasons. */
interface CheckedLines {
  readonly lines: readonly DelimitedRow[];
  readonly refused: readonly DelimitedRow[];
  readonly messages: readonly string[];
}

/** Excel leaves out empty cells at the end for this many rows of a sheet at once, if they are empty in all of them. */
const rowsPerBlock = 16;

const blockOf = ({ row }: DelimitedRow): number => Math.floor((row - 1) / rowsPerBlock);

/**
 * Refuses lines whose values may be in the wrong columns, an allergen for example: those with another number of cells
 * than the header, and those with a misplaced quote. Of lines with the same id, none is imported.
 */
export function checkLines(headings: readonly string[], rows: readonly DelimitedRow[], idColumn: number): CheckedLines {
  const width = headings.findLastIndex((heading) => heading.trim() !== '') + 1;
  const shortBlocks = findShortBlocks(rows);
  const messages = new Map<DelimitedRow, string>();
  for (const row of rows) {
    const message = describeShape(row, {
      width,
      headings: headings.length,
      isShortBlock: shortBlocks.has(blockOf(row)),
    });
    if (message !== undefined) messages.set(row, message);
  }
  const wellFormed = rows.filter((row) => !messages.has(row));
  for (const repeated of findRepeated(wellFormed, idColumn))
    for (const row of repeated) messages.set(row, describeRepeated(repeated, idColumn));
  const refused = rows.filter((row) => messages.has(row));
  return {
    lines: rows.filter((row) => !messages.has(row)),
    refused,
    messages: [...new Set(refused.flatMap((row) => messages.get(row) ?? []))],
  };
}

/** The blocks whose rows all have the same number of cells. A single row proves nothing: it may lack any of its cells. */
function findShortBlocks(rows: readonly DelimitedRow[]): ReadonlySet<number> {
  const blocks = Map.groupBy(rows, blockOf);
  const even = [...blocks].filter(
    ([, block]) => block.length > 1 && block.every(({ cells }) => cells.length === block[0]?.cells.length),
  );
  // The header is in the first block and has all its cells.
  return new Set(even.map(([block]) => block).filter((block) => block > 0));
}

interface Shape {
  readonly width: number;
  readonly headings: number;
  readonly isShortBlock: boolean;
}

function describeShape(row: DelimitedRow, { width, headings, isShortBlock }: Shape): string | undefined {
  const { cells, line, lastLine, hasMisplacedQuote } = row;
  if (hasMisplacedQuote)
    return line === lastLine
      ? `Line ${line} has text after a closing quote.`
      : `Lines ${line} to ${lastLine} have text after a closing quote. Perhaps a quote is missing on line ${line}.`;
  const count = `Line ${line} has ${cells.length === 1 ? '1 cell' : `${cells.length} cells`}, the header has ${width}.`;
  if (cells.length > headings || cells.slice(width).some((cell) => cell.trim() !== ''))
    return `${count} A price with a comma needs quotes: "9,30".`;
  return cells.length < width && !isShortBlock ? `${count} Add the missing cell, even if it is empty.` : undefined;
}

const idOf = ({ cells }: DelimitedRow, column: number): string => (cells[column] ?? '').trim();

const findRepeated = (rows: readonly DelimitedRow[], column: number): readonly (readonly DelimitedRow[])[] =>
  [...Map.groupBy(rows, (row) => idOf(row, column))]
    .filter(([id, same]) => id !== '' && same.length > 1)
    .map(([, same]) => same);

function describeRepeated(rows: readonly DelimitedRow[], column: number): string {
  const numbers = new Intl.ListFormat('en-GB').format(rows.map(({ line }) => String(line)));
  return `Lines ${numbers} have the same Id “${rows[0] ? idOf(rows[0], column) : ''}”. None of them is imported.`;
}
