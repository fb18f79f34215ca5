import { describeAlternativeHours } from '#preview/app/fields/structure/entry-names/describe-alternative-hours.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import { hoursOverride } from '#schemas/domain/restaurant/restaurant.ts';

// Only the days are parsed: the times may be invalid.
const days = hoursOverride.pick({ startDate: true, endDate: true });

interface Period {
  readonly at: number;
  readonly start: string;
  readonly end: string;
  readonly name: string;
}

/** Alternative hours that cover a day of another entry before them in the list. Each names the first such entry. */
export function findOverlappingHours(overrides: unknown): readonly RuleError[] {
  const periods = (Array.isArray(overrides) ? overrides : []).flatMap((entry: unknown, at): Period[] => {
    const { data } = days.safeParse(entry);
    const name = describeAlternativeHours(entry);
    return data && name !== undefined ? [{ at, start: data.startDate ?? '', end: data.endDate, name }] : [];
  });
  return periods.flatMap((period) => {
    const earlier = periods.find(({ at, start, end }) => at < period.at && start <= period.end && period.start <= end);
    if (!earlier) return [];
    const field = period.start === '' ? 'endDate' : 'startDate';
    return [{ path: ['overrides', period.at, field], message: describeOverlap(period, earlier) }];
  });
}

/** Which of the two applies is decided as in `hoursOn`. */
function describeOverlap(period: Period, earlier: Period): string {
  const covered = `The entry “${earlier.name}” covers a day of this one.`;
  if (period.start === earlier.start && period.end === earlier.end)
    return `The entry “${earlier.name}” is for the same days. If their times differ, visitors see none: remove one of the two.`;
  const isFirst = period.start > earlier.start || (period.start === earlier.start && period.end < earlier.end);
  return `${covered} On days in both, ${isFirst ? 'this one' : 'the other one'} applies. Check that this is meant.`;
}
