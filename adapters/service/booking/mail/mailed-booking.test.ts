import { describe, expect, it } from 'vitest';
import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { chainSignature, testLetterhead } from '#adapters/service/testing/test-letterhead.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { changeMail } from '../manage/change/change-mail.ts';
import { linksMail } from '../manage/links-mail.ts';
import { bookingMail } from './booking-mail.ts';
import { cancellationMail } from './cancellation-mail.ts';
import { toMailedBooking } from './mailed-booking.ts';

const bath = restaurant.parse({
  storeId: '1',
  slug: 'bath',
  city: 'bath',
  title: 'Bath',
  phone: '01225 496 000',
  mapUrl: 'https://maps.example/bath',
});
const withoutPhone = restaurant.parse({ storeId: '1', slug: 'bath', city: 'bath', title: 'Bath' });
const row: BookingTable = {
  ...{ reference: 'K7MPR', store_id: '1', status: 'booked', booking_date: '2026-12-03', time: '19:00' },
  ...{ starts_at: '2026-12-03T19:00:00.000Z', minutes: 105, adults: 2, children: 1, occasion_id: 'dinner' },
  ...{
    occasion_name: 'Dinner',
    area_id: 'terrace',
    area_name: 'Terrace',
    area_requested: 1,
    menu_id: 'five',
    menu_name: 'Five courses',
  },
  ...{ first_quarter: 1, quarters: 7, first_name: 'Ada', last_name: 'B', email: 'ada@example.com' },
  ...{ email_key: 'ada@example.com', phone: null, special_request: 'By the window', promotions: 0, sms: 0 },
  ...{ extras: '[{"id":"cake","name":"Cake","qty":2,"pricePence":2500,"limited":true}]', customer_id: null },
  ...{ idempotency_key: 'k', request_hash: 'h', reply: '{}', created_at: '2026-11-21T12:00:00.000Z' },
  ...{ cancelled_at: null, changes: 2, changed_at: null, retained_guarantee: null },
};
const letterhead = testLetterhead;
const manageUrl = 'https://site.example/manage-booking/key';
const shareUrl = 'https://site.example/manage-booking/shared/key';
const when = 'Thursday 3 December 2026, 19:00';
const chosen =
  'Party: 2 adults, 1 child\nArea: Terrace\nOccasion: Dinner\nMenu: Five courses\nExtras: 2 × Cake (£25 each)';
const factsOfTable = `${chosen}\nReference: K7MPR`;
const facts = `${chosen}\nRequests: By the window\nReference: K7MPR`;
const placed = 'Pandan Row Bath\nTelephone: 01225 496 000';
const place = `${placed}\nDirections: https://maps.example/bath`;
const placeWithoutPhone = 'Pandan Row Bath\nDirections: https://www.google.com/maps/dir/?api=1&destination=Bath';
const signature = '-- \nPandan Row Bath\nhttps://site.example';
const reason = 'You get this mail because the table was asked for with this email address.';
const paragraphs = ({ text }: Mail) => text.split('\n\n');
const titleOf = ({ html }: Mail) => /<title>(.*)<\/title>/.exec(html)?.[1];
const calendarLine = ({ calendar }: Mail, name: string) =>
  calendar?.split('\r\n').find((line) => line.startsWith(`${name}:`));

describe('the mail for a new booking', () => {
  const write = (kind: 'booking' | 'enquiry', at = bath) =>
    bookingMail({
      kind,
      letterhead,
      table: toMailedBooking(row, letterhead.brand, at),
      guest: { email: 'ada@example.com', firstName: 'Ada' },
      manageUrl,
      shareUrl,
      createdAtMs: 0,
    });

  it('confirms the table, with its links and the calendar file [booking.thanks] [diner.manage]', () => {
    const mail = write('booking');
    expect(mail).toMatchObject({
      id: 'confirmation/K7MPR',
      to: 'ada@example.com',
      subject: 'Your table at Pandan Row Bath, K7MPR',
    });
    expect(titleOf(mail)).toBe('Your table at Pandan Row Bath');
    expect(paragraphs(mail)).toEqual([
      when,
      'Hello Ada,',
      'Your table is confirmed. We look forward to seeing you.',
      place,
      facts,
      `Change or cancel it: ${manageUrl}`,
      `A page for your friends: ${shareUrl}`,
      'You can also ring the restaurant on 01225 496 000.',
      signature,
      'You get this mail because a table was booked with this email address.',
    ]);
    expect(calendarLine(mail, 'SUMMARY')).toBe('SUMMARY:Table at Pandan Row Bath');
  });

  it('says that an enquiry is not a booking, without a calendar file [booking.thanks] [diner.manage]', () => {
    const mail = write('enquiry', withoutPhone);
    expect(mail).toMatchObject({ id: 'request/K7MPR', subject: 'Your request to Pandan Row Bath, K7MPR' });
    expect(titleOf(mail)).toBe('Your request to Pandan Row Bath');
    expect(mail.calendar).toBeUndefined();
    expect(paragraphs(mail)).toEqual([
      when,
      'Hello Ada,',
      'We have your request. It is not a booking yet: the restaurant will answer you soon.',
      placeWithoutPhone,
      facts,
      `View or cancel it: ${manageUrl}`,
      signature,
      'You get this mail because a table was asked for with this email address.',
    ]);
  });
});

