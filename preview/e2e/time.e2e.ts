import { expect, type Page, test } from '@playwright/test';
import { canvas, openPage, signIn, writeDraft } from './testing/editor.ts';
import { seeAsOf, text } from './testing/moments.ts';

test.beforeEach(({ context }) => signIn(context));

/** Browsers differ in whether a comma follows the day of the week. */
const inWords = (before: string, words: string): RegExp => new RegExp(`^${before}${words.replace(' ', ',? ')}`);

/** Asks when the page looks different next, and has it seen then. */
async function goToNext(page: Page, words: string): Promise<void> {
  await page.locator('.moment > button').click();
  await page.getByRole('button', { name: 'When does it change next?' }).click();
  await expect(page.locator('.moment [role="status"]')).toHaveText(inWords('It looks different from ', words));
  await page.getByRole('button', { name: 'Go there' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.moment > button')).toHaveText(inWords('', words));
}

test('an offer is seen on its last day and on the day after, and its end is found to the minute [preview.time]', async ({
  page,
}) => {
  await writeDraft('test-time-offer', [text, { type: 'offer', key: 'deal', offerId: 'two-for-one-cocktails' }]);
  await openPage(page, 'test-time-offer');
  const ended = canvas(page).getByText('This offer ended on 31 March 2027');
  await seeAsOf(page, '2027-03-31T12:00');
  await expect(canvas(page).getByRole('heading', { name: 'Two cocktails for the price of one' })).toBeVisible();
  await expect(ended).toHaveCount(0);
  // Summer time by then: the end of the day in London is an hour before that of UTC.
  await goToNext(page, 'Thursday 1 April 2027 at 00:00');
  await expect(ended).toBeVisible();
  await page.locator('.moment > button').click();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.moment > button')).toHaveText('As of now');
});

test('a restaurant is seen open and closed by its hours, and the end of its day is found [preview.time]', async ({
  page,
}) => {
  await writeDraft('test-time-hours', [text, { type: 'restaurant-details', key: 'house', restaurantSlug: 'soho' }]);
  await openPage(page, 'test-time-hours');
  const restaurant = canvas(page).locator('#house');
  await seeAsOf(page, '2027-02-10T12:30');
  await expect(restaurant).toContainText('Open, closes 22:00');
  await expect(restaurant).toContainText('Collect until 21:30');
  await goToNext(page, 'Wednesday 10 February 2027 at 21:30');
  await expect(restaurant).not.toContainText('Collect until 21:30');
  await goToNext(page, 'Wednesday 10 February 2027 at 22:00');
  await expect(restaurant).toContainText('Closed, opens 12:00 tomorrow');
});

test('a template is seen for any restaurant, each by its own hours [preview.time]', async ({ page }) => {
  await openPage(page, '_restaurant');
  // A Monday: one of the two is closed on Mondays.
  await seeAsOf(page, '2027-02-15T13:00');
  const seenFor = page.getByLabel('Seen for');
  const details = canvas(page).locator('[data-tile="restaurant-details"]');
  await seenFor.selectOption({ label: 'Soho' });
  await expect(details).toContainText('Open, closes 22:00');
  await seenFor.selectOption({ label: 'Henley' });
  await expect(details).toContainText('Closed');
  await expect(details).toContainText('Closed on Mondays');
});

test('the next change is asked for once, and no answer is shown for a moment that is seen no more [preview.time]', async ({
  page,
}) => {
  await writeDraft('test-time-asked', [text]);
  await openPage(page, 'test-time-asked');
  const answers: (() => void)[] = [];
  await page.route(/[?&]_changes/, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ json: { next: '2027-04-01T11:00:00.000Z', until: '2027-04-01T11:00:00.000Z' } });
  });
  const face = page.locator('.moment > button');
  const question = page.getByRole('button', { name: 'When does it change next?' });
  const said = page.locator('.moment [role="status"]');
  await face.click();
  for (let press = 0; press < 3; press += 1) await question.click({ force: true });
  await expect(question).toBeFocused();
  await expect(said).toHaveText('Looking ahead…');
  await page.getByLabel('See the page as of').fill('2027-03-31T12:00');
  await expect(said).toHaveText('');
  await question.click();
  await expect.poll(() => answers.length).toBe(2);
  const answered = page.waitForResponse(/[?&]_changes/);
  answers[0]?.();
  await (await answered).finished();
  await expect(said).toHaveText('Looking ahead…');
  answers[1]?.();
  await expect(said).toHaveText(inWords('It looks different from ', 'Thursday 1 April 2027 at 12:00'));
  await expect(page.getByRole('button', { name: 'Go there' })).toBeVisible();
  expect(answers).toHaveLength(2);
});

test('a moment is typed without a pause, from its day to its minute [preview.time]', async ({ page }) => {
  await writeDraft('test-time-typed', [text]);
  await openPage(page, 'test-time-typed');
  await seeAsOf(page, '2026-12-24T18:00');
  const face = page.locator('.moment > button');
  await face.click();
  await page.getByLabel('See the page as of').focus();
  // Day and month are the same, because browsers differ in which comes first; so is noon with and without “PM”.
  await page.keyboard.type('121220271200');
  await expect(face).toHaveText(inWords('', 'Sunday 12 December 2027 at 12:00'));
});
