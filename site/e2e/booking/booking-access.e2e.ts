import { expect, type Page, test } from '@playwright/test';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { findCutOffText } from '../pages/crawl/find-cut-words.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { interceptFirst } from '../product/intercept-first.ts';
import { closePopup } from '../product/product.ts';
import {
  choose,
  farDay,
  journey,
  newGuest,
  press,
  referenceOf,
  resolveOpeningStep,
  retry,
  stepOf,
  typeDetails,
} from './testing/booking-visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => closePopup(page));

/** Goes through the whole journey and checks every step, its error messages and a slow response. */
async function lookAtEachStep(page: Page, daysAhead: number, look: (step: string) => Promise<void>): Promise<void> {
  await resolveOpeningStep(page, 'west-hampstead', { date: farDay(daysAhead) });
  await look('party');
  await journey(page).getByRole('spinbutton').fill('9');
  await look('party too large');
  await page.route('**/api/booking/slots/**', (route) => route.fulfill({ status: 500, body: '' }));
  await journey(page).getByRole('spinbutton').fill('2');
  await press(page, 'Find a time');
  await look('no times');
  await page.unroute('**/api/booking/slots/**');
  await retry(page);
  await choose(page, '18:15');
  await look('time');
  await press(page, 'Take this time');
  await expect(stepOf(page, 'extras')).toBeVisible();
  await look('extras');
  await press(page, 'Continue without');
  await press(page, 'Book the table');
  await expect(journey(page).getByRole('alert')).toBeVisible();
  await look('details with faults');
  await typeDetails(page, newGuest());
  await interceptFirst(page, '**/api/booking/create/**', (route) =>
    route.fulfill({ json: { success: false, bookingStatus: 9 } }),
  );
  await press(page, 'Book the table');
  await expect(stepOf(page, 'time')).toBeVisible();
  await look('taken');
  await press(page, 'Take this time');
  await look('details');
  await press(page, 'Book the table');
  await referenceOf(page);
  await look('thanks');
}

const narrow = [360, 75] as const;
const wide = [1280, 76] as const;

for (const [width, daysAhead] of isFullRun ? [narrow, wide] : [narrow])
  test(`axe reports no violations at any step of the journey at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const violations: Record<string, readonly string[]> = {};
    await lookAtEachStep(page, daysAhead, async (step) => {
      const found = await findPageErrors(page);
      if (found.length > 0) violations[step] = found;
    });
    expect(violations).toEqual({});
  });

test('at 320 px every step of the journey scrolls only vertically, with no text cut off', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const violations: Record<string, readonly string[]> = {};
  await lookAtEachStep(page, 77, async (step) => {
    await page.evaluate(() => document.fonts.ready);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const found = [...(over > 0 ? [`scrolls sideways by ${over} px`] : []), ...(await findCutOffText(page))];
    if (found.length > 0) violations[step] = found;
  });
  expect(violations).toEqual({});
});

test('with forced colours the current step and the chosen time look different from the others [booking.step2]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await resolveOpeningStep(page, 'west-hampstead', { date: farDay(74) });
  await press(page, 'Find a time');
  await choose(page, '18:15');
  const lookOf = (selector: string) =>
    journey(page)
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return { backgroundColor, isOutlined: borderTopStyle === 'solid' && borderTopWidth !== '0px' };
      });
  const chosen = await lookOf('label:has(input[name=time]:checked)');
  const free = await lookOf('label:has(input[name=time]:enabled:not(:checked))');
  expect(free.isOutlined).toBe(true);
  expect(chosen.backgroundColor).not.toBe(free.backgroundColor);
  const current = await lookOf('ol > li[aria-current]');
  expect(current.backgroundColor).not.toBe((await lookOf('ol > li[data-done]')).backgroundColor);
});

test('each attempt with errors shows and focuses their summary [booking.step3]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await resolveOpeningStep(page, 'west-hampstead', { date: farDay(73) });
  await press(page, 'Find a time');
  await choose(page, '18:15');
  await press(page, 'Take this time');
  await press(page, 'Continue without');
  for (const attempt of [1, 2]) {
    await press(page, 'Book the table');
    const summary = journey(page).getByRole('alert');
    await expect(summary, `attempt ${attempt}`).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 1 });
    await journey(page).getByRole('button', { name: 'Book the table' }).scrollIntoViewIfNeeded();
  }
});
