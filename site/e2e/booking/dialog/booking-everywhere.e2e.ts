import { expect, type Locator, type Page, test } from '@playwright/test';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { findPageErrors } from '#site/e2e/pages/crawl/find-page-errors.ts';
import { atRest } from '#site/e2e/product/pass-time.ts';
import { siteUrl } from '#site/e2e/product/product.ts';
import { farDay, newGuest, referenceOf, stepOf } from '../testing/booking-visitor.ts';

const contentPage = '/faqs';
const restaurantPage = '/restaurants/bath/bath';

const bookNow = (page: Page): Locator => page.locator('header [data-part=book]');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Book a table/ });
const restaurant = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });
const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

/** Opens the dialog from the header of a page. */
async function openFrom(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await bookNow(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('Book Now opens the dialog with its location step over a content page, and loads its code only then [diner.dialog]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(siteUrl() + contentPage, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('open-booking-dialog'))).toEqual([]);
  await bookNow(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Where shall we lay the table?' })).toBeVisible();
  await expect(restaurant(page, 'Bath')).toBeVisible();
  expect(scripts.some((url) => url.includes('open-booking-dialog'))).toBe(true);
  expect(scripts.filter((url) => url.includes('/_next/'))).toEqual([]);
  await expect(page).toHaveURL(siteUrl() + contentPage);
  expect((await dialog(page).boundingBox())?.width).toBe(800);
  expect(await findPageErrors(page)).toEqual([]);
});

test('on a restaurant’s page Book Now asks for no restaurant [diner.dialog]', async ({ page }) => {
  await openFrom(page, restaurantPage);
  await expect(page.getByRole('dialog', { name: 'Book a table at Bath' })).toBeVisible();
  await expect(stepOf(page, 'party')).toBeVisible();
  await expect(button(page, 'Where')).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl() + restaurantPage);
});

test('the home page’s tile opens the dialog with the restaurant and the party that were chosen there [diner.dialog]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/#booking`);
  const tile = page.locator('#booking');
  await tile.getByLabel('Where').selectOption({ label: 'Henley' });
  await tile.getByLabel('How many').fill('4');
  await tile.getByRole('button', { name: 'Find a table' }).click();
  await expect(page.getByRole('dialog', { name: 'Book a table at Henley' })).toBeVisible();
  await expect(stepOf(page, 'party').getByRole('heading', { name: 'Which day' })).toBeVisible();
  await expect(stepOf(page, 'party')).toContainText('For 4 people');
  await stepOf(page, 'party').getByRole('button', { name: 'Change how many' }).click();
  await expect(stepOf(page, 'party').getByRole('spinbutton').first()).toHaveValue('4');
  await expect(page).toHaveURL(/\/#booking$/);
});

test('a link in the content with the address of Book Now opens the dialog as well, and has the focus after it [diner.dialog]', async ({
  page,
}) => {
  await page.goto(siteUrl());
  const link = page.getByRole('main').getByRole('link', { name: 'Book a table', exact: true }).first();
  await expect(link).toHaveAttribute('href', '/#booking');
  await link.click();
  await expect(dialog(page).getByRole('heading', { name: 'Where shall we lay the table?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('day and party are asked once, with the restaurant; Back goes to it, then closes the dialog, and Forward restores both [diner.dialog]', async ({
  page,
}) => {
  await openFrom(page, contentPage);
  await dialog(page).getByLabel('Day', { exact: true }).fill(farDay(47));
  await dialog(page).getByRole('spinbutton').fill('3');
  await restaurant(page, 'Bath').click();
  await expect(stepOf(page, 'time')).toContainText('3 people');
  await expect(stepOf(page, 'party')).toHaveCount(0);
  await page.goBack();
  await expect(restaurant(page, 'Bath')).toBeVisible();
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('3');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl() + contentPage);
  await page.goForward();
  await expect(restaurant(page, 'Bath')).toBeVisible();
  await page.goForward();
  await expect(stepOf(page, 'time')).toContainText('3 people');
  await page.reload();
  await expect(stepOf(page, 'time')).toContainText('3 people');
});

test('it opens with the keyboard; the calendar alone closes by Escape, then the dialog, and the focus returns [diner.dialog]', async ({
  page,
}) => {
  await page.goto(siteUrl() + contentPage);
  await bookNow(page).focus();
  await page.keyboard.press('Enter');
  const openCalendar = dialog(page).getByRole('button', { name: /^Change date/ });
  await openCalendar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Choose a date' })).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(openCalendar).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(bookNow(page)).toBeFocused();
  await bookNow(page).press('Enter');
  await button(page, 'Close').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(bookNow(page)).toBeFocused();
});

test('a click with Control is left to the browser, which opens the page in a new tab [diner.dialog]', async ({
  page,
}) => {
  await page.goto(siteUrl() + contentPage);
  await expect(bookNow(page)).toHaveAttribute('href', '/#booking');
  // Playwright does not always report a tab in the background, so none is opened.
  const isHandled = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        }),
      ),
  );
  await bookNow(page).click({ modifiers: ['Control'] });
  expect(await isHandled).toBe(false);
  await expect(dialog(page)).toHaveCount(0);
});

