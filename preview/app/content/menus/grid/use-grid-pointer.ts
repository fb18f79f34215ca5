import type { MouseEvent } from 'react';
import { isHeading } from '../model/grid-rows.ts';
import { type CellPosition, columnAt } from './cell-position.ts';
import type { Grid } from './use-grid.ts';

/** Selects and opens cells by mouse or touch. */
export function useGridPointer(grid: Grid, openDetails: () => void) {
  const positionOf = (target: EventTarget): CellPosition | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const key = cell?.closest<HTMLElement>('tr')?.dataset.key;
    const row = grid.rows.findIndex((each) => each.key === key);
    return cell && row >= 0 ? { row, column: Number(cell.dataset.column) } : undefined;
  };
  const isControl = (target: EventTarget): boolean =>
    target instanceof Element && target.closest('input, select, button, [popover]') !== null;
  return {
    onMouseDown: (event: MouseEvent): void => {
      const to = positionOf(event.target);
      if (!to || event.button !== 0 || isControl(event.target)) return;
      // Stores what is typed in another cell.
      const { activeElement } = document;
      if (grid.edit && activeElement instanceof HTMLElement) activeElement.blur();
      if (event.shiftKey) event.preventDefault();
      grid.moveTo(to, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent): void => {
      const isDragging = event.buttons === 1 && !grid.edit && !isControl(event.target);
      const isGrip = event.target instanceof Element && event.target.closest('.select-cell') !== null;
      const to = isDragging && !isGrip ? positionOf(event.target) : undefined;
      const isOther = to && (to.row !== grid.active.row || to.column !== grid.active.column);
      if (to && isOther && document.activeElement?.closest('.dish-grid')) grid.moveTo(to, true);
    },
    onDoubleClick: (event: MouseEvent): void => {
      const to = positionOf(event.target);
      if (!to || isControl(event.target) || grid.edit) return;
      if (columnAt(to.column)?.kind === 'picture') openDetails();
      else if (to.column > 0 || (grid.rows[to.row] && isHeading(grid.rows[to.row] ?? { section: 0, item: 0 })))
        grid.startEdit();
    },
    onClick: (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
      const to = positionOf(target);
      const row = to && grid.rows[to.row];
      if (!to || !row) return;
      const isChecked = !grid.checked.has(row.key);
      const [from, until] = event.shiftKey
        ? [grid.active.row, to.row].sort((one, other) => one - other)
        : [to.row, to.row];
      const keys = grid.rows.slice(from, (until ?? to.row) + 1).filter((each) => !isHeading(each));
      grid.setRowsChecked(
        keys.map(({ key }) => key),
        isChecked,
      );
      grid.moveTo({ row: to.row, column: 0 });
    },
  };
}
