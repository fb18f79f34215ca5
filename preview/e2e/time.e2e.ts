import { expect, type Page, test } from '@playwright/test';
import { canvas, openPage, signIn, writeDraft } from './testing/editor.ts';
import { previewAsOf, text } from './testing/preview-dates.ts';

test.beforeEach(({ context }) => signIn(context));

/** Browsers differ in whether a comma follows the weekday. */
const datePattern = (before: string, date: string): RegExp => new RegExp(`^${before}${date.replace(' ', ',? ')}`);

/** Searches for the next change of the page, and sets the preview date to it. */
async function previewNextChange(page: Page, date: string): Promise<void> {
  await page.locator('.preview-date > button').click();
  await page.getByRole('button', { name: 'Find next change' }).click();
  await expect(page.locator('.preview-date [role="status"]')).toHaveText(datePattern('Next change: ', date));
  await page.getByRole('button', { name: 'Preview this date' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.preview-date > button')).toHaveText(datePattern('', date));
}

test('an offer is shown on its last day and not on the day after, and its end is found to the minute [preview.time]', async ({
  page,
}) => {
  await writeDraft('test-time-offer', [text, { type: 'offer', key: 'deal', offerId: 'two-for-one-cocktails' }]);
  await openPage(page, 'test-time-offer');
  const ended = canvas(page).getByText('This offer ended on 31 March 2027');
  await previewAsOf(page, '2027-03-31T12:00');
  await expect(canvas(page).getByRole('heading', { name: 'Two cocktails for the price of one' })).toBeVisible();
  await expect(ended).toHaveCount(0);
  // Summer time: the end of the day in London is an hour before that of UTC.
  await previewNextChange(page, 'Thursday 1 April 2027 at 00:00');
  await expect(ended).toBeVisible();
  await page.locator('.preview-date > button').click();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.preview-date > button')).toHaveText('Preview date: now');
});

test('a restaurant is previewed open and closed by its hours, and the end of its day is found [preview.time]', async ({
  page,
}) => {
  await writeDraft('test-time-hours', [
    text,
    { type: 'restaurant-details', key: 'restaurant', restaurantSlug: 'soho' },
  ]);
  await openPage(page, 'test-time-hours');
  const restaurant = canvas(page).locator('#restaurant');
  await previewAsOf(page, '2027-02-10T12:30');
  await expect(restaurant).toContainText('Open, closes 22:00');
  await expect(restaurant).toContainText('Collect until 21:30');
  await previewNextChange(page, 'Wednesday 10 February 2027 at 21:30');
  await expect(restaurant).not.toContainText('Collect until 21:30');
  await previewNextChange(page, 'Wednesday 10 February 2027 at 22:00');
  await expect(restaurant).toContainText('Closed, opens 12:00 tomorrow');
});

test('a template is previewed for any restaurant, each with its own hours [preview.time]', async ({ page }) => {
  await openPage(page, '_restaurant');
  // A Monday: one of the two restaurants is closed on Mondays.
  await previewAsOf(page, '2027-02-15T13:00');
  const seenFor = page.getByLabel('Preview for');
  const details = canvas(page).locator('[data-tile="restaurant-details"]');
  await seenFor.selectOption({ label: 'Soho' });
  await expect(details).toContainText('Open, closes 22:00');
  await seenFor.selectOption({ label: 'Henley' });
  await expect(details).toContainText('Closed');
  await expect(details).toContainText('Closed on Mondays');
});

test('the next change is requested once, and a result for another preview date is not shown [preview.time]', async ({
  page,
}) => {
  await writeDraft('test-time-requested', [text]);
  await openPage(page, 'test-time-requested');
  const answers: (() => void)[] = [];
  await page.route(/[?&]_changes/, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ json: { next: '2027-04-01T11:00:00.000Z', until: '2027-04-01T11:00:00.000Z' } });
  });
  const dateButton = page.locator('.preview-date > button');
  const button = page.getByRole('button', { name: 'Find next change' });
  const status = page.locator('.preview-date [role="status"]');
  await dateButton.click();
  for (let press = 0; press < 3; press += 1) await button.click({ force: true });
  await expect(button).toBeFocused();
  await expect(status).toHaveText('Searching…');
  await page.getByLabel('Preview as of').fill('2027-03-31T12:00');
  await expect(status).toHaveText('');
  await button.click();
  await expect.poll(() => answers.length).toBe(2);
  const answered = page.waitForResponse(/[?&]_changes/);
  answers[0]?.();
  await (await answered).finished();
  await expect(status).toHaveText('Searching…');
  answers[1]?.();
  await expect(status).toHaveText(datePattern('Next change: ', 'Thursday 1 April 2027 at 12:00'));
  await expect(page.getByRole('button', { name: 'Preview this date' })).toBeVisible();
  expect(answers).toHaveLength(2);
});

test('a date is typed without a pause, from its day to its minute [preview.time]', async ({ page }) => {
  await writeDraft('test-time-typed', [text]);
  await openPage(page, 'test-time-typed');
  await previewAsOf(page, '2026-12-24T18:00');
  const dateButton = page.locator('.preview-date > button');
  await dateButton.click();
  await page.getByLabel('Preview as of').focus();
  // Day and month are the same, because browsers differ in which comes first. Noon is valid with and without “PM”.
  await page.keyboard.type('121220271200');
  await expect(dateButton).toHaveText(datePattern('', 'Sunday 12 December 2027 at 12:00'));
});
