import { expect, it } from 'vitest';
import { testLetterhead } from '#adapters/service/testing/test-letterhead.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { type BookingMailInput, bookingMail } from './booking-mail.ts';

const bath = { storeId: '1', slug: 'bath', city: 'bath', title: 'Bath' };

function writeTo(kind: BookingMailInput['kind'], fields: Readonly<Record<string, string>>): string {
  const table = {
    reference: 'PR-7KQ2',
    brand: 'Pandan Row',
    restaurant: restaurant.parse({ ...bath, ...fields }),
    date: '2026-12-03',
    time: '19:00',
    minutes: 105,
    adults: 2,
    children: 0,
    occasion: 'Dinner',
    extras: [],
  };
  const manageUrl = 'https://pandan-row.example/your-booking/key';
  const shareUrl = 'https://pandan-row.example/your-booking/shared/key';
  const guest = { email: 'ada@example.com', firstName: 'Ada' };
  return bookingMail({ kind, letterhead: testLetterhead, table, guest, manageUrl, shareUrl, createdAtMs: 0 }).text;
}

it.each(['booking', 'enquiry'] as const)('the mail for a new %s has the telephone number [diner.manage]', (kind) => {
  const text = writeTo(kind, { phone: '01225 496 000' });
  expect(text).toContain('ring the restaurant on 01225 496 000.');
  // Once with the address, and once in this sentence.
  expect(text.match(/01225 496 000/g)).toHaveLength(2);
  expect(writeTo(kind, {})).not.toContain('ring the restaurant');
});
