import { dishesOf, textOf } from '#preview/review/menu/stored-menu.ts';
import type { DishPlace, Sections } from './menu-operations.ts';

/** A row of the grid: the heading of a section, for which `item` is -1, or a dish. */
export interface GridRow extends DishPlace {
  /** The id of its entry if no other has it, so that a row that moves stays the same. */
  readonly key: string;
  readonly entry: unknown;
}

export const isHeading = ({ item }: DishPlace): boolean => item < 0;

/** The rows of all sections in their order, each section with its heading first. */
export function listRows(sections: Sections): readonly GridRow[] {
  const counts = new Map<string, number>();
  const createKey = (kind: string, entry: unknown): string => {
    const key = `${kind} ${textOf(entry, 'id')}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key} ${count}`;
  };
  return sections.flatMap((entry, section) => [
    { key: createKey('section', entry), section, item: -1, entry },
    ...dishesOf(entry).map((dish, item) => ({ key: createKey('dish', dish), section, item, entry: dish })),
  ]);
}
