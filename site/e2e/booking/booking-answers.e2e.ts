import { expect, type Route, test } from '@playwright/test';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { atRest } from '../product/pass-time.ts';
import { closePopup } from '../product/product.ts';
import {
  choose,
  chooseFirstTime,
  farDay,
  journey,
  press,
  recordRequests,
  resolveOpeningStep,
  retry,
  stepOf,
} from './testing/booking-visitor.ts';

test.beforeEach(({ page }) => closePopup(page));

const slots = '**/api/booking/slots/**';
const fails =
  (json: object, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json });
const crashes = (route: Route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' });
const late = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await route.continue().catch(() => undefined);
};

test('placeholder tiles reserve space for a slow response', async ({ page }) => {
  await resolveOpeningStep(page, 'bath', { date: farDay(60) });
  await page.route(slots, late(1500));
  await press(page, 'Find a time');
  await expect(journey(page).getByRole('status')).toHaveText('Looking for tables');
  await expect(journey(page).getByRole('radio').first()).toBeVisible();
  await expect(journey(page).getByRole('status')).toHaveCount(0);
});

test('a request replaced by a newer choice is aborted and its response is never shown', async ({ page }) => {
  const [first, second] = [farDay(61), farDay(62)];
  const occasion = { id: 'stale', name: 'Overtaken', minimumCovers: 1, maximumCovers: 2 };
  await resolveOpeningStep(page, 'bath', { date: farDay(60) });
  const shown: string[] = [];
  const overtaken = page.waitForRequest((request) => request.url().includes(`date=${second}`));
  await page.route(`**/api/booking/occasions/**date=${first}`, async (route) => {
    await overtaken;
    await route.fulfill({ json: { success: true, data: [occasion] } }).catch(() => undefined);
    shown.push(first);
  });
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes(first));
  for (const day of [first, second]) {
    await journey(page).getByRole('textbox', { name: 'Day' }).fill(day);
    await journey(page).getByRole('textbox', { name: 'Day' }).press('Tab');
  }
  await givenUp;
  await expect.poll(() => shown).toEqual([first]);
  await expect(journey(page).getByRole('radio', { name: /Lunch or dinner/ })).toBeVisible();
  await expect(journey(page)).not.toContainText('Overtaken');
});

test('a response with times does not move a visitor who has gone back in the meantime', async ({ page }) => {
  await resolveOpeningStep(page, 'bath', { date: farDay(63) });
  await press(page, 'Find a time');
  await chooseFirstTime(page);
  await page.route('**/api/booking/requirements/**', late(800));
  const answered = page.waitForResponse((response) => response.url().includes('/requirements/'));
  await press(page, 'Take this time');
  await journey(page).getByRole('link', { name: 'Party' }).click();
  await answered;
  await atRest(page);
  await expect(stepOf(page, 'party')).toBeVisible();
});

test('a search without a connection says so, and is retried when the connection returns [booking.slot-failure]', async ({
  page,
}) => {
  await resolveOpeningStep(page, 'bath', { date: farDay(60) });
  await page.context().setOffline(true);
  await press(page, 'Find a time');
  await expect(journey(page).getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(journey(page).getByRole('radio').first()).toBeVisible();
});

test('resetting the number of people for another occasion is announced, and a number above the limit is not reduced [booking.step1]', async ({
  page,
}) => {
  await resolveOpeningStep(page, 'bath', { date: farDay(60) });
  const covers = journey(page).getByRole('spinbutton');
  await covers.fill('7');
  await journey(page).locator('label', { hasText: 'Group set menu' }).click();
  await expect(journey(page).getByRole('radio', { name: /Group set menu/ })).toBeChecked();
  await expect(covers).toHaveValue('9');
  await expect(journey(page).getByText('the number of people is now 9')).toBeVisible();
  await covers.fill('25');
  await expect(journey(page).getByText('the number of people is now')).toHaveCount(0);
  await expect(covers).toHaveValue('25');
  await expect(journey(page).getByText('Tables for up to 20 can be booked here')).toBeVisible();
  await expect(journey(page).getByRole('link', { name: 'ask us for a table' })).toHaveAttribute('href', /guests=25/);
});

test('a selected time stays selected on another day [booking.step2]', async ({ page }) => {
  await resolveOpeningStep(page, 'bath', { date: farDay(60) });
  await press(page, 'Find a time');
  await choose(page, '19:00');
  await journey(page).getByRole('link', { name: 'Party' }).click();
  await journey(page).getByRole('textbox', { name: 'Day' }).fill(farDay(61));
  await press(page, 'Find a time');
  await expect(journey(page).getByRole('radio', { name: '19:00' })).toBeChecked();
});

test('a group is asked for its menu, and none is chosen for it [booking.areas-menus]', async ({ page }) => {
  await resolveOpeningStep(page, 'bath', { date: farDay(60), adults: '12', step: 'party' });
  await journey(page).locator('label', { hasText: 'Group set menu' }).click();
  await press(page, 'Find a time');
  const menu = journey(page).getByLabel('Which menu');
  await expect(menu).toHaveValue('');
  await chooseFirstTime(page);
  await press(page, 'Take this time');
  await expect(menu).toBeFocused();
  await menu.selectOption('group-set');
  await press(page, 'Take this time');
  await expect(page.locator('[data-journey=details], [data-journey=extras]')).toBeVisible();
});

for (const [kind, how, message] of [
  ['crashes', crashes, bookingMessage(undefined)],
  ['times out', fails({ success: false, errorCode: 0 }, 502), bookingMessage(0)],
  ['is refused', fails({ success: false, errorCode: 4 }), bookingMessage(4)],
  ['finds no network', (route: Route) => route.abort(), bookingMessage(undefined)],
] as const)
  test(`a search for times that ${kind} says “${message}”, is recorded once, and can be retried [booking.slot-failure]`, async ({
    page,
  }) => {
    const { steps } = recordRequests(page);
    await resolveOpeningStep(page, 'bath', { date: farDay(64) });
    await page.route(slots, how);
    await journey(page).getByRole('spinbutton').fill('3');
    await press(page, 'Find a time');
    await expect(journey(page).getByRole('alert')).toContainText(message);
    await retry(page);
    await expect(journey(page).getByRole('link', { name: /^Ring Bath/ })).toBeVisible();
    await page.unroute(slots);
    await retry(page);
    await expect(journey(page).getByRole('radio').first()).toBeVisible();
    await expect(journey(page)).toContainText('3 people');
    expect(steps().filter((name) => name === 'booking_unavailable')).toHaveLength(1);
  });
