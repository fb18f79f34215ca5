import type { z } from 'zod';
import { describeField } from '#preview/app/fields/describe-field.ts';
import { formatLevel } from '#preview/review/menu/levels.ts';
import { formatPounds } from '#preview/review/values/format-pounds.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { menuItem } from '#schemas/domain/menu/menu.ts';
import type { Column, ParsedCell } from './column.ts';
import { parseLevel } from './parse-level.ts';
import { parsePrice } from './parse-price.ts';
import { formatTags, parseTags, setTags, tagNamesOf } from './tag-list.ts';

const { shape } = menuItem;

const formatPlain = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const withPath = (path: readonly PathStep[], format: (value: unknown) => string) => ({
  path,
  format: (dish: unknown) => format(valueAt(dish, path)),
  write: (dish: unknown, value: unknown) => setAt(dish, path, value),
});

function textColumn(id: string, title: string, schema: z.ZodType): Column {
  const { isRequired, ...field } = describeField(schema);
  const maximum = field.kind === 'text' ? field.maximum : undefined;
  const parse = (text: string): ParsedCell => {
    const value = text.replace(/\s+/g, ' ').trim();
    if (isRequired && value === '') return { ok: false, message: `${title} must not be empty.`, value };
    if (maximum !== undefined && value.length > maximum)
      return { ok: false, message: `${title} has at most ${maximum} characters; this has ${value.length}.`, value };
    return { ok: true, value: value || undefined };
  };
  return { id, title, kind: 'text', ...withPath([id], formatPlain), parse };
}

const parseKcal = (text: string): ParsedCell => {
  const digits = text.replace(/\s|,|kcal/gi, '');
  if (digits === '') return { ok: true, value: undefined };
  if (!/^\d+$/.test(digits) || Number(digits) > 10_000)
    return { ok: false, message: 'Enter whole kilocalories, at most 10,000.', value: text.trim() };
  return { ok: true, value: Number(digits) };
};

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

export const nameColumn = textColumn('name', 'Name', shape.name);

export const priceColumn: Column = {
  id: 'pricePence',
  title: 'Price',
  kind: 'price',
  ...withPath(['pricePence'], (value) => formatPounds(value) ?? String(value ?? '')),
  parse: parsePrice,
};

export const tagsColumn: Column = {
  id: 'dietaryTags',
  title: 'Dietary tags',
  kind: 'tags',
  path: ['dietaryTags'],
  format: (dish) => formatTags(tagNamesOf(dish)),
  parse: parseTags,
  write: (dish, value) => setTags(dish, isNames(value) ? value : []),
};

export const levelColumns: readonly Column[] = allergens.map((allergen) => ({
  id: allergen,
  title: allergenNames[allergen],
  kind: 'level',
  ...withPath(['allergens', allergen], formatLevel),
  parse: parseLevel,
}));

/** The columns whose cells are text. */
export const textColumns: readonly Column[] = [
  nameColumn,
  textColumn('origin', 'Origin', shape.origin),
  textColumn('description', 'Description', shape.description),
  priceColumn,
  { id: 'kcal', title: 'Kcal', kind: 'number', ...withPath(['kcal'], formatPlain), parse: parseKcal },
  textColumn('portion', 'Portion', shape.portion),
  tagsColumn,
  ...levelColumns,
  textColumn('allergenNotes', 'Allergen notes', shape.allergenNotes),
];

/** All columns of the grid. A picture is chosen in the form of its dish. */
export const columns: readonly Column[] = [
  ...textColumns,
  {
    id: 'image',
    title: 'Picture',
    kind: 'picture',
    ...withPath(['image', 'url'], formatPlain),
    parse: () => ({ ok: false, message: 'Choose pictures in the form of the dish.', value: undefined }),
  },
];
