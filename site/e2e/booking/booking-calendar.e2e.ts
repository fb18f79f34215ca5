import { expect, type Locator, type Page, test } from '@playwright/test';
import { isoWeekday, monthsAfter } from '#blocks/booking/calendar/day/calendar-day.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { atRest } from '../product/pass-time.ts';
import { ask, siteUrl } from '../product/product.ts';

/** A restaurant that is closed on Mondays all year. */
const path = '/booking/henley';

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const field = (page: Page): Locator => page.getByLabel('Day', { exact: true });
const opener = (page: Page): Locator => page.getByRole('button', { name: /^(Choose a date|Change date, .+)$/ });
const calendar = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a date' });
const cell = (page: Page, day: string): Locator =>
  calendar(page).getByRole('gridcell', { name: formatDayWithWeekday(day) });

interface Bounds {
  readonly first: string;
  readonly last: string;
}

/** The first and last day the restaurant takes bookings for, from the page without script. */
async function readBounds(): Promise<Bounds> {
  const { body } = await ask(path);
  const [, first = '', last = ''] = /type="date"[^>]*min="([^"]+)" max="([^"]+)"/.exec(body) ?? [];
  return { first, last };
}

/**
 * The first given weekday (1 for Monday) more than two weeks after a day, avoiding Christmas, when restaurants close.
 */
function laterWeekday(after: string, weekday: number): string {
  const day = addDays(after, 14 + ((weekday - isoWeekday(after) + 7) % 7));
  return /-12-[23]|-01-0/.test(day) ? addDays(day, 21) : day;
}

async function come(page: Page): Promise<Bounds> {
  const bounds = await readBounds();
  await page.goto(siteUrl() + path);
  await field(page).hover();
  await expect(opener(page)).toBeVisible();
  return bounds;
}

/** Enters a day and leaves the field for the calendar's button. */
async function enter(page: Page, day: string): Promise<void> {
  await field(page).fill(day);
  await opener(page).focus();
}

async function press(page: Page, key: string, day: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(cell(page, day), key).toBeFocused();
}

test('the calendar works by keyboard, with one tab stop among its days, and returns the focus [booking.date]', async ({
  page,
}) => {
  const { first } = await come(page);
  const thursday = laterWeekday(first, 4);
  await enter(page, thursday);
  await page.keyboard.press('Enter');
  await expect(cell(page, thursday)).toBeFocused();
  await expect(cell(page, thursday)).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowRight', addDays(thursday, 1));
  await press(page, 'ArrowDown', addDays(thursday, 8));
  await press(page, 'ArrowLeft', addDays(thursday, 7));
  await press(page, 'ArrowUp', thursday);
  await press(page, 'Home', addDays(thursday, -3));
  await press(page, 'End', addDays(thursday, 3));
  await press(page, 'PageDown', monthsAfter(addDays(thursday, 3), 1));
  await expect(calendar(page).locator('[data-day][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(calendar(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(field(page)).toHaveValue(thursday);

  await page.keyboard.press('Space');
  await press(page, 'ArrowRight', addDays(thursday, 1));
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAccessibleName(`Change date, ${formatDayWithWeekday(addDays(thursday, 1))}`);
  await expect(field(page)).toHaveValue(addDays(thursday, 1));
});

test('the calendar opens again right after it was closed [booking.date]', async ({ page }) => {
  const { first } = await come(page);
  await enter(page, laterWeekday(first, 4));
  await opener(page).click();
  await expect(calendar(page)).toBeVisible();
  // The key press arrives before the browser's own close event of the dialog.
  await opener(page).evaluate(async (button: HTMLButtonElement) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await Promise.resolve();
    button.click();
  });
  await atRest(page);
  await expect(calendar(page)).toBeVisible();
  await expect(calendar(page).locator('[data-day][tabindex="0"]')).toBeFocused();
});

test('the calendar ends at the last bookable day, its buttons keep the focus, and its month is announced [booking.date]', async ({
  page,
}) => {
  const { first } = await come(page);
  await enter(page, laterWeekday(first, 4));
  await page.keyboard.press('Enter');
  const back = calendar(page).getByRole('button', { name: 'Previous month' });
  await back.focus();
  for (let month = 0; month < 4; month += 1) await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  const monthHeading = calendar(page).getByRole('heading');
  await expect(monthHeading).toHaveAttribute('aria-live', 'polite');
  await expect(calendar(page).getByRole('grid')).toHaveAccessibleName((await monthHeading.textContent()) ?? '');
  await expect(calendar(page).locator('[aria-current=date]')).toHaveAttribute('data-day', first);
  await expect(calendar(page).getByRole('columnheader').first()).toHaveAttribute('abbr', 'Monday');
  expect(await findPageErrors(page, { within: 'dialog[open]' })).toEqual([]);
});

test('closed and past days can be focused, say why, and cannot be selected [booking.date]', async ({ page }) => {
  const { first, last } = await come(page);
  const tuesday = laterWeekday(first, 2);
  const monday = addDays(tuesday, -1);
  await enter(page, tuesday);
  await page.keyboard.press('Enter');
  await press(page, 'ArrowLeft', monday);
  await expect(cell(page, monday)).toHaveAccessibleName(`${formatDayWithWeekday(monday)}, Closed`);
  await expect(cell(page, monday)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('status')).toHaveText(
    `${formatDayWithWeekday(monday)} cannot be picked: Closed.`,
  );
  await cell(page, monday).click({ force: true });
  await expect(calendar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue(tuesday);

  const refused = [
    [monday, /The restaurant is closed on/],
    [addDays(first, -1), /has passed/],
    [addDays(last, 1), /too far ahead/],
  ] as const;
  for (const [day, message] of refused) {
    await enter(page, day);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(message);
    await expect(field(page)).toHaveValue(day);
    await expect(opener(page)).toHaveAccessibleName('Choose a date');
  }
});

test('Back closes the calendar before it leaves the page [diner.dialog] [booking.date]', async ({ page }) => {
  await page.goto(siteUrl());
  await come(page);
  await opener(page).click();
  await expect(calendar(page)).toBeVisible();
  await page.goBack();
  await expect(calendar(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(page.url()).toContain(path);
  await opener(page).click();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toHaveCount(0);
  expect(page.url()).toContain(path);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl()}/`);
});

test('a day is chosen once it is typed, and an incomplete one is an error [booking.date]', async ({ page }) => {
  const { first } = await come(page);
  const day = laterWeekday(first, 5);
  await field(page).fill(day);
  await expect(opener(page)).toHaveAccessibleName(`Change date, ${formatDayWithWeekday(day)}`);
  await page.keyboard.press('Backspace');
  await opener(page).focus();
  await expect(field(page)).toHaveAccessibleDescription('Enter a day, month and year.');
  await expect(opener(page)).toHaveAccessibleName('Choose a date');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the native date field takes the day, limited to the bookable days [booking.date]', async ({ page }) => {
    const { first, last } = await readBounds();
    await page.goto(siteUrl() + path);
    await expect(field(page)).toHaveAttribute('type', 'date');
    await expect(field(page)).toHaveAttribute('name', 'date');
    expect(first < last).toBe(true);
    const day = laterWeekday(first, 3);
    await field(page).fill(day);
    await page.getByRole('button', { name: 'Find a time' }).click();
    expect(new URL(page.url()).searchParams.get('date')).toBe(day);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

  test('the calendar fits and each of its days is 44 px wide and high [booking.date]', async ({ page }) => {
    await come(page);
    await opener(page).tap();
    const boxes = await calendar(page)
      .locator('[data-day], button')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    expect(boxes.length).toBeGreaterThan(28);
    expect(Math.min(...boxes.flat())).toBeGreaterThanOrEqual(44);
    expect(await calendar(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
