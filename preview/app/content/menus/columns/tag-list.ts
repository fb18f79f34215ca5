import { textOf } from '#preview/review/menu/stored-menu.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { setAt } from '#schemas/content/set-at.ts';
import type { ParsedCell } from './column.ts';

const maximumTags = 20;
const maximumLetters = 60;

const tagsOf = (dish: unknown): readonly unknown[] =>
  isRecord(dish) && Array.isArray(dish.dietaryTags) ? dish.dietaryTags : [];

export const tagNamesOf = (dish: unknown): readonly string[] =>
  tagsOf(dish)
    .map((tag) => textOf(tag, 'name').trim())
    .filter(Boolean);

/** Joins names by commas; names with a comma are quoted. */
export const formatTags = (names: readonly string[]): string =>
  names.map((name) => (/[,;"\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');

/** A name, in quotes if it has a comma or semicolon, and the separator after it. */
const nextName = /\s*("(?:[^"]|"")*"|[^,;]*)\s*(?:[,;]|$)/gy;

const unquote = (name: string): string => (/^".*"$/s.test(name) ? name.slice(1, -1).replaceAll('""', '"') : name);

/** Names between commas or semicolons, each once. */
export function parseTags(text: string): ParsedCell {
  const found = [...text.matchAll(nextName)].map(([, name = '']) => unquote(name.trim()).trim());
  const names = [...new Set(found)].filter(Boolean);
  const long = names.find((name) => name.length > maximumLetters);
  if (long !== undefined)
    return { ok: false, message: `A tag has at most ${maximumLetters} characters.`, value: names };
  if (names.length > maximumTags)
    return { ok: false, message: `A dish has at most ${maximumTags} tags.`, value: names };
  return { ok: true, value: names };
}

/** Sets the names of a dish’s tags. Tags that stay keep their other fields; entries that are not tags stay. */
export function setTags(dish: unknown, names: readonly string[]): unknown {
  const old = tagsOf(dish);
  const tags = names.map((name) => old.find((tag) => textOf(tag, 'name').trim() === name) ?? { name });
  const unusable = old.filter((tag) => textOf(tag, 'name').trim() === '');
  const all = [...tags, ...unusable];
  return setAt(dish, ['dietaryTags'], all.length === 0 ? undefined : all);
}
