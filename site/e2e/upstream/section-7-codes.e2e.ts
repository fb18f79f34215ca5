import { expect, test } from '@playwright/test';
import { openDay } from './booking/booking-days.ts';
import { bookingMessages, fallbackMessage, occasionsCall, ownMessage } from './booking/booking-visitor.ts';
import { startUpstreamSite, type UpstreamSite, visit } from './start-upstream-site.ts';

let running: UpstreamSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startUpstreamSite({ POOL_TIMEOUT_MS: '3000', CALL_DEADLINE_MS: '3500' });
});
test.afterAll(() => running.stop());
test.beforeEach(() => {
  running.upstream.recover();
  running.upstream.forget();
});

const date = openDay;
for (const [code, message] of bookingMessages)
  test(`code ${code} with status 400 shows its message [upstream.alone]`, async () => {
    const json = { success: false, errorCode: code, message: ownMessage };
    running.upstream.fail(occasionsCall, () => ({ status: 400, json }));
    const { text } = await visit(running.site, `/booking/bath?date=${date}`);
    expect(text).toContain(message);
  });

test('occasions that never come show the message of code 0 [upstream.alone]', async () => {
  running.upstream.fail(occasionsCall, 'hang');
  const { status, text } = await visit(running.site, `/booking/bath?date=${date}`);
  expect(status).toBe(200);
  expect(text).toContain('Sorry, something went wrong. Please try again.');
});

test('slots with code 8 show that the menu is not available [upstream.alone]', async () => {
  running.upstream.fail(/^\/api\/booking\/slots\//, () => ({ status: 200, json: { success: false, errorCode: 8 } }));
  const query = new URLSearchParams({ occasion: '1', adults: '2', date, step: 'time' });
  const { text } = await visit(running.site, `/booking/bath?${query}`);
  expect(text).toContain('This menu is not available.');
});

test('at the times, occasions that fail show a message and no endless search [upstream.alone]', async () => {
  running.upstream.fail(occasionsCall, 500);
  const query = new URLSearchParams({ occasion: '1', adults: '2', date, step: 'time' });
  const { text } = await visit(running.site, `/booking/bath?${query}`);
  expect(text).toContain(fallbackMessage);
  expect(text).not.toContain('Looking for tables');
});

test('an availability that fails shows the one message of section 7, beside the restaurants [upstream.alone]', async () => {
  running.upstream.fail(/^\/api\/booking\/availability$/, 500);
  const query = new URLSearchParams({ near: 'Bath', date, adults: '2' });
  const { status, text } = await visit(running.site, `/booking/choose?${query}`);
  expect(status).toBe(200);
  expect(text).toContain('Error checking availability');
  expect(text).toContain('Bath Abbey Green');
});

test('availability is asked for with ids as they came, and miles [upstream.requests]', async () => {
  await visit(running.site, `/booking/choose?${new URLSearchParams({ near: 'Bath', date, adults: '2' })}`);
  expect(running.upstream.receivedAt(/^\/api\/booking\/availability$/)).toMatchObject([
    {
      body: {
        stores: expect.arrayContaining([{ storeId: 17, miles: expect.any(Number) }]),
        date,
        adultCovers: 2,
        childrenCovers: 0,
      },
    },
  ]);
});

test('jobs that cannot be loaded show the message of code 12 [upstream.alone]', async () => {
  running.upstream.fail(/^\/api\/jobs$/, 500);
  const { text } = await visit(running.site, '/careers/job-search');
  expect(text).toContain('Something went wrong retrieving the jobs data. Please try again.');
});

test('a place for the job search is asked for with query and sessionKey, and its failure has its message [upstream.requests]', async () => {
  await visit(running.site, '/careers/job-search?near=Bath');
  expect(running.upstream.receivedAt(/^\/api\/jobs\/locations$/).at(-1)).toMatchObject({
    method: 'GET',
    query: { query: 'Bath', sessionKey: expect.stringMatching(/.+/) },
  });
  running.upstream.fail(/^\/api\/jobs\/locations$/, 500);
  expect((await visit(running.site, '/careers/job-search?near=York')).text).toContain(
    'Something went wrong, please try again.',
  );
});

test('a token that is no longer valid is replaced once, and the visitor sees the page [upstream.alone]', async () => {
  await visit(running.site, '/menu/mains');
  running.upstream.forget();
  let refusals = 1;
  running.upstream.fail(/^\/api\/v1\/content\/menu\/Drinks_2\.0$/, (own) => {
    refusals -= 1;
    return refusals < 0 ? own : { status: 401, json: { message: 'Token expired' } };
  });
  expect(await visit(running.site, '/menu/Drinks_2.0')).toMatchObject({ status: 200 });
  expect(running.upstream.receivedAt(/^\/api\/token$/)).toHaveLength(1);
});

test('settings that fail at the start give 500 on every route, and the site recovers by itself [upstream.alone]', async () => {
  const other = await startUpstreamSite({ CALL_DEADLINE_MS: '1500', POOL_TIMEOUT_MS: '1000' }, (upstream) =>
    upstream.fail(/brand-settings$/, 500),
  );
  try {
    expect(await visit(other.site, '/')).toMatchObject({ status: 500 });
    expect(await visit(other.site, '/menu/mains')).toMatchObject({ status: 500 });
    other.upstream.recover();
    await expect.poll(async () => (await visit(other.site, '/')).status).toBe(200);
  } finally {
    await other.stop();
  }
});
