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

test('a reload keeps the step, the choice and all that was typed, but nothing after the confirmation; it makes no second booking [booking.once]', async ({
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
  await referenceOf(page);
  await page.reload();
  await expect(stepOf(page, 'party')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state ?? {}))).not.toContain(guest.email);
  expect(await bookingsOf(guest, oxford, date)).toHaveLength(1);
});
