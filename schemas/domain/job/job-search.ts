import type { JobTitleGroup } from '#schemas/configuration/jobs.ts';
import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import { milesBetween, type Point } from '../restaurant/distance.ts';
import { type Job, jobCategorySlug } from './job.ts';
import type { JobCategory } from './job-category.ts';

/** Full time and part time, as in URLs. */
export const workTimes = ['full', 'part'] as const;
export type WorkTime = (typeof workTimes)[number];

/** The result of looking up the place of a search. `words` is the typed text; absent for coordinates. */
export type SearchedPlace =
  | { readonly kind: 'found'; readonly text?: string | undefined }
  | { readonly kind: 'unknown' | 'failed'; readonly text: string };

/** The initial vacancies of a search and its filter options. */
export interface JobSearch {
  /** All vacancies or, if the place was found, those near it, the nearest first, each with its distance. */
  readonly jobs: readonly Job[];
  /** Absent if no place was requested. */
  readonly place?: SearchedPlace | undefined;
  /** The search radius in miles. */
  readonly miles: number;
  readonly groups: readonly JobTitleGroup[];
  /** The work times that are selected by default. */
  readonly times: readonly WorkTime[];
  /** The category from the address. */
  readonly category?: JobCategory | undefined;
}

/** The selected filters of a job search. An empty list does not filter. */
export interface JobFilters {
  readonly times: readonly WorkTime[];
  readonly categories: readonly string[];
  /** Slugs of job title groups. */
  readonly groups: readonly string[];
}

export interface JobDistanceOptions {
  /** Distance in miles from which a vacancy is left out. */
  readonly miles: number;
  readonly earthRadiusMiles: number;
}

/** The slug of a job title group: “General Manager” becomes `general-manager`. */
export const jobGroupSlug = ({ name }: Pick<JobTitleGroup, 'name'>): string =>
  normalizeForSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const abbreviations = new Map([
  ['foh', 'front of house'],
  ['boh', 'back of house'],
]);

/** The label of a job title group for visitors: `foh team` is “Front of house team”. */
export function describeJobGroup({ name }: Pick<JobTitleGroup, 'name'>): string {
  const label = name.replace(/\b[fb]oh\b/gi, (short) => abbreviations.get(short.toLowerCase()) ?? short);
  return label === name ? name : label.charAt(0).toUpperCase() + label.slice(1);
}

/** Whether a vacancy is of a title group: by its position, or by a title such as “General-manager” or “Sous chef”. */
export function isInGroup(job: Pick<Job, 'name' | 'position_unique_name'>, group: JobTitleGroup): boolean {
  const title = jobGroupSlug(job);
  return (
    group.positions.includes(job.position_unique_name) ||
    group.positions.includes(title) ||
    (title !== '' && title === jobGroupSlug(group))
  );
}

/** The work times of a job: full time, part time or both. Feeds write “Full time”, “Part-time” or FULL_TIME. */
export const getWorkTimes = ({ jobtype = '' }: Pick<Job, 'jobtype'>): readonly WorkTime[] =>
  workTimes.filter((time) => jobtype.toLowerCase().includes(time));

/** Vacancies nearer than `miles`, the nearest first, each with its distance. Vacancies without coordinates are left out. */
export const findJobsWithin = (
  jobs: readonly Job[],
  from: Point,
  { miles, earthRadiusMiles }: JobDistanceOptions,
): readonly Job[] =>
  jobs
    .flatMap(({ lat, lng, ...job }) =>
      lat === undefined || lng === undefined
        ? []
        : [{ ...job, lat, lng, distance: milesBetween(from, { lat, lng }, earthRadiusMiles) }],
    )
    .filter(({ distance }) => distance < miles)
    .sort((one, other) => one.distance - other.distance || one.name.localeCompare(other.name, 'en-GB'));

/** Vacancies that match all filters, in their order. If both work times are selected, jobs that state none match too. */
export function filterJobs(
  jobs: readonly Job[],
  { times, categories, groups }: JobFilters,
  known: readonly JobTitleGroup[],
): readonly Job[] {
  const selectedGroups = known.filter((group) => groups.includes(jobGroupSlug(group)));
  return jobs.filter(
    (job) =>
      (times.length === 0 ||
        times.length === workTimes.length ||
        getWorkTimes(job).some((time) => times.includes(time))) &&
      (categories.length === 0 || categories.includes(jobCategorySlug(job.category))) &&
      (groups.length === 0 || selectedGroups.some((group) => isInGroup(job, group))),
  );
}
