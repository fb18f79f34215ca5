import { expect, type Locator, type Page, test } from '@playwright/test';
import { closePopup } from '../product/product.ts';
import {
  bookingsOf,
  choose,
  expectDetails,
  farDay,
  journey,
  newGuest,
  press,
  recordRequests,
  referenceOf,
  resolveOpeningStep,
  stepHeading,
  stepOf,
  takeTime,
  typeDetails,
} from './testing/booking-visitor.ts';

test.beforeEach(({ page }) => closePopup(page));

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target}`);
}

test('by keyboard alone a table is booked with its extras, and each step’s heading gets the focus [booking.step1] [booking.step2] [booking.step3] [booking.upsells] [booking.thanks] [booking.events]', async ({
  page,
}) => {
  const [guest, previous, date] = [newGuest(), farDay(60), farDay(61)];
  const { steps } = recordRequests(page);
  await resolveOpeningStep(page, 'west-hampstead', { date: previous });
  const { keyboard } = page;
  await tabTo(page, journey(page).getByRole('button', { name: /^Change date/ }));
  await keyboard.press('Enter');
  await expect(page.locator(`[data-day="${previous}"]`)).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(journey(page).getByLabel('Day', { exact: true })).toHaveValue(date);
  await tabTo(page, journey(page).getByRole('radio', { name: /Lunch or dinner/ }));
  await keyboard.press('ArrowDown');
  await expect(journey(page).getByRole('radio', { name: /Birthday/ })).toBeChecked();
  await tabTo(page, journey(page).getByRole('spinbutton'));
  await keyboard.press('ArrowUp');
  await expect(journey(page).getByRole('spinbutton')).toHaveValue('3');
  await keyboard.press('Enter');
  await expect(stepOf(page, 'time')).toBeVisible();
  await expect(stepHeading(page)).toBeFocused();
  const first = journey(page).getByRole('radio').and(page.locator(':not([disabled])')).first();
  await expect(first).not.toBeChecked();
  await tabTo(page, first);
  await keyboard.press('ArrowDown');
  await expect(first).not.toBeChecked();
  await keyboard.press('Enter');
  await expect(stepOf(page, 'extras')).toBeVisible();
  await expect(stepHeading(page)).toBeFocused();
  await tabTo(page, journey(page).getByRole('combobox', { name: /Pandan birthday cake/ }));
  await keyboard.press('1');
  await expect(journey(page).getByText('£32.00 in all')).toBeVisible();
  await tabTo(page, journey(page).getByRole('button', { name: 'Add and continue' }));
  await keyboard.press('Enter');
  await expect(journey(page).getByLabel('First name')).toBeVisible();
  await expect(stepHeading(page)).toBeFocused();
  for (const [label, text] of [
    ['First name', guest.firstName],
    ['Last name', guest.lastName],
    ['Email', guest.email],
  ] as const) {
    await tabTo(page, journey(page).getByRole('textbox', { name: label }));
    await keyboard.insertText(text);
  }
  for (const box of await journey(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await keyboard.press('Enter');
  const reference = await referenceOf(page);
  await expect(stepHeading(page)).toBeFocused();
  await expect(stepHeading(page)).toHaveText('Your table is booked');
  await expect(stepOf(page, 'thanks')).toContainText('West Hampstead expects 3 people');
  await expect(stepOf(page, 'thanks').getByRole('link', { name: /calendar/ })).toBeVisible();
  await expect(stepOf(page, 'thanks').getByRole('link', { name: /Directions/ })).toBeVisible();
  expect(await bookingsOf(guest, '1020', date)).toMatchObject([
    { reference, adults: 3, occasion: 'Birthday', extras: [{ id: 'cake', qty: 1 }] },
  ]);
  await expect.poll(steps).toEqual(['step_party', 'step_time', 'step_extras', 'step_details', 'step_thanks']);
});

test('going back keeps what was chosen and typed', async ({ page }) => {
  const guest = newGuest();
  await resolveOpeningStep(page, 'greenwich', { date: farDay(62) });
  await journey(page).getByRole('spinbutton').fill('4');
  await press(page, 'Find a time');
  await takeTime(page, '19:15');
  await typeDetails(page, guest);
  await journey(page).getByRole('checkbox').first().check();
  await journey(page).getByRole('link', { name: 'Time' }).click();
  await expect(stepHeading(page)).toBeFocused();
  await expect(journey(page).getByRole('radio', { name: '19:15' })).toBeChecked();
  await journey(page).getByRole('link', { name: 'Party' }).click();
  await expect(journey(page).getByRole('spinbutton')).toHaveValue('4');
  await expect(journey(page).getByRole('textbox', { name: 'Day' })).toHaveValue(/\d/);
  await press(page, 'Find a time');
  await press(page, 'Take this time');
  await expectDetails(page, guest);
  await expect(journey(page).getByRole('checkbox').first()).toBeChecked();
});

test('the first occasion is selected with its fewest covers, and another one resets them to its own [booking.step1]', async ({
  page,
}) => {
  await resolveOpeningStep(page, 'greenwich', { date: farDay(63) });
  const covers = journey(page).getByRole('spinbutton');
  await expect(journey(page).getByRole('radio').first()).toBeChecked();
  await expect(covers).toHaveValue('1');
  await covers.fill('5');
  await choose(page, 'Birthday');
  await expect(covers).toHaveValue('2');
  await journey(page).getByRole('button', { name: 'One fewer' }).click();
  await expect(journey(page).getByText('Birthday is for 2 or more')).toBeVisible();
  await press(page, 'Find a time');
  await expect(stepOf(page, 'party')).toBeVisible();
});

test('a party above the limit is sent to the group enquiry with its number and day [booking.covers]', async ({
  page,
}) => {
  const date = farDay(64);
  await resolveOpeningStep(page, 'greenwich', { date });
  const covers = journey(page).getByRole('spinbutton');
  await covers.fill('9');
  await expect(journey(page).getByRole('radio', { name: /Group set menu/ })).toBeChecked();
  await expect(journey(page).getByText('is for up to')).toHaveCount(0);
  await covers.fill('21');
  await press(page, 'Find a time');
  await expect(stepOf(page, 'party')).toContainText('Tables for up to 20 can be booked here');
  const group = journey(page).getByRole('link', { name: 'ask us for a table' });
  await expect(group).toHaveAttribute('href', `/group-booking?restaurant=1007&guests=21&date=${date}`);
  await covers.fill('99');
  await expect(covers).toHaveValue('99');
  await expect(group).toHaveAttribute('href', `/group-booking?restaurant=1007&guests=99&date=${date}`);
});

test('areas are offered where the occasion has them, and sent with the booking [booking.areas-menus]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), farDay(65)];
  await resolveOpeningStep(page, 'battersea', { date });
  await press(page, 'Find a time');
  await journey(page).getByLabel('Area').selectOption('Riverside terrace');
  await takeTime(page, '18:00');
  await typeDetails(page, guest);
  await press(page, 'Book the table');
  const reference = await referenceOf(page);
  expect(await bookingsOf(guest, '1002', date)).toMatchObject([{ reference, area: 'Riverside terrace' }]);
});

test('a group chooses its menu and sends a request, which is never called a booking [booking.areas-menus] [booking.step2]', async ({
  page,
}) => {
  const [guest, date] = [newGuest(), farDay(66)];
  await resolveOpeningStep(page, 'greenwich', { date });
  await choose(page, 'Group set menu');
  await press(page, 'Find a time');
  await journey(page).getByLabel('Which menu').selectOption({ label: 'Group set menu, vegan, £34.00 each' });
  await takeTime(page, '19:00');
  await typeDetails(page, guest);
  await press(page, 'Send the request');
  const reference = await referenceOf(page);
  await expect(stepHeading(page)).toHaveText('Request sent, not yet confirmed');
  await expect(stepOf(page, 'thanks')).not.toContainText(/is booked|expects/);
  await expect(stepOf(page, 'thanks').getByRole('link', { name: /calendar/ })).toHaveCount(0);
  expect(await bookingsOf(guest, '1007', date)).toMatchObject([
    { reference, status: 'asked', menu: 'Group set menu, vegan', adults: 9 },
  ]);
});

test('errors in the details are shown first and beside each field, and nothing is sent [booking.step3]', async ({
  page,
}) => {
  const { to } = recordRequests(page);
  await resolveOpeningStep(page, 'henley', { date: farDay(67) });
  await press(page, 'Find a time');
  await takeTime(page, '18:00');
  await journey(page).getByRole('textbox', { name: 'Email' }).fill('zoe@');
  await press(page, 'Book the table');
  const summary = journey(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter an email address in the correct format, like name@example.com',
    'Enter a telephone number',
  ]);
  await summary.getByRole('link').nth(2).click();
  await expect(journey(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(journey(page).getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/correct format/);
  await expect(journey(page).getByRole('textbox', { name: 'Email' })).toHaveValue('zoe@');
  expect(to('/api/booking/create/')).toEqual([]);
});

test('Book Now on the page of a booking returns to it, with all that was chosen [header.book-now]', async ({
  page,
}) => {
  await resolveOpeningStep(page, 'bath', { date: farDay(60) });
  await journey(page).getByRole('spinbutton').fill('4');
  await press(page, 'Find a time');
  await choose(page, '19:00');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('[data-part=book]').click();
  await expect(journey(page).getByRole('heading', { name: 'When' })).toBeFocused();
  await expect(journey(page).getByRole('heading', { name: 'When' })).toBeInViewport();
  await expect(journey(page)).toContainText('4 people');
  await expect(journey(page).getByRole('radio', { name: '19:00' })).toBeChecked();
});
