import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { joinOverrides } from '#schemas/domain/restaurant/hours/join-overrides.ts';
import { hoursOverride } from '#schemas/domain/restaurant/restaurant.ts';
import { describeFlags } from './describe-flags.ts';
import { describePrices } from './describe-prices.ts';
import { type DescribedRepair, describeId, describeReceived } from './describe-repairs.ts';

/**
 * Describes what matches its schema in a reply but has no clear meaning: allergens that are none of the 14, prices,
 * numbers in place of words in vacancies, different hours for the same dates, and flags of a day that say neither open
 * nor closed. `raw` is the reply before its values are parsed, because `value` has nothing that is unrecognized.
 */
export const describeUnclear = (raw: unknown, value: unknown): readonly DescribedRepair[] =>
  [
    ...unknownAllergens(raw),
    ...describePrices(raw),
    ...unknownJobWords(raw),
    ...unclearHours(value),
    ...describeFlags(raw),
  ].map((text) => ({
    kind: 'unclear',
    text,
  }));

/** Of a menu, because only dishes have unrecognized allergens. */
function unknownAllergens(menu: unknown): readonly string[] {
  if (!isRecord(menu) || !Array.isArray(menu.sections)) return [];
  return allergensIn(menu.sections, ['sections']).map(
    ([path, name]) =>
      `${formatPath(path)} (menu ${describeId(menu.id)}): ${describeReceived(name)} is none of the 14 allergens, so it is in the notes`,
  );
}

type UnknownAllergen = readonly [path: readonly PathStep[], name: unknown];

function allergensIn(value: unknown, path: readonly PathStep[]): readonly UnknownAllergen[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, at) => allergensIn(each, [...path, at]));
  if (!isRecord(value)) return [];
  const { items, allergens } = value;
  const unrecognized: readonly unknown[] =
    isRecord(allergens) && Array.isArray(allergens.unrecognized) ? allergens.unrecognized : [];
  return [
    ...unrecognized.map((name) => [[...path, 'allergens'], name] as const),
    ...allergensIn(items, [...path, 'items']),
  ];
}

/** Of a vacancy or a list of them. */
function unknownJobWords(raw: unknown, path: readonly PathStep[] = []): readonly string[] {
  if (!isRecord(raw)) return [];
  if (Array.isArray(raw.jobs)) return raw.jobs.flatMap((job: unknown, at) => unknownJobWords(job, ['jobs', at]));
  if (!('job_id' in raw)) return [];
  const { job_id: id, unrecognized, questions } = raw;
  const label = (inner: readonly PathStep[]): string => `${formatPath([...path, ...inner])} (job ${describeId(id)})`;
  const fields = Object.entries(isRecord(unrecognized) ? unrecognized : {});
  const listed: readonly unknown[] = Array.isArray(questions) ? questions : [];
  return [
    ...fields.map(([name, value]) => `${label([name])}: ${String(value)} is a number and no word, so it is not shown`),
    ...listed.flatMap((question, at) =>
      isRecord(question) && isRecord(question.unrecognized)
        ? [
            `${label(['questions', at, 'type'])}: ${describeReceived(question.unrecognized.type)} is not a known type, so the required answer is a text`,
          ]
        : [],
    ),
  ];
}

/** Of a restaurant or a list of them. */
function unclearHours(value: unknown): readonly string[] {
  if (!isRecord(value)) return [];
  if (Array.isArray(value.restaurants)) return value.restaurants.flatMap(unclearHours);
  if (!Array.isArray(value.overrides) || value.overrides.length < 2) return [];
  const overrides = hoursOverride.array().safeParse(value.overrides);
  return joinOverrides(overrides.data ?? [])
    .filter(({ isUnclear }) => isUnclear)
    .map(({ startDate, endDate }) => {
      const dates = startDate === endDate ? endDate : `${startDate ?? 'now'} to ${endDate}`;
      return `overrides: the restaurant ${describeId(value.storeId)} has different hours for ${dates}, so they are unknown`;
    });
}
