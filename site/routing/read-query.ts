import { choiceNames } from '#schemas/domain/booking/booking-choice.ts';
import { jobCategories } from '#schemas/domain/job/job-category.ts';
import { workTimes } from '#schemas/domain/job/job-search.ts';
import { allergens } from '#schemas/domain/menu/menu.ts';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { contentNames, type OfferedValues } from './offered-values.ts';

/** Parts that are chosen from a fixed list. Other values of them are ignored. */
const fixed: ReadonlyMap<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>([
  ['avoid', new Set(allergens)],
  ['hours', new Set(workTimes)],
  ['work', new Set(jobCategories)],
  ['sent', new Set(formTypes)],
  ['open', new Set(['1'])],
  ['collect', new Set(['1'])],
  ['kcal', new Set(['hide'])],
]);

/** Parts that are chosen from what content holds. A document is kept only for values that the site offers. */
const fromContent: ReadonlySet<string> = new Set(contentNames);

/** Parts that visitors type: there is no end of them, so what they make is not kept. */
const typed: ReadonlySet<string> = new Set(['near', 'q', 'restaurant', 'guests', ...choiceNames]);

/** Values from content are words like this; others are not ours. */
const word = /^[a-z0-9-]{1,60}$/;

/** A query longer than this is not ours. */
const longest = 500;

export interface DocumentQuery {
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The known parts in a fixed order, with a question mark before them; empty when there are none. */
  readonly key: string;
  /** Whether the document may be kept for the next visitor. */
  readonly kept: boolean;
}

const none: DocumentQuery = { query: {}, key: '', kept: true };

/**
 * Reads a search string such as `?diet=vegan,halal&utm_source=x`: the parts that change what a document shows. Lists may
 * be separated by commas or repeated. What is not in `offered` does not come from a form of the site.
 */
export function readQuery(search: string, offered?: Pick<OfferedValues, 'has'>): DocumentQuery {
  if (search.length < 2 || search.length > longest) return none;
  const values = new Map<string, Set<string>>();
  for (const [name, value] of new URLSearchParams(search)) {
    const words = valuesOf(name, value);
    if (words.length > 0) values.set(name, new Set([...(values.get(name) ?? []), ...words]));
  }
  const entries = [...values]
    .map(([name, words]): [string, readonly string[]] => [name, [...words].sort()])
    .sort(([one], [other]) => one.localeCompare(other));
  if (entries.length === 0) return none;
  const key = entries.map(([name, words]) => `${name}=${words.map(encodeURIComponent).join(',')}`).join('&');
  const isKept = ([name, words]: [string, readonly string[]]): boolean =>
    !typed.has(name) && (!fromContent.has(name) || words.every((value) => offered?.has(name, value)));
  return { query: Object.fromEntries(entries), key: `?${key}`, kept: entries.every(isKept) };
}

function valuesOf(name: string, value: string): readonly string[] {
  if (typed.has(name)) return value.trim() === '' ? [] : [value.trim()];
  const words = value.split(',').map((each) => each.trim());
  if (fromContent.has(name)) return words.filter((each) => word.test(each));
  return words.filter((each) => fixed.get(name)?.has(each) === true);
}
