import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobCategories, listOpenJobs } from '#schemas/domain/job/job-category.ts';
import {
  filterJobs,
  type JobFilters,
  type JobSearch,
  jobGroupSlug,
  workTimes,
} from '#schemas/domain/job/job-search.ts';

/** Reads the filters from the query. Missing ones have their default values. */
export function readFilters(query: PageContext['query'], { times, groups, category }: JobSearch): JobFilters {
  const selectedTimes = workTimes.filter((time) => query.hours?.includes(time));
  const selectedCategories = jobCategories.filter((each) => query.work?.includes(each));
  return {
    times: selectedTimes.length > 0 ? selectedTimes : times,
    categories: selectedCategories.length === 0 && category ? [category] : selectedCategories,
    groups: groups.map(jobGroupSlug).filter((slug) => query.title?.includes(slug)),
  };
}

/** Returns the number of chosen filters. The times of work count once, and only if they are not the default. */
export const countFilters = ({ times, categories, groups }: JobFilters, search: JobSearch): number =>
  categories.length + groups.length + (times.join() === search.times.join() ? 0 : 1);

/** Returns whether there is anything to reset. */
export const hasFilters = (filters: JobFilters, search: JobSearch): boolean =>
  search.place !== undefined || countFilters(filters, search) > 0;

/** The vacancies to show, and a message about them. */
export interface JobSearchResult {
  readonly jobs: readonly Job[];
  readonly message: string;
  /** Why the place was not found. All vacancies are shown then. */
  readonly failure?: string | undefined;
}

const formatCount = (number: number): string => (number === 1 ? '1 open job' : `${number} open jobs`);

/**
 * Returns the vacancies that are open on `today` (`2026-11-21`): the nearest first if there is a place, otherwise the
 * newest.
 */
export function findJobs(search: JobSearch, filters: JobFilters, today: string): JobSearchResult {
  const { place, miles } = search;
  const open = new Set(listOpenJobs(search.jobs, today));
  const isNear = place?.kind === 'found';
  const orderedJobs = isNear ? search.jobs.filter((job) => open.has(job)) : [...open];
  const jobs = filterJobs(orderedJobs, filters, search.groups);
  if (!isNear)
    return {
      jobs,
      message: `${formatCount(jobs.length)}${isOrderedByDate(jobs) ? ', the newest first' : ''}.`,
      failure: place && describeFailure(place),
    };
  const placeLabel = place.text === undefined ? 'you' : `“${place.text}”`;
  return { jobs, message: `${formatCount(jobs.length)} within ${miles} miles of ${placeLabel}, the nearest first.` };
}

const isOrderedByDate = (jobs: readonly Job[]): boolean =>
  jobs.length > 1 && jobs.every(({ datePosted }) => datePosted !== undefined);

/** The look-up itself failed, unlike one that finds nothing. Source: the specification, section 8. */
const placeFailed = 'Something went wrong, please try again.';

const describeFailure = ({ kind, text: words }: Exclude<NonNullable<JobSearch['place']>, { kind: 'found' }>): string =>
  kind === 'failed' ? placeFailed : `We know no place called “${words}”. Try a town, or a postcode such as BA1.`;
