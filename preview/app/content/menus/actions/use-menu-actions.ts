import type { FormContextValue } from '#preview/app/fields/form-context.ts';
import { dishesOf, nameOfDish, nameOfSection } from '#preview/review/menu/stored-menu.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Column } from '../columns/column.ts';
import type { Grid } from '../grid/use-grid.ts';
import { type GridRow, isHeading } from '../model/grid-rows.ts';
import {
  canHoldDishes,
  type DishPlace,
  insertDishes,
  moveDishes,
  placeKey,
  removeDishes,
  type Sections,
} from '../model/menu-operations.ts';
import { copyDish, createDish, takenIds, withFirstId } from '../model/new-entries.ts';
import { applyCells, type PastedCell } from '../paste/plan-paste.ts';

export const countDishes = (count: number): string => (count === 1 ? '1 dish' : `${count} dishes`);
const countCells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

const labelOf = (rows: readonly GridRow[]): string =>
  rows.length === 1 ? nameOfDish(rows[0]?.entry) : countDishes(rows.length);

export type MenuActions = ReturnType<typeof useMenuActions>;

/** Changes of dishes. Each is one change of the menu, and is announced. */
export function useMenuActions(grid: Grid, change: FormContextValue['change']) {
  const { sections, targets, announce } = grid;
  const replaceSections = (next: Sections, title: string): void => {
    change(['sections'], next, { title, isTyping: false });
    announce(`${title}.`);
  };
  const moveRowsTo = (moved: readonly GridRow[], to: DishPlace): void => {
    if (moved.length === 0 || !canHoldDishes(sections[to.section])) return;
    const next = moveDishes(sections, moved, to);
    const before = moved.filter(({ section, item }) => section === to.section && item < to.item).length;
    replaceSections(next, `Moved ${labelOf(moved)}`);
    grid.moveToPlace(next, { section: to.section, item: to.item - before });
  };
  return {
    replaceSections,
    moveRowsTo,
    /** Sets one cell. A new dish gets its id with its name, so there the whole dish changes. */
    writeCell: ({ section, item, entry }: GridRow, column: Column, value: unknown): void => {
      const how = { title: `${nameOfDish(entry)}: ${column.title}`, isTyping: false };
      const written = column.write(entry, value);
      const named = withFirstId(entry, written, takenIds(sections));
      if (named !== written) change(['sections', section, 'items', item], named, how);
      else change(['sections', section, 'items', item, ...column.path], valueAt(written, column.path), how);
    },
    writeCells: (cells: readonly Pick<PastedCell, 'place' | 'column' | 'value'>[], verb: string): void => {
      if (cells.length > 0) replaceSections(applyCells(sections, cells), `${countCells(cells.length)} ${verb}`);
    },
    /** Adds a dish at a position, or at the end of a section, and edits its name. */
    addDish: (section = grid.activeRow?.section ?? 0, item?: number): void => {
      if (!canHoldDishes(sections[section])) return;
      const place = { section, item: item ?? dishesOf(sections[section]).length };
      const next = insertDishes(sections, place, [createDish(takenIds(sections))]);
      replaceSections(next, `Added a dish to ${nameOfSection(sections[section])}`);
      grid.moveToPlace(next, place, { column: 1, edits: true });
    },
    duplicate: (): void => {
      let next = sections;
      // From the end, so that the places of the others stay the same.
      for (const { section, item, entry } of targets.toReversed())
        next = insertDishes(next, { section, item: item + 1 }, [copyDish(entry, takenIds(next))]);
      const [first] = targets;
      if (!first) return;
      replaceSections(next, `Duplicated ${labelOf(targets)}`);
      grid.moveToPlace(next, { section: first.section, item: first.item + 1 });
      grid.uncheck();
    },
    remove: (): void => {
      const [first] = targets;
      if (!first) return;
      const next = removeDishes(sections, targets);
      replaceSections(next, `Deleted ${labelOf(targets)}`);
      const last = dishesOf(next[first.section]).length - 1;
      grid.moveToPlace(next, { section: first.section, item: Math.min(first.item, last) });
      grid.uncheck();
    },
    /** Moves the dishes up or down by one, also into the section before or after. */
    shift: (by: -1 | 1): void => {
      const edge = by < 0 ? targets[0] : targets.at(-1);
      if (!edge) return;
      const to = findShiftTarget(sections, targets, edge, by);
      if (to) moveRowsTo(targets, to);
    },
    moveToSection: (section: number): void =>
      moveRowsTo(targets, { section, item: dishesOf(sections[section]).length }),
    clearCells: (columns: readonly Column[]): void => {
      const cells = grid.rangeRows.flatMap((place) =>
        columns.flatMap((column) => {
          const parsed = column.parse('');
          return parsed.ok && isRecord(place.entry) ? [{ place, column, value: parsed.value }] : [];
        }),
      );
      // Cells that are empty already would be an undo step without effect.
      const full = cells.filter(({ place, column }) => column.format(place.entry) !== column.format({}));
      if (full.length > 0) replaceSections(applyCells(sections, full), `${countCells(full.length)} cleared`);
    },
    /** Copies the first row of the range into the others; in a range of one row, the row above it into it. */
    fillDown: (columns: readonly Column[]): void => {
      const { rangeRows, rows, active } = grid;
      const above = rows[active.row - 1];
      const isSingle = rangeRows.length === 1;
      const source = isSingle ? (above && !isHeading(above) ? above : undefined) : rangeRows[0];
      const filled = isSingle ? rangeRows : rangeRows.slice(1);
      if (!source) return;
      const cells = filled.flatMap((place) =>
        columns.flatMap((column) => {
          const text = column.format(source.entry);
          const parsed = column.parse(text);
          const isSame = column.format(place.entry) === text;
          return parsed.ok && !isSame && isRecord(place.entry) ? [{ place, column, value: parsed.value }] : [];
        }),
      );
      if (cells.length > 0) replaceSections(applyCells(sections, cells), `${countCells(cells.length)} filled`);
    },
  };
}

/** Where dishes go that move by one; undefined at the ends of the menu. */
function findShiftTarget(
  sections: Sections,
  moved: readonly DishPlace[],
  edge: DishPlace,
  by: -1 | 1,
): DishPlace | undefined {
  const keys = new Set(moved.map(placeKey));
  const count = dishesOf(sections[edge.section]).length;
  const next = { section: edge.section, item: edge.item + by };
  if (next.item >= 0 && next.item < count && !keys.has(placeKey(next)))
    return { section: edge.section, item: by < 0 ? next.item : next.item + 1 };
  const isHolder = (_: unknown, at: number): boolean =>
    (by < 0 ? at < edge.section : at > edge.section) && canHoldDishes(sections[at]);
  const section = by < 0 ? sections.findLastIndex(isHolder) : sections.findIndex(isHolder);
  return section < 0 ? undefined : { section, item: by < 0 ? dishesOf(sections[section]).length : 0 };
}
