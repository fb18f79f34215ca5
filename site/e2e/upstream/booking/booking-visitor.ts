import { expect, type Locator, type Page } from '@playwright/test';

/** Calls of a booking. */
export const occasionsCall = /^\/api\/booking\/occasions\//;
export const createCall = /^\/api\/booking\/create\//;
export const enquiryCall = /^\/api\/booking\/enquiry\//;

export const guest = { firstName: 'Zoë', lastName: 'O’Neill', email: 'zoe@example.com', phoneNumber: '01632 960 001' };
export const journey = (page: Page): Locator => page.locator('[data-journey]');
export const thanks = (page: Page): Locator => page.locator('[data-journey=thanks]');

/** Sends the form of the step; the button’s text is the product’s own. */
export const send = (page: Page): Promise<void> =>
  journey(page).locator('form[method=post] button[type=submit]').last().click();

export async function fillDetails(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(guest)) await journey(page).locator(`[name="${name}"]`).fill(value);
}

/** Chooses the first menu where the occasion has several. */
export async function chooseMenu(page: Page): Promise<void> {
  const menu = journey(page).getByLabel('Which menu');
  if ((await menu.count()) > 0 && (await menu.inputValue()) === '') await menu.selectOption({ index: 1 });
}

/** Waits until React has taken over the booking. Only then does it stay in one document. */
export const waitForHydration = (page: Page): Promise<void> =>
  expect
    .poll(() => journey(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

/** Goes from the first page of a booking to its details, by forms alone. */
export async function goToDetails(page: Page): Promise<void> {
  await journey(page).getByRole('button', { name: 'Find a time' }).click();
  await journey(page).locator('label:has(input[name=time]:enabled)').first().click();
  await chooseMenu(page);
  await journey(page).getByRole('button', { name: 'Take this time' }).click();
  await expect(page.locator('[data-journey=details], [data-journey=extras]')).toBeVisible();
  const withoutExtras = journey(page).getByRole('button', { name: 'Continue without' });
  if (await withoutExtras.isVisible()) await withoutExtras.click();
  await fillDetails(page);
}

const notOnlineNow = 'Sorry, we are unable to take bookings online right now, please contact the restaurant directly.';
export const fallbackMessage = "Sorry, something's not working, please contact the restaurant directly.";
/** The message of a reply that is shown for the codes 6 and 19. */
export const ownMessage = 'Told by the upstream.';

/** The messages of section 8 for codes that a page of a booking can show. */
export const bookingMessages: readonly (readonly [code: number, message: string])[] = [
  [1, "Sorry, we don't take bookings for this restaurant, please contact them directly."],
  [2, notOnlineNow],
  [3, fallbackMessage],
  [4, 'Sorry, this restaurant is unable to accept a booking for that number of guests on your chosen date.'],
  [6, ownMessage],
  [7, fallbackMessage],
  [9, notOnlineNow],
  [10, 'Unfortunately we are currently unable to accept bookings at this time.'],
  [11, 'This restaurant cannot be booked online.'],
  [16, 'Something went wrong connecting to the content service, please try again.'],
  [17, 'This occasion cannot be booked for this date, please try again.'],
  [19, ownMessage],
  [20, "This restaurant can only be booked through a holiday-park operator's online booking system."],
  [99, fallbackMessage],
];
