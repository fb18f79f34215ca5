import { expect, type Locator, type Page, test } from '@playwright/test';
import { chooseCookies } from '../../layout/cookie-choices.ts';
import { findPageErrors } from '../../pages/crawl/find-page-errors.ts';
import { siteUrl } from '../../product/product.ts';
import {
  bookingsOf,
  farDay,
  type Guest,
  journey,
  newGuest,
  press,
  stepOf,
  typeDetails,
} from '../testing/booking-visitor.ts';

const store = '1020';
const slip = (page: Page) => page.locator('[data-slip]');

/** Books a table through the site and opens its page from the confirmation. */
async function bookAndOpen(page: Page, guest: Guest, date: string): Promise<string> {
  const query = new URLSearchParams({ step: 'details', occasion: 'dinner', adults: '2', time: '18:00', date });
  await page.goto(`${siteUrl()}/booking/west-hampstead?${query}`);
  await typeDetails(page, guest);
  await press(page, 'Book the table');
  const reference = await stepOf(page, 'thanks').locator('b').first().innerText();
  await journey(page).getByRole('link', { name: 'Change or cancel it' }).click();
  await expect(slip(page)).toContainText(reference);
  return reference;
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));
    const day = javaScriptEnabled ? 60 : 61;

    test('a guest changes day, time and party of a booking, and cancels it [diner.manage]', async ({ page }) => {
      const [guest, date, other] = [newGuest(), farDay(day), farDay(day + 2)];
      const reference = await bookAndOpen(page, guest, date);
      await expect(page.getByRole('radio', { name: '18:00' })).toBeChecked();
      await page.getByLabel('Day', { exact: true }).fill(other);
      await page.getByRole('spinbutton').first().fill('4');
      await page.getByRole('button', { name: 'Show times' }).click();
      // The times have an address of their own, so that Back never asks to send the form again.
      await expect(page).toHaveURL(/\?date=[^#]*&adults=4&[^#]*#change$/);
      await page.locator('label', { hasText: '19:15' }).click();
      await page.getByLabel('Requests (optional)').fill('By the window');
      await page.getByRole('button', { name: 'Change my table' }).click();
      await expect(page.getByRole('status')).toContainText('Your booking is changed.');
      await expect(page.getByRole('status')).toBeFocused();
      await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(slip(page)).toContainText('4 people');
      await page.reload();
      await expect(page.getByText('Your booking is changed.')).toHaveCount(javaScriptEnabled ? 0 : 1);
      expect(await bookingsOf(guest, store, other)).toMatchObject([
        { reference, adults: 4, time: '19:15', specialRequest: 'By the window', status: 'booked' },
      ]);
      expect(await bookingsOf(guest, store, date)).toEqual([]);
      await page.getByRole('link', { name: 'Cancel my table' }).click();
      await expect(page.getByText('Cancelling is free.')).toBeVisible();
      await page.getByRole('button', { name: 'Yes, cancel my table' }).click();
      const heading = page.getByRole('heading', { name: 'Your table is cancelled' });
      await expect(heading).toBeInViewport();
      await expect(page.locator(':focus').filter({ has: heading })).toBeVisible();
      expect(await bookingsOf(guest, store, other)).toMatchObject([{ reference, status: 'cancelled' }]);
      await page.goBack();
      await expect(heading).toBeInViewport();
    });

    test('a table is not moved to another day before its times were shown [diner.manage]', async ({ page }) => {
      const [guest, date, other] = [newGuest(), farDay(day + 6), farDay(day + 8)];
      await bookAndOpen(page, guest, date);
      const change = page.getByRole('button', { name: 'Change my table' });
      await page.getByLabel('Day', { exact: true }).fill(other);
      if (javaScriptEnabled) {
        await expect(change).toBeDisabled();
        // The times load by themselves.
        await expect(page.getByText(/^\d+ times are free\.$/)).toBeAttached();
        await expect(page.getByLabel('Day', { exact: true })).toHaveValue(other);
      } else {
        await change.click();
        await expect(page.getByRole('alert')).toContainText('Choose one, then change your table.');
        expect(await bookingsOf(guest, store, date)).toMatchObject([{ time: '18:00', status: 'booked' }]);
      }
      await expect(page.getByRole('radio', { name: '18:00' })).toBeChecked();
      await change.click();
      await expect(page.getByRole('status')).toContainText('Your booking is changed.');
      expect(await bookingsOf(guest, store, other)).toMatchObject([{ time: '18:00', status: 'booked' }]);
    });

    test('a guest changes the name and telephone number of a booking [diner.manage]', async ({ page }) => {
      const [guest, date] = [newGuest(), farDay(day + 10)];
      const reference = await bookAndOpen(page, guest, date);
      await page.getByRole('heading', { name: 'Change your name or telephone' }).click();
      const change = page.getByRole('button', { name: 'Change my details' });
      await page.getByLabel('New telephone (optional)').fill('12');
      await change.click();
      await expect(page.getByRole('alert')).toContainText('Enter a telephone number');
      await expect(page.getByLabel('New telephone (optional)')).toHaveValue('12');
      await page.getByLabel('New telephone (optional)').fill('01632 960 002');
      await page.getByLabel('New last name (optional)').fill('King');
      await change.click();
      await expect(page.getByRole('status').filter({ hasText: 'Your details are changed.' })).toBeFocused();
      expect(await bookingsOf(guest, store, date)).toMatchObject([
        { reference, lastName: 'King', phone: '01632 960 002', status: 'booked' },
      ]);
    });

    test('a booking is found by its reference and email address, and a wrong one says nothing of either [diner.manage]', async ({
      page,
    }) => {
      const guest = newGuest();
      const reference = await bookAndOpen(page, guest, farDay(day + 4));
      const own = page.url();
      await page.goto(`${siteUrl()}/manage-booking`);
      const form = page.locator('[data-form="find-booking"]');
      await form.getByLabel('Reference').fill('XXXXXXXX');
      await form.getByLabel('Email address').fill(guest.email);
      await form.getByRole('button', { name: 'Find my booking' }).click();
      await expect(form.getByText('There is no booking with this reference and email address.')).toBeVisible();
      await expect(form.getByLabel('Email address')).toHaveValue(guest.email);
      await form.getByLabel('Reference').fill(reference.toLowerCase());
      await form.getByRole('button', { name: 'Find my booking' }).click();
      await expect(slip(page)).toContainText(reference);
      expect(new URL(page.url()).pathname).toBe(new URL(own).pathname);
    });
  });

