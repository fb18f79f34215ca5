import { useLayoutEffect, useMemo, useRef } from 'react';
import { nameOfDish } from '#preview/review/menu/stored-menu.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { listSectionActions } from '../actions/list-section-actions.ts';
import type { MenuActions } from '../actions/use-menu-actions.ts';
import type { SectionActions } from '../actions/use-section-actions.ts';
import type { Column } from '../columns/column.ts';
import { columns } from '../columns/columns.ts';
import { type GridRow, isHeading } from '../model/grid-rows.ts';
import { placeKey } from '../model/menu-operations.ts';
import type { AfterEdit } from './cell-editor.tsx';
import { clampPosition, columnCount, isSingleCell } from './cell-position.ts';
import { groupProblems } from './dish-marks.ts';
import { DishRow, type RowEdit } from './dish-row.tsx';
import { SectionRow } from './section-row.tsx';
import type { useClipboard } from './use-clipboard.ts';
import type { Grid } from './use-grid.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { type RowDrop, useRowDrag } from './use-row-drag.ts';

interface DishGridProps {
  readonly grid: Grid;
  readonly actions: MenuActions;
  readonly sectionActions: SectionActions;
  readonly clipboard: ReturnType<typeof useClipboard>;
  readonly problems: readonly Problem[];
  /** Opens the form of the active row. */
  readonly openDetails: () => void;
}

/** The dishes of a menu as a grid with one tab stop. */
export function DishGrid({ grid, actions, sectionActions, clipboard, problems, openDetails }: DishGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const hiddenColumns = useHiddenColumns(scroller);
  const { rows, active, range, edit, takesFocus, checked } = grid;
  const problemsByDish = useMemo(() => groupProblems(problems), [problems]);
  const drop = useRowDrag(table, (dragged, to) => dropRows(grid, actions, dragged, to));
  const keys = useGridKeys(grid, actions, openDetails);
  const pointer = useGridPointer(grid, openDetails);
  useLayoutEffect(() => {
    if (!takesFocus.current || edit) return;
    takesFocus.current = false;
    const cell = table.current?.querySelector<HTMLElement>('[data-column][tabindex="0"]');
    cell?.focus();
    // Chrome does not scroll to a cell that gets the focus under the columns that stay.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const finishEdit = (after: AfterEdit): void => {
    if (after === 'stay') {
      grid.stopEdit();
      return;
    }
    const step = { down: [1, 0], up: [-1, 0], next: [0, 1], previous: [0, -1] } as const;
    const [down, right] = step[after];
    grid.moveTo(clampPosition({ row: active.row + down, column: active.column + right }, rows.length));
  };
  const editOf = (row: GridRow): RowEdit | undefined =>
    edit && {
      text: edit.text,
      onCommit: (column: Column, text, after) => {
        const parsed = column.parse(text);
        if (!parsed.ok) return parsed.message;
        if (text !== column.format(row.entry)) actions.writeCell(row, column, parsed.value);
        finishEdit(after);
        return undefined;
      },
      onCancel: grid.stopEdit,
      onRefusal: grid.setRefusal,
      // The text is stored as it is. The checks name it, and the menu cannot be published.
      onLeave: (column, text, message) => {
        grid.stopEdit();
        const parsed = column.parse(text);
        if (text === column.format(row.entry)) return;
        actions.writeCell(row, column, parsed.value);
        grid.announce(`${nameOfDish(row.entry)}, ${column.title}: ${message}`);
      },
    };
  const isRange = !isSingleCell(range);
  const sectionEdit = (row: GridRow) =>
    edit && {
      onCommit: (name: string, after: AfterEdit): string | undefined => {
        if (name.trim() === '') return 'Enter the name of the section.';
        if (name.trim() !== Object(row.entry).name) sectionActions.rename(row.section, name.trim());
        finishEdit(after === 'next' || after === 'previous' ? 'stay' : after);
        return undefined;
      },
      onCancel: grid.stopEdit,
      onRefusal: grid.setRefusal,
      onLeave: (_: string, message: string) => {
        grid.stopEdit();
        grid.announce(`The name was not changed. ${message}`);
      },
    };
  return (
    <div className="dish-grid-frame" data-hidden-columns={hiddenColumns}>
      <div className="dish-grid" ref={scroller}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA on a table
          role="grid"
          aria-label="Dishes"
          aria-multiselectable="true"
          aria-describedby="dish-grid-keys"
          onKeyDown={keys}
          {...pointer}
          {...clipboard.handlers}
        >
          <colgroup>
            <col className="select-column" />
            {columns.map(({ id, kind, title }) => (
              <col
                key={id}
                className={kind === 'text' ? `${id}-column` : `${kind}-column`}
                // As wide as the name of its allergen.
                style={kind === 'level' ? { inlineSize: `calc(${title.length} * 1ch + 0.8rem)` } : undefined}
              />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Selected</span>
              </th>
              {columns.map(({ id, kind, title }) => (
                <th key={id} scope="col" data-kind={kind}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {groupBySection(rows).map((group) => (
            <tbody key={group[0]?.row.key}>
              {group.map(({ row, at }) =>
                isHeading(row) ? (
                  <SectionRow
                    key={row.key}
                    rowKey={row.key}
                    section={row.entry}
                    isActive={at === active.row}
                    isDropTarget={drop?.key === row.key}
                    error={sectionError(problems, row)}
                    actions={listSectionActions(grid, row, actions, sectionActions, openDetails)}
                    edit={at === active.row ? sectionEdit(row) : undefined}
                  />
                ) : (
                  <DishRow
                    key={row.key}
                    rowKey={row.key}
                    dish={row.entry}
                    problems={problemsByDish.get(placeKey(row))}
                    isChecked={checked.has(row.key)}
                    active={at === active.row ? active.column : undefined}
                    left={isRange && at >= range.top && at <= range.bottom ? range.left : undefined}
                    right={isRange && at >= range.top && at <= range.bottom ? range.right : undefined}
                    edit={at === active.row ? editOf(row) : undefined}
                    drop={drop?.key === row.key ? drop.edge : undefined}
                  />
                ),
              )}
            </tbody>
          ))}
          {rows.length === 0 && (
            <tbody>
              <tr>
                <td colSpan={columnCount} className="no-sections">
                  This menu has no sections. Add the first one, or import a file.
                </td>
              </tr>
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

interface PlacedRow {
  readonly row: GridRow;
  readonly at: number;
}

const groupBySection = (rows: readonly GridRow[]): readonly (readonly PlacedRow[])[] => [
  ...Map.groupBy(
    rows.map((row, at) => ({ row, at })),
    ({ row }) => row.section,
  ).values(),
];

/** What is wrong with a section itself, such as its missing name. */
const sectionError = (problems: readonly Problem[], { section }: GridRow): string | undefined =>
  problems.find(({ path }) => path[0] === 'sections' && path[1] === section && path.length <= 3)?.message;

/** Moves the dragged dish, and with it all checked ones if it is one of them. */
function dropRows(grid: Grid, actions: MenuActions, dragged: string, { key, edge }: RowDrop): void {
  const row = grid.rows.find((each) => each.key === dragged);
  const target = grid.rows.find((each) => each.key === key);
  if (!row || !target || isHeading(row) || (row === target && !grid.checked.has(dragged))) return;
  const moved = grid.checked.has(dragged) ? grid.checkedRows : [row];
  const item = isHeading(target) ? 0 : target.item + (edge === 'after' ? 1 : 0);
  actions.moveRowsTo(moved, { section: target.section, item });
}
