import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { validBookingRequest } from '../testing/booking-test-data.ts';
import {
  type BookingService,
  bookingContent,
  countBookedSeats,
  listTakenSeats,
  startBookingService,
  warmUpConnections,
} from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';

const databases = await startTestDatabases(bookingContent);

const key = 'key-of-this-booking';
const count = (service: BookingService, table: 'bookings' | 'outbox') =>
  service.database.selectFrom(table).selectAll().execute();

describe.each(databases)('booking a table on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];

  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(() => service.close());

  const slots = async (query: string) => {
    const { body } = await service.callApi('GET', `/api/booking/slots/1?${query}`);
    return body.data;
  };

  it('is refused after three bookings of an address in a day, and takes no table [booking.error]', async () => {
    const guest = { customer: { ...validBookingRequest.customer, email: 'often@example.com' } };
    for (const bookingDate of ['2027-01-05', '2027-01-06', '2027-01-07'])
      expect((await service.book({ ...guest, bookingDate })).body).toMatchObject({ success: true });
    const before = await listTakenSeats(service.database);
    expect((await service.book({ ...guest, bookingDate: '2027-01-11' })).body).toEqual({
      success: false,
      errorCode: 6,
      message:
        'No more can be booked online under this email address today. To book another table, ring the restaurant on 020 7946 0000.',
    });
    expect(await listTakenSeats(service.database)).toEqual(before);
  });

  it('makes the table unavailable for exactly the whole stay [booking.taken]', async () => {
    const date = '2026-12-01';
    const query = `occasionId=dinner&children=0&adults=8&dates=${date}&areaId=main-room`;
    const free = async () => {
      const found: unknown = await slots(query);
      return Array.isArray(found) ? found.filter(({ available }) => available).map(({ time }) => time) : [];
    };
    expect(await free()).toHaveLength(35);
    const booked = await service.book({ adults: 8, bookingDate: date, time: '17:00', areaId: 'main-room' });
    expect(booked.body).toMatchObject({
      success: true,
      areaName: 'Main room',
      minutes: 120,
      isEnquiry: false,
      isMailed: true,
    });
    expect(booked.body.bookingReference).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$/);
    const remaining = await free();
    expect(remaining).toContain('15:00');
    for (const taken of ['15:15', '17:00', '18:45']) expect(remaining).not.toContain(taken);
    expect(remaining).toContain('19:00');
    const next = await service.book({ adults: 8, bookingDate: date, time: '18:00', areaId: 'main-room' });
    expect(next).toEqual({
      status: 200,
      body: {
        success: false,
        bookingStatus: 9,
        message: 'Sorry, that time has just been taken. Please choose another.',
      },
    });
    // Without a preferred area another area is used.
    expect((await service.book({ adults: 8, bookingDate: date, time: '18:00' })).body).toMatchObject({
      areaName: 'Terrace',
    });
  });

  it('repeats its reply to the same key, and rejects the key for another request [booking.once]', async () => {
    const first = await service.book({}, { key });
    expect(first.body.success).toBe(true);
    expect(await service.book({}, { key })).toEqual(first);
    const other = await service.book({ adults: 3 }, { key });
    const [used, invalid] = [
      'was used for another request before',
      'must be 8 to 255 characters, new for each booking',
    ];
    const refused = (message: string) => ({
      success: false,
      message: "Sorry, something's not working, please contact the restaurant directly.",
      errors: [{ path: 'headers.idempotency-key', message }],
    });
    expect(other).toEqual({ status: 422, body: refused(used) });
    expect((await service.book({}, { key, call: 'enquiry' })).status).toBe(422);
    expect((await service.book({}, { key, storeId: '9' })).status).toBe(422);
    for (const bad of ['', 'x'.repeat(7), 'x'.repeat(256)])
      expect(await service.book({}, { key: bad })).toEqual({ status: 400, body: refused(invalid) });
    for (const good of ['x'.repeat(8), 'x'.repeat(255)])
      expect((await service.book({ bookingDate: '2027-01-12' }, { key: good })).body).toMatchObject({ success: true });
    const bookings = await count(service, 'bookings');
    expect(bookings.filter((row) => row.idempotency_key === key)).toHaveLength(1);
  });

  it('creates one booking and one mail for 40 concurrent requests with one key [booking.once]', async () => {
    const at = { bookingDate: '2026-12-03' };
    const sharedKey = 'pressed-forty-times';
    const answers = await Promise.all(Array.from({ length: 40 }, () => service.book(at, { key: sharedKey })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.success).toBe(true);
    const reference = answers[0]?.body.bookingReference;
    const bookings = await count(service, 'bookings');
    expect(bookings.filter((row) => row.booking_date === at.bookingDate)).toHaveLength(1);
    const mails = await count(service, 'outbox');
    expect(mails.filter(({ id }) => id === `confirmation/${reference}`)).toHaveLength(1);
  });

  it('gives the last table to forty concurrent copies of one request [booking.once]', async () => {
    const request = { bookingDate: '2026-12-14', adults: 12, occasionId: 'feast', areaId: 'main-room' };
    await warmUpConnections(service);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => service.book(request, { key: 'takes-the-last' })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.success).toBe(true);
  });

  it('checks a repeated request again after a rejection, once there is a free table [booking.taken]', async () => {
    const at = { bookingDate: '2026-12-07', adults: 12, occasionId: 'feast', areaId: 'main-room' };
    const first = await service.book(at);
    expect((await service.book(at, { key: 'waits-for-room' })).body.bookingStatus).toBe(9);
    await service.callAsEditor('POST', `/api/v1/operator/booking/${first.body.bookingReference}/cancel`);
    expect((await service.book(at, { key: 'waits-for-room' })).body.success).toBe(true);
  });

  it('records an enquiry without reserving seats, and never calls it confirmed [booking.step3]', async () => {
    const before = await listTakenSeats(service.database);
    const request = { adults: 15, occasionId: 'group', time: '13:00', customer: validBookingRequest.customer };
    const enquiry = await service.book(request, { call: 'enquiry' });
    expect(enquiry.body).toMatchObject({ success: true, isEnquiry: true });
    expect(await listTakenSeats(service.database)).toEqual(before);
    const mails = await count(service, 'outbox');
    const mail = mails.find(({ id }) => id === `request/${enquiry.body.bookingReference}`);
    expect(mail).toMatchObject({ recipient: 'ada@example.com', calendar: null });
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/confirm/i);
    // A table that needs an enquiry cannot be booked, whatever the caller says.
    expect((await service.book({ adults: 15, occasionId: 'group', time: '13:00' })).body).toMatchObject({
      errorCode: 2,
    });
    expect((await service.book({ bookingDate: '2026-12-04' })).body).toMatchObject({ errorCode: 2 });
  });

  it('accepts only a card that its gateway has stored, for one booking [booking.card]', async () => {
    const brunch = { occasionId: 'brunch', bookingDate: '2026-12-05', time: '13:00' };
    const submit = (nonce: string) => service.callApi('POST', '/api/v1/braintree/submit', { nonce });
    expect((await service.callApi('GET', '/api/v1/braintree/token')).body.clientToken).toMatch(/^test-gateway/);
    expect((await submit('test-nonce-declined')).status).toBe(402);
    expect(await submit('test-nonce-timeout')).toMatchObject({
      status: 503,
      body: { message: 'The payment provider does not answer, and no card was saved. Please try again.' },
    });
    const refused = { errorCode: 5, success: false };
    expect((await service.book(brunch)).body).toMatchObject(refused);
    expect((await service.book({ ...brunch, braintreeCustomerId: 'made-up' })).body).toMatchObject(refused);
    const { customerId: braintreeCustomerId } = (await submit('test-nonce-ok')).body;
    expect((await service.book({ ...brunch, braintreeCustomerId })).body).toMatchObject({ success: true });
    expect((await service.book({ ...brunch, braintreeCustomerId })).body).toMatchObject(refused);
  });

  it.each([
    ['holds a table 23 hours and 59 minutes later', 1_439, true],
    ['holds none 24 hours and 1 minute later', 1_441, false],
  ])('a card %s [booking.card]', async (_, minutes, success) => {
    const card = await service.callApi('POST', '/api/v1/braintree/submit', { nonce: 'test-nonce-ok' });
    const braintreeCustomerId = String(card.body.customerId);
    const givenAt = new Date(service.clock.now() - minutes * 60_000).toISOString();
    await service.database
      .updateTable('cards')
      .set({ created_at: givenAt })
      .where('customer_id', '=', braintreeCustomerId)
      .execute();
    const brunch = { occasionId: 'brunch', bookingDate: '2026-12-06', time: '13:00', braintreeCustomerId };
    expect((await service.book(brunch)).body).toMatchObject({ success, ...(!success && { errorCode: 5 }) });
  });

  it('sends exactly one mail for a booking, with its calendar file and no typed text with a link [booking.thanks]', async () => {
    const { body } = await service.book({
      bookingDate: '2026-12-09',
      customer: {
        firstName: 'You have won',
        lastName: 'a prize',
        email: 'ada@example.com',
        specialRequest: 'See www.evil.example: a <b>high</b> chair\nand "shade"',
      },
    });
    const findOwnMails = async () =>
      (await count(service, 'outbox')).filter((row) => row.id.endsWith(String(body.bookingReference)));
    await expect.poll(async () => (await findOwnMails())[0]?.sent_at, { timeout: 15_000 }).not.toBeNull();
    const [mail, ...others] = await findOwnMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      subject: `Your table at Pandan Row Restaurant 1, ${body.bookingReference}`,
    });
    expect(mail?.text).toMatch(/Wednesday,? 9 December 2026/);
    expect(JSON.stringify(mail)).not.toMatch(/won|prize|evil|chair|shade/);
    expect(mail?.calendar).toContain('DTSTART:20261209T190000Z');
    expect(mail?.calendar).toContain(`UID:${body.bookingReference}@`);
  });

  it('reserves exactly the seats of the active bookings and logs no failure [booking.availability]', async () => {
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    expect(log).toEqual([]);
  });
});
