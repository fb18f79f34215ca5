import { dishesOf } from '#preview/review/menu/stored-menu.ts';
import type { DishPlace, Sections } from './menu-operations.ts';

/** A row of the grid: the heading of a section, for which `item` is -1, or a dish. */
export interface GridRow extends DishPlace {
  readonly entry: unknown;
}

export const isHeading = ({ item }: DishPlace): boolean => item < 0;

/** The rows of all sections in their order, each section with its heading first. */
export const listRows = (sections: Sections): readonly GridRow[] =>
  sections.flatMap((entry, section) => [
    { section, item: -1, entry },
    ...dishesOf(entry).map((dish, item) => ({ section, item, entry: dish })),
  ]);
