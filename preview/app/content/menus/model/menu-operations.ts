import { dishesOf } from '#preview/review/menu/stored-menu.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { setAt } from '#schemas/content/set-at.ts';

/** Operations on the stored sections of a menu. Pure; everything that they do not change stays as it is. */

export type Sections = readonly unknown[];

/** Where a dish is: its section and its position there, both counted from 0. */
export interface DishPlace {
  readonly section: number;
  readonly item: number;
}

export const placeKey = ({ section, item }: DishPlace): string => `${section}.${item}`;

export const dishAt = (sections: Sections, { section, item }: DishPlace): unknown => dishesOf(sections[section])[item];

/** Whether dishes can be added to a section. If its list of dishes is something else, adding would lose that. */
export const canHoldDishes = (section: unknown): boolean =>
  isRecord(section) && (section.items === undefined || section.items === null || Array.isArray(section.items));

const withDishes = (sections: Sections, at: number, items: readonly unknown[]): Sections =>
  sections.map((section, index) =>
    index === at && isRecord(section) && canHoldDishes(section) ? { ...section, items } : section,
  );

export function insertDishes(sections: Sections, at: DishPlace, dishes: readonly unknown[]): Sections {
  const items = dishesOf(sections[at.section]);
  return withDishes(sections, at.section, [...items.slice(0, at.item), ...dishes, ...items.slice(at.item)]);
}

export function removeDishes(sections: Sections, places: readonly DishPlace[]): Sections {
  const keys = new Set(places.map(placeKey));
  const changed = new Set(places.map(({ section }) => section));
  return sections.map((section, at) =>
    changed.has(at) && isRecord(section)
      ? { ...section, items: dishesOf(section).filter((_, item) => !keys.has(placeKey({ section: at, item }))) }
      : section,
  );
}

/** Moves dishes, in their order, before the dish at `to`. */
export function moveDishes(sections: Sections, places: readonly DishPlace[], to: DishPlace): Sections {
  if (!canHoldDishes(sections[to.section])) return sections;
  const moved = places.map((place) => dishAt(sections, place));
  const before = places.filter(({ section, item }) => section === to.section && item < to.item).length;
  return insertDishes(removeDishes(sections, places), { ...to, item: to.item - before }, moved);
}

/** Replaces dishes by what `map` makes of them. */
export const mapDishes = (
  sections: Sections,
  places: readonly DishPlace[],
  map: (dish: unknown, place: DishPlace) => unknown,
): Sections =>
  places.reduce<Sections>((changed, place) => {
    const old = dishAt(changed, place);
    const fresh = map(old, place);
    const next = fresh === old ? changed : setAt(changed, [place.section, 'items', place.item], fresh);
    return Array.isArray(next) ? next : changed;
  }, sections);
