import { expect, test } from '@playwright/test';
import {
  bookingsOf,
  expectDetails,
  farDay,
  newGuest,
  openDetails,
  press,
  referenceOf,
  stepOf,
  typeDetails,
} from '../testing/booking-visitor.ts';

const oxford = '1014';

test('a reload keeps the step, the choice and all that was typed, then the confirmation and nothing that was typed; it makes no second booking [booking.once] [booking.thanks]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const guest = newGuest();
  const date = farDay(62);
  await openDetails(page, 'oxford', date, '18:45', 3);
  await typeDetails(page, guest);
  await page.reload();
  await expect(stepOf(page, 'details').getByText('3 people')).toBeVisible();
  await expectDetails(page, guest);
  await press(page, 'Book the table');
  const reference = await referenceOf(page);
  const stored = () => page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]));
  await page.reload();
  expect(await referenceOf(page)).toBe(reference);
  await expect(stepOf(page, 'thanks')).toContainText('18:45');
  expect(await stored()).not.toContain(guest.email);
  await page.goBack();
  expect(await referenceOf(page)).toBe(reference);
  await page.reload();
  expect(await referenceOf(page)).toBe(reference);
  expect(await stored()).not.toContain(guest.email);
  expect(await bookingsOf(guest, oxford, date)).toHaveLength(1);
});
