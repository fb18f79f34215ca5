import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { operatorEndpoints } from '#schemas/api/operator/operator.ts';
import { mailsTo } from '../../forms/testing/new-customer.ts';
import { chooseCookies } from '../../layout/cookie-choices.ts';
import { edit, siteUrl } from '../../product/product.ts';
import { bookingsOf, farDay, newGuest } from '../testing/booking-visitor.ts';
import { fillDay } from '../testing/full-day.ts';

const storeId = '1010';
const slug = 'islington';
const cancel = (reference: string) =>
  edit('POST', operatorEndpoints.cancelBooking.path.replace('{reference}', reference));

/** Joins the list of a full day from the booking journey, and returns the address of the diner's page. */
async function join(page: Page, email: string, date: string): Promise<string> {
  const query = new URLSearchParams({ step: 'time', occasion: 'dinner', adults: '2', date });
  await page.goto(`${siteUrl()}/booking/${slug}?${query}`);
  await page.getByRole('link', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The waiting list');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Testwell');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('The mail confirms your place')).toBeVisible();
  await expect(page.getByText(/^You asked for \d\d:\d\d to \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See restaurants nearby' })).toBeVisible();
  const [mail] = await mailsTo(email);
  return /https?:\S+\/waiting-list\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));
    const date = farDay(javaScriptEnabled ? 80 : 83);

    test('a diner waits for a table of a full day, and takes the one that comes free [diner.waiting-list]', async ({
      page,
    }) => {
      test.slow();
      const references = await fillDay({ storeId, date });
      const [first, second] = [newGuest(), newGuest()];
      const address = await join(page, first.email, date);
      const other = await join(page, second.email, date);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list');
      await cancel(references[0] ?? '');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table is free for you');
      await expect(page.getByText(/reserved for you until \d\d:\d\d/)).toBeVisible();
      await page.goto(other);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list');
      await page.getByRole('button', { name: 'Leave the list' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You left the waiting list');
      await expect(page.locator(':focus').filter({ has: page.getByRole('heading', { level: 1 }) })).toBeInViewport();
      await page.goto(address);
      await page.getByRole('button', { name: 'Take the table' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table is yours');
      expect(await bookingsOf(first, storeId, date)).toMatchObject([{ adults: 2, status: 'booked' }]);
      await page.getByRole('link', { name: 'See your booking' }).click();
      await expect(page.getByText('Your table is booked.')).toBeVisible();
    });

    test('a diner declines a table, which goes to the next in line, who keeps the place without it [diner.waiting-list]', async ({
      page,
    }) => {
      test.slow();
      const day = farDay(javaScriptEnabled ? 81 : 84);
      const references = await fillDay({ storeId, date: day });
      const addresses = [await join(page, newGuest().email, day), await join(page, newGuest().email, day)];
      await cancel(references[0] ?? '');
      await page.goto(addresses[0] ?? '');
      await page.getByRole('button', { name: 'Leave the list' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You declined the table');
      await page.goto(addresses[1] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table is free for you');
      await page.getByRole('button', { name: 'Keep my place instead' }).click();
      await expect(page.getByText(/^You no longer wait for \d\d:\d\d\./)).toBeVisible();
    });
  });

test('a page of a waiting list is for its diner alone, and its parts are accessible [diner.waiting-list]', async ({
  page,
}) => {
  test.slow();
  const day = farDay(82);
  const references = await fillDay({ storeId, date: day });
  await chooseCookies(page.context(), siteUrl());
  const address = await join(page, newGuest().email, day);
  await cancel(references[0] ?? '');
  const answer = await page.goto(address);
  expect(answer?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
