import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FormSite, startFormSite } from './gate/start-form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

it('tells the script why the API did not take a form, and not that a server is in trouble', async () => {
  const application = {
    form: 'job-apply',
    firstName: 'Ada',
    secondName: 'Byron',
    email: 'ada@example.com',
    telephone: '01632 960 001',
  };
  expect((await site.byScript('/careers/job/902', application)).body).toMatchObject({ kind: 'taken' });
  const { status, body } = await site.byScript('/careers/job/902', application);
  const message = 'You have already submitted an application for this job.';
  expect([status, body]).toEqual([422, { kind: 'failed', message }]);
});
