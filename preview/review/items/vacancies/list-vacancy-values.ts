import type { Job } from '#schemas/domain/job/job.ts';
import { chosenFields, type VacancyValue } from './new-values.ts';

/** The texts of vacancies in the fields that editors choose from a list or type. */
export const listVacancyValues = (jobs: readonly Job[]): Record<string, VacancyValue[]> =>
  Object.fromEntries(chosenFields.map(({ field }) => [field, valuesOf(jobs, field)]));

function valuesOf(jobs: readonly Job[], field: string): VacancyValue[] {
  const owners = new Map<string, string | undefined>();
  for (const job of jobs) {
    const value = new Map<string, unknown>(Object.entries(job)).get(field);
    if (typeof value === 'string' && value !== '') owners.set(value, owners.has(value) ? undefined : job.job_id);
  }
  return [...owners].map(([value, onlyIn]) => ({ value, ...(onlyIn !== undefined && { onlyIn }) }));
}
