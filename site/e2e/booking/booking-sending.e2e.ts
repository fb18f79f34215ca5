import { expect, type Page, type Route, test } from '@playwright/test';
import { slotTakenMessage, uncertainMessage } from '#schemas/domain/booking/booking-message.ts';
import { interceptFirst } from '../product/intercept-first.ts';
import { atRest } from '../product/pass-time.ts';
import { closePopup } from '../product/product.ts';
import {
  bookingsOf,
  chooseFirstTime,
  expectDetails,
  farDay,
  journey,
  newGuest,
  openDetails,
  press,
  recordRequests,
  referenceOf,
  resolveOpeningStep,
  stepHeading,
  stepOf,
  takeRiverside,
  takeTime,
  terraceDay,
  typeDetails,
} from './testing/booking-visitor.ts';

test.beforeEach(({ page }) => closePopup(page));

const creation = '**/api/booking/create/**';
const offlineWords = 'You are offline. Nothing is lost: try again when you are connected.';
const fails =
  (json: object, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json });
const crashes = (route: Route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' });
const late = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await route.continue().catch(() => undefined);
};

const keysOf = (page: Page): string[] => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/booking/create/')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};

test('a refused booking shows the server’s message, stops waiting, keeps what was typed, and gets a new idempotency key [booking.error]', async ({
  page,
}) => {
  const guest = newGuest();
  const keys = keysOf(page);
  await openDetails(page, 'cardiff', farDay(60), '18:00');
  await typeDetails(page, guest);
  await page.route(creation, fails({ success: false, errorCode: 6, message: 'The wok is cold.' }));
  await press(page, 'Book the table');
  await expect(journey(page).getByRole('alert')).toHaveText('The wok is cold.');
  await expectDetails(page, guest);
  await page.unroute(creation);
  await press(page, 'Book the table');
  await referenceOf(page);
  expect(new Set(keys).size).toBe(2);
});

test('a booking that crashes is retried with the same key, is shown as uncertain with what was typed, and books once in the end [booking.error] [upstream.once] [booking.once]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), farDay(61)];
  const keys = keysOf(page);
  await openDetails(page, 'cardiff', date, '18:00');
  await typeDetails(page, guest);
  await page.route(creation, crashes);
  await press(page, 'Book the table');
  await expect(journey(page).getByRole('alert')).toContainText(uncertainMessage({ isEnquiry: false }));
  await expectDetails(page, guest);
  await page.unroute(creation);
  await press(page, 'Book the table');
  const reference = await referenceOf(page);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(await bookingsOf(guest, '1004', date)).toMatchObject([{ reference }]);
});

test('a booking with a lost response is found again, not made again [booking.once]', async ({ page }) => {
  const [guest, date] = [newGuest(), farDay(62)];
  await openDetails(page, 'cardiff', date, '18:00');
  await typeDetails(page, guest);
  await interceptFirst(page, creation, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page, 'Book the table');
  const reference = await referenceOf(page);
  expect(await bookingsOf(guest, '1004', date)).toMatchObject([{ reference }]);
});

test('after a lost response a changed booking is not made until the guest confirms it [booking.once]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), farDay(66)];
  await openDetails(page, 'cardiff', date, '18:00');
  await typeDetails(page, guest);
  await interceptFirst(
    page,
    creation,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    2,
  );
  await press(page, 'Book the table');
  await expect(journey(page).getByRole('alert')).toContainText(uncertainMessage({ isEnquiry: false }));
  await typeDetails(page, { ...guest, specialRequest: 'By the window' });
  for (let again = 0; again < 2; again += 1) {
    await press(page, 'Book the table');
    await expect(journey(page).getByRole('alert')).toContainText(uncertainMessage({ isEnquiry: false }));
    expect(await bookingsOf(guest, '1004', date)).toHaveLength(1);
  }
  await journey(page).getByRole('link', { name: 'Book another table all the same' }).click();
  await press(page, 'Book the table');
  await referenceOf(page);
  expect(await bookingsOf(guest, '1004', date)).toHaveLength(2);
});

