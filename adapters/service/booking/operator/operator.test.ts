import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { eachDatabase } from '../testing/on-each-database.ts';
import { type BookingService, seatsHeld, seatsTaken, startBookingService } from '../testing/start-booking-service.ts';

const databases = await eachDatabase();

describe.each(databases)('the restaurant’s own side of its bookings on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];

  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(() => service.close());

  it('lists a day for the restaurant, exports it, and cancels once, however often it is told [ops.restaurant]', async () => {
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
    const day = async () => (await service.operate('GET', `${path}?date=2026-12-11`)).body.bookings;
    expect(await day()).toMatchObject([
      { reference: body.bookingReference, status: 'booked', email: '+1@example.com' },
    ]);
    const csv = String((await service.operate('GET', `${path}/csv?date=2026-12-11`)).body.text);
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain(`"'+1@example.com","'+44 1632 960001","'=HYPERLINK(""x"")"`);
    const before = await seatsTaken(service.database);
    const cancel = () => service.operate('POST', `/api/v1/operator/booking/${body.bookingReference}/cancel`);
    const answers = await Promise.all(Array.from({ length: 10 }, cancel));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await day()).toMatchObject([{ status: 'cancelled' }]);
    expect(await seatsTaken(service.database)).toEqual(await seatsHeld(service.database));
    expect(await seatsTaken(service.database)).not.toEqual(before);
    expect((await service.operate('POST', '/api/v1/operator/booking/XXXXXXXX/cancel')).status).toBe(404);
    for (const [method, call] of [
      ['GET', `${path}?date=2026-12-11`],
      ['GET', `${path}/csv?date=2026-12-11`],
      ['POST', `/api/v1/operator/booking/${body.bookingReference}/cancel`],
    ] as const)
      expect((await service.ask(method, call)).status).toBe(401);
  });

  it('counts the steps of journeys and keeps nobody’s, however many names are made up [booking.events]', async () => {
    const path = '/api/booking/events/1';
    for (let index = 0; index < 3; index += 1)
      await service.ask('POST', path, { name: 'Step-Two', step: 2, sessionId: crypto.randomUUID() });
    for (let index = 0; index < 230; index += 1) await service.ask('POST', path, { name: `made-up-${index}` });
    // A step that is known is counted as itself also where there is no room for new ones.
    await service.ask('POST', path, { name: 'step-two', step: 2 });
    const day = new Date(service.clock.now()).toISOString().slice(0, 10);
    const { steps } = (await service.operate('GET', `/api/v1/operator/booking-steps/1?date=${day}`)).body;
    expect(steps).toContainEqual({ name: 'step-two', step: 2, count: 4 });
    expect(steps).toContainEqual({ name: 'other', step: 0, count: 31 });
    expect(steps).toHaveProperty('length', 201);
    expect((await service.ask('POST', '/api/booking/events/404', { name: 'x' })).status).toBe(404);
  });

  it('follows rules that an editor changes with the next booking', async () => {
    const path = '/api/v1/editing/booking-rules/9';
    const rules = (await service.operate('GET', path)).body;
    expect((await service.book({}, { storeId: '9' })).body).toMatchObject({ errorCode: 6 });
    expect((await service.operate('PUT', path, { ...rules, phoneRequired: false })).status).toBe(200);
    expect((await service.book({}, { storeId: '9' })).body).toMatchObject({ success: true });
    expect((await service.operate('PUT', path, { ...rules, bookable: 'telephone' })).status).toBe(200);
    expect((await service.book({}, { storeId: '9' })).body).toMatchObject({ errorCode: 1 });
    const twice = {
      ...rules,
      areas: [
        { id: 'a', name: 'A', seats: 2 },
        { id: 'a', name: 'B', seats: 2 },
      ],
    };
    expect(await service.operate('PUT', path, twice)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.areas[1].id', message: 'must be unique' }] },
    });
  });

  it('holds exactly the seats of the bookings that stand, and has logged no failure', async () => {
    expect(await seatsTaken(service.database)).toEqual(await seatsHeld(service.database));
    expect(log).toEqual([]);
  });
});
