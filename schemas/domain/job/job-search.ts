import type { JobTitleGroup } from '#schemas/configuration/jobs.ts';
import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import { milesBetween, type Point } from '../restaurant/distance.ts';
import { type Job, jobCategorySlug } from './job.ts';
import type { JobCategory } from './job-category.ts';

/** How much of a week somebody works, by the words in addresses. */
export const workTimes = ['full', 'part'] as const;
export type WorkTime = (typeof workTimes)[number];

/** What came of looking for the place that a search starts from. Coordinates have no words. */
export type SearchedPlace =
  | { readonly kind: 'found'; readonly words?: string | undefined }
  | { readonly kind: 'unknown' | 'failed'; readonly words: string };

/** The vacancies that a search begins with, and what it is offered with. */
export interface JobSearch {
  /** All vacancies; where the place was found, those within reach of it, the nearest first, each with its miles. */
  readonly jobs: readonly Job[];
  /** Absent where nobody asked for a place. */
  readonly place?: SearchedPlace | undefined;
  /** How far was looked, in miles. */
  readonly miles: number;
  readonly groups: readonly JobTitleGroup[];
  /** The times that are chosen until a visitor chooses. */
  readonly times: readonly WorkTime[];
  /** The category that the address names. */
  readonly category?: JobCategory | undefined;
}

/** What a visitor wants of a vacancy. An empty list wants nothing in particular. */
export interface JobFilters {
  readonly times: readonly WorkTime[];
  readonly categories: readonly string[];
  /** Groups of titles, by their words in addresses. */
  readonly groups: readonly string[];
}

export interface JobReach {
  /** Miles from which on a vacancy is too far. */
  readonly miles: number;
  readonly earthRadiusMiles: number;
}

/** The word for a group of titles in addresses: “General Manager” is `general-manager`. */
export const groupSlug = ({ name }: Pick<JobTitleGroup, 'name'>): string =>
  normalizeForSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether a job is for a whole week, part of one, or either; feeds write “Full time”, “Part-time” or FULL_TIME. */
export const workTimesOf = ({ jobtype = '' }: Pick<Job, 'jobtype'>): readonly WorkTime[] =>
  workTimes.filter((time) => jobtype.toLowerCase().includes(time));

/** Vacancies nearer than `reach.miles`, the nearest first, each with its miles; one whose place is not known is near nothing. */
export const jobsWithin = (jobs: readonly Job[], from: Point, { miles, earthRadiusMiles }: JobReach): readonly Job[] =>
  jobs
    .flatMap(({ lat, lng, ...job }) =>
      lat === undefined || lng === undefined
        ? []
        : [{ ...job, lat, lng, distance: milesBetween(from, { lat, lng }, earthRadiusMiles) }],
    )
    .filter(({ distance }) => distance < miles)
    .sort((one, other) => one.distance - other.distance || one.name.localeCompare(other.name, 'en-GB'));

/** Vacancies that have all that was wished for, in their order. With both times wished for, a job that states none fits. */
export function filterJobs(
  jobs: readonly Job[],
  { times, categories, groups }: JobFilters,
  known: readonly JobTitleGroup[],
): readonly Job[] {
  const positions = new Set(
    known.filter((group) => groups.includes(groupSlug(group))).flatMap((each) => each.positions),
  );
  return jobs.filter(
    (job) =>
      (times.length === 0 ||
        times.length === workTimes.length ||
        workTimesOf(job).some((time) => times.includes(time))) &&
      (categories.length === 0 || categories.includes(jobCategorySlug(job.category))) &&
      (groups.length === 0 || positions.has(job.position_unique_name)),
  );
}
