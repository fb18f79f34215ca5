import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { job } from '#schemas/domain/job/job.ts';
import { isOpenJob } from '#schemas/domain/job/job-category.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';

// Only this field is parsed: the others may be invalid.
const closing = job.pick({ validThrough: true });

/** Whether an item is a vacancy whose last day to apply has passed. */
export function isEndedVacancy(kind: ContentKind, content: unknown, now: Date): boolean {
  const { data } = closing.safeParse(content);
  return kind === 'job' && data !== undefined && !isOpenJob(data, dayInLondon(now));
}
