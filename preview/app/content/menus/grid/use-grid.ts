import { useMemo, useRef, useState } from 'react';
import { sectionsOf } from '#preview/review/menu/stored-menu.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type GridRow, isHeading, listRows } from '../model/grid-rows.ts';
import type { DishPlace } from '../model/menu-operations.ts';
import { type CellPosition, type CellRange, clampPosition, rangeOf } from './cell-position.ts';

/** A cell that is being edited; with `text`, its content is replaced by what was typed. */
interface CellEdit {
  readonly text: string | undefined;
}

const noKeys: ReadonlySet<string> = new Set();

export type Grid = ReturnType<typeof useGrid>;

/** What is active, selected and edited in the grid. The rows follow the stored menu. */
export function useGrid(value: unknown, showsCells: boolean) {
  const sections = useMemo(() => sectionsOf(value), [value]);
  const rows = useMemo(() => listRows(sections), [sections]);
  /** The cell that the editor has chosen; undefined at first. */
  const [position, setPosition] = useState<CellPosition>();
  const [anchor, setAnchor] = useState<CellPosition>();
  const [edit, setEdit] = useState<CellEdit>();
  /** Why the text in the open cell was refused. */
  const [refusal, setRefusal] = useState<string>();
  const [checked, setChecked] = useState(noKeys);
  const [announcement, setAnnouncement] = useState('');
  /** Whether the active cell takes the focus after the next rendering. */
  const takesFocus = useRef(false);
  const active = clampPosition(position ?? { row: 1, column: 1 }, rows.length);
  const range: CellRange = rangeOf(anchor ? clampPosition(anchor, rows.length) : active, active);
  const rangeRows = rows.slice(range.top, range.bottom + 1).filter((row) => !isHeading(row));
  const checkedRows = rows.filter((row) => checked.has(row.key) && !isHeading(row));

  const moveTo = (to: CellPosition, isExtending = false): void => {
    takesFocus.current = true;
    setEdit(undefined);
    setAnchor(isExtending ? (anchor ?? active) : undefined);
    setPosition(to);
  };
  return {
    sections,
    rows,
    active,
    activeRow: rows[active.row],
    /** Whether a cell was selected. The first one is active until then. */
    hasSelectedCell: position !== undefined,
    range,
    /** The dishes of the selected range of cells. */
    rangeRows,
    edit,
    refusal,
    setRefusal,
    checked,
    checkedRows,
    /** The dishes that actions apply to: the checked ones, otherwise those of the range, which only the grid shows. */
    targets: checkedRows.length > 0 || !showsCells || !position ? checkedRows : rangeRows,
    announcement,
    takesFocus,
    announce: setAnnouncement,
    moveTo,
    selectAll: (): void => {
      setChecked(new Set(rows.filter((row) => !isHeading(row)).map(({ key }) => key)));
    },
    startEdit: (text?: string): void => {
      if (!isRecord(rows[active.row]?.entry)) return;
      setAnchor(undefined);
      setEdit({ text });
    },
    stopEdit: (): void => {
      takesFocus.current = true;
      setEdit(undefined);
    },
    collapse: (): void => {
      setAnchor(undefined);
      setChecked(noKeys);
    },
    setRowsChecked: (keys: readonly string[], isChecked: boolean): void => {
      const next = new Set(checked);
      for (const key of keys) {
        if (isChecked) next.add(key);
        else next.delete(key);
      }
      setChecked(next);
    },
    uncheck: () => setChecked(noKeys),
    /** Moves to the row of a dish or heading among other sections, which will be rendered next, and may edit it. */
    moveToPlace: (
      nextSections: readonly unknown[],
      place: DishPlace,
      { column = active.column, edits = false }: { readonly column?: number; readonly edits?: boolean } = {},
    ): void => {
      const row = findRow(listRows(nextSections), place);
      if (row < 0) return;
      moveTo({ row, column });
      if (edits) setEdit({ text: undefined });
    },
  };
}

export const findRow = (rows: readonly GridRow[], { section, item }: DishPlace): number =>
  rows.findIndex((row) => row.section === section && row.item === item);
