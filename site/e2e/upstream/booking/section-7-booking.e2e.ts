import { expect, type Page, test } from '@playwright/test';
import { type Failure, sessionHeader } from '#adapters/testing/section-7/start-section-7.ts';
import { chooseCookies } from '../../layout/cookie-choices.ts';
import { startUpstreamSite, type UpstreamSite } from '../start-upstream-site.ts';
import { openDay } from './booking-days.ts';
import { createCall, enquiryCall, fillDetails, goToDetails, guest, journey, send, thanks } from './booking-visitor.ts';

test.use({ javaScriptEnabled: false });

let running: UpstreamSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  // A reply that never comes is given up soon.
  running = await startUpstreamSite({ POOL_TIMEOUT_MS: '3000', CALL_DEADLINE_MS: '3500' });
});
test.afterAll(() => running.stop());
test.beforeEach(async ({ context }) => {
  running.upstream.recover();
  running.upstream.forget();
  await chooseCookies(context, running.site.url);
});

const date = openDay;

/** Opens the details of a table for two in Bath. */
async function openDetails(page: Page, choice: Readonly<Record<string, string>> = {}): Promise<void> {
  const query = { occasion: '1', menu: '71', adults: '2', time: '18:00', date, step: 'details', ...choice };
  await page.goto(`${running.site.url}/booking/bath?${new URLSearchParams(query)}`);
  await fillDetails(page);
}

