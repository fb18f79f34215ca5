import { partNumbers, partParameter } from '#schemas/content/page/page-parts.ts';
import { shownCounts, showParameter } from '#schemas/content/page/shown-entries.ts';
import { choiceNames } from '#schemas/domain/booking/booking-choice.ts';
import { repeatParameter, resultParameter } from '#schemas/domain/booking/repeat-key.ts';
import { jobCategories } from '#schemas/domain/job/job-category.ts';
import { workTimes } from '#schemas/domain/job/job-search.ts';
import { allergens } from '#schemas/domain/menu/allergens.ts';
import { dishParameter } from '#schemas/domain/menu/find-dish.ts';
import { sectionParameter } from '#schemas/domain/menu/shown-sections.ts';
import { openNow, timesOfDay, visitChoices, visitHours } from '#schemas/domain/restaurant/visit-time.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { contentParameters, type KnownFilterValues } from './known-filter-values.ts';

/** Parameters with a fixed list of values. Other values are ignored. */
const fixedValues: ReadonlyMap<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>([
  ['avoid', new Set(allergens)],
  ['hours', new Set(workTimes)],
  ['work', new Set(jobCategories)],
  ['open', new Set(['1'])],
  ['day', new Set(weekdays)],
  ['when', new Set([openNow, ...visitChoices])],
  ['at', new Set([...timesOfDay.map(({ slug }) => slug), ...visitHours])],
  ['collect', new Set(['1'])],
  ['kcal', new Set(['hide'])],
  [showParameter, new Set(shownCounts)],
  [partParameter, new Set(partNumbers)],
]);

/** Parameters with values from content. A document is cached only for values that the site’s forms have. */
const contentParameterSet: ReadonlySet<string> = new Set(contentParameters);

/** Parameters that visitors type. Their values are unlimited, so their documents are not cached. */
const freeTextParameters: ReadonlySet<string> = new Set([
  'near',
  'q',
  'restaurant',
  'guests',
  repeatParameter,
  resultParameter,
  ...choiceNames,
]);

/** The format of values from content. Others are ignored. */
const word = /^[a-z0-9-]{1,60}$/;
/** The format of ids that the content service gives. */
const idParameters: ReadonlySet<string> = new Set([sectionParameter, dishParameter]);
const contentId = /^[\w.-]{1,64}$/;

/** Longer queries are ignored. */
const maxLength = 500;

export interface DocumentQuery {
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The known parameters in a fixed order, with a question mark; empty when there are none. */
  readonly key: string;
  /** Whether the document may be cached for other visitors. */
  readonly isCacheable: boolean;
}

const emptyQuery: DocumentQuery = { query: {}, key: '', isCacheable: true };

/**
 * Parses a search string such as `?diet=vegan,halal&utm_source=x`: only the parameters that affect documents. Lists may
 * be separated by commas or repeated. Values from content that are missing in `knownValues` are kept, but make the document
 * uncacheable. `parameters` are those that the page reads, where they are known: others are ignored.
 */
export function parseQuery(
  search: string,
  knownValues?: Pick<KnownFilterValues, 'has'>,
  parameters?: ReadonlySet<string>,
): DocumentQuery {
  if (search.length > maxLength) return emptyQuery;
  const values = new Map<string, Set<string>>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (parameters?.has(name) === false) continue;
    const parameterValues = parseValues(name, value);
    if (parameterValues.length > 0) values.set(name, new Set([...(values.get(name) ?? []), ...parameterValues]));
  }
  const entries = [...values]
    .map(([name, parameterValues]): [string, readonly string[]] => [name, [...parameterValues].sort()])
    .sort(([one], [other]) => one.localeCompare(other));
  if (entries.length === 0) return emptyQuery;
  const key = entries
    .map(([name, parameterValues]) => `${name}=${parameterValues.map(encodeURIComponent).join(',')}`)
    .join('&');
  const isCacheableEntry = ([name, parameterValues]: [string, readonly string[]]): boolean =>
    !freeTextParameters.has(name) &&
    (!contentParameterSet.has(name) || parameterValues.every((value) => knownValues?.has(name, value)));
  return { query: Object.fromEntries(entries), key: `?${key}`, isCacheable: entries.every(isCacheableEntry) };
}

function parseValues(name: string, value: string): readonly string[] {
  if (freeTextParameters.has(name)) return value.trim() === '' ? [] : [value.trim()];
  const parameterValues = value.split(',').map((each) => each.trim());
  if (contentParameterSet.has(name))
    return parameterValues.filter((each) => (idParameters.has(name) ? contentId : word).test(each));
  return parameterValues.filter((each) => fixedValues.get(name)?.has(each) === true);
}
