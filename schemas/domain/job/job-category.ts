import { type Job, jobCategorySlug } from './job.ts';

/** The slugs of the job categories, in the order in which they are listed. */
export const jobCategories = ['back-of-house', 'front-of-house', 'management', 'quick-service'] as const;
export type JobCategory = (typeof jobCategories)[number];

/** Whether a vacancy accepts applications on `today` (`2026-11-21`); the last day is included. */
export const isOpenJob = ({ validThrough }: Pick<Job, 'validThrough'>, today: string): boolean =>
  validThrough === undefined || validThrough >= today;

/** The vacancies that accept applications on `today`, the newest first. */
export const listOpenJobs = (jobs: readonly Job[], today: string): readonly Job[] =>
  jobs
    .filter((job) => isOpenJob(job, today))
    .sort((one, other) => (other.datePosted ?? '').localeCompare(one.datePosted ?? ''));

/** Groups vacancies by category, without empty categories. */
export const groupJobsByCategory = (
  jobs: readonly Job[],
): readonly { readonly category: JobCategory; readonly jobs: readonly Job[] }[] =>
  jobCategories
    .map((category) => ({ category, jobs: jobs.filter((job) => jobCategorySlug(job.category) === category) }))
    .filter((group) => group.jobs.length > 0);