test('a table is booked from the first page to the reference, with the calls of section 7 in one session [upstream.alone] [upstream.requests] [upstream.mapping]', async ({
  page,
}) => {
  await page.goto(`${running.site.url}/booking/bath?date=${date}`);
  await expect(journey(page)).toContainText('Dinner');
  await expect(journey(page)).toContainText('Brunch');
  await goToDetails(page);
  await send(page);
  await expect(thanks(page)).toContainText('BG-1');

  const { upstream } = running;
  const party = { occasionId: '1', children: '0', adults: '2', dates: date };
  const table = { occasionId: '1', children: '0', adults: '2', bookingDate: date };
  const last = (path: RegExp) => upstream.receivedAt(path).at(-1);
  expect(last(/^\/api\/booking\/occasions\/17$/)?.query).toEqual({ date });
  expect(last(/^\/api\/booking\/areas\/17$/)?.query).toEqual(party);
  expect(last(/^\/api\/booking\/bookingmenu\/17$/)?.query).toEqual({ ...party, time: expect.any(String) });
  expect(last(/^\/api\/booking\/slots\/17$/)?.query).toEqual({
    ...party,
    menuIds: expect.any(String),
    areaId: expect.any(String),
  });
  expect(last(/^\/api\/booking\/requirements\/17$/)?.query).toMatchObject({
    ...table,
    menuId: expect.any(String),
    time: '18:00',
  });
  expect(last(/^\/api\/booking\/upsells\/17$/)?.query).toEqual({
    ...table,
    time: '18:00',
    includeUnavailable: expect.stringMatching(/^(true|false)$/),
  });
  const bookings = upstream.receivedAt(createCall);
  expect(bookings).toHaveLength(1);
  expect(bookings[0]?.path).toBe('/api/booking/create/17');
  // The id of the occasion is a number, as it came.
  expect(bookings[0]?.body).toMatchObject({ occasionId: 1, adults: 2, children: 0, time: '18:00', customer: guest });
  const sessions = upstream.receivedAt(/^\/api\/booking\//).map(({ headers }) => headers[sessionHeader]);
  expect(new Set(sessions).size).toBe(1);
});

test('a slot without a time is left out, and times in other notations are offered [upstream.entries]', async ({
  page,
}) => {
  await page.goto(
    `${running.site.url}/booking/bath?${new URLSearchParams({ occasion: '1', adults: '2', date, step: 'time' })}`,
  );
  const times = await journey(page)
    .locator('input[name=time]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  expect(times).toEqual(expect.arrayContaining(['18:00', '18:15', '19:30', '20:00']));
  expect(times.every((time) => /^\d\d:\d\d$/.test(time ?? ''))).toBe(true);
});

test('an occasion without an id is left out [upstream.entries]', async ({ page }) => {
  await page.goto(`${running.site.url}/booking/bath?date=${date}`);
  await expect(journey(page).locator('[name=occasion]')).toHaveCount(2);
  await expect(journey(page)).not.toContainText('Supper club');
});

for (const [what, reply] of [
  ['in an envelope', { status: 200, json: { success: true, data: { bookingReference: 'BG-2' } } }],
  ['with a number', { status: 201, json: { bookingReference: 4711, bookingStatus: 1 } }],
] as const)
  test(`a reference ${what} is a booking [upstream.once] [upstream.mapping]`, async ({ page }) => {
    running.upstream.fail(createCall, () => reply);
    await openDetails(page);
    await send(page);
    await expect(thanks(page)).toContainText(/BG-2|4711/);
    expect(running.upstream.receivedAt(createCall)).toHaveLength(1);
  });

test('an enquiry whose reply has only a message is done [upstream.success] [upstream.once]', async ({ page }) => {
  await openDetails(page, { time: '20:00' });
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(running.upstream.receivedAt(enquiryCall)).toHaveLength(1);
  expect(running.upstream.receivedAt(createCall)).toHaveLength(0);
});

test('a slot that can only be enquired for leads to an enquiry, whatever the requirements say [upstream.once]', async ({
  page,
}) => {
  await openDetails(page, { time: '20:15' });
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(running.upstream.receivedAt(enquiryCall)).toHaveLength(1);
  expect(running.upstream.receivedAt(createCall)).toHaveLength(0);
});

const lost: readonly (readonly [what: string, failure: number | Failure])[] = [
  ['never comes', 'hang'],
  ['breaks off', 'reset'],
  ['is 500', 500],
  ['is 502', 502],
  ['is 503', 503],
  ['cannot be read', () => '<html>Proxy error'],
  ['is empty', () => ({ status: 200 })],
];

for (const [call, path, time] of [
  ['create', createCall, '18:00'],
  ['enquiry', enquiryCall, '20:00'],
] as const)
  for (const [what, failure] of call === 'create' ? lost : lost.filter(([each]) => each !== 'is empty'))
    test(`${call} is sent once when its reply ${what}, even after a reload, and the outcome is shown as doubtful [upstream.once]`, async ({
      page,
    }) => {
      running.upstream.fail(path, failure);
      await openDetails(page, { time });
      await send(page);
      await expect(thanks(page)).toHaveCount(0);
      await expect(journey(page)).toContainText(/do not know|may have been/i);
      await expect(page.locator('main')).toContainText('01225 496 0017');
      expect(running.upstream.receivedAt(path)).toHaveLength(1);
      await page.reload();
      expect(running.upstream.receivedAt(path)).toHaveLength(1);
    });

test('status 9 leads back to the times with all that was typed [upstream.alone]', async ({ page }) => {
  running.upstream.fail(createCall, () => ({ status: 200, json: { bookingStatus: 9 } }));
  await openDetails(page);
  await send(page);
  await expect(journey(page).getByRole('alert').first()).toContainText('has just been taken');
  expect(running.upstream.receivedAt(createCall)).toHaveLength(1);
});

test('status 9 in an envelope is not a booking, even with a reference [upstream.success]', async ({ page }) => {
  running.upstream.fail(createCall, () => ({
    status: 200,
    json: { success: true, data: { status: 9, bookingReference: 'X9' } },
  }));
  await openDetails(page);
  await send(page);
  await expect(journey(page).getByRole('alert').first()).toContainText('has just been taken');
  await expect(page.locator('main')).not.toContainText('X9');
});

for (const [what, json] of [
  ['a failure', { success: false, data: { bookingReference: 'ODD1' } }],
  ['an error code', { success: true, errorCode: 4, data: { bookingReference: 'ODD1' } }],
] as const)
  test(`a reference with ${what} is doubtful, is shown and is not sent again [upstream.success] [upstream.once]`, async ({
    page,
  }) => {
    running.upstream.fail(createCall, () => ({ status: 200, json }));
    await openDetails(page);
    await send(page);
    await expect(journey(page).getByRole('alert')).toContainText('do not know');
    await expect(journey(page).getByRole('alert')).toContainText('give the reference ODD1');
    await send(page);
    await expect(journey(page).getByRole('alert')).toContainText('give the reference ODD1');
    expect(running.upstream.receivedAt(createCall)).toHaveLength(1);
  });

test('a refused booking shows the message of the reply and can be sent again [upstream.once]', async ({ page }) => {
  running.upstream.fail(createCall, () => ({
    status: 200,
    json: { success: false, errorCode: 6, message: 'No prams.' },
  }));
  await openDetails(page);
  await send(page);
  await expect(journey(page)).toContainText('No prams.');
  running.upstream.recover();
  await send(page);
  await expect(thanks(page)).toContainText('BG-1');
  expect(running.upstream.receivedAt(createCall)).toHaveLength(2);
});
