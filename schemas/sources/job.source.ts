import type { Job } from '#schemas/domain/job/job.ts';
import { defineSource } from './define-source.ts';
import { chef } from './examples/jobs.ts';

export const jobSource = defineSource<'job', { readonly id: string }, Job>({
  name: 'job',
  example: chef,
  load: ({ id }, { source }) => source.job(id),
});