test('if its code cannot be loaded, the link leads to the page [diner.dialog]', async ({ page }) => {
  await page.route(/open-booking-dialog/, (route) => route.abort());
  await page.goto(siteUrl() + contentPage);
  await bookNow(page).click();
  await expect(page).toHaveURL(/\/#booking$/);
});

test('it is shown at once while its code loads, and can be closed then [diner.dialog]', async ({ page }) => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/open-booking-dialog-.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(siteUrl() + contentPage);
  await bookNow(page).click();
  await expect(dialog(page).getByRole('link', { name: 'Open the booking page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await bookNow(page).click();
  release();
  await expect(restaurant(page, 'Bath')).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
});

test('if its code cannot be loaded after it was closed, the page stays [diner.dialog]', async ({ page }) => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/open-booking-dialog.*\.js/, async (route) => {
    await gate;
    await route.abort();
  });
  await page.goto(siteUrl() + contentPage);
  await bookNow(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const failed = page.waitForEvent('requestfailed');
  release();
  await failed;
  await atRest(page);
  await expect(page).toHaveURL(siteUrl() + contentPage);
});

test('if the restaurants cannot be loaded, it says so, leads to the page and tries again [diner.dialog]', async ({
  page,
}) => {
  let isFailing = true;
  await page.route('**/api/booking/restaurants', (route) =>
    isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await openFrom(page, contentPage);
  await expect(dialog(page).getByRole('alert')).toContainText('cannot be loaded');
  await expect(dialog(page).getByRole('link', { name: 'Open the booking page' })).toHaveAttribute('href', /#booking$/);
  isFailing = false;
  await button(page, 'Try again').click();
  await expect(restaurant(page, 'Bath')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Book Now leads to the page [diner.dialog]', async ({ page }) => {
    await page.goto(siteUrl() + contentPage);
    await bookNow(page).click();
    await expect(page).toHaveURL(/\/#booking$/);
    await page.goto(siteUrl() + restaurantPage);
    await bookNow(page).click();
    await expect(page).toHaveURL(/\/restaurants\/bath\/bath\/book-now$/);
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('Book Now leads to a table for two at 19:00 in at most seven taps; the keyboard goes from field to field [diner.dialog]', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    };
    const guest = newGuest();
    await page.goto(siteUrl() + contentPage);
    await tap(bookNow(page));
    await tap(restaurant(page, 'Bath'));
    await expect(stepOf(page, 'time')).toContainText('2 people');
    const time = dialog(page).locator('label', { hasText: '19:00' });
    await tap(time);
    const next = button(page, 'Take this time');
    // Within reach of the thumb that has just chosen the time.
    await expect(next).toBeInViewport({ ratio: 1 });
    const [chosen, box] = [await time.boundingBox(), await next.boundingBox()];
    const distance = (box?.y ?? 0) - (chosen?.y ?? 0) - (chosen?.height ?? 0);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(24);
    await tap(next);
    const skip = button(page, 'Continue without');
    const firstName = dialog(page).getByLabel('First name');
    await expect(skip.or(firstName)).toBeVisible();
    if (await skip.isVisible()) await tap(skip);
    await tap(firstName);
    for (const text of [guest.firstName, guest.lastName, guest.email]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await tap(button(page, 'Book the table'));
    expect(await referenceOf(page)).not.toBe('');
    expect(taps).toBeLessThanOrEqual(7);
  });
});
