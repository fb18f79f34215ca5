import { expect, type Locator, type Page, test } from '@playwright/test';
import { operatorEndpoints } from '#schemas/api/operator/operator.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { editorKey } from '#site/e2e/product/editor-key.ts';
import { edit, serviceUrl, siteUrl } from '#site/e2e/product/product.ts';
import { productToday } from '#site/e2e/product/product-time.ts';

/**
 * A day beyond the tables of other tests; bookings are open for ninety days. Restaurants close around Christmas, so
 * then it is an earlier day.
 */
export function farDay(daysAhead: number): string {
  const day = addDays(productToday(), daysAhead);
  return /-(12-(2[3-9]|3\d)|01-0[1-3])$/.test(day) ? farDay(daysAhead - 12) : day;
}

/** The guest of one run of one test. The address identifies all of the guest's bookings. */
export const newGuest = () => ({
  firstName: 'Zoë',
  lastName: 'O’Testwell',
  email: `zoe.${crypto.randomUUID().slice(0, 8)}@example.com`,
  phoneNumber: '01632 960 001',
  specialRequest: 'A table by the wall, please',
});

export type Guest = ReturnType<typeof newGuest>;

async function listBookings(storeId: string, date: string) {
  const path = operatorEndpoints.bookingsOfDay.path.replace('{storeId}', storeId);
  const answer = await fetch(`${serviceUrl()}${path}?date=${date}`, {
    headers: { 'x-editor-key': editorKey, 'x-brand-key': 'pandan-row' },
  });
  return operatorEndpoints.bookingsOfDay.reply.parse(await answer.json()).bookings;
}

/** The restaurant's bookings for a guest on a day. */
export const bookingsOf = async (guest: Guest, storeId: string, date: string) =>
  (await listBookings(storeId, date)).filter(({ email }) => email === guest.email);

export const journey = (page: Page): Locator => page.locator('[data-journey]');
export const stepOf = (page: Page, step: string): Locator => page.locator(`[data-journey=${step}]`);
export const stepHeading = (page: Page): Locator => journey(page).getByRole('heading').first();
export const press = (page: Page, name: string): Promise<void> => journey(page).getByRole('button', { name }).click();

/** Asks again for what could not be loaded, unless the journey has just done so by itself. */
export const retry = (page: Page): Promise<void> =>
  journey(page)
    .getByRole('link', { name: 'Try again' })
    .evaluateAll((links) => {
      for (const link of links) if (link instanceof HTMLElement) link.click();
    });

/** Chooses by the label beside the button, because the button itself is visually hidden. */
export async function choose(page: Page, name: string): Promise<void> {
  await journey(page).locator('label', { hasText: name }).click();
  await expect(journey(page).getByRole('radio', { name })).toBeChecked();
}

/** Chooses the first time that is free. */
export const chooseFirstTime = (page: Page): Promise<void> =>
  journey(page).locator('label:has(input[name=time]:enabled)').first().click();

/** Opens the journey and waits until it is hydrated, which adds a calendar to the day. */
export async function resolveOpeningStep(
  page: Page,
  slug: string,
  query: Readonly<Record<string, string>>,
): Promise<void> {
  await chooseCookies(page.context(), siteUrl());
  await page.goto(`${siteUrl()}/booking/${slug}?${new URLSearchParams(query)}`);
  await expect(stepOf(page, 'party').getByRole('button', { name: /^(Change|Choose) date/ })).toBeVisible();
}

/** Goes to the details of a table for some people. */
export async function openDetails(page: Page, slug: string, date: string, time: string, covers = 2): Promise<void> {
  await resolveOpeningStep(page, slug, { date });
  await journey(page).getByRole('spinbutton').fill(String(covers));
  await press(page, 'Find a time');
  await takeTime(page, time);
}

/** Takes the requested time, and continues past the extras to the fields of the details. */
export async function takeTime(page: Page, time: string): Promise<void> {
  await passTimeStep(page, time);
  await expect(stepOf(page, 'details').getByLabel('First name')).toBeVisible();
}

/** Takes the requested time, and continues past the extras. */
export async function passTimeStep(page: Page, time: string): Promise<void> {
  await expect(stepOf(page, 'time')).toBeVisible();
  await choose(page, time);
  await press(page, 'Take this time');
  await expect(page.locator('[data-journey=details], [data-journey=extras]')).toBeVisible();
  if (await stepOf(page, 'extras').isVisible()) await press(page, 'Continue without');
}

const fields = [
  ['First name', 'firstName'],
  ['Last name', 'lastName'],
  ['Email', 'email'],
  ['Telephone', 'phoneNumber'],
  ['Anything we should know', 'specialRequest'],
] as const;

export async function typeDetails(page: Page, guest: Guest): Promise<void> {
  for (const [label, name] of fields) await field(page, label).fill(guest[name]);
}

/** Expects everything the guest has typed to be kept. */
export async function expectDetails(page: Page, guest: Guest): Promise<void> {
  for (const [label, name] of fields) await expect(field(page, label)).toHaveValue(guest[name]);
}

const field = (page: Page, label: string): Locator => journey(page).getByRole('textbox', { name: label });

export const referenceOf = async (page: Page): Promise<string> => {
  await expect(stepOf(page, 'thanks')).toBeVisible();
  return (await stepOf(page, 'thanks').locator('b').first().innerText()).trim();
};

interface Recorded {
  readonly url: string;
  readonly body: string;
}

/** Records all requests of a page from now on, and its booking steps by name. */
export function recordRequests(page: Page) {
  const requests: Recorded[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), body: request.postData() ?? '' }));
  const events = () => requests.filter(({ url }) => url.includes('/api/booking/events/'));
  return {
    requests,
    events,
    steps: (): string[] => events().map(({ body }) => JSON.parse(body).name),
    to: (path: string) => requests.filter(({ url }) => url.includes(path)),
  };
}

/** A day for one test, by its number from 0 to 6. Tests that book the same terrace share no day, nor do workers. */
export const terraceDay = (number: number): string => farDay(62 + number + 7 * (test.info().parallelIndex % 3));

/** Cancels what an earlier try of a test has booked. */
async function cancelAll(storeId: string, date: string): Promise<void> {
  for (const { reference, status } of await listBookings(storeId, date))
    if (status === 'booked') await edit('POST', operatorEndpoints.cancelBooking.path.replace('{reference}', reference));
}

/** Books most of the terrace of Battersea for somebody else, on a day that belongs to the test. */
export async function takeRiverside(date: string, time: string): Promise<void> {
  await cancelAll('1002', date);
  const { firstName, lastName, email } = newGuest();
  const party = { occasionId: 'dinner', adults: 8, children: 0, bookingDate: date, time, areaId: 'riverside' };
  const answer = await fetch(`${siteUrl()}/api/booking/create/1002`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ ...party, customer: { firstName, lastName, email } }),
  });
  expect(await answer.json()).toMatchObject({ success: true });
}
