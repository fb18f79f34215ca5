import { slugify } from '#preview/app/pages/slugify.ts';
import { dishesOf, textOf } from '#preview/review/menu/stored-menu.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Sections } from './menu-operations.ts';

const newDishId = 'new-dish';

/** The ids of all sections and dishes. */
export const takenIds = (sections: Sections): ReadonlySet<string> =>
  new Set(sections.flatMap((section) => [section, ...dishesOf(section)]).map((entry) => textOf(entry, 'id')));

/** An id made of a name that no other entry has: `pho-bo-2`. */
export function createId(name: string, taken: ReadonlySet<string>, fallback: string = newDishId): string {
  const stem = slugify(name).slice(0, 56).replace(/-+$/, '') || fallback;
  if (!taken.has(stem)) return stem;
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** A dish without a name. It gets its permanent id with its first name. */
export const createDish = (taken: ReadonlySet<string>) => ({ id: createId('', taken), name: '' });

export const createSection = (name: string, taken: ReadonlySet<string>) => ({
  id: createId(name, taken, 'section'),
  name,
  items: [],
});

/** Gives a dish that was added without a name the id of its first name. */
export function withFirstId(before: unknown, after: unknown, taken: ReadonlySet<string>): unknown {
  const isNew = textOf(before, 'name') === '' && /^new-dish(-\d+)?$/.test(textOf(before, 'id'));
  const name = textOf(after, 'name');
  return isNew && name !== '' && isRecord(after) ? { ...after, id: createId(name, taken) } : after;
}

/** A copy of a dish with an id of its own. */
export const copyDish = (dish: unknown, taken: ReadonlySet<string>): unknown =>
  isRecord(dish) ? { ...structuredClone(dish), id: createId(textOf(dish, 'name'), taken) } : structuredClone(dish);
