import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bookingMessage, slotTakenMessage } from '#schemas/domain/booking/booking-message.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { type FailingService, startFailingService } from '../product/failing-service.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';
import {
  farDay,
  journey,
  newGuest,
  press,
  recordRequests,
  retry,
  stepOf,
  takeRiverside,
  takeTime,
  terraceDay,
  typeDetails,
} from './testing/booking-visitor.ts';

let service: FailingService;
let site: OwnSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await startFailingService();
  site = await startSite({ API_URL: service.url });
});
test.afterAll(async () => {
  await site.stop();
  await service.stop();
});
test.afterEach(() => service.fail(undefined));

const unavailable = (): number => service.events.filter((body) => body.includes('booking_unavailable')).length;

/**
 * Expects a number of events of an action. Nothing waits for them, so they are waited for here; the marker that follows
 * shows that there are no more.
 */
async function expectEvents(count: number, action: () => Promise<unknown>): Promise<void> {
  const before = unavailable();
  await action();
  await expect.poll(() => unavailable() - before).toBeGreaterThanOrEqual(count);
  const name = `marker-${crypto.randomUUID()}`;
  const marker = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) };
  expect((await fetch(`${site.url}/api/booking/events/1001`, marker)).status).toBe(200);
  expect(service.events.filter((body) => body.includes(name))).toHaveLength(1);
  expect(unavailable() - before).toBe(count);
}

const open = (page: Page, slug: string, query: Readonly<Record<string, string>>) =>
  page.goto(`${site.url}/booking/${slug}?${new URLSearchParams(query)}`);

const atTimes = { occasion: 'dinner', adults: '2', step: 'time' };

/**
 * Types the details for a table on Battersea's terrace, then books that table for somebody else. Each test uses its own
 * time.
 */
async function loseTable(page: Page, guest: ReturnType<typeof newGuest>, time: string): Promise<void> {
  const date = terraceDay(1);
  const terrace = { occasion: 'dinner', adults: '6', time, area: 'riverside', step: 'details' };
  await open(page, 'battersea', { ...terrace, date });
  await typeDetails(page, guest);
  await takeRiverside(date, time);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a table that was just taken is recorded once, however often its response is reloaded, and without the guest’s data [booking.taken] [booking.events]', async ({
    page,
  }) => {
    const guest = newGuest();
    await loseTable(page, guest, '12:30');
    await expectEvents(1, async () => {
      await press(page, 'Book the table');
      await expect(stepOf(page, 'time')).toContainText(slotTakenMessage);
    });
    await expectEvents(0, async () => {
      await page.reload();
      await expect(stepOf(page, 'time')).toContainText(slotTakenMessage);
      await page.reload();
    });
    expect(JSON.parse(service.events.findLast((body) => !body.includes('marker')) ?? '')).toEqual({
      name: 'booking_unavailable',
      step: 2,
    });
  });

  test('times that cannot be loaded show a message and are recorded once for each page, not for a HEAD request [booking.slot-failure] [booking.events]', async ({
    page,
    request,
  }) => {
    service.fail(/\/booking\/slots\//);
    const query = { ...atTimes, date: farDay(70) };
    await expectEvents(1, () => open(page, 'soho', query));
    await expect(journey(page).getByRole('alert')).toContainText(bookingMessage(undefined));
    await expectEvents(1, async () => {
      const again = page.waitForResponse((response) => response.request().isNavigationRequest());
      await retry(page);
      await (await again).finished();
    });
    await expectEvents(0, () => request.head(page.url()));
    service.fail(undefined);
    await expectEvents(0, () => open(page, 'soho', query));
  });

  test('a failed recording delays and breaks nothing', async ({ page }) => {
    service.fail(/\/booking\/(slots|events)\//);
    const answer = await open(page, 'soho', { ...atTimes, date: farDay(71) });
    expect(answer?.status()).toBe(200);
    await expect(journey(page).getByRole('alert')).toContainText(bookingMessage(undefined));
  });
});

/** Opens pages for visitors who have allowed analytics. */
const allowAnalytics = (context: BrowserContext): Promise<void> => chooseCookies(context, site.url, ['analytics']);

const countAnalyticsEvents = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const queue: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(queue) ? queue.filter((each) => each?.event === 'booking_unavailable').length : -1;
  });

test('script that hydrates a page with the error notifies analytics, and does not record it again [booking.slot-failure] [booking.events]', async ({
  page,
  context,
}) => {
  await allowAnalytics(context);
  await page.addInitScript(() => Reflect.set(window, 'dataLayer', []));
  service.fail(/\/booking\/slots\//);
  const { steps } = recordRequests(page);
  await expectEvents(1, async () => {
    await open(page, 'soho', { ...atTimes, date: farDay(72) });
    await journey(page).hover();
    await expect.poll(steps).toContain('step_time');
  });
  expect(steps()).not.toContain('booking_unavailable');
  expect(await countAnalyticsEvents(page)).toBe(1);
});

test('script that hydrates the response to an earlier form post does not record that lost table again, but records the next one [booking.taken] [booking.events]', async ({
  page,
}) => {
  const { steps } = recordRequests(page);
  await loseTable(page, newGuest(), '15:00');
  await expectEvents(1, async () => {
    // Sends the form as the browser does, because the script that would send it has not loaded yet.
    await journey(page)
      .locator('form')
      .evaluate((form) => form instanceof HTMLFormElement && form.submit());
    await expect(stepOf(page, 'time')).toContainText(slotTakenMessage);
    await journey(page).hover();
    await expect.poll(() => steps().at(-1)).toBe('step_time');
  });
  await page.route('**/api/booking/create/**', (route) =>
    route.fulfill({ json: { success: false, bookingStatus: 9 } }),
  );
  await takeTime(page, '18:00');
  await expectEvents(1, async () => {
    await press(page, 'Book the table');
    await expect(stepOf(page, 'time')).toBeVisible();
  });
});
