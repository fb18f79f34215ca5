import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import type { MailDelivery } from '#adapters/service/mail/delivery/mail-delivery.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import {
  type BookingService,
  bookingContent,
  countBookedSeats,
  listTakenSeats,
  type ServiceReply,
  startBookingService,
} from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';

const databases = await startTestDatabases(bookingContent);

/**
 * Parses a calendar file by RFC 5545, independently of the code that writes it, into the properties of each component.
 */
function readCalendar(file: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const components = new Map<string, Map<string, string>>();
  const openComponents: string[] = [];
  for (const line of file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') openComponents.push(value);
    else if (name === 'END') openComponents.pop();
    else if (name !== '') {
      const component = components.get(openComponents.at(-1) ?? '') ?? new Map<string, string>();
      components.set(openComponents.at(-1) ?? '', component.set(name, `${parameters}${value}`));
    }
  }
  return components;
}

describe.each(databases)('cancelling on $name [ops.restaurant]', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];
  const sent: Mail[] = [];
  const mail: MailDelivery = { deliver: async (each) => void sent.push(each) };

  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), mail, log: (entry) => log.push(entry) });
  });
  afterAll(async () => {
    await service.close();
    expect(log).toEqual([]);
  });

  const cancel = ({ body }: ServiceReply) =>
    service.callAsEditor('POST', `/api/v1/operator/booking/${body.bookingReference}/cancel`);
  const readMails = async ({ body }: ServiceReply) =>
    service.database
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'like', `%/${body.bookingReference}`)
      .orderBy('id')
      .execute();
  const customer = { firstName: 'Ada', lastName: 'B', email: 'ada@example.com', specialRequest: 'By the <window>' };

  it('a booking notifies the guest once with the facts of the table, however often it is cancelled', async () => {
    const booked = await service.book({ customer, children: 1, upsells: [{ id: 'cake', qty: 1 }] });
    await Promise.all(Array.from({ length: 10 }, () => cancel(booked)));
    await cancel(booked);
    const [cancellation, confirmation, ...others] = await readMails(booked);
    const reference = booked.body.bookingReference;
    expect(others).toEqual([]);
    expect(confirmation?.id).toBe(`confirmation/${reference}`);
    expect(cancellation).toMatchObject({
      id: `cancellation/${reference}`,
      recipient: 'ada@example.com',
      subject: `Cancelled: your table at Pandan Row Restaurant 1, ${reference}`,
    });
    for (const fact of [
      'Hello Ada,',
      'Your table is cancelled.',
      `Reference: ${reference}`,
      'Pandan Row Restaurant 1\n1 High Street, London',
      'Party: 2 adults, 1 child',
      'Area: Main room',
      'Extras: 1 × Cake (£30 each)',
      'ring 020 7946 0000',
    ])
      expect(cancellation?.text).toContain(fact);
    expect(cancellation?.text).toMatch(/^Wednesday 2 December 2026, 19:00\n/);
    expect(`${cancellation?.text}${cancellation?.html}`).not.toMatch(/window|Occasion/);
    expect(cancellation?.text).not.toMatch(/confirmed|look forward/i);
    await expect
      .poll(() => sent.filter(({ id }) => id === `cancellation/${reference}`), { timeout: 15_000 })
      .toHaveLength(1);
  });

  it('a booking removes its calendar entry: same entry, later, same organiser, cancelled', async () => {
    const booked = await service.book({ time: '20:00' });
    service.clock.advance(3_600_000);
    await cancel(booked);
    const [cancellation, confirmation] = await readMails(booked);
    const [before, after] = [confirmation, cancellation].map((each) => readCalendar(each?.calendar ?? ''));
    const [entry, cancelledEntry] = [before?.get('VEVENT'), after?.get('VEVENT')];
    expect([before, after].map((each) => each?.get('VCALENDAR')?.get('METHOD'))).toEqual(['PUBLISH', 'CANCEL']);
    expect([entry, cancelledEntry].map((each) => each?.get('STATUS'))).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(cancelledEntry?.get('UID')).toBe(`${booked.body.bookingReference}@table-booking`);
    for (const same of ['UID', 'ORGANIZER', 'DTSTART', 'SUMMARY'])
      expect(cancelledEntry?.get(same), same).toBe(entry?.get(same));
    expect(cancelledEntry?.get('ORGANIZER')).toBe(';CN="Pandan Row Restaurant 1"invalid:nomail');
    // A missing SEQUENCE means 0 (RFC 5545, 3.8.7.4).
    expect(entry?.has('SEQUENCE')).toBe(false);
    expect(Number(cancelledEntry?.get('SEQUENCE'))).toBeGreaterThan(0);
    expect(cancelledEntry?.get('DTSTAMP')).toBe('20261121T130000Z');
    expect(entry?.get('DTSTAMP')).toBe('20261121T120000Z');
    // Properties that must be absent (RFC 5546, 3.2.1 and 3.2.5).
    expect(
      [entry, cancelledEntry].flatMap((each) => [each?.has('ATTENDEE'), each?.has('REQUEST-STATUS')]),
    ).not.toContain(true);
  });

  it('a party with children releases every seat and extra for the next party', async () => {
    const party = {
      adults: 2,
      children: 6,
      bookingDate: '2026-12-03',
      areaId: 'main-room',
      upsells: [{ id: 'cake', qty: 2 }],
    };
    const booked = await service.book(party);
    expect((await service.book({ ...party, upsells: [] })).body).toMatchObject({ success: false, bookingStatus: 9 });
    expect((await service.book({ ...party, time: '12:00' })).body).toMatchObject({ success: false });
    await cancel(booked);
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    expect((await service.book(party)).body).toMatchObject({ success: true, areaName: 'Main room' });
  });

  it('an enquiry tells the guest that no table is booked, and has no calendar file', async () => {
    const enquiry = await service.book({ adults: 15, occasionId: 'group', time: '13:00' }, { call: 'enquiry' });
    await Promise.all([cancel(enquiry), cancel(enquiry)]);
    const [cancellation, request, ...others] = await readMails(enquiry);
    expect(others).toEqual([]);
    expect(request?.id).toBe(`request/${enquiry.body.bookingReference}`);
    expect(cancellation).toMatchObject({ id: `cancellation/${enquiry.body.bookingReference}`, calendar: null });
    expect(cancellation?.text).toContain('No table is booked for you.');
  });

  it('an unknown booking writes no mail', async () => {
    const before = await service.database.selectFrom('outbox').select('id').execute();
    expect((await service.callAsEditor('POST', '/api/v1/operator/booking/XXXXXXXX/cancel')).status).toBe(404);
    expect(await service.database.selectFrom('outbox').select('id').execute()).toHaveLength(before.length);
  });

  it('a booking of a deleted restaurant still notifies the guest', async () => {
    const booked = await service.book({ time: '12:00' }, { storeId: '9', key: 'with-a-telephone' });
    expect(booked.body).toMatchObject({ errorCode: 6 });
    const booking = await service.book(
      { time: '12:00', customer: { ...customer, email: 'bob@example.com', phoneNumber: '01632 960001' } },
      { storeId: '9' },
    );
    await service.database.deleteFrom('restaurants').where('id', '=', '9').execute();
    expect((await cancel(booking)).status).toBe(200);
    const [cancellation] = await readMails(booking);
    expect(cancellation).toMatchObject({ recipient: 'bob@example.com' });
    expect(cancellation?.subject).toBe(`Cancelled: your table at Pandan Row, ${booking.body.bookingReference}`);
    expect(
      readCalendar(cancellation?.calendar ?? '')
        .get('VEVENT')
        ?.get('STATUS'),
    ).toBe('CANCELLED');
  });
});
