import type { Job } from '#schemas/domain/job/job.ts';
import { defineSource } from './define-source.ts';
import { exampleJobs } from './examples/jobs.ts';

export const jobsSource = defineSource<'jobs', Record<never, never>, readonly Job[]>({
  name: 'jobs',
  example: exampleJobs,
  load: (_, { source }) => source.jobs(),
});
