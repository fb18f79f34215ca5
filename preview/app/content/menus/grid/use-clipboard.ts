import { type ClipboardEvent, useRef, useState } from 'react';
import { countDishes, type MenuActions } from '../actions/use-menu-actions.ts';
import { columns } from '../columns/columns.ts';
import { isHeading } from '../model/grid-rows.ts';
import { formatTsv } from '../paste/parse-delimited.ts';
import { type PastePlan, planPaste } from '../paste/plan-paste.ts';
import { hasMergedCells, readClipboard } from '../paste/read-clipboard.ts';
import type { Grid } from './use-grid.ts';

/** The columns of dishes in the selected range. */
export const rangeColumns = ({ range }: Pick<Grid, 'range'>) =>
  columns.slice(Math.max(0, range.left - 1), Math.max(0, range.right));

const describePaste = ({ cells, added }: PastePlan): string =>
  `${cells.length === 1 ? '1 cell' : `${cells.length} cells`} pasted${added > 0 ? `, ${countDishes(added)} added` : ''}`;

/** Copies and pastes ranges of cells. What others wrote is shown before it is applied. */
export function useClipboard(grid: Grid, { replaceSections, clearCells }: MenuActions) {
  const [pending, setPending] = useState<PastePlan>();
  const copied = useRef('');
  const isInCell = ({ target }: ClipboardEvent): boolean =>
    target instanceof Element && target.matches('[data-column]');

  const apply = (plan: PastePlan): void => {
    setPending(undefined);
    if (plan.cells.length + plan.added > 0) replaceSections(plan.sections, describePaste(plan));
  };
  const copy = (event: ClipboardEvent): boolean => {
    const own = rangeColumns(grid);
    if (!isInCell(event) || own.length === 0 || grid.rangeRows.length === 0) return false;
    event.preventDefault();
    const rows = grid.rangeRows.map(({ entry }) => own.map(({ format }) => format(entry)));
    copied.current = formatTsv(rows);
    event.clipboardData.setData('text/plain', copied.current);
    const count = rows.length * own.length;
    grid.announce(count === 1 ? '1 cell copied.' : `${count} cells copied.`);
    return true;
  };
  const paste = (event: ClipboardEvent): void => {
    if (!isInCell(event) || !grid.activeRow) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    const cells = readClipboard({ html, text });
    const { range, rangeRows } = grid;
    const [first = grid.activeRow] = rangeRows;
    const target = {
      sections: grid.sections,
      place: isHeading(grid.activeRow) ? grid.activeRow : first,
      column: Math.max(0, range.left - 1),
      rows: rangeRows.filter(({ section }) => section === first.section).length,
      columnCount: rangeColumns(grid).length,
    };
    const plan = planPaste(cells, target, columns);
    if (plan.cells.length + plan.unreadable.length + plan.added === 0) {
      grid.announce('Nothing to paste: the cells already have these values.');
      return;
    }
    const isOwn = text !== '' && text.replaceAll('\r\n', '\n') === copied.current;
    const isSmall = cells.length === 1 && cells[0]?.length === 1;
    if (plan.unreadable.length === 0 && plan.added === 0 && plan.columnsLeftOut === 0 && (isOwn || isSmall))
      apply(plan);
    else setPending({ ...plan, hasMergedCells: hasMergedCells(html) });
  };
  return {
    pending,
    apply,
    cancel: () => setPending(undefined),
    handlers: {
      onCopy: (event: ClipboardEvent) => void copy(event),
      onCut: (event: ClipboardEvent) => {
        if (copy(event)) clearCells(rangeColumns(grid));
      },
      onPaste: paste,
    },
  };
}
