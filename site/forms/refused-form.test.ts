import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FormSite, startFormSite } from './gate/start-form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

it('validates an application on the server and returns field errors like every form [form.server]', async () => {
  const wrong = { form: 'job-apply', firstName: 'Ada2', email: 'ada@', telephone: '12' };
  const { status, body } = await site.postWithScript('/careers/job/902', wrong);
  const errors = [
    { path: 'firstName', message: 'Your first name must only include letters, spaces and apostrophes' },
    { path: 'secondName', message: 'Enter your second name' },
    { path: 'email', message: 'Enter an email address in the correct format, like name@example.com' },
    { path: 'telephone', message: 'Enter a telephone number of 7 to 17 digits, like 01632 960 001' },
  ];
  expect([status, body]).toEqual([422, { kind: 'invalid', errors }]);
  expect((await site.postWithoutScript('/careers/job/902', wrong)).body).toMatchObject({
    errors,
    values: { firstName: 'Ada2' },
  });
});

it('returns the API’s reason for a refusal to the script, but no server error [apply.submit]', async () => {
  const application = {
    form: 'job-apply',
    firstName: 'Ada',
    secondName: 'Byron',
    email: 'ada@example.com',
    telephone: '01632 960 001',
  };
  expect((await site.postWithScript('/careers/job/902', application)).body).toMatchObject({ kind: 'accepted' });
  const { status, body } = await site.postWithScript('/careers/job/902', application);
  const message = 'You have already submitted an application for this job.';
  expect([status, body]).toEqual([422, { kind: 'failed', message }]);
});