test('the page of a booking is accessible at every width, is not indexed, cached or sent on as a referrer [diner.manage]', async ({
  page,
  context,
}) => {
  await chooseCookies(context, siteUrl());
  await bookAndOpen(page, newGuest(), farDay(66));
  const reply = await page.reload();
  expect(reply?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findPageErrors(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const field = await page.getByLabel('People').boundingBox();
    const button = await page.getByRole('button', { name: 'Show times' }).boundingBox();
    expect(button?.height).toBeLessThanOrEqual((field?.height ?? 0) + 1);
  }
  await page.getByRole('link', { name: 'A page for your friends' }).click();
  await expect(slip(page)).toContainText('18:00');
  await expect(page.getByRole('button', { name: /change|cancel/i })).toHaveCount(0);
});

test('what was typed before the form’s script has loaded stays when the next field is filled in [form.a11y]', async ({
  context,
}) => {
  await chooseCookies(context, siteUrl());
  for (const attempt of [1, 2, 3]) {
    // A tab of its own, because a tab saves what was typed for its next visit of the page.
    const page = await context.newPage();
    const { promise: isTyped, resolve: loadScripts } = Promise.withResolvers<void>();
    await page.route(/\.js(\?|$)/, async (route) => {
      await isTyped;
      await route.continue();
    });
    await page.goto(`${siteUrl()}/manage-booking`, { waitUntil: 'commit' });
    const form = page.locator('[data-form="find-booking"]');
    await form.getByLabel('Reference').fill(`REFERENCE${attempt}`);
    loadScripts();
    await form.getByLabel('Email address').fill('ada@example.com');
    await expect(form).toHaveAttribute('data-ready');
    await expect(form.getByLabel('Reference')).toHaveValue(`REFERENCE${attempt}`);
    await expect(form.getByLabel('Email address')).toHaveValue('ada@example.com');
    await page.close();
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

  test('a table is moved to another time in at most four taps, and cancelled in at most three [diner.manage]', async ({
    page,
  }) => {
    const [guest, date] = [newGuest(), farDay(62)];
    await bookAndOpen(page, guest, date);
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    };
    await tap(page.locator('label', { hasText: '19:15' }));
    await tap(page.getByRole('button', { name: 'Change my table' }));
    await expect(page.getByRole('status')).toContainText('Your booking is changed.');
    // The link of the mail is one more.
    expect(taps + 1).toBeLessThanOrEqual(4);
    expect(await bookingsOf(guest, store, date)).toMatchObject([{ time: '19:15' }]);
    taps = 0;
    await tap(page.getByRole('link', { name: 'Cancel my table' }));
    await tap(page.getByRole('button', { name: 'Yes, cancel my table' }));
    await expect(page.getByRole('heading', { name: 'Your table is cancelled' })).toBeVisible();
    expect(taps + 1).toBeLessThanOrEqual(3);
  });
});
