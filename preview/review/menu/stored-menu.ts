import { isRecord } from '#schemas/content/is-record.ts';

/** A stored menu may have mistakes. What has the wrong shape reads as empty, and every entry keeps its position. */

export const sectionsOf = (menu: unknown): readonly unknown[] =>
  isRecord(menu) && Array.isArray(menu.sections) ? menu.sections : [];

export const dishesOf = (section: unknown): readonly unknown[] =>
  isRecord(section) && Array.isArray(section.items) ? section.items : [];

/** A text of a section or a dish; empty if it has none. */
export function textOf(entry: unknown, field: string): string {
  const value = isRecord(entry) ? entry[field] : undefined;
  return typeof value === 'string' ? value : '';
}

/** What editors call a section or a dish: its name, otherwise its id. */
export const nameOf = (entry: unknown, fallback: string): string =>
  textOf(entry, 'name').trim() || textOf(entry, 'id') || fallback;

export const nameOfDish = (dish: unknown): string => nameOf(dish, 'A dish without a name');
export const nameOfSection = (section: unknown): string => nameOf(section, 'A section without a name');
