import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FormSite, startFormSite } from './gate/start-form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.close());

it('judges an application that was sent straight to it, and answers with its fields as every form does [form.server]', async () => {
  const wrong = { form: 'job-apply', firstName: 'Ada2', email: 'ada@', telephone: '12' };
  const { status, body } = await site.byScript('/careers/job/902', wrong);
  const errors = [
    { path: 'firstName', message: 'Your first name must only include letters, spaces and apostrophes' },
    { path: 'secondName', message: 'Enter your second name' },
    { path: 'email', message: 'Enter an e-mail address in the correct format, like name@example.com' },
    { path: 'telephone', message: 'Enter a telephone number of 7 to 17 digits, like 01632 960 001' },
  ];
  expect([status, body]).toEqual([422, { kind: 'faulty', errors }]);
  expect((await site.plainly('/careers/job/902', wrong)).body).toMatchObject({ errors, values: { firstName: 'Ada2' } });
});

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
