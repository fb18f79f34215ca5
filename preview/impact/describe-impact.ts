import { plural } from './plural.ts';
import { type Impact, isTouched, type TileImpact, type Verdict, verdicts } from './replay/compare-replays.ts';

const columns: readonly Verdict[] = [...verdicts].reverse();
const countOf = (tiles: readonly TileImpact[], verdict: Verdict): number =>
  tiles.filter((tile) => tile.verdict === verdict).length;
const isUnchanged = (tile: TileImpact): boolean => tile.verdict === 'same' && tile.styles.length === 0;

/** Lists as many lines as are easy to read, and says how many more there are. */
function list(lines: readonly string[], maxLines = 20): readonly string[] {
  return lines.length <= maxLines
    ? lines
    : [...lines.slice(0, maxLines), `  and ${lines.length - maxLines} more (--json)`];
}

/** The impact of a change as text: a table by tile type, the pages that change, and what fails where. */
export function describeImpact(impact: Impact, base: string): string {
  const { tiles, pages, sharedStyles, pageProblems } = impact;
  const byType = [...Map.groupBy(tiles, ({ type }) => type || '(no type)')].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const changedTypes = byType.filter(([, own]) => !own.every(isUnchanged));
  const unchangedCount = byType.length - changedTypes.length;
  const touched = tiles.filter(isTouched);
  return [
    `${plural(tiles.length, 'tile')} on ${plural(pages, 'page')}, against ${base}.`,
    ...(changedTypes.length > 0 ? ['', ...table(changedTypes)] : []),
    ...(changedTypes.length === 0
      ? ['Nothing changes.']
      : unchangedCount > 0
        ? [`${plural(unchangedCount, 'other tile type')}: unchanged.`]
        : []),
    ...(sharedStyles.length > 0 ? [`Style of every tile changed: ${sharedStyles.join(', ')}.`] : []),
    ...section('Pages that change', pagesOf(touched)),
    ...section('Problems', [
      ...pageProblems.map(({ page, problem }) => `  ${page}: ${problem}`),
      ...tiles.filter(({ reasons }) => reasons.length > 0).map(describeReasons),
    ]),
  ].join('\n');
}

function table(types: readonly (readonly [string, readonly TileImpact[]])[]): readonly string[] {
  const rows = [
    ['tile type', 'tiles', ...columns, 'style'],
    ...types.map(([type, own]) => [
      type,
      String(own.length),
      ...columns.map((verdict) => String(countOf(own, verdict))),
      own.some(({ styles }) => styles.length > 0) ? 'changed' : 'same',
    ]),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `${title} (${lines.length}):`, ...list(lines)];

const pagesOf = (touched: readonly TileImpact[]): readonly string[] =>
  [...Map.groupBy(touched, ({ page }) => page)].map(
    ([page, own]) => `  ${page}: ${own.map((tile) => `#${tile.key} (${describeVerdict(tile)})`).join(', ')}`,
  );

const describeVerdict = ({ verdict, markupChanged }: TileImpact): string => {
  if (verdict === 'same') return 'style changed';
  return verdict === 'migrated' && markupChanged ? 'migrated, changed' : verdict;
};

const describeReasons = ({ page, key, type, reasons, failedBefore }: TileImpact): string =>
  `  ${page} #${key} (${type})${failedBefore ? ', as before' : ''}: ${reasons.join(' ')}`;