describe('the mail for a changed booking', () => {
  it('has the new table, its links and an update of the calendar [diner.manage]', () => {
    const input = { row, letterhead, manageUrl, shareUrl, changedAt: 0 };
    const mail = changeMail({ ...input, restaurant: bath });
    expect(mail).toMatchObject({
      id: 'change/K7MPR/2',
      to: 'ada@example.com',
      subject: 'Changed: your table at Pandan Row Bath, K7MPR',
    });
    expect(titleOf(mail)).toBe('Changed: your table at Pandan Row Bath');
    expect(paragraphs(mail)).toEqual([
      when,
      'Hello Ada,',
      'Your table is changed. This is what is booked now.',
      place,
      facts,
      `Change or cancel it: ${manageUrl}`,
      `A page for your friends: ${shareUrl}`,
      'If you did not ask for this, ring 01225 496 000.',
      signature,
      reason,
    ]);
    expect(calendarLine(mail, 'SEQUENCE')).toBe('SEQUENCE:2');
    const held = changeMail({ ...input, restaurant: bath, policy: 'Five pounds each.' });
    expect(held.text).toContain('\nCard guarantee: Five pounds each.\n');
    const shorter = changeMail({ ...input, restaurant: withoutPhone });
    expect(paragraphs(shorter).slice(5)).toEqual([
      `Change or cancel it: ${manageUrl}`,
      `A page for your friends: ${shareUrl}`,
      signature,
      reason,
    ]);
  });
});

describe('the mail for a cancelled booking', () => {
  it('says that nothing is kept, and removes the calendar entry [diner.manage]', () => {
    const bookUrl = 'https://pandan-row.example/booking/bath';
    const mail = cancellationMail({ kind: 'booking', row, letterhead, restaurant: bath, bookUrl, cancelledAt: 0 });
    expect(mail).toMatchObject({
      id: 'cancellation/K7MPR',
      to: 'ada@example.com',
      subject: 'Cancelled: your table at Pandan Row Bath, K7MPR',
    });
    expect(titleOf(mail)).toBe('Cancelled: your table at Pandan Row Bath');
    expect(paragraphs(mail)).toEqual([
      when,
      'Hello Ada,',
      'Your table is cancelled. Nothing is kept for you any more.',
      placed,
      factsOfTable,
      `Book another table: ${bookUrl}`,
      'If you did not ask for this, or would like another table, ring 01225 496 000.',
      signature,
      reason,
    ]);
    expect(calendarLine(mail, 'STATUS')).toBe('STATUS:CANCELLED');
  });

  it.each([
    [{ amountPence: 1000 }, 'the restaurant may charge your card up to £30 (3 × £10), and writes to you if it does.'],
    [{ amountPence: 1000, freeUntil: '2026-12-01T19:00:00.000Z' }, 'Nothing is charged to your card.'],
  ])('says whether the card %o may be charged [diner.manage] [booking.card]', (guarantee, text) => {
    const mail = cancellationMail({ kind: 'booking', row, letterhead, guarantee, restaurant: bath, cancelledAt: 0 });
    expect(paragraphs(mail)[3]).toContain(text);
  });

  it('says that no table was booked, if it was an enquiry [diner.manage]', () => {
    const mail = cancellationMail({ kind: 'enquiry', row, letterhead, restaurant: undefined, cancelledAt: 0 });
    expect(mail.subject).toBe('Cancelled: your request to Pandan Row, K7MPR');
    expect(titleOf(mail)).toBe('Cancelled: your request to Pandan Row');
    expect(mail.calendar).toBeUndefined();
    expect(paragraphs(mail)).toEqual([
      when,
      'Hello Ada,',
      'Your request is cancelled. No table is booked for you.',
      factsOfTable,
      chainSignature,
      reason,
    ]);
  });
});

describe('the mail with the links of all bookings', () => {
  it('names each table beside its link, and warns that they are secret [diner.manage]', () => {
    const other = { row: { ...row, time: '12:30' }, restaurant: undefined, manageUrl: `${manageUrl}-2` };
    const mail = linksMail({
      email: 'ada@example.com',
      bookings: [{ row, restaurant: bath, manageUrl }, other],
      letterhead,
    });
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your bookings at Pandan Row' });
    expect(titleOf(mail)).toBe('Your bookings at Pandan Row');
    expect(mail.id).toMatch(/^booking-links\/[A-Z0-9]+$/);
    expect(paragraphs(mail)).toEqual([
      'Hello,',
      'With these links you can view, change and cancel your bookings.',
      `Pandan Row Bath, Thursday 3 December 2026, 19:00: ${manageUrl}`,
      `Pandan Row, Thursday 3 December 2026, 12:30: ${manageUrl}-2`,
      'The links are yours alone: whoever has one can cancel the table.',
      chainSignature,
      'You get this mail because the links to the bookings of this email address were asked for.',
    ]);
  });
});
