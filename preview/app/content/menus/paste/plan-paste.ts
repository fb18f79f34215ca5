import { dishesOf, nameOfDish } from '#preview/review/menu/stored-menu.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Column } from '../columns/column.ts';
import {
  canHoldDishes,
  type DishPlace,
  dishAt,
  insertDishes,
  mapDishes,
  type Sections,
} from '../model/menu-operations.ts';
import { createDish, takenIds, withFirstId } from '../model/new-entries.ts';

/** A cell that changes. */
export interface PastedCell {
  readonly place: DishPlace;
  readonly column: Column;
  readonly before: string;
  /** As it will be stored: “9.30” for “9,30”. */
  readonly after: string;
  readonly value: unknown;
}

/** A cell that could not be read, and why. Its old value stays. */
export interface UnreadableCell {
  readonly dish: string;
  readonly column: string;
  readonly text: string;
  readonly message: string;
}

export interface PastePlan {
  readonly cells: readonly PastedCell[];
  readonly unreadable: readonly UnreadableCell[];
  /** How many dishes are added at the end of the section. */
  readonly added: number;
  /** How many columns are beyond the last one of the grid. */
  readonly columnsLeftOut: number;
  readonly sections: Sections;
  /** Whether merged cells were split. */
  readonly hasMergedCells?: boolean;
}

interface PasteTarget {
  readonly sections: Sections;
  /** The first cell; in the heading of a section, the dishes are added at its end. */
  readonly place: DishPlace;
  readonly column: number;
  /** The size of the selected range, which a smaller range of cells fills if it fits evenly. */
  readonly rows: number;
  readonly columnCount: number;
}

/** Plans what pasting a range of cells does. Pure. */
export function planPaste(
  cells: readonly (readonly string[])[],
  target: PasteTarget,
  columns: readonly Column[],
): PastePlan {
  const { section } = target.place;
  const dishes = dishesOf(target.sections[section]);
  const first = target.place.item < 0 ? dishes.length : target.place.item;
  const rows = repeat(cells, target.place.item < 0 ? 1 : target.rows).map((row) => repeat(row, target.columnCount));
  const added = canHoldDishes(target.sections[section]) ? Math.max(0, first + rows.length - dishes.length) : 0;
  const withRows = appendDishes(target.sections, section, dishes.length, added);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const planned: PastedCell[] = [];
  const unreadable: UnreadableCell[] = [];
  for (const [rowOffset, row] of rows.entries())
    for (const [offset, text] of row.entries()) {
      const column = columns[target.column + offset];
      const place = { section, item: first + rowOffset };
      const dish = dishAt(withRows, place);
      if (!column || dish === undefined) continue;
      const before = column.format(dish);
      const isNew = place.item >= dishes.length;
      if (text === before || (isNew && text.trim() === '')) continue;
      const parsed = isRecord(dish) ? column.parse(text) : undefined;
      if (parsed?.ok) {
        const after = column.format(column.write(dish, parsed.value));
        if (after !== before) planned.push({ place, column, before, after, value: parsed.value });
      } else
        unreadable.push({
          dish: isNew ? `New dish ${place.item - dishes.length + 1}` : nameOfDish(dish),
          column: column.title,
          text,
          message: parsed?.message ?? 'This entry is not a dish.',
        });
    }
  return {
    cells: planned,
    unreadable,
    added,
    columnsLeftOut: Math.max(0, target.column + width - columns.length),
    sections: applyCells(withRows, planned),
  };
}

/** Repeats entries to a length, if it is a multiple of theirs. */
const repeat = <Entry>(entries: readonly Entry[], length: number): readonly Entry[] =>
  entries.length > 0 && length > entries.length && length % entries.length === 0
    ? Array.from({ length: length / entries.length }).flatMap(() => entries)
    : entries;

function appendDishes(sections: Sections, section: number, item: number, count: number): Sections {
  let changed = sections;
  for (const offset of Array.from({ length: count }).keys())
    changed = insertDishes(changed, { section, item: item + offset }, [createDish(takenIds(changed))]);
  return changed;
}

/** Writes values into cells. A dish that gets its first name gets its id too. */
export function applyCells(
  sections: Sections,
  cells: readonly Pick<PastedCell, 'place' | 'column' | 'value'>[],
): Sections {
  let changed = sections;
  const byDish = Map.groupBy(cells, ({ place }) => `${place.section}.${place.item}`);
  const taken = new Set(takenIds(sections));
  for (const own of byDish.values()) {
    const [first] = own;
    if (!first) continue;
    changed = mapDishes(changed, [first.place], (dish) => {
      const written = own.reduce((each, { column, value }) => column.write(each, value), dish);
      const named = withFirstId(dish, written, taken);
      if (isRecord(named) && typeof named.id === 'string') taken.add(named.id);
      return named;
    });
  }
  return changed;
}
