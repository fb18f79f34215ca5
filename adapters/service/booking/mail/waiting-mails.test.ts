import { describe, expect, it } from 'vitest';
import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { testLetterhead } from '#adapters/service/testing/test-letterhead.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { closedMail, joinedMail, offerMail } from './waiting-mails.ts';

const bath = restaurant.parse({
  storeId: '1',
  slug: 'bath',
  city: 'bath',
  title: 'Bath',
  phone: '01225 496 000',
  timeZone: 'Europe/Paris',
});
const entry: WaitingEntryTable = {
  ...{ reference: 'K7MPR', store_id: '1', status: 'waiting', day: '2026-12-03', from_time: '19:00', to_time: '19:30' },
  ...{ adults: 2, children: 0, occasion_id: 'dinner', occasion_name: 'Dinner', menu_id: null },
  ...{ first_name: 'Ada', last_name: 'B', email: 'ada@example.com', email_key: 'ada@example.com', phone: null },
  ...{ joined_at: '2026-11-21T12:00:00.000Z', closes_at: '2026-12-03T18:15:00.000Z', delete_after: '2027-01-02' },
  ...{ offer_time: null, offer_area_id: null, offer_first_quarter: null, offer_quarters: null, offer_minutes: null },
  ...{ offer_until: null, refused_times: null, booking_reference: null },
};
const url = 'https://site.example/waiting-list/key';
const input = { entry, letterhead: testLetterhead, restaurant: bath, url };
const paragraphs = ({ text }: Mail) => text.split('\n\n');
const day = 'Thursday 3 December 2026';
const placed = 'Pandan Row Bath\nTelephone: 01225 496 000';
const place = `${placed}\nDirections: https://www.google.com/maps/dir/?api=1&destination=Bath`;
const facts = 'Party: 2 people\nOccasion: Dinner';
const foot = [
  '-- \nPandan Row Bath\nhttps://site.example',
  'You get this mail because this email address joined the waiting list.',
];

describe('the mails of the waiting list', () => {
  it('confirm the place, with the link to see it or to leave [diner.waiting-list]', () => {
    const mail = joinedMail(input, 15);
    expect(mail).toMatchObject({
      id: 'waiting-joined/K7MPR',
      to: 'ada@example.com',
      subject: 'You are on the waiting list of Pandan Row Bath',
    });
    expect(paragraphs(mail)).toEqual([
      `${day}, 19:00 to 19:30`,
      'Hello Ada,',
      'You are on the waiting list. It is not a booking yet: if a table comes free and it is your turn, we write to you and keep it for 15 minutes.',
      place,
      facts,
      `See or leave your place: ${url}`,
      'We write again with a table, or to say that none came free, unless you leave the list.',
      'If you did not ask for this, use the link to leave the list.',
      ...foot,
    ]);
    expect(mail.html).toContain('<title>You are on the waiting list of Pandan Row Bath</title>');
  });

  it('greet nobody by a text that is not a name [diner.waiting-list] [form.abuse]', () => {
    const mail = joinedMail({ ...input, entry: { ...entry, first_name: 'Win at spam.example' } }, 15);
    expect(paragraphs(mail)[1]).toBe('Hello,');
    expect(mail.text + mail.html).not.toContain('spam.example');
  });

  it('name one time if no other suits, and the party like the other mails [diner.waiting-list]', () => {
    const mail = joinedMail({ ...input, entry: { ...entry, to_time: '19:00', children: 1 } }, 15);
    expect(mail.text).toMatch(/^Thursday 3 December 2026, 19:00\n.*\nParty: 2 adults, 1 child\n/s);
  });

  it('offer a table until a time on the restaurant’s clock, with the link to take it [diner.waiting-list]', () => {
    const offered = { ...entry, offer_time: '19:15', offer_until: '2026-12-01T12:15:00.000Z' };
    const mail = offerMail({ ...input, entry: offered });
    expect(mail).toMatchObject({
      id: 'waiting-offer/K7MPR/19:15',
      to: 'ada@example.com',
      subject: 'A table is free at Pandan Row Bath: yours until 13:15',
    });
    expect(paragraphs(mail)).toEqual([
      `${day}, 19:15`,
      'Hello Ada,',
      'A table has come free. We keep it for you until 13:15; then it goes to the next in line.',
      place,
      facts,
      `Take the table or decline it: ${url}`,
      ...foot,
    ]);
    expect(mail.html).toContain('<title>A table is free at Pandan Row Bath</title>');
    expect(offerMail({ ...input, entry: offered, offeredArea: 'Terrace' }).text).toContain(
      'Party: 2 people\nArea: Terrace\nOccasion: Dinner\n',
    );
  });

  it('say that no table came free, with the telephone number if there is one [diner.waiting-list]', () => {
    const mail = closedMail(input);
    expect(mail).toMatchObject({
      id: 'waiting-closed/K7MPR',
      to: 'ada@example.com',
      subject: 'No table came free at Pandan Row Bath',
    });
    expect(paragraphs(mail)).toEqual([
      `${day}, 19:00 to 19:30`,
      'Hello Ada,',
      'We are sorry: no table came free for you. The waiting list is closed.',
      placed,
      facts,
      `Your place on the list: ${url}`,
      'If your evening is flexible, ring the restaurant on 01225 496 000.',
      ...foot,
    ]);
    expect(mail.html).toContain('<title>No table came free at Pandan Row Bath</title>');
    const closed = closedMail({ ...input, entry: { ...entry, refused_times: '19:00' } });
    expect(closed.subject).toBe('No other table came free at Pandan Row Bath');
    expect(closed.text).toContain('We are sorry: no other table came free for you.');
    expect(closedMail({ ...input, restaurant: undefined }).text).not.toContain('ring the restaurant');
  });
});
