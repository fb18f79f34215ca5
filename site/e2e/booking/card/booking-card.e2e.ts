import { expect, type Page, test } from '@playwright/test';
import {
  bookingMessage,
  cardRejectedMessage,
  cardUnansweredMessage,
  cardUnconfirmedMessage,
} from '#schemas/domain/booking/booking-message.ts';
import { interceptFirst } from '#site/e2e/product/intercept-first.ts';
import { closePopup, siteUrl } from '#site/e2e/product/product.ts';
import {
  bookingsOf,
  choose,
  expectDetails,
  type Guest,
  journey,
  newGuest,
  press,
  referenceOf,
  stepOf,
  typeDetails,
} from '../testing/booking-visitor.ts';
import { cardPart, farSaturday, openCardStep } from '../testing/brunch-visitor.ts';

/** Cards of the test gateway: the test chooses the bank's response, and no number is needed. */
test.beforeEach(({ page }) => closePopup(page));

const store = '1018';
const [first, second, third] = [farSaturday(49), farSaturday(56), farSaturday(63)];
const noCard = bookingMessage(5);

async function openCardStepAsGuest(page: Page, date: string, time: string): Promise<Guest> {
  const guest = newGuest();
  await openCardStep(page, date, time);
  await typeDetails(page, guest);
  return guest;
}

const ring = (page: Page) =>
  cardPart(page)
    .getByRole('link', { name: /^Ring Soho: \d/ })
    .first();

test('a table that needs a card is booked by keyboard alone, with the policy beside it [booking.card]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const guest = newGuest();
  await openCardStep(page, first, '11:00');
  await expect(cardPart(page)).toContainText('We hold your card and take nothing now.');
  await expect(cardPart(page)).toContainText('This is a test gateway');
  await journey(page).getByLabel('First name').focus();
  for (const text of [guest.firstName, guest.lastName, guest.email, guest.phoneNumber, guest.specialRequest]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(cardPart(page).getByRole('radio', { name: 'A card that is good' })).toBeChecked();
  await page.keyboard.press('Enter');
  const reference = await referenceOf(page);
  expect(await bookingsOf(guest, store, first)).toMatchObject([{ reference, time: '11:00' }]);
});

for (const [trial, message, date, time] of [
  ['A card that is declined', cardRejectedMessage, first, '12:30'],
  ['A bank check that fails', cardUnconfirmedMessage, first, '14:00'],
  ['A bank that does not answer', cardUnansweredMessage, second, '11:00'],
] as const)
  test(`${trial.toLowerCase()} shows an error message beside the telephone number, books nothing and loses nothing, and another card books [booking.card]`, async ({
    page,
  }) => {
    const guest = await openCardStepAsGuest(page, date, time);
    await choose(page, trial);
    await press(page, 'Book the table');
    await expect(journey(page).getByRole('alert')).toHaveText(message);
    await expect(journey(page).getByRole('alert')).toBeFocused();
    await expect(ring(page)).toBeVisible();
    await expectDetails(page, guest);
    expect(await bookingsOf(guest, store, date)).toEqual([]);
    await choose(page, 'A card that is good');
    await press(page, 'Book the table');
    const reference = await referenceOf(page);
    expect(await bookingsOf(guest, store, date)).toMatchObject([{ reference }]);
  });

test('choosing no card shows an error, and the focus goes to the first card [booking.card]', async ({ page }) => {
  await openCardStepAsGuest(page, second, '12:30');
  await press(page, 'Book the table');
  await expect(journey(page).getByRole('alert').getByRole('link')).toHaveText(['Choose a card']);
  await expect(cardPart(page).getByRole('radio').first()).toBeFocused();
  await expect(stepOf(page, 'details')).toBeVisible();
});

test('a guest who loses a table after saving the card need not give it again, unless they choose another [booking.card] [booking.taken]', async ({
  page,
}) => {
  const guest = await openCardStepAsGuest(page, second, '14:00');
  const submittedCards: string[] = [];
  page.on('request', (request) => request.url().includes('/braintree/submit') && submittedCards.push(request.url()));
  await interceptFirst(page, '**/api/booking/create/**', (route) =>
    route.fulfill({ json: { success: false, bookingStatus: 9 } }),
  );
  await choose(page, 'A card that is good');
  await press(page, 'Book the table');
  await press(page, 'Take this time');
  await expect(cardPart(page)).toContainText('Your card is stored already');
  await expectDetails(page, guest);
  await press(page, 'Use another card');
  await expect(cardPart(page).getByRole('radio')).toHaveCount(4);
  await choose(page, 'A card that is good');
  await press(page, 'Book the table');
  await referenceOf(page);
  expect(submittedCards).toHaveLength(2);
});

test('a saved card is not used for a larger party than its bank was asked about [booking.card]', async ({ page }) => {
  await openCardStepAsGuest(page, third, '12:30');
  await interceptFirst(page, '**/api/booking/create/**', (route) =>
    route.fulfill({ json: { success: false, bookingStatus: 9 } }),
  );
  await choose(page, 'A card that is good');
  await press(page, 'Book the table');
  await expect(stepOf(page, 'time')).toBeVisible();
  await journey(page).getByRole('link', { name: 'Party' }).click();
  await journey(page).getByRole('spinbutton').fill('3');
  await press(page, 'Find a time');
  await press(page, 'Take this time');
  await expect(cardPart(page).getByRole('radio')).toHaveCount(4);
});

test('a failed token request shows the telephone number, and the token is requested again [booking.card]', async ({
  page,
}) => {
  await page.route('**/api/v1/braintree/token', (route) => route.fulfill({ status: 502, json: { success: false } }));
  await openCardStep(page, third, '11:00');
  await expect(cardPart(page).getByRole('alert')).toContainText(noCard);
  await expect(ring(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book the table' })).toHaveCount(0);
  await page.unroute('**/api/v1/braintree/token');
  await cardPart(page).getByRole('link', { name: 'Try again' }).click();
  await expect(cardPart(page).getByRole('radio')).toHaveCount(4);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a table that needs a card shows the telephone number, before and after the form is sent [booking.card]', async ({
    page,
  }) => {
    const query = new URLSearchParams({ date: third, occasion: 'brunch', adults: '2', time: '12:00', step: 'details' });
    await page.goto(`${siteUrl()}/booking/soho?${query}`);
    await expect(cardPart(page)).toContainText(noCard);
    await expect(ring(page)).toBeVisible();
    const guest = newGuest();
    await typeDetails(page, guest);
    await press(page, 'Book the table');
    await expect(journey(page).getByRole('alert')).toHaveText(noCard);
    await expect(ring(page)).toBeVisible();
    await expectDetails(page, guest);
  });
});
