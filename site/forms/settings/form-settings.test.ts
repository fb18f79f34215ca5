import { expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { job } from '#schemas/domain/job/job.ts';
import { createFormSettings } from './form-settings.ts';

const vacancy = job.parse({
  job_id: '7',
  name: 'Host',
  position_unique_name: 'host',
  category: 'Front of House',
  work_experience_required: true,
});

it('uses the configured years of work history and the configured rule for hyphens in names', async () => {
  const settings = createFormSettings({
    source: { restaurants: async () => [], job: async () => vacancy, offer: async () => undefined },
    call: () => Promise.reject(new Error('The API is not called.')),
    configuration: { ...defaultConfiguration, workHistoryYears: 5, jobNameHyphen: true },
    clock: () => new Date('2026-11-21T12:00:00Z'),
  });
  const setting = await settings({ name: 'job-apply', jobId: '7' });
  expect(setting?.context.job).toMatchObject({ workYears: 5, hyphens: true });
});