test('without a network the page says so, keeps what was typed, and books once when the network returns [booking.error] [booking.once]', async ({
  page,
  context,
}) => {
  const [guest, date] = [newGuest(), farDay(63)];
  await openDetails(page, 'cardiff', date, '18:00');
  await typeDetails(page, guest);
  await context.setOffline(true);
  await press(page, 'Book the table');
  await expect(journey(page).getByRole('alert')).toHaveText(offlineWords);
  await context.setOffline(false);
  await expectDetails(page, guest);
  await press(page, 'Book the table');
  const reference = await referenceOf(page);
  expect(await bookingsOf(guest, '1004', date)).toMatchObject([{ reference }]);
});

test('pressing twice sends once [booking.once]', async ({ page }) => {
  const [guest, date] = [newGuest(), farDay(64)];
  const keys = keysOf(page);
  await openDetails(page, 'cardiff', date, '18:00');
  await typeDetails(page, guest);
  await page.route(creation, late(700));
  await journey(page).getByRole('button', { name: 'Book the table' }).dblclick();
  await expect(journey(page).getByRole('button', { name: 'Booking your table' })).toBeVisible();
  await page.keyboard.press('Enter');
  await referenceOf(page);
  expect(keys).toHaveLength(1);
  expect(await bookingsOf(guest, '1004', date)).toHaveLength(1);
});

test('a table taken in the meantime shows a message with all values kept and new times, is recorded once, and two presses lead to another [booking.taken]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), terraceDay(2)];
  const { steps } = recordRequests(page);
  await resolveOpeningStep(page, 'battersea', { date });
  await journey(page).getByRole('spinbutton').fill('6');
  await press(page, 'Find a time');
  await journey(page).getByLabel('Area').selectOption('Riverside terrace');
  await takeTime(page, '18:00');
  await typeDetails(page, guest);
  await takeRiverside(date, '18:00');
  await press(page, 'Book the table');
  await expect(stepOf(page, 'time')).toBeVisible();
  await expect(stepHeading(page)).toBeFocused();
  await expect(journey(page).getByRole('alert')).toContainText(slotTakenMessage);
  await expect(journey(page).getByRole('radio', { name: '18:00' })).toBeDisabled();
  await expect(journey(page).getByLabel('Area')).toHaveValue('riverside');
  await expect(journey(page)).toContainText('6 people');
  await press(page, 'Take this time');
  await expectDetails(page, guest);
  await press(page, 'Book the table');
  const reference = await referenceOf(page);
  expect(await bookingsOf(guest, '1002', date)).toMatchObject([{ reference, area: 'Riverside terrace', adults: 6 }]);
  expect(steps().filter((name) => name === 'booking_unavailable')).toHaveLength(1);
});

test('a guest who lost a table keeps the extras and is not asked for them again [booking.taken] [booking.upsells]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), farDay(70)];
  await resolveOpeningStep(page, 'west-hampstead', { date });
  await press(page, 'Find a time');
  await chooseFirstTime(page);
  await press(page, 'Take this time');
  await journey(page)
    .getByRole('combobox', { name: /Prawn crackers/ })
    .selectOption('2');
  await press(page, 'Add and continue');
  await typeDetails(page, guest);
  await interceptFirst(page, creation, fails({ success: false, bookingStatus: 9 }));
  await press(page, 'Book the table');
  await expect(journey(page).getByRole('alert')).toContainText(slotTakenMessage);
  await press(page, 'Take this time');
  await press(page, 'Book the table');
  await referenceOf(page);
  expect(await bookingsOf(guest, '1020', date)).toMatchObject([{ extras: [{ id: 'crackers', qty: 2 }] }]);
});

test('no address and no recorded step contains the guest’s personal data [booking.events]', async ({ page }) => {
  const guest = newGuest();
  const { requests, events, to } = recordRequests(page);
  await openDetails(page, 'henley', farDay(60), '18:00');
  await typeDetails(page, guest);
  await press(page, 'Book the table');
  await referenceOf(page);
  await atRest(page);
  expect(to('/api/booking/create/')).toHaveLength(1);
  const personal = Object.values(guest).flatMap((value) => [value, encodeURIComponent(value)]);
  const sentText = [...requests.map(({ url }) => url), page.url(), ...events().map(({ body }) => body)].join('\n');
  expect(personal.filter((value) => sentText.includes(value))).toEqual([]);
  for (const { body } of events()) expect(Object.keys(JSON.parse(body))).toEqual(['name', 'step']);
  const storedText = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(personal.filter((value) => storedText.includes(value))).toEqual([]);
});
