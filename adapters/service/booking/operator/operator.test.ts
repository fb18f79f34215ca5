import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import {
  type BookingService,
  bookingContent,
  countBookedSeats,
  listTakenSeats,
  startBookingService,
} from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';

const databases = await startTestDatabases(bookingContent);

describe.each(databases)('bookings as shown to the restaurant on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];

  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(() => service.close());

  it('lists and exports a day, and cancels a booking once however often it is requested [ops.restaurant]', async () => {
    const at = { bookingDate: '2026-12-11', time: '14:00' };
    const evil = {
      firstName: 'Ada',
      lastName: 'B',
      email: '+1@example.com',
      phoneNumber: '+44 1632 960001',
      specialRequest: '=HYPERLINK("x")',
    };
    const { body } = await service.book({ ...at, customer: evil });
    const path = '/api/v1/operator/bookings/1';
    const day = async () => (await service.callAsEditor('GET', `${path}?date=2026-12-11`)).body.bookings;
    expect(await day()).toMatchObject([
      { reference: body.bookingReference, status: 'booked', email: '+1@example.com' },
    ]);
    const csv = String((await service.callAsEditor('GET', `${path}/csv?date=2026-12-11`)).body.text);
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain(`"'+1@example.com","'+44 1632 960001","'=HYPERLINK(""x"")"`);
    const before = await listTakenSeats(service.database);
    const cancel = () => service.callAsEditor('POST', `/api/v1/operator/booking/${body.bookingReference}/cancel`);
    const answers = await Promise.all(Array.from({ length: 10 }, cancel));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await day()).toMatchObject([{ status: 'cancelled' }]);
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    expect(await listTakenSeats(service.database)).not.toEqual(before);
    expect(await service.callAsEditor('POST', '/api/v1/operator/booking/XXXXXXXX/cancel')).toMatchObject({
      status: 404,
      body: { message: 'There is no such booking.' },
    });
    for (const [method, call] of [
      ['GET', `${path}?date=2026-12-11`],
      ['GET', `${path}/csv?date=2026-12-11`],
      ['POST', `/api/v1/operator/booking/${body.bookingReference}/cancel`],
    ] as const)
      expect((await service.callApi(method, call)).status).toBe(401);
  });

  it('counts steps of booking journeys anonymously, up to a limit of names [booking.events]', async () => {
    const path = '/api/booking/events/1';
    for (let index = 0; index < 3; index += 1)
      await service.callApi('POST', path, { name: 'Step-Two', step: 2, sessionId: crypto.randomUUID() });
    for (let index = 0; index < 230; index += 1) await service.callApi('POST', path, { name: `made-up-${index}` });
    // A known step is counted under its own name even when there is no room for new names.
    await service.callApi('POST', path, { name: 'step-two', step: 2 });
    const day = new Date(service.clock.now()).toISOString().slice(0, 10);
    const { steps } = (await service.callAsEditor('GET', `/api/v1/operator/booking-steps/1?date=${day}`)).body;
    expect(steps).toContainEqual({ name: 'step-two', step: 2, count: 4 });
    expect(steps).toContainEqual({ name: 'other', step: 0, count: 31 });
    expect(steps).toHaveProperty('length', 201);
    expect(await service.callApi('POST', '/api/booking/events/404', { name: 'x' })).toMatchObject({
      status: 404,
      body: { message: 'There is no such restaurant.' },
    });
  });

  it('applies changed rules from the next booking on [api.cache]', async () => {
    const path = '/api/v1/editing/booking-rules/9';
    const rules = (await service.callAsEditor('GET', path)).body;
    expect((await service.book({}, { storeId: '9' })).body).toMatchObject({ errorCode: 6 });
    expect((await service.callAsEditor('PUT', path, { ...rules, phoneRequired: false })).status).toBe(200);
    expect((await service.book({}, { storeId: '9' })).body).toMatchObject({ success: true });
    expect((await service.callAsEditor('PUT', path, { ...rules, bookable: 'telephone' })).status).toBe(200);
    expect((await service.book({}, { storeId: '9' })).body).toMatchObject({ errorCode: 1 });
    const twice = {
      ...rules,
      areas: [
        { id: 'a', name: 'A', seats: 2 },
        { id: 'a', name: 'B', seats: 2 },
      ],
    };
    expect(await service.callAsEditor('PUT', path, twice)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.areas[1].id', message: 'must be unique' }] },
    });
  });

  it('refuses rules of a restaurant that does not exist [api.contract]', async () => {
    const rules = (await service.callAsEditor('GET', '/api/v1/editing/booking-rules/9')).body;
    const path = '/api/v1/editing/booking-rules/404';
    expect(await service.callAsEditor('PUT', path, { ...rules, storeId: '404' })).toMatchObject({
      status: 404,
      body: { message: 'There is no such restaurant.' },
    });
    expect(await service.callAsEditor('GET', path)).toMatchObject({
      status: 404,
      body: { message: 'This restaurant has no booking rules.' },
    });
  });

  it('reserves exactly the seats of the active bookings and logs no failure [booking.availability]', async () => {
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    expect(log).toEqual([]);
  });
});
