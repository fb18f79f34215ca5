import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { siteUrl } from '#site/e2e/product/product.ts';
import { expectDetails, farDay, journey, newGuest, press, stepOf, typeDetails } from '../testing/booking-visitor.ts';

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

/** Opens a step with its script blocked, as on a slow connection. Returns a function that releases the script. */
async function openEarly(
  page: Page,
  slug: string,
  query: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  const recorded = page.waitForRequest('**/api/booking/events/**');
  await page.goto(`${siteUrl()}/booking/${slug}?${new URLSearchParams(query)}`, { waitUntil: 'commit' });
  return async () => {
    await journey(page).hover();
    release();
    await recorded;
  };
}

const dinner = { occasion: 'dinner', adults: '2' };

test('text typed before the script loads is kept when more is typed after it', async ({ page }) => {
  const guest = newGuest();
  const releaseScript = await openEarly(page, 'battersea', {
    ...dinner,
    date: farDay(50),
    time: '18:00',
    step: 'details',
  });
  await typeDetails(page, { ...guest, email: '' });
  await journey(page).getByRole('checkbox').first().check();
  await releaseScript();
  await journey(page).getByRole('textbox', { name: 'Email' }).fill(guest.email);
  await expectDetails(page, guest);
  await expect(journey(page).getByRole('checkbox').first()).toBeChecked();
});

test('a time chosen before the script loads is the one booked after it', async ({ page }) => {
  const stepQuery = { ...dinner, date: farDay(51), step: 'time' };
  const releaseScript = await openEarly(page, 'west-hampstead', stepQuery);
  await journey(page).locator('label', { hasText: '19:15' }).click();
  await releaseScript();
  await press(page, 'Take this time');
  await expect(stepOf(page, 'extras').or(stepOf(page, 'details'))).toContainText('19:15 · 2 people');
});

test('an occasion and covers chosen before the script loads lead to their own times', async ({ page }) => {
  const releaseScript = await openEarly(page, 'greenwich', { date: farDay(52) });
  await journey(page).locator('label', { hasText: 'Birthday' }).click();
  await journey(page).getByRole('spinbutton').fill('5');
  await releaseScript();
  await press(page, 'Find a time');
  await expect(stepOf(page, 'time')).toContainText('5 people');
  await journey(page).getByRole('link', { name: 'Party' }).click();
  await expect(journey(page).getByRole('radio', { name: /Birthday/ })).toBeChecked();
});

test('extras chosen before the script loads are booked with the table', async ({ page }) => {
  const stepQuery = { ...dinner, date: farDay(53), time: '18:15', step: 'extras' };
  const releaseScript = await openEarly(page, 'west-hampstead', stepQuery);
  await journey(page)
    .getByRole('combobox', { name: /Prawn crackers/ })
    .selectOption('2');
  await releaseScript();
  await expect(journey(page).getByRole('button', { name: 'Add and continue' })).toBeVisible();
});
