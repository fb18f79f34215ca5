import { getMeta } from '#schemas/content/field/schema-layers.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import { job } from '#schemas/domain/job/job.ts';

/** A text that vacancies have in a field, and the vacancy if only one has it. */
export interface VacancyValue {
  readonly value: string;
  readonly onlyIn?: string | undefined;
}

export interface ValueFacts {
  readonly restaurants: readonly { readonly label: string }[];
  /** The values of live vacancies by field; undefined if they are not known. */
  readonly vacancyValues?: Readonly<Record<string, readonly VacancyValue[]>> | undefined;
}

/** The fields of a vacancy that editors choose from a list or type, with the values of the list. */
export const chosenFields = Object.entries(job.shape).flatMap(([field, schema]) => {
  const { knownValues } = getMeta(schema);
  return knownValues === undefined ? [] : [{ field, knownValues }];
});

const maxListed = 8;

/** Texts that no other vacancy has: visitors filter by them, and a slip makes a filter of its own. */
export function findNewValues(vacancy: unknown, { restaurants, vacancyValues }: ValueFacts): readonly RuleError[] {
  if (!isRecord(vacancy) || vacancyValues === undefined) return [];
  return chosenFields.flatMap(({ field, knownValues }) => {
    const value = vacancy[field];
    if (typeof value !== 'string' || value.trim() === '') return [];
    const known = Array.isArray(knownValues) ? knownValues.map(String) : restaurants.map(({ label }) => label);
    const others = (vacancyValues[field] ?? []).filter(
      ({ onlyIn }) => onlyIn === undefined || onlyIn !== String(vacancy.job_id),
    );
    const existing = [...new Set([...known, ...others.map((other) => other.value)])];
    return existing.includes(value.trim()) ? [] : [{ path: [field], message: askIfNew(value.trim(), existing) }];
  });
}

function askIfNew(value: string, existing: readonly string[]): string {
  const near = nearestName(value, existing);
  const more = existing.length > maxListed ? ` and ${existing.length - maxListed} more` : '';
  return [
    `Is “${value}” new? No other vacancy has it.`,
    near === undefined ? [] : `Did you mean “${near}”?`,
    existing.length === 0 ? [] : `Existing: ${existing.slice(0, maxListed).join(', ')}${more}.`,
  ]
    .flat()
    .join(' ');
}
