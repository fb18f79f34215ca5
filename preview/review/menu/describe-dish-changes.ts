import { isSame } from '#preview/review/compare/same-value.ts';
import { formatPounds } from '#preview/review/values/format-pounds.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type Allergen, allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { menuItem } from '#schemas/domain/menu/menu.ts';
import { describeFieldChanges } from './describe-field-changes.ts';
import { formatLevel } from './levels.ts';
import { nameOfDish, textOf } from './stored-menu.ts';

interface DishChange {
  readonly kind: 'allergens' | 'changed';
  readonly text: string;
  /** The path of the field in the dish. */
  readonly fields: readonly string[];
}

const ownDescriptions: ReadonlySet<string> = new Set(['allergens', 'dietaryTags', 'goesWith', 'pricePence']);

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** Describes what differs between two versions of a stored dish. */
export function describeDishChanges(before: unknown, after: unknown): readonly DishChange[] {
  if (isSame(before, after)) return [];
  const name = nameOfDish(after);
  if (!isRecord(before) || !isRecord(after))
    return [{ kind: 'changed', text: `${name}: stored differently`, fields: [] }];
  const lists = [
    { field: 'dietaryTags', title: 'dietary tags', namesOf: namesOfTags },
    { field: 'goesWith', title: 'goes with', namesOf: textsOf },
  ].flatMap(({ field, title, namesOf }) => describeList(name, field, title, namesOf, before, after));
  const others = describeFieldChanges(name, menuItem, before, after, ownDescriptions).map(
    ({ text, field }): DishChange => ({
      kind: field === 'allergenNotes' ? 'allergens' : 'changed',
      // A new name is said of the old one.
      text: field === 'name' ? `${textOf(before, 'name') || name}: renamed ${nameOfDish(after)}` : text,
      fields: [field],
    }),
  );
  return [...describeRecord(name, before, after), ...describePrice(name, before, after), ...lists, ...others];
}

function describeRecord(name: string, before: object, after: object): DishChange[] {
  const [old, current] = [recordOf(before).allergens, recordOf(after).allergens].map(recordOf);
  const levels = allergens.flatMap((allergen: Allergen): DishChange[] => {
    const [from, to] = [formatLevel(old?.[allergen]), formatLevel(current?.[allergen])];
    if (from === to) return [];
    const text = `${name}: ${allergenNames[allergen].toLowerCase()} ${from.toLowerCase()} → ${to.toLowerCase()}`;
    return [{ kind: 'allergens', text, fields: ['allergens', allergen] }];
  });
  const isStoredDifferently = !isSame(recordOf(before).allergens, recordOf(after).allergens);
  return levels.length === 0 && isStoredDifferently
    ? [{ kind: 'allergens', text: `${name}: allergens stored differently`, fields: ['allergens'] }]
    : levels;
}

/** A price for editors: £12.50. */
const priceOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'none';
  const pounds = formatPounds(value);
  return pounds === undefined ? `‘${String(value)}’` : `£${pounds}`;
};

function describePrice(name: string, before: object, after: object): DishChange[] {
  const [old, current] = [recordOf(before).pricePence, recordOf(after).pricePence];
  if (isSame(old, current)) return [];
  return [{ kind: 'changed', text: `${name}: price ${priceOf(old)} → ${priceOf(current)}`, fields: ['pricePence'] }];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): readonly string[] => listOf(value).map(String);
const namesOfTags = (value: unknown): readonly string[] => listOf(value).map((tag) => textOf(tag, 'name'));

function describeList(
  name: string,
  field: string,
  title: string,
  namesOf: (value: unknown) => readonly string[],
  before: object,
  after: object,
): DishChange[] {
  const [was, is] = [recordOf(before)[field], recordOf(after)[field]];
  if (isSame(was, is)) return [];
  const [old, current] = [namesOf(was), namesOf(is)];
  const added = current.filter((each) => !old.includes(each)).map((each) => `+ ${each}`);
  const removed = old.filter((each) => !current.includes(each)).map((each) => `− ${each}`);
  const text = [...added, ...removed].join(', ') || 'in another order or stored differently';
  return [{ kind: 'changed', text: `${name}: ${title} ${text}`, fields: [field] }];
}
