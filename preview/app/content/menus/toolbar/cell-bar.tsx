import { checkDish } from '#preview/review/menu/check-dish.ts';
import { nameOfDish, nameOfSection } from '#preview/review/menu/stored-menu.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { columnAt } from '../grid/cell-position.ts';
import { activeMarkId, findMarks, groupProblems } from '../grid/dish-marks.ts';
import type { Grid } from '../grid/use-grid.ts';
import { isHeading } from '../model/grid-rows.ts';
import { placeKey } from '../model/menu-operations.ts';

/** The whole content of the active cell, and what is wrong in it. Cells show one line only. */
export function CellBar({ grid, problems }: { readonly grid: Grid; readonly problems: readonly Problem[] }) {
  const { activeRow, active, hasSelectedCell } = grid;
  if (!activeRow) return <p className="cell-bar" />;
  if (!hasSelectedCell) return <p className="cell-bar">Double-click a cell, or press Enter in it, to edit it.</p>;
  if (isHeading(activeRow))
    return (
      <p className="cell-bar">
        <strong>{nameOfSection(activeRow.entry)}</strong> Enter opens its menu, F2 renames it.
      </p>
    );
  const column = columnAt(active.column);
  const own = groupProblems(problems).get(placeKey(activeRow)) ?? [];
  const mark = column && findMarks(checkDish(activeRow.entry), own).get(column.id);
  return (
    <p className="cell-bar">
      <strong>{`${nameOfDish(activeRow.entry)} · ${column?.title ?? 'Selection'}`}</strong>{' '}
      {column && column.kind !== 'picture' && column.format(activeRow.entry)}
      {mark && (
        <span id={activeMarkId} data-severity={mark.severity}>
          {mark.message}
        </span>
      )}
    </p>
  );
}
