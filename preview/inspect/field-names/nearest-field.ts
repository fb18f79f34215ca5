import { editDistance, nearestName } from '#schemas/content/problem/nearest-name.ts';
import { meaningOf, plainWords } from './name-words.ts';

type Words = ReadonlySet<string>;

export interface KnownField {
  readonly name: string;
  readonly hasValue: boolean;
}

/** Words for a record itself or for the form of a value, which many names have. */
const commonWords: Words = new Set(
  'restaurant store branch venue site location menu item section job vacancy position offer brand chain company tile block page'
    .concat(
      ' contact unit base rate range option size away last first social click online global description url name id',
    )
    .concat(
      ' type date image video value gbp pence short long primary secondary geo number time max min valid application',
    )
    .split(' '),
);

/** Words for the form of a value. An image is never meant by the name of a colour. */
const forms: Words = new Set(['image', 'video', 'color', 'url', 'description']);
/** Words that only say how a value refers to something. */
const references: Words = new Set(['id', 'slug', 'code', 'name', 'button']);

const difference = (one: Words, other: Words): Words => new Set([...one].filter((word) => !other.has(word)));
const intersection = (one: Words, other: Words): Words => new Set([...one].filter((word) => other.has(word)));
const isPart = (one: Words, other: Words): boolean => difference(one, other).size === 0;
const isSame = (one: Words, other: Words): boolean => one.size > 0 && one.size === other.size && isPart(one, other);
const isCommon = (words: Words): boolean => isPart(words, commonWords);

/** How much the name of another system has in common with a field, from 0 to 1. Common words alone count for nothing. */
function similarity(name: Words, field: Words): number {
  if (isSame(name, field)) return 1;
  const [nameForms, fieldForms] = [intersection(name, forms), intersection(field, forms)];
  if (nameForms.size > 0 && fieldForms.size > 0 && intersection(nameForms, fieldForms).size === 0) return 0;
  if (isCommon(field)) return isPart(field, name) ? ofCommonField(difference(name, field), field) : 0;
  if (isCommon(name)) return ['image', 'video'].some((form) => name.has(form) && field.has(form)) ? least : 0;
  const [own, others] = [difference(name, commonWords), difference(field, commonWords)];
  const shared = intersection(own, others);
  if (shared.size === 0) return 0;
  if (isSame(own, others)) return 0.9;
  const ratio = intersection(name, field).size / (name.size + difference(field, name).size);
  return isPart(own, others) || isPart(others, own) ? Math.max(least, ratio) : ratio;
}

/** The similarity of a field such as `image` or `offers` with a name that has it beside other words. */
const ofCommonField = (rest: Words, field: Words): number =>
  field.has('image') ? least + 0.05 : isCommon(rest) || isPart(rest, references) ? least : 0;

/** The least similarity of a hint. */
const least = 0.4;

/**
 * The field that a name of another system probably means: the same words in another order, number or notation, or words
 * for the same thing, or a misspelling. A field that has a value is only meant by its own words or by a misspelling.
 */
export function nearestField(name: string, fields: readonly KnownField[]): string | undefined {
  const plain = plainWords(name);
  const same = fields.find((field) => isSame(plain, plainWords(field.name)));
  if (same) return same.name;
  const meaning = meaningOf(name);
  const [best] = fields
    .filter(({ hasValue }) => !hasValue)
    .map((field) => ({ name: field.name, score: similarity(meaning, meaningOf(field.name)) }))
    .sort((one, other) => other.score - one.score);
  if (best && best.score >= least) return best.name;
  return findMisspelled(
    name,
    fields.map((field) => field.name),
  );
}

/** Short names resemble too many others. */
function findMisspelled(name: string, names: readonly string[]): string | undefined {
  const near = name.length > 3 ? nearestName(name, names) : undefined;
  const isShort = name.length < 6;
  return near !== undefined && isShort && editDistance(name.toLowerCase(), near.toLowerCase()) > 1 ? undefined : near;
}
