import { findJobsWithin, type JobSearch } from '#schemas/domain/job/job-search.ts';
import { defineSource } from './define-source.ts';
import { exampleJobs } from './examples/jobs.ts';
import { marylebone, searchLimits } from './examples/restaurants.ts';
import { type JobSearchRequest, searchJobs } from './load/search-jobs.ts';

/** Vacancies near a place as a visitor typed it, else near a restaurant; all vacancies if neither is given. */
export const jobSearchSource = defineSource<'jobSearch', JobSearchRequest, JobSearch>({
  name: 'jobSearch',
  example: {
    jobs: findJobsWithin(exampleJobs, marylebone, searchLimits),
    place: { kind: 'found', text: 'Marylebone' },
    miles: searchLimits.miles,
    groups: [
      { name: 'boh team', positions: ['chef-de-partie'] },
      { name: 'General Manager', positions: ['assistant-general-manager'] },
    ],
    times: ['full', 'part'],
  },
  load: (request, { source, jobSearch }) => searchJobs(source, jobSearch, request),
});
