import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { bookingMessage, unknownAreaMessage } from '#schemas/domain/booking/booking-message.ts';
import {
  type BookingService,
  bookingContent,
  countBookedSeats,
  listTakenSeats,
  startBookingService,
} from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';

const databases = await startTestDatabases(bookingContent);

describe.each(databases)('booking choices on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];

  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(() => service.close());

  it('offers the occasions of a day with their limits, and no other rules [booking.step1]', async () => {
    const getOccasions = (date: string) => service.callApi('GET', `/api/booking/occasions/1?date=${date}`);
    expect((await getOccasions('2026-12-05')).body).toEqual({
      success: true,
      data: [
        { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 },
        { id: 'feast', name: 'Feast', minimumCovers: 2, maximumCovers: 20 },
        { id: 'brunch', name: 'Brunch', minimumCovers: 2, maximumCovers: 7, areaLinkGroup: 'B' },
        { id: 'tasting', name: 'Tasting', minimumCovers: 2, maximumCovers: 6, menuLinkGroup: 'T' },
        { id: 'group', name: 'Group', minimumCovers: 9, maximumCovers: 20 },
      ],
    });
    const wednesday: unknown = (await getOccasions('2026-12-02')).body.data;
    expect(JSON.stringify(wednesday)).not.toContain('brunch');
    for (const closed of ['2026-12-10', '2026-12-25', '2026-11-20', '2027-03-01'])
      expect((await getOccasions(closed)).body).toMatchObject({ success: false, errorCode: 10 });
  });

  it('offers the menus linked to an occasion at their times, and its areas that are large enough for the party [booking.areas-menus]', async () => {
    const party = 'children=0&adults=2&dates=2026-12-05';
    const areas = async (id: string, query = party) =>
      (await service.callApi('GET', `/api/booking/areas/1?occasionId=${id}&${query}`)).body;
    expect(await areas('brunch')).toEqual({
      success: true,
      data: [
        { id: 'window', name: 'Window' },
        { id: 'terrace', name: 'Terrace' },
      ],
    });
    expect(await areas('dinner')).toEqual({ success: true, data: [] });
    expect(await areas('brunch', 'children=1&adults=6&dates=2026-12-05')).toEqual({
      success: true,
      data: [{ id: 'terrace', name: 'Terrace' }],
    });
    const menus = async (more: string) =>
      (await service.callApi('GET', `/api/booking/bookingmenu/1?occasionId=tasting&${party}${more}`)).body.data;
    expect(await menus('')).toMatchObject([{ id: 'five' }, { id: 'seven', pricePence: 6000 }]);
    expect(await menus('&time=20:00')).toMatchObject([{ id: 'five' }]);
  });

  it('reports which of several restaurants can seat a party, with their distances [booking.availability]', async () => {
    const stores = ['1', '4', '404', '9'].map((storeId, index) => ({ storeId, miles: index + 0.5 }));
    const body = { stores, date: '2026-12-02', adultCovers: 2, childrenCovers: 1 };
    const { body: answer } = await service.callApi('POST', '/api/booking/availability', body);
    expect(answer).toMatchObject({
      success: true,
      data: [
        { storeId: '1', miles: 0.5, available: true, times: expect.arrayContaining(['12:00', '20:30']) },
        { storeId: '4', miles: 1.5, available: false, message: 'This restaurant cannot be booked online.' },
        { storeId: '404', miles: 2.5, available: false },
        { storeId: '9', miles: 3.5, available: true },
      ],
    });
    const large = { ...body, stores: [{ storeId: '1', miles: 0.5 }], adultCovers: 15, childrenCovers: 0 };
    const { body: onRequest } = await service.callApi('POST', '/api/booking/availability', large);
    expect(onRequest.data).toMatchObject({ 0: { available: false, message: bookingMessage(2) } });
  });

  it('returns the times of one or several days with the free areas, and marks times that need an enquiry [booking.step2]', async () => {
    const slots = async (query: string) =>
      (await service.callApi('GET', `/api/booking/slots/1?children=0&adults=2&${query}`)).body;
    const all = ['main-room', 'window', 'terrace'];
    expect((await slots('occasionId=dinner&dates=2026-12-02')).data).toEqual(
      expect.arrayContaining([{ time: '19:00', available: true, canEnquire: false, areaIds: all }]),
    );
    const friday = (await slots('occasionId=dinner&dates=2026-12-04')).data;
    expect(friday).toContainEqual({ time: '19:00', available: true, canEnquire: true, areaIds: [] });
    expect(friday).toContainEqual({ time: '18:45', available: true, canEnquire: false, areaIds: all });
    const days: unknown = (await slots('occasionId=dinner&dates=2026-12-11,2026-12-09,2026-12-10')).data;
    const dates = Array.isArray(days) ? days.map(({ date }) => date) : [];
    expect([...new Set(dates)]).toEqual(['2026-12-09', '2026-12-11']);
    expect((await slots('occasionId=dinner&dates=2026-12-02&areaId=window')).data).toContainEqual({
      time: '19:00',
      available: true,
      canEnquire: false,
      areaIds: ['window'],
    });
    const tasting = (await slots('occasionId=tasting&dates=2026-12-02&menuIds=seven')).data;
    expect(JSON.stringify(tasting)).toMatch(/"18:00".*"19:00"/);
    expect(JSON.stringify(tasting)).not.toMatch(/"17:45"|"19:15"/);
  });

  it.each<[string, number, string?]>([
    ['occasionId=dinner&dates=2026-12-10', 17],
    ['occasionId=brunch&dates=2026-12-02', 17],
    ['occasionId=dinner&dates=2026-12-02&areaId=roof', 6, unknownAreaMessage],
    ['occasionId=dinner&dates=2026-12-02&adults=9', 18],
    ['occasionId=dinner&dates=2026-12-02&adults=21', 4],
  ])(
    'explains by the catalogue why there are no times: %s is %i [booking.slot-failure]',
    async (query, errorCode, message = '') => {
      const adults = query.includes('adults') ? '' : '&adults=2';
      const { status, body } = await service.callApi('GET', `/api/booking/slots/1?children=0${adults}&${query}`);
      expect(status).toBe(200);
      expect(body).toEqual({ success: false, errorCode, message: bookingMessage(errorCode, message) });
    },
  );

  it('reads up to 31 days, each once, and explains what days it takes [booking.step2]', async () => {
    const get = (dates: string) =>
      service.callApi('GET', `/api/booking/slots/1?occasionId=dinner&children=0&adults=2&dates=${dates}`);
    const days = Array.from({ length: 32 }, (_, at) =>
      new Date(Date.UTC(2026, 10, 25 + at)).toISOString().slice(0, 10),
    );
    const limit = {
      status: 400,
      body: { message: 'Enter at most 31 dates like 2026-12-24, separated by commas.' },
    };
    expect(await get(days.join(','))).toMatchObject(limit);
    expect(await get('2026-12-02,24/12/2026')).toMatchObject(limit);
    expect((await get([...days.slice(1), '2026-12-02'].join(','))).body).toMatchObject({ success: true });
    const [once, twice] = [await get('2026-12-02,2026-12-03'), await get('2026-12-03, 2026-12-02,2026-12-03')];
    expect(twice).toEqual(once);
  });

  it('leaves out the times of today that have passed [booking.step2]', async () => {
    const path = '/api/booking/slots/1?occasionId=dinner&children=0&adults=2&dates=2026-11-21';
    const { data } = (await service.callApi('GET', path)).body;
    // It is noon in London, so a table at noon is no longer available.
    expect(data).toMatchObject({ 0: { time: '12:15' } });
  });

  it('returns whether a time needs an enquiry, a card or a phone number [booking.card]', async () => {
    const getRequirements = async (storeId: string, query: string) =>
      (await service.callApi('GET', `/api/booking/requirements/${storeId}?children=0&adults=2&${query}`)).body.data;
    expect(await getRequirements('1', 'occasionId=dinner&bookingDate=2026-12-02&time=19:00')).toEqual({
      isEnquiry: false,
      creditCardRequired: false,
      isPhoneRequired: false,
      areaName: 'Main room',
    });
    expect(await getRequirements('1', 'occasionId=dinner&bookingDate=2026-12-04&time=19:00')).toMatchObject({
      isEnquiry: true,
    });
    expect(await getRequirements('1', 'occasionId=brunch&bookingDate=2026-12-05&time=13:00')).toEqual({
      isEnquiry: false,
      creditCardRequired: true,
      guaranteeAmountPence: 500,
      cancelHours: 24,
      policyText: 'Five pounds each.',
      guarantee: { policyText: 'Five pounds each.', amountPence: 500, freeUntil: '2026-12-04T13:00:00.000Z' },
      isPhoneRequired: false,
      areaName: 'Window',
    });
    expect(await getRequirements('9', 'occasionId=dinner&bookingDate=2026-12-02&time=19:00')).toMatchObject({
      isPhoneRequired: true,
    });
  });

  it('names the area that a party gets without a choice: the next in the restaurant’s order once the first is full [booking.step3]', async () => {
    const table = { bookingDate: '2026-12-09', time: '19:00' };
    const areaFor = async (query: string) => {
      const address = `/api/booking/requirements/1?occasionId=dinner&children=0&bookingDate=2026-12-09&time=19:00&${query}`;
      return Object(await service.callApi('GET', address)).body.data.areaName;
    };
    expect(await areaFor('adults=8')).toBe('Main room');
    expect((await service.book({ ...table, adults: 8 })).body).toMatchObject({ areaName: 'Main room' });
    expect([await areaFor('adults=8'), await areaFor('adults=4')]).toEqual(['Terrace', 'Main room']);
    expect((await service.book({ ...table, adults: 8 })).body).toMatchObject({ areaName: 'Terrace' });
    expect(await areaFor('adults=8')).toBeUndefined();
  });

  it('sells extras until the day’s stock is used up, and releases them on cancellation [booking.upsells]', async () => {
    const date = { bookingDate: '2026-12-08' };
    const offered = async (more = '') =>
      (
        await service.callApi(
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
      ...date,
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
    const seats = await listTakenSeats(service.database);
    expect((await service.book({ ...date, upsells: [{ id: 'cake', qty: 2 }] })).body).toEqual({
      success: false,
      errorCode: 19,
      message: 'Cake is sold out for that day.',
    });
    expect(await listTakenSeats(service.database)).toEqual(seats);
    await service.callAsEditor('POST', `/api/v1/operator/booking/${first.body.bookingReference}/cancel`);
    expect(await offered()).toMatchObject([{ id: 'cake', maxQty: 2 }, {}]);
  });

  it('reserves exactly the seats of the active bookings and logs no failure [booking.availability]', async () => {
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    expect(log).toEqual([]);
  });
});
