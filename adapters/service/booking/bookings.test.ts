import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../log.ts';
import { startTemporaryPostgres } from '../../temporary-postgres.ts';
import { type BookingService, seatsHeld, seatsTaken, startBookingService } from './start-booking-service.ts';

const postgres = await startTemporaryPostgres();
afterAll(() => postgres?.stop());

const backends = [
  { name: 'SQLite', databaseUrl: async (): Promise<string | undefined> => undefined, present: true },
  { name: 'PostgreSQL', databaseUrl: async () => postgres?.createDatabase(), present: postgres !== undefined },
];

const key = 'key-of-this-booking';
const count = (service: BookingService, table: 'bookings' | 'outbox') =>
  service.database.selectFrom(table).selectAll().execute();

describe.each(backends.filter(({ present }) => present))('bookings on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];

  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(() => service.close());

  const slots = async (query: string) => {
    const { body } = await service.ask('GET', `/api/booking/slots/1?${query}`);
    return body.data;
  };

  it('offers the occasions of a day with their limits, and tells nothing else of the rules [booking.step1]', async () => {
    const on = (date: string) => service.ask('GET', `/api/booking/occasions/1?date=${date}`);
    expect((await on('2026-12-05')).body).toEqual({
      success: true,
      data: [
        { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 },
        { id: 'feast', name: 'Feast', minimumCovers: 2, maximumCovers: 20 },
        { id: 'brunch', name: 'Brunch', minimumCovers: 2, maximumCovers: 7, areaLinkGroup: 'B' },
        { id: 'tasting', name: 'Tasting', minimumCovers: 2, maximumCovers: 6, menuLinkGroup: 'T' },
        { id: 'group', name: 'Group', minimumCovers: 9, maximumCovers: 20 },
      ],
    });
    const wednesday: unknown = (await on('2026-12-02')).body.data;
    expect(JSON.stringify(wednesday)).not.toContain('brunch');
    for (const closed of ['2026-12-10', '2026-12-25', '2026-11-20', '2027-03-01'])
      expect((await on(closed)).body).toMatchObject({ success: false, errorCode: 10 });
  });

  it('offers areas and menus where the occasion links to them, at their times [booking.areas-menus]', async () => {
    const party = 'children=0&adults=2&dates=2026-12-05';
    const areas = async (id: string) =>
      (await service.ask('GET', `/api/booking/areas/1?occasionId=${id}&${party}`)).body;
    expect(await areas('brunch')).toEqual({
      success: true,
      data: [
        { id: 'window', name: 'Window' },
        { id: 'terrace', name: 'Terrace' },
      ],
    });
    expect(await areas('dinner')).toEqual({ success: true, data: [] });
    const menus = async (more: string) =>
      (await service.ask('GET', `/api/booking/bookingmenu/1?occasionId=tasting&${party}${more}`)).body.data;
    expect(await menus('')).toMatchObject([{ id: 'five' }, { id: 'seven', pricePence: 6000 }]);
    expect(await menus('&time=20:00')).toMatchObject([{ id: 'five' }]);
  });

  it('tells which of several restaurants can take a party, with their miles [booking.availability]', async () => {
    const stores = ['1', '4', '404', '9'].map((storeId, index) => ({ storeId, miles: index + 0.5 }));
    const body = { stores, date: '2026-12-02', adultCovers: 2, childrenCovers: 1 };
    const { body: answer } = await service.ask('POST', '/api/booking/availability', body);
    expect(answer).toMatchObject({
      success: true,
      data: [
        { storeId: '1', miles: 0.5, available: true, times: expect.arrayContaining(['12:00', '20:30']) },
        { storeId: '4', miles: 1.5, available: false, message: 'This restaurant cannot be booked online.' },
        { storeId: '404', miles: 2.5, available: false },
        { storeId: '9', miles: 3.5, available: true },
      ],
    });
  });

  it('says what a time needs: an enquiry, a card, a phone number [booking.card]', async () => {
    const needs = async (storeId: string, query: string) =>
      (await service.ask('GET', `/api/booking/requirements/${storeId}?children=0&adults=2&${query}`)).body.data;
    expect(await needs('1', 'occasionId=dinner&bookingDate=2026-12-02&time=19:00')).toEqual({
      isEnquiry: false,
      creditCardRequired: false,
      isPhoneRequired: false,
    });
    expect(await needs('1', 'occasionId=dinner&bookingDate=2026-12-04&time=19:00')).toMatchObject({ isEnquiry: true });
    expect(await needs('1', 'occasionId=brunch&bookingDate=2026-12-05&time=13:00')).toEqual({
      isEnquiry: false,
      creditCardRequired: true,
      guaranteeAmountPence: 500,
      cancelHours: 24,
      policyText: 'Five pounds each.',
      isPhoneRequired: false,
    });
    expect(await needs('9', 'occasionId=dinner&bookingDate=2026-12-02&time=19:00')).toMatchObject({
      isPhoneRequired: true,
    });
  });

  it('takes the table from the next guest, for the whole stay and no longer', async () => {
    const on = '2026-12-01';
    const query = `occasionId=dinner&children=0&adults=8&dates=${on}&areaId=main-room`;
    const free = async () => {
      const found: unknown = await slots(query);
      return Array.isArray(found) ? found.filter(({ available }) => available).map(({ time }) => time) : [];
    };
    expect(await free()).toHaveLength(35);
    const booked = await service.book({ adults: 8, bookingDate: on, time: '17:00', areaId: 'main-room' });
    expect(booked.body).toMatchObject({ success: true, areaName: 'Main room', minutes: 120, isEnquiry: false });
    expect(booked.body.bookingReference).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$/);
    const left = await free();
    expect(left).toContain('15:00');
    for (const taken of ['15:15', '17:00', '18:45']) expect(left).not.toContain(taken);
    expect(left).toContain('19:00');
    const next = await service.book({ adults: 8, bookingDate: on, time: '18:00', areaId: 'main-room' });
    expect(next).toEqual({
      status: 200,
      body: {
        success: false,
        bookingStatus: 9,
        message: 'Sorry, that time has just been taken. Please choose another.',
      },
    });
    // Without a preference there is another area.
    expect((await service.book({ adults: 8, bookingDate: on, time: '18:00' })).body).toMatchObject({
      areaName: 'Terrace',
    });
  });

  it('replays its answer to the same key, and refuses the key for another request [booking.once]', async () => {
    const first = await service.book({}, { key });
    expect(first.body.success).toBe(true);
    expect(await service.book({}, { key })).toEqual(first);
    const other = await service.book({ adults: 3 }, { key });
    expect(other).toMatchObject({ status: 422, body: { success: false } });
    expect((await service.book({}, { key, call: 'enquiry' })).status).toBe(422);
    expect((await service.book({}, { key, storeId: '9' })).status).toBe(422);
    for (const bad of ['', 'short', 'x'.repeat(256)]) expect((await service.book({}, { key: bad })).status).toBe(400);
    const bookings = await count(service, 'bookings');
    expect(bookings.filter((row) => row.idempotency_key === key)).toHaveLength(1);
  });

  it('makes one booking and one mail of 40 requests with one key at once [booking.once]', async () => {
    const at = { bookingDate: '2026-12-03' };
    const same = 'pressed-forty-times';
    const answers = await Promise.all(Array.from({ length: 40 }, () => service.book(at, { key: same })));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.success).toBe(true);
    const reference = answers[0]?.body.bookingReference;
    const bookings = await count(service, 'bookings');
    expect(bookings.filter((row) => row.booking_date === at.bookingDate)).toHaveLength(1);
    const mails = await count(service, 'outbox');
    expect(mails.filter(({ id }) => id === `confirmation/${reference}`)).toHaveLength(1);
  });

  it('gives a new key its answer anew once there is room again', async () => {
    const at = { bookingDate: '2026-12-07', adults: 12, occasionId: 'feast', areaId: 'main-room' };
    const first = await service.book(at);
    expect((await service.book(at, { key: 'waits-for-room' })).body.bookingStatus).toBe(9);
    await service.operate('POST', `/api/v1/operator/booking/${first.body.bookingReference}/cancel`);
    expect((await service.book(at, { key: 'waits-for-room' })).body.success).toBe(true);
  });

  it('notes an enquiry without taking seats, and never calls it confirmed', async () => {
    const before = await seatsTaken(service.database);
    const asked = await service.book({ adults: 15, occasionId: 'group', time: '13:00' }, { call: 'enquiry' });
    expect(asked.body).toMatchObject({ success: true, isEnquiry: true });
    expect(await seatsTaken(service.database)).toEqual(before);
    const mails = await count(service, 'outbox');
    const mail = mails.find(({ id }) => id === `request/${asked.body.bookingReference}`);
    expect(mail).toMatchObject({ recipient: 'ada@example.com', calendar: null });
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/confirm/i);
    // What can only be asked for is not booked, whatever the caller says.
    expect((await service.book({ adults: 15, occasionId: 'group', time: '13:00' })).body).toMatchObject({
      errorCode: 2,
    });
    expect((await service.book({ bookingDate: '2026-12-04' })).body).toMatchObject({ errorCode: 2 });
  });

  it('takes only a card that its gateway keeps, for one booking, within a day [booking.card]', async () => {
    const brunch = { occasionId: 'brunch', bookingDate: '2026-12-05', time: '13:00' };
    const submit = (nonce: string) => service.ask('POST', '/api/v1/braintree/submit', { nonce });
    expect((await service.ask('GET', '/api/v1/braintree/token')).body.clientToken).toMatch(/^test-gateway/);
    expect((await submit('test-nonce-declined')).status).toBe(402);
    expect((await submit('test-nonce-timeout')).status).toBe(503);
    const refused = { errorCode: 5, success: false };
    expect((await service.book(brunch)).body).toMatchObject(refused);
    expect((await service.book({ ...brunch, braintreeCustomerId: 'made-up' })).body).toMatchObject(refused);
    const { customerId: braintreeCustomerId } = (await submit('test-nonce-ok')).body;
    expect((await service.book({ ...brunch, braintreeCustomerId })).body).toMatchObject({ success: true });
    expect((await service.book({ ...brunch, braintreeCustomerId })).body).toMatchObject(refused);
    const late = (await submit('test-nonce-ok')).body.customerId;
    const yesterday = new Date(service.clock.now() - 25 * 3_600_000).toISOString();
    await service.database.updateTable('cards').set({ created_at: yesterday }).where('reference', 'is', null).execute();
    expect((await service.book({ ...brunch, braintreeCustomerId: late })).body).toMatchObject(refused);
  });

  it('sells extras until the day’s are gone, and gives them back [booking.upsells]', async () => {
    const at = { bookingDate: '2026-12-08' };
    const offered = async (more = '') =>
      (
        await service.ask(
          'GET',
          `/api/booking/upsells/1?occasionId=dinner&children=0&adults=2&bookingDate=2026-12-08&time=19:00${more}`,
        )
      ).body.data;
    expect(await offered()).toMatchObject([
      { id: 'cake', maxQty: 2 },
      { id: 'fizz', maxQty: 6 },
    ]);
    expect(await offered('&includeUnavailable=true')).toMatchObject([{}, {}, { id: 'gone', available: false }]);
    const first = await service.book({
      ...at,
      upsells: [
        { id: 'cake', qty: 2 },
        { id: 'fizz', qty: 1 },
      ],
    });
    expect(first.body.success).toBe(true);
    expect(await offered()).toMatchObject([
      { id: 'cake', maxQty: 1 },
      { id: 'fizz', maxQty: 6 },
    ]);
    const seats = await seatsTaken(service.database);
    expect((await service.book({ ...at, upsells: [{ id: 'cake', qty: 2 }] })).body).toEqual({
      success: false,
      errorCode: 19,
      message: 'Cake is sold out for that day.',
    });
    expect(await seatsTaken(service.database)).toEqual(seats);
    await service.operate('POST', `/api/v1/operator/booking/${first.body.bookingReference}/cancel`);
    expect(await offered()).toMatchObject([{ id: 'cake', maxQty: 2 }, {}]);
  });

  it('sends exactly one mail for a booking, with its calendar file', async () => {
    const { body } = await service.book({
      bookingDate: '2026-12-09',
      customer: {
        firstName: 'Ada',
        lastName: 'B',
        email: 'ada@example.com',
        specialRequest: 'A <b>high</b> chair\nand "shade"',
      },
    });
    const own = async () =>
      (await count(service, 'outbox')).filter((row) => row.id.endsWith(String(body.bookingReference)));
    await expect.poll(async () => (await own())[0]?.sent_at).not.toBeNull();
    const [mail, ...others] = await own();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      subject: `Your table at Pandan Row House 1, ${body.bookingReference}`,
    });
    expect(mail?.text).toMatch(/Wednesday,? 9 December 2026/);
    expect(mail?.html).toContain('A &lt;b&gt;high&lt;/b&gt; chair<br>and &quot;shade&quot;');
    expect(mail?.calendar).toContain('DTSTART;TZID=Europe/London:20261209T190000');
    expect(mail?.calendar).toContain(`UID:${body.bookingReference}@`);
  });

  it('lists a day for the restaurant, exports it, and cancels once, however often it is told', async () => {
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
    const day = new Date(service.clock.now()).toISOString().slice(0, 10);
    const { steps } = (await service.operate('GET', `/api/v1/operator/booking-steps/1?date=${day}`)).body;
    expect(steps).toContainEqual({ name: 'step-two', step: 2, count: 3 });
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
