import { expect, type Page, test } from '@playwright/test';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { chooseCookies } from '../../layout/cookie-choices.ts';
import { startUpstreamSite, type UpstreamSite } from '../start-upstream-site.ts';
import { closedDay, openDay } from './booking-days.ts';
import { createCall, fillDetails, journey, occasionsCall, send, thanks, waitForHydration } from './booking-visitor.ts';

let running: UpstreamSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  running = await startUpstreamSite();
});
test.afterAll(() => running.stop());
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
test.beforeEach(async ({ context }) => {
  running.upstream.recover();
  running.upstream.forget();
  await chooseCookies(context, running.site.url);
});

const bath = '/restaurants/bath/bath/book-now';
const date = openDay;
const alert = (page: Page) => journey(page).getByRole('alert');

/** Goes to the details of a table for two at 18:00, all in the same document. */
async function openDetails(page: Page): Promise<void> {
  await page.goto(`${running.site.url}${bath}?${new URLSearchParams({ date, adults: '2', step: 'party' })}`);
  await waitForHydration(page);
  await journey(page).getByRole('button', { name: 'Find a time' }).click();
  await journey(page).getByLabel('Which menu').selectOption('71');
  await journey(page).locator('label', { hasText: '18:00' }).click();
  await journey(page).getByRole('button', { name: 'Take this time' }).click();
  await expect(page.locator('[data-journey=details], [data-journey=extras]')).toBeVisible();
  const withoutExtras = journey(page).getByRole('button', { name: 'Continue without' });
  if (await withoutExtras.isVisible()) await withoutExtras.click();
  await fillDetails(page);
}

for (const [what, isAborted] of [
  ['is cut off', true],
  ['is a proxy’s error page', false],
] as const)
  test(`with script a booking whose answer ${what} on its way to the browser is made once, and shown as doubtful with whom to call [upstream.once]`, async ({
    page,
  }) => {
    await openDetails(page);
    await page.route('**/api/booking/create/**', async (route) => {
      await route.fetch();
      if (isAborted) await route.abort('connectionreset');
      else await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    });
    await send(page);
    await expect(alert(page)).toContainText('We do not know whether your table was booked.');
    await expect(alert(page).getByRole('link', { name: /01225 496 0017/ })).toBeVisible();
    await expect(journey(page)).toContainText('18:00 · 2 people');
    expect(running.upstream.receivedAt(createCall)).toHaveLength(1);
  });

test('with script the confirmation stays after a reload and after Back [booking.thanks] [booking.once]', async ({
  page,
}) => {
  await openDetails(page);
  await send(page);
  await expect(thanks(page)).toContainText('BG-1');
  for (const go of [() => page.reload(), () => page.goBack(), () => page.reload()]) {
    await go();
    await expect(thanks(page)).toContainText('BG-1');
  }
  expect(running.upstream.receivedAt(createCall)).toHaveLength(1);
});

test('with script a closed day leaves the form as it is, with the focus on the day [booking.step1] [booking.date]', async ({
  page,
}) => {
  await page.goto(`${running.site.url}${bath}?date=${date}`);
  await waitForHydration(page);
  running.upstream.forget();
  const day = journey(page).getByLabel('Day', { exact: true });
  await day.fill(closedDay);
  await journey(page).getByRole('button', { name: 'Find a time' }).click();
  await expect(journey(page)).toContainText('The restaurant is closed on');
  await expect(day).toBeFocused();
  await expect(journey(page).getByRole('radio', { name: /Dinner/ })).toBeChecked();
  await expect(alert(page)).toHaveCount(0);
  expect(running.upstream.receivedAt(occasionsCall)).toEqual([]);
});

test('a day for which the API has no occasion shows a message, another day to choose and whom to call [booking.step1] [upstream.entries]', async ({
  page,
}) => {
  running.upstream.fail(occasionsCall, () => ({ status: 200, json: { success: true, data: [] } }));
  await page.goto(`${running.site.url}${bath}?date=${date}`);
  await expect(alert(page)).toContainText('Nothing can be booked online for');
  await expect(alert(page).getByRole('link', { name: /01225 496 0017/ })).toBeVisible();
  running.upstream.recover();
  await waitForHydration(page);
  await journey(page).getByLabel('Day', { exact: true }).fill(addDays(date, 1));
  await expect(journey(page).getByRole('radio', { name: /Dinner/ })).toBeChecked();
});
