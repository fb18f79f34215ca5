import { expect, type Locator, type Page, test } from '@playwright/test';
import { farDay, journey, openDetails, recordRequests, stepOf } from '../booking/testing/booking-visitor.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { siteUrl } from '../product/product.ts';
import { productToday } from '../product/product-time.ts';

const availability = '/api/booking/availability';
const restaurantPage = '/restaurants/london/soho';

const nextTables = (page: Page): Locator => page.locator('next-tables');
/** The next free times of the first restaurant on the page. */
const timesOf = (page: Page): Locator => nextTables(page).first().getByRole('link');

async function open(page: Page, path: string): Promise<void> {
  await chooseCookies(page.context(), siteUrl());
  await page.goto(`${siteUrl()}${path}`);
}

/**
 * Holds back all answers about free times until the returned function is called. Then today has none left, for which the
 * text is the longest.
 */
async function holdAnswers(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(`**${availability}`, async (route) => {
    await released.promise;
    const { stores, date } = route.request().postDataJSON();
    const answer =
      date === productToday() ? { available: false } : { available: true, times: ['20:00', '20:30', '22:45'] };
    const data = stores.map((store: object) => ({ ...store, ...answer }));
    await route.fulfill({ json: { success: true, data } });
  });
  return () => released.resolve();
}

/** The position and size of everything that is shown beside free times. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, li[data-slug], a, next-tables)')]
      .filter((each) => !each.parentElement?.closest('next-tables'))
      .map((each) => JSON.stringify(each.getBoundingClientRect())),
  );

for (const path of ['/find-us', '/restaurants/london', restaurantPage])
  for (const width of [360, 768, 1280])
    test(`${path} at ${width} px shows the next free times in space that was reserved [diner.next-tables]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdAnswers(page);
      const requested = page.waitForRequest(`**${availability}`);
      await open(page, path);
      await requested;
      // The skeletons of images end, and tiles far below are laid out, at times of their own.
      await expect(page.locator('.page > .tile:not([data-laid-out])')).toHaveCount(0);
      // The finder’s cards have a button once its script has run.
      await expect(page.locator('[data-lat] [data-show-on-map][hidden]')).toHaveCount(0);
      const before = await boxesOf(page);
      release();
      await expect(nextTables(page).first()).toContainText('None today. Tomorrow, for 2');
      expect(await boxesOf(page)).toEqual(before);
      for (const line of await nextTables(page).locator('p').all())
        expect(await line.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
      expect(await findPageErrors(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

test('one request, after the finder has loaded, asks for all its restaurants [diner.next-tables]', async ({ page }) => {
  const recorded = recordRequests(page);
  const answered = page.waitForResponse(`**${availability}`);
  await open(page, '/find-us');
  const { stores, date, adultCovers } = (await answered).request().postDataJSON();
  expect([date, adultCovers]).toEqual([productToday(), 2]);
  expect(stores).toHaveLength(await nextTables(page).count());
  await expect(timesOf(page).first()).toBeVisible();
  const dates = recorded.to(availability).map(({ body }) => JSON.parse(body).date);
  expect(new Set(dates).size).toBe(dates.length);
  expect(dates.length).toBeLessThanOrEqual(2);
});

test('a free time is reached by keyboard and opens its booking, with day, time and party [diner.next-tables]', async ({
  page,
}) => {
  await open(page, restaurantPage);
  const link = timesOf(page).first();
  const time = (await link.innerText()).slice(0, 5);
  const date = new URL((await link.getAttribute('href')) ?? '', siteUrl()).searchParams.get('date');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(link).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepOf(page, 'extras').or(stepOf(page, 'details'))).toBeVisible();
  await expect(journey(page)).toContainText(time);
  await expect(journey(page)).toContainText('2 people');
  // With script the dialog opens on the page; the link itself leads to the booking page.
  await expect(page.getByRole('dialog', { name: 'Book a table at Soho' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(restaurantPage);
  await expect(journey(page)).toContainText(String(Number(date?.slice(8))));
});

test('free times are those for the party that was last chosen [diner.next-tables]', async ({ page }) => {
  await openDetails(page, 'bath', farDay(61), '18:00', 4);
  await open(page, restaurantPage);
  await expect(nextTables(page).first()).toContainText(/for 4/);
});

/** Makes the site offer a time that no restaurant has. */
const offerTakenTime = (page: Page, time: string): Promise<unknown> =>
  page.route(`**${availability}`, async (route) => {
    const { stores } = route.request().postDataJSON();
    const data = stores.map((store: object) => ({ ...store, available: true, times: [time] }));
    await route.fulfill({ json: { success: true, data } });
  });

test('a free time that was taken since leads to the times with the nearest one named, with and without script [diner.next-tables]', async ({
  page,
  browser,
}) => {
  await offerTakenTime(page, '23:45');
  await open(page, restaurantPage);
  const address = new URL((await timesOf(page).first().getAttribute('href')) ?? '', siteUrl()).href;
  await timesOf(page).first().click();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await chooseCookies(context, siteUrl());
  const plain = await context.newPage();
  await plain.goto(address);
  for (const each of [page, plain]) {
    await expect(stepOf(each, 'time')).toContainText('Sorry, 23:45 has just been taken. The nearest free time is ');
    const times = stepOf(each, 'time').getByRole('radio', { disabled: false });
    const last = await times.last().getAttribute('value');
    await expect(stepOf(each, 'time')).toContainText(`The nearest free time is ${last}.`);
    await expect(times.last()).not.toBeChecked();
  }
  await context.close();
});

test('nothing is shown if the booking system does not answer, and booking remains [diner.next-tables]', async ({
  page,
}) => {
  await page.route(`**${availability}`, (route) => route.fulfill({ status: 502, json: { success: false } }));
  const answered = page.waitForResponse(`**${availability}`);
  await open(page, restaurantPage);
  await (await answered).finished();
  await expect(nextTables(page).first()).toBeEmpty();
  await expect(page.getByRole('link', { name: 'Book a table' }).first()).toBeVisible();
});

test('free times are not printed [diner.next-tables] [diner.print]', async ({ page }) => {
  await open(page, restaurantPage);
  await expect(timesOf(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(nextTables(page).first()).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('free times take no space, and booking remains [diner.next-tables] [form.nojs]', async ({ page }) => {
    await open(page, '/find-us');
    await expect(nextTables(page).first()).toBeHidden();
    await expect(page.getByRole('link', { name: /^Book / }).first()).toBeVisible();
  });
});
