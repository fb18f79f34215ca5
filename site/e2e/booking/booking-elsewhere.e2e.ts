import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { closePopup, siteUrl } from '../product/product.ts';
import {
  bookingsOf,
  chooseFirstTime,
  expectDetails,
  type Guest,
  journey,
  newGuest,
  press,
  referenceOf,
  resolveOpeningStep,
  stepOf,
  takeRiverside,
  takeTime,
  terraceDay,
  typeDetails,
} from './testing/booking-visitor.ts';

/** Loses a table for five on the terrace of Battersea at six, with all guest details typed. */
async function loseTable(page: Page, guest: Guest, date: string): Promise<void> {
  await resolveOpeningStep(page, 'battersea', { date });
  await journey(page).getByRole('spinbutton').fill('5');
  await press(page, 'Find a time');
  await journey(page).getByLabel('Area').selectOption('Riverside terrace');
  await takeTime(page, '18:00');
  await typeDetails(page, guest);
  await takeRiverside(date, '18:00');
  await press(page, 'Book the table');
  await expect(stepOf(page, 'time').getByRole('alert').first()).toBeVisible();
}

test.describe('with script', () => {
  test.beforeEach(({ page }) => closePopup(page));

  test('a guest who lost a table gets the same time in another area with two presses, without retyping anything [booking.taken]', async ({
    page,
  }) => {
    const [guest, date] = [newGuest(), terraceDay(3)];
    await loseTable(page, guest, date);
    await journey(page)
      .getByRole('button', { name: /^Main room 18:00/ })
      .click();
    await expect(stepOf(page, 'details')).toContainText('18:00');
    await expectDetails(page, guest);
    await press(page, 'Book the table');
    const reference = await referenceOf(page);
    expect(await bookingsOf(guest, '1002', date)).toMatchObject([{ reference, area: 'Main room', time: '18:00' }]);
  });

  test('a guest who lost a table continues at a restaurant nearby with party, day and typed text, even after a reload [booking.taken] [booking.availability]', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const [guest, date] = [newGuest(), terraceDay(4)];
    await loseTable(page, guest, date);
    const nearby = journey(page).getByRole('link', { name: /miles?$/ });
    await expect(nearby.first()).toBeVisible();
    const miles = (await nearby.allInnerTexts()).map((text) =>
      Number.parseFloat(/[\d.]+(?= mile)/.exec(text)?.[0] ?? ''),
    );
    expect(miles.length).toBeLessThanOrEqual(3);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    const title = await nearby.first().locator('b').innerText();
    await nearby.first().click();
    await expect(page).toHaveURL(new RegExp(`/booking/(?!battersea)[a-z-]+\\?.*date=${date}&.*adults=5`));
    await expect(page.getByRole('region', { name: `Book a table at ${title}` })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(journey(page)).toContainText('5 people');
    await takeTime(page, '18:00');
    await expectDetails(page, guest);
    expect(await page.evaluate(() => sessionStorage.getItem('moved-booking'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('region', { name: `Book a table at ${title}` })).toBeVisible();
    await expectDetails(page, guest);
    await press(page, 'Book the table');
    const reference = await referenceOf(page);
    const calendar = await stepOf(page, 'thanks')
      .getByRole('link', { name: 'Add to your calendar' })
      .getAttribute('href');
    const storeId = /calendar\/(\d+)/.exec(calendar ?? '')?.[1] ?? '';
    expect(storeId).not.toBe('1002');
    expect(await bookingsOf(guest, storeId, date)).toMatchObject([{ reference, adults: 5, time: '18:00' }]);
    expect(await bookingsOf(guest, '1002', date)).toEqual([]);
  });

  test('a guest who loses a table twice is shown the telephone number [booking.taken]', async ({ page }) => {
    const [guest, date] = [newGuest(), terraceDay(5)];
    await page.route('**/api/booking/create/**', (route) =>
      route.fulfill({ json: { success: false, bookingStatus: 9 } }),
    );
    await resolveOpeningStep(page, 'oxford', { date });
    await press(page, 'Find a time');
    await chooseFirstTime(page);
    await press(page, 'Take this time');
    await typeDetails(page, guest);
    await press(page, 'Book the table');
    await expect(stepOf(page, 'time').getByRole('alert')).toBeVisible();
    await expect(journey(page).getByRole('link', { name: /^Ring Oxford/ })).toHaveCount(0);
    await press(page, 'Take this time');
    await press(page, 'Book the table');
    await expect(stepOf(page, 'time').getByRole('link', { name: /^Ring Oxford/ })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest who lost a table gets links to restaurants nearby, with day and party [booking.taken]', async ({
    page,
  }) => {
    const [guest, date] = [newGuest(), terraceDay(6)];
    await chooseCookies(page.context(), siteUrl());
    const lostTable = { date, occasion: 'dinner', adults: '5', time: '18:00', area: 'riverside', step: 'details' };
    await page.goto(`${siteUrl()}/booking/battersea?${new URLSearchParams(lostTable)}`);
    await typeDetails(page, guest);
    await takeRiverside(date, '18:00');
    await press(page, 'Book the table');
    await stepOf(page, 'time')
      .getByRole('link', { name: /miles?$/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/booking/(?!battersea)[a-z-]+\\?.*date=${date}&.*adults=5`));
    await expect(stepOf(page, 'time').getByRole('radio').first()).toBeVisible();
  });
});
