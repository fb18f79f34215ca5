import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { findPageErrors } from '#site/e2e/pages/crawl/find-page-errors.ts';
import { siteUrl } from '#site/e2e/product/product.ts';
import { chooseFirstTime, expectDetails, farDay, newGuest, typeDetails } from '../testing/booking-visitor.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a table at Henley' });

/** Goes to the details in the dialog, past the extras. */
async function openDetailsInDialog(page: Page): Promise<void> {
  await chooseFirstTime(page);
  await dialog(page).getByRole('button', { name: 'Take this time' }).click();
  const continueButton = dialog(page).getByRole('button', { name: 'Continue without' });
  await expect(continueButton.or(dialog(page).getByLabel('First name'))).toBeVisible();
  if (await continueButton.isVisible()) await continueButton.click();
}

/** Opens the journey over a restaurant’s own page. */
async function openModal(page: Page): Promise<void> {
  await chooseCookies(page.context(), siteUrl());
  await page.goto(`${siteUrl()}/restaurants/henley-on-thames/henley#booking`);
  const tile = page.locator('#booking');
  await expect(tile.getByRole('button', { name: /date/ })).toBeVisible();
  await tile.getByLabel('Day', { exact: true }).fill(farDay(70));
  await tile.getByRole('button', { name: 'Find a table' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('the journey opens over the page: 800 px wide, its steps side by side, with a close button and a focus trap [booking.modal]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openModal(page);
  await expect(dialog(page)).toBeFocused();
  expect((await dialog(page).boundingBox())?.width).toBe(800);
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  const steps = dialog(page).getByRole('list', { name: 'Steps' }).getByRole('listitem');
  const tops = await steps.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await findPageErrors(page)).toEqual([]);
  await expect(dialog(page).getByRole('heading', { name: 'When' })).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at?.closest('dialog') ? 'inside' : at?.outerHTML.slice(0, 80);
    });
    expect(where).toBe('inside');
  }
  await dialog(page).getByRole('link', { name: 'Party' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Find a time' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#booking').getByRole('button', { name: 'Find a table' })).toBeFocused();
});

test('leaving with typed text asks for confirmation; staying keeps the text, starting again discards it [booking.modal]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openModal(page);
  await openDetailsInDialog(page);
  await dialog(page).getByLabel('First name').fill('Zoë');
  await page.keyboard.press('Escape');
  const stay = dialog(page).getByRole('button', { name: 'Stay' });
  await expect(stay).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stay).toBeHidden();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await stay.click();
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Zoë');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.locator('#booking').getByRole('button', { name: 'Find a table' }).click();
  await dialog(page).getByRole('link', { name: 'Party' }).click();
  await dialog(page).getByRole('spinbutton').fill('5');
  await dialog(page).getByRole('button', { name: 'Start again' }).click();
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('2');
});

test('a reload opens the dialog again at the same step, but not once it was left [booking.modal] [booking.once]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const guest = newGuest();
  await openModal(page);
  await openDetailsInDialog(page);
  await typeDetails(page, guest);
  await page.reload();
  await expect(dialog(page).getByLabel('First name')).toBeVisible();
  await expectDetails(page, guest);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await page.reload();
  await expect(page.locator('#booking').getByRole('button', { name: /date/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('up to ten restaurants are listed by distance, with which of them have a table; each links to its journey [booking.tile] [booking.location] [booking.availability]', async ({
    page,
  }) => {
    const date = farDay(65);
    await page.goto(`${siteUrl()}/#booking`);
    await page.locator('#booking').getByRole('button', { name: 'Find a table' }).click();
    await expect(page).toHaveURL(/\/booking\/choose/);
    await page.getByLabel('Town, postcode or restaurant').fill('Bath');
    await page.getByLabel('Day', { exact: true }).fill(date);
    await page.getByLabel('How many').fill('4');
    await page.locator('#booking').getByRole('button', { name: 'Find a table' }).click();
    const places = page.locator('#booking [data-free]');
    const miles = (await places.locator('span').allInnerTexts()).map((text) => Number.parseFloat(text));
    expect(miles.length).toBeGreaterThan(3);
    expect(miles.length).toBeLessThanOrEqual(10);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    await expect(places.filter({ hasText: 'Has a table' }).first()).toBeVisible();
    await page.locator('#booking [data-free=true] a').first().click();
    await expect(page).toHaveURL(new RegExp(`/booking/[a-z-]+\\?.*date=${date}&adults=4`));
    const party = page.locator('[data-journey=party]');
    await expect(party.getByRole('heading', { name: 'Which occasion' })).toBeVisible();
    await expect(party).toContainText('4 people');
    await party.getByRole('link', { name: 'Change day or how many' }).click();
    await expect(party.getByRole('spinbutton')).toHaveValue('4');
  });

  test('the location comes first on the home page, and is not a step where it is known [booking.location]', async ({
    page,
  }) => {
    await page.goto(`${siteUrl()}/#booking`);
    const tile = page.locator('#booking');
    const where = tile.getByLabel('Where');
    await expect(where).toBeVisible();
    await where.selectOption({ label: 'Henley' });
    await tile.getByLabel('How many').fill('4');
    await tile.getByRole('button', { name: 'Find a table' }).click();
    await expect(page).toHaveURL(/\/booking\/henley\?adults=4/);
    await expect(page.locator('[data-journey=party]').getByRole('spinbutton')).toHaveValue('4');
    await page.goto(`${siteUrl()}/restaurants/henley-on-thames/henley`);
    await expect(page.locator('#booking').getByLabel('Where')).toHaveCount(0);
    await page.locator('#booking').getByRole('button', { name: 'Find a table' }).click();
    await expect(page).toHaveURL(/\/booking\/henley\?/);
  });
});
