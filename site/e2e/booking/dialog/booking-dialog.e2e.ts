import { expect, type Locator, type Page, test } from '@playwright/test';

import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { siteUrl } from '#site/e2e/product/product.ts';
import { chooseFirstTime, farDay, newGuest, referenceOf, stepOf, typeDetails } from '../testing/booking-visitor.ts';

const restaurantPath = '/restaurants/bath/bath';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Book a table at Bath' });
const calendar = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a date' });
const opener = (page: Page): Locator => dialog(page).getByRole('button', { name: /^Change date, / });
const chosenDate = (page: Page): Locator => dialog(page).locator('input[name=date]');
const cell = (page: Page, date: string): Locator =>
  calendar(page).getByRole('gridcell', { name: formatDayWithWeekday(date), exact: true });
const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });

/** Opens the dialog over the restaurant's page at a date. */
async function openDialog(page: Page, date: string): Promise<void> {
  await chooseCookies(page.context(), siteUrl());
  await page.goto(`${siteUrl()}${restaurantPath}#booking`);
  const tile = page.locator('#booking');
  await expect(tile.getByRole('button', { name: /date/ })).toBeVisible();
  await tile.getByLabel('Day', { exact: true }).fill(date);
  await tile.getByLabel('Day', { exact: true }).press('Enter');
  await expect(stepOf(page, 'time')).toBeVisible();
}

/** Opens the dialog, and goes back to the step with the calendar. */
async function openPartyStep(page: Page, date: string): Promise<void> {
  await openDialog(page, date);
  await dialog(page).getByRole('link', { name: 'Party' }).click();
  await expect(button(page, 'Find a time')).toBeVisible();
}

/** Expects the dialog and the date after the calendar was closed. */
async function expectDialogWith(page: Page, date: string): Promise<void> {
  await expect(calendar(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(chosenDate(page)).toHaveValue(date);
  await expect(opener(page)).toBeFocused();
}

type Press = (target: Locator) => Promise<void>;

const withKeyboard: Press = async (target) => {
  await target.focus();
  await target.press('Enter');
};

/** Goes from the calendar to the reference, with one input method. */
async function bookThroughCalendar(page: Page, press: Press, date: string, pick: Press = press): Promise<void> {
  const next = addDays(date, 1);
  await press(opener(page));
  await press(calendar(page).getByRole('button', { name: 'Close' }));
  await expectDialogWith(page, date);
  await press(opener(page));
  await pick(cell(page, next));
  await expectDialogWith(page, next);
  await press(button(page, 'Find a time'));
  await expect(stepOf(page, 'time')).toBeVisible();
  await chooseFirstTime(page);
  await press(button(page, 'Take this time'));
  const skip = button(page, 'Continue without');
  await expect(skip.or(dialog(page).getByLabel('First name'))).toBeVisible();
  if (await skip.isVisible()) await press(skip);
  await typeDetails(page, newGuest());
  await press(button(page, 'Book the table'));
  expect(await referenceOf(page)).not.toBe('');
  await press(button(page, 'Close'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(calendar(page)).toHaveCount(0);
}

test('only the calendar closes, however it is closed, and the booking continues to its reference with a mouse [booking.modal] [booking.date]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const date = farDay(58);
  await openPartyStep(page, date);
  await opener(page).click();
  await page.keyboard.press('Escape');
  await expectDialogWith(page, date);
  await opener(page).click();
  await page.mouse.click(3, 3);
  await expectDialogWith(page, date);
  await bookThroughCalendar(page, (target) => target.click(), date);
});

test('the same journey works with the keyboard alone [booking.modal] [booking.date]', async ({ page }) => {
  test.setTimeout(60_000);
  const date = farDay(57);
  await openPartyStep(page, date);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, date)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectDialogWith(page, date);
  await bookThroughCalendar(page, withKeyboard, date, async (tomorrow) => {
    await page.keyboard.press('ArrowRight');
    await expect(tomorrow).toBeFocused();
    await page.keyboard.press('Enter');
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the same journey works by touch on a small phone [booking.modal] [booking.date]', async ({ page }) => {
    test.setTimeout(60_000);
    const date = farDay(56);
    await openPartyStep(page, date);
    await opener(page).tap();
    await page.touchscreen.tap(3, 3);
    await expectDialogWith(page, date);
    await bookThroughCalendar(page, (target) => target.tap(), date);
  });
});

test('Back goes from step to step, closes the dialog from the first, and Forward restores it all [booking.modal]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const date = farDay(55);
  await openPartyStep(page, date);
  await dialog(page).getByRole('spinbutton').fill('3');
  await button(page, 'Find a time').click();
  await chooseFirstTime(page);
  await button(page, 'Take this time').click();
  const skip = button(page, 'Continue without');
  await expect(skip.or(dialog(page).getByLabel('First name'))).toBeVisible();
  const hasExtras = await skip.isVisible();
  if (hasExtras) await skip.click();
  await dialog(page).getByLabel('First name').fill('Zoë');
  if (hasExtras) {
    await page.goBack();
    await expect(stepOf(page, 'extras')).toBeVisible();
  }
  await page.goBack();
  await expect(stepOf(page, 'time').getByText('3 people')).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: 'When' })).toBeFocused();
  await page.goBack();
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('3');
  await page.goBack();
  await expect(stepOf(page, 'time')).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(restaurantPath);
  await page.goForward();
  await expect(stepOf(page, 'time')).toBeVisible();
  await page.goForward();
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('3');
  await page.goForward();
  await expect(stepOf(page, 'time')).toBeVisible();
  await page.goForward();
  if (hasExtras) await page.goForward();
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Zoë');
  await page.reload();
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Zoë');
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
});

test('Back closes only an open calendar; a closed dialog leaves no entry in the history [booking.modal]', async ({
  page,
}) => {
  const date = farDay(54);
  await page.goto(`${siteUrl()}/faqs`);
  await openPartyStep(page, date);
  await opener(page).click();
  await expect(calendar(page)).toBeVisible();
  await page.goBack();
  await expect(calendar(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(chosenDate(page)).toHaveValue(date);
  await button(page, 'Find a time').click();
  await expect(stepOf(page, 'time')).toBeVisible();
  await button(page, 'Close').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#booking').getByLabel('Day', { exact: true })).toBeFocused();
  await page.goForward().catch(() => null);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
});

test('on the journey’s page Back goes from step to step, and from the first one leaves [route.booking]', async ({
  page,
}) => {
  await chooseCookies(page.context(), siteUrl());
  await page.goto(`${siteUrl()}/faqs`);
  await page.goto(`${siteUrl()}/booking/bath?date=${farDay(53)}`);
  await expect(stepOf(page, 'party').getByRole('button', { name: /^Change date/ })).toBeVisible();
  await stepOf(page, 'party').getByRole('spinbutton').fill('4');
  await stepOf(page, 'party').getByRole('button', { name: 'Find a time' }).click();
  await expect(stepOf(page, 'time')).toBeVisible();
  await page.goBack();
  await expect(stepOf(page, 'party').getByRole('spinbutton')).toHaveValue('4');
  await page.goForward();
  await expect(stepOf(page, 'time')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
});
