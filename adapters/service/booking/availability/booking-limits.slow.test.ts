import { afterEach, describe, expect, it } from 'vitest';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { validBookingRequest } from '../testing/booking-test-data.ts';
import {
  type BookingService,
  bookingContent,
  countBookedSeats,
  listTakenSeats,
  type ServiceReply,
  startBookingService,
  warmUpConnections,
} from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';
import { type BookingLimits, defaultBookingLimits } from './booking-limits.ts';

/** Bookings that one guest tries: set `BOOKING_TRIES=10000` for a long run. */
const tries = Number(process.env.BOOKING_TRIES ?? 1000);
/** With more at once, a busy machine makes the service answer 503 to some. */
const maxConcurrent = 100;

const databases = await startTestDatabases(bookingContent);
const day = 86_400_000;

const guest = (email: string) => ({ customer: { ...validBookingRequest.customer, email } });
/** A different table for each of seventy-two indexes; few of them are ever booked. */
const tableAt = (index: number) => ({
  adults: 1,
  bookingDate: `2026-12-${String(1 + (index % 9)).padStart(2, '0')}`,
  time: `${12 + (index % 8)}:00`,
});
const filterSuccessful = (answers: readonly ServiceReply[]): ServiceReply[] =>
  answers.filter(({ body }) => body.success === true);
const limitReply = {
  status: 200,
  body: {
    success: false,
    errorCode: 6,
    message:
      'No more can be booked online under this email address today. To book another table, ring the restaurant on 020 7946 0000.',
  },
};

it('default booking limits equal those of the configuration', () => {
  expect(readConfiguration({})).toMatchObject({ value: defaultBookingLimits });
});

describe.each(databases)('booking limits on $name', ({ databaseUrl }) => {
  const services: BookingService[] = [];
  const start = async (limits: Partial<BookingLimits> = {}, address?: string): Promise<BookingService> => {
    const service = await startBookingService({
      databaseUrl: address ?? (await databaseUrl()),
      limits: { ...defaultBookingLimits, ...limits },
    });
    services.push(service);
    return service;
  };
  afterEach(async () => {
    for (const service of services.splice(0)) await service.close();
  });
  const rows = async ({ database }: BookingService) => {
    const bookings = await database.selectFrom('bookings').select(['email', 'status']).execute();
    const mails = await database.selectFrom('outbox').select(['id', 'recipient']).execute();
    return { bookings, mails };
  };

  it(`let one email address book three times of ${tries}, however it is written, and tell the guest to ring [form.abuse]`, async () => {
    const service = await start();
    const spellings = [
      'ada@example.com',
      'ADA@example.com',
      ' ada@example.com ',
      'Ada@Example.COM',
      'ａda@example.com',
      'ada+2@example.com',
    ];
    const answers: ServiceReply[] = [];
    while (answers.length < tries) {
      const concurrent = Array.from({ length: Math.min(maxConcurrent, tries - answers.length) }, (_, at) => {
        const index = answers.length + at;
        return service.book(
          { ...tableAt(index), ...guest(spellings[index % spellings.length] ?? '') },
          { call: index % 3 === 0 ? 'enquiry' : 'create' },
        );
      });
      answers.push(...(await Promise.all(concurrent)));
    }
    expect(filterSuccessful(answers)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.success !== true)).toEqual(
      Array.from({ length: tries - 3 }, () => limitReply),
    );
    const { bookings, mails } = await rows(service);
    expect([bookings.length, mails.length]).toEqual([3, 3]);
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    // Other guests can still book.
    expect(filterSuccessful([await service.book(guest('ada2@example.com'))])).toHaveLength(1);
  });

  it('allow bookings again after a day [form.abuse]', async () => {
    const service = await start();
    const book = (index: number) => service.book({ ...tableAt(index), ...guest('ada@example.com') });
    for (let index = 0; index < 3; index += 1) await book(index);
    const setCreated = async (ago: number): Promise<void> => {
      const created_at = new Date(service.clock.now() - ago).toISOString();
      await service.database.updateTable('bookings').set({ created_at }).execute();
      await service.database.updateTable('outbox').set({ created_at }).execute();
    };
    await setCreated(day - 1000);
    expect(await book(3)).toEqual(limitReply);
    await setCreated(day + 1000);
    expect(filterSuccessful([await book(3)])).toHaveLength(1);
  });

  it('never refuse a repeated request, even among forty concurrent copies of the last allowed one [booking.once]', async () => {
    const service = await start();
    const book = (index: number) =>
      service.book({ ...tableAt(index), ...guest('ada@example.com') }, { key: `key-number-${index}` });
    const first = [await book(0), await book(1)];
    await warmUpConnections(service);
    const answers = await Promise.all(Array.from({ length: 40 }, () => book(2)));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(filterSuccessful(answers)).toHaveLength(40);
    expect(await book(3)).toEqual(limitReply);
    expect([await book(0), await book(1), await book(2)]).toEqual([...first, answers[0]]);
    expect((await rows(service)).mails).toHaveLength(3);
  });

  it('do not count cancelled bookings, and refuse no booking because of the day’s mails', async () => {
    const service = await start({ mailsPerEmail: 3 });
    const book = (index: number) => service.book({ ...tableAt(index), ...guest('ada@example.com') });
    const booked = [await book(0), await book(1), await book(2)];
    expect(await book(3)).toEqual(limitReply);
    for (const { body } of booked)
      await service.callAsEditor('POST', `/api/v1/operator/booking/${body.bookingReference}/cancel`);
    expect(filterSuccessful([await book(3)])).toHaveLength(1);
    expect((await rows(service)).mails).toHaveLength(7);
  });

  it('refuse no booking because forms have used up the mails of the minute or of the address', async () => {
    const service = await start({ mailsPerMinute: 5, mailsPerEmail: 2 });
    const signUp = (name: string) =>
      service.callApi('POST', '/api/signup', {
        emailAddress: `${name}@example.com`,
        firstName: 'Mai',
        acceptTerms: true,
      });
    const forms = await Promise.all(Array.from({ length: 8 }, (_, index) => signUp(`guest-${index}`)));
    expect(forms.filter(({ body }) => body.success)).toHaveLength(5);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => service.book(tableAt(index))));
    expect(filterSuccessful(answers)).toHaveLength(20);
    expect((await rows(service)).mails).toHaveLength(25);
    for (const id of ['voucher/1', 'voucher/2'])
      await queueMail(
        service.database,
        { id, to: 'ada@example.com', subject: '', text: '', html: '' },
        new Date(service.clock.now()).toISOString(),
      );
    expect(filterSuccessful([await service.book({ ...tableAt(30), ...guest('ada@example.com') })])).toHaveLength(1);
  });

  it('leave forms their mails of the minute, however many tables are booked', async () => {
    const service = await start({ mailsPerMinute: 5 });
    await Promise.all(Array.from({ length: 20 }, (_, index) => service.book(tableAt(index))));
    const form = await service.callApi('POST', '/api/signup', {
      emailAddress: 'mai@example.com',
      firstName: 'Mai',
      acceptTerms: true,
    });
    expect(form.body).toMatchObject({ success: true });
  });

  it('apply across several services on one database', async () => {
    const address = await databaseUrl();
    if (address === undefined) return;
    const services = [await start({}, address), await start({}, address)];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        services[index % 2]?.book({ ...tableAt(index), ...guest('ada@example.com') }),
      ),
    );
    expect(filterSuccessful(answers.filter((each) => each !== undefined))).toHaveLength(3);
  });
});
