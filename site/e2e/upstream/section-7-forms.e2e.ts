import { expect, type Page, test } from '@playwright/test';
import type { Reply } from '#adapters/testing/section-7/calls.ts';
import { type ReceivedCall, sessionHeader } from '#adapters/testing/section-7/start-section-7.ts';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { fillIn, openForm } from '../forms/testing/fill-form.ts';
import { section7Forms as cases, type Section7Form } from './section-7-form-cases.ts';
import { startUpstreamSite, type UpstreamSite } from './start-upstream-site.ts';

test.use({ javaScriptEnabled: false });

let running: UpstreamSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startUpstreamSite();
});
test.afterAll(() => running.stop());
test.beforeEach(() => {
  running.upstream.recover();
  running.upstream.forget();
});

async function sendForm(page: Page, { name, path, filled }: Section7Form): Promise<void> {
  const form = await openForm(page, path, name, running.site.url);
  await fillIn(form, filled);
  await page.locator(`[id="form.${name}.send"]`).click();
}

async function expectThanks(page: Page, { name }: Section7Form): Promise<void> {
  if (name === 'sign-up') await expect(page).toHaveURL(/\/signup-thanks/);
  else await expect(page.locator(`[id="form.${name}.thanks"]`)).toBeVisible();
}

const sent = ({ call }: Section7Form): readonly ReceivedCall[] => running.upstream.receivedAt(call, 'POST');

const successes: readonly (readonly [what: string, reply: Reply])[] = [
  ['an empty body', { status: 200 }],
  ['204', { status: 204 }],
  ['{}', { status: 200, json: {} }],
  ['a message', { status: 200, json: { message: 'Success' } }],
  ['success as text', { status: 201, json: { success: 'true' } }],
];
const refusals: readonly (readonly [what: string, reply: Reply])[] = [
  ['says so', { status: 200, json: { success: false, message: 'Not today.' } }],
  ['states it in data', { status: 200, json: { data: { statusCode: 500 } } }],
  ['answers 500', { status: 500, json: {} }],
  ['answers 400', { status: 400, json: { message: 'Bad' } }],
];

/** All forms read replies alike: each kind of reply goes to one form, and in `npm run test:all` to every form. */
const repliesTo = <Each>(form: Section7Form, replies: readonly Each[]): readonly Each[] =>
  isFullRun ? replies : replies.filter((_, index) => index % cases.length === cases.indexOf(form));

for (const form of cases) {
  test(`${form.name} sends its fields once, in the form of section 7 [upstream.alone] [upstream.requests]`, async ({
    page,
  }) => {
    await sendForm(page, form);
    await expectThanks(page, form);
    expect(sent(form)).toHaveLength(1);
    expect(sent(form)[0]?.body).toMatchObject(form.body);
    expect(sent(form)[0]?.query).toEqual({});
  });

  const own: readonly (readonly [what: string, reply: Reply])[] =
    form.ownSuccess === undefined ? [] : [['a status code', { status: 200, json: form.ownSuccess }]];
  for (const [what, reply] of [...repliesTo(form, successes), ...own])
    test(`${form.name} is done when the upstream answers with ${what} [upstream.success]`, async ({ page }) => {
      running.upstream.fail(form.call, () => reply);
      await sendForm(page, form);
      await expectThanks(page, form);
      expect(sent(form)).toHaveLength(1);
    });

  for (const [what, reply] of repliesTo(form, refusals))
    test(`${form.name} has failed when the upstream ${what}, and the log names the call [upstream.success]`, async ({
      page,
    }) => {
      running.upstream.fail(form.call, () => reply);
      const before = running.site.log().length;
      await sendForm(page, form);
      await expect(page.locator(`[id="form.${form.name}.failed"]`)).toBeVisible();
      const route = form.call.source.replace(/[\\^$]/g, '');
      await expect.poll(() => running.site.log().slice(before).includes(route)).toBe(true);
    });
}

test('every form of a browser is sent with its session id, and another browser has another [upstream.requests]', async ({
  page,
  browser,
}) => {
  const [first, second] = cases;
  if (!first || !second) throw new Error('There are no forms.');
  await sendForm(page, first);
  await expectThanks(page, first);
  await sendForm(page, second);
  await expectThanks(page, second);
  const other = await browser.newContext({ javaScriptEnabled: false });
  const otherPage = await other.newPage();
  await sendForm(otherPage, first);
  await expectThanks(otherPage, first);
  await other.close();
  const sessions = [...sent(first), ...sent(second)].map(({ headers }) => headers[sessionHeader]);
  const [mine, theirs, mineAgain] = sessions;
  expect(mine).toMatch(/^[0-9a-f-]{36}$/);
  expect(mineAgain).toBe(mine);
  expect(theirs).not.toBe(mine);
});

test('a data source of a form is asked for once in a view [upstream.requests]', async ({ page }) => {
  await openForm(page, '/careers/job/901', 'job-apply', running.site.url);
  expect(running.upstream.receivedAt(/^\/api\/jobs\/901$/).length).toBeLessThan(2);
});

for (const [what, json, message] of [
  [
    '15',
    { success: false, message: 'Rejected: err=15' },
    'One (or more) of the fields you submitted were invalid, please correct any errors and try again.',
  ],
  ['14', { success: false, errorCode: 14 }, 'You have already submitted an application for this job.'],
  ['13', { success: false, errorCode: 13 }, 'Something went wrong submitting the job application. Please try again.'],
] as const)
  test(`code ${what} of an application shows its message [upstream.alone]`, async ({ page }) => {
    const form = cases.find(({ name }) => name === 'job-apply');
    if (!form) throw new Error('There is no application.');
    running.upstream.fail(form.call, () => ({ status: 200, json }));
    await sendForm(page, form);
    await expect(page.locator('main')).toContainText(message);
  });
