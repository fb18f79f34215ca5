import type { KeyboardEvent } from 'react';
import type { MenuActions } from '../actions/use-menu-actions.ts';
import { isHeading } from '../model/grid-rows.ts';
import { columnAt, moveFrom } from './cell-position.ts';
import { type GridCommand, readGridKey } from './grid-keys.ts';
import { rangeColumns } from './use-clipboard.ts';
import type { Grid } from './use-grid.ts';

/** The keyboard shortcuts of the active cell. */
export function useGridKeys(grid: Grid, actions: MenuActions, openDetails: () => void) {
  const run = (command: GridCommand): void => {
    const { activeRow } = grid;
    switch (command.kind) {
      case 'move':
      case 'edge':
        grid.moveTo(moveFrom(grid.active, command, grid.rows.length), command.extends);
        break;
      case 'edit':
        edit(command.text);
        break;
      case 'clear':
        actions.clearCells(rangeColumns(grid));
        break;
      case 'fill-down':
        actions.fillDown(rangeColumns(grid));
        break;
      case 'toggle-row':
        toggleRows();
        break;
      case 'details':
        openDetails();
        break;
      case 'select-all':
        grid.selectAll();
        break;
      case 'collapse':
        grid.collapse();
        break;
      case 'add-dish':
        if (activeRow) actions.addDish(activeRow.section, activeRow.item + 1);
        break;
      case 'move-rows':
        actions.shift(command.by);
    }
  };
  const toggleRows = (): void => {
    const keys = grid.rangeRows.map(({ key }) => key);
    grid.setRowsChecked(keys, !keys.every((key) => grid.checked.has(key)));
  };
  const edit = (text: string | undefined): void => {
    const { activeRow } = grid;
    const column = columnAt(grid.active.column);
    if (!activeRow || isHeading(activeRow)) return;
    if (!column) {
      if (text === undefined) toggleRows();
    } else if (column.kind === 'picture') {
      if (text === undefined) openDetails();
    } else if (column.kind === 'level' && text !== undefined) {
      // A letter states a level: C, M, N or U.
      const parsed = column.parse(text);
      if (parsed.ok) actions.writeCell(activeRow, column, parsed.value);
    } else grid.startEdit(text);
  };
  return (event: KeyboardEvent): void => {
    const { target } = event;
    const isButton = target instanceof HTMLElement && target.matches('.section-heading button:not([popover] *)');
    if (isButton && event.key === 'Escape') target.closest<HTMLElement>('[data-column]')?.focus();
    if (!(target instanceof HTMLElement) || !target.matches('[data-column]') || event.nativeEvent.isComposing) return;
    const { activeRow } = grid;
    if (activeRow && isHeading(activeRow) && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault();
      if (event.key === 'F2') grid.startEdit();
      else target.querySelector<HTMLElement>('button')?.click();
      return;
    }
    const command = readGridKey(event);
    if (!command) return;
    event.preventDefault();
    // Escape also cancels the dragging of a row.
    if (event.key !== 'Escape') event.stopPropagation();
    run(command);
  };
}
