import type { PageContext } from '#renderer/block.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobCategories, openJobs } from '#schemas/domain/job/job-category.ts';
import { filterJobs, groupSlug, type JobFilters, type JobSearch, workTimes } from '#schemas/domain/job/job-search.ts';

/** What the address asks of the search; what it leaves open is as the search begins. */
export function readFilters(query: PageContext['query'], { times, groups, category }: JobSearch): JobFilters {
  const asked = workTimes.filter((time) => query.hours?.includes(time));
  const work = jobCategories.filter((each) => query.work?.includes(each));
  return {
    times: asked.length > 0 ? asked : times,
    categories: work.length === 0 && category ? [category] : work,
    groups: groups.map(groupSlug).filter((slug) => query.title?.includes(slug)),
  };
}

/** Whether there is anything to take back. */
export const isNarrowed = ({ times, categories, groups }: JobFilters, search: JobSearch): boolean =>
  search.place !== undefined || categories.length > 0 || groups.length > 0 || times.join() !== search.times.join();

/** What the search shows, and what it says of it. */
export interface FoundJobs {
  readonly jobs: readonly Job[];
  readonly message: string;
  /** What went wrong with the place; the jobs are all of them then. */
  readonly failure?: readonly string[] | undefined;
}

const count = (number: number): string => (number === 1 ? '1 open job' : `${number} open jobs`);

/** Source: the specification, section 8, for the words of a place that could not be had. */
const placeFailed = 'Something went wrong, please try again.';

/** The vacancies to show on `today` (`2026-11-21`): the nearest first where there is a place, else the newest. */
export function findJobs(search: JobSearch, filters: JobFilters, today: string): FoundJobs {
  const { place, miles } = search;
  const open = new Set(openJobs(search.jobs, today));
  const isNear = place?.kind === 'found';
  const ordered = isNear ? search.jobs.filter((job) => open.has(job)) : [...open];
  const jobs = filterJobs(ordered, filters, search.groups);
  if (!isNear) return { jobs, message: `${count(jobs.length)}, the newest first.`, failure: place && failureOf(place) };
  const spot = place.words === undefined ? 'you' : `“${place.words}”`;
  return { jobs, message: `${count(jobs.length)} within ${miles} miles of ${spot}, the nearest first.` };
}

const failureOf = ({ kind, words }: Exclude<NonNullable<JobSearch['place']>, { kind: 'found' }>): readonly string[] =>
  kind === 'failed'
    ? [placeFailed]
    : [placeFailed, `We know no place called “${words}”. Try a town, or a postcode such as BA1.`];
