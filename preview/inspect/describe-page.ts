import { placeTiles, planNeeds, type ReadPage, readPage } from '#blocks/page-reader.ts';
import { explainRow, widthNames } from '#renderer/layout/pack-rows.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';

export interface PageReport {
  readonly text: string;
  /** Whether the page can be shown with all its tiles. */
  readonly isValid: boolean;
}

/** Parses a page and describes the result: rows, needs and problems. */
export function describePage(content: unknown): PageReport {
  const read = readPage(content);
  const problems = read.problems.map(describeProblem);
  if (!read.ok) return { text: ['There is no page to show.', ...problems].join('\n'), isValid: false };
  return {
    text: [...describeTiles(read.value), ...describeNeeds(read.value), ...problems].join('\n'),
    isValid: read.problems.every(({ severity }) => severity !== 'error'),
  };
}

export function describeTiles({ envelope, tiles }: ReadPage): string[] {
  const { rows } = placeTiles(tiles.map(({ tile }) => tile));
  const lines = rows.flatMap((row, number) => {
    const cells = row.tiles.map((at, column) => {
      const tile = tiles[at]?.tile;
      return `${tile?.type} #${tile?.key} (${widthNames[row.spans[column] ?? 6]}, ${tile?.height})`;
    });
    const note = explainRow(row);
    return [`row ${number + 1}: ${cells.join(' | ')}`, ...(note ? [`  note: ${note}`] : [])];
  });
  return [`${envelope.id}: “${envelope.title}”, ${tiles.length} tiles in ${rows.length} rows`, ...lines];
}

function describeNeeds({ tiles }: ReadPage): string[] {
  const { needs } = planNeeds(
    tiles.map(({ tile }) => tile),
    {},
  );
  return needs.size > 0 ? [`needs: ${[...needs.values()].map(({ source }) => source).join(', ')}`] : [];
}

export const describeProblem = ({ severity, code, path, message }: Problem): string =>
  `${severity} at ${formatPath(path)} (${code}): ${message}`;
