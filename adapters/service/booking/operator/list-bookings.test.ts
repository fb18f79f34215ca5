import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bookingTestData } from '../testing/booking-test-data.ts';
import { startBookingService } from '../testing/start-booking-service.ts';

/** Restaurant 9 has one table for four. */
const demoData = {
  ...bookingTestData,
  bookingRules: bookingTestData.bookingRules.map((rules) =>
    rules.storeId === '9' ? { ...rules, areas: [{ id: 'main-room', name: 'Main room', seats: 4 }] } : rules,
  ),
};
const service = await startBookingService({ demoData });
afterAll(() => service.close());

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '01632 960001' };
const eve = { firstName: 'Eve', lastName: 'Moss', email: 'eve@example.com' };
const madeAt = '2026-11-21T12:00:00.000Z';

async function book(change: object, call: 'create' | 'enquiry' = 'create'): Promise<string> {
  const { body } = await service.book({ bookingDate: '2026-12-02', ...change }, { call });
  return String(body.bookingReference);
}

const late = await book({ time: '20:00', customer: eve });
const early = await book({
  time: '18:15',
  occasionId: 'tasting',
  menuId: 'five',
  areaId: 'window',
  adults: 3,
  children: 1,
  upsells: [
    { id: 'cake', qty: 1 },
    { id: 'fizz', qty: 2 },
  ],
  customer: { ...ada, specialRequest: 'A “quiet” corner' },
});
const requested = await book({ time: '12:00', occasionId: 'group', adults: 10, customer: eve }, 'enquiry');
const otherDay = await book({ bookingDate: '2026-12-03', customer: eve });
await service.callAsEditor('POST', `/api/v1/operator/booking/${late}/cancel`);

const plain = { area: null, menu: null, phone: null, specialRequest: null, extras: [], hasCard: false };
const byEve = { firstName: 'Eve', lastName: 'Moss', email: 'eve@example.com', children: 0, createdAt: madeAt };

it('the bookings of a day have all that the restaurant needs, in the order of time [ops.restaurant]', async () => {
  const { status, body } = await service.callAsEditor('GET', '/api/v1/operator/bookings/1?date=2026-12-02');
  expect([status, body]).toEqual([
    200,
    {
      bookings: [
        {
          ...plain,
          ...byEve,
          reference: requested,
          status: 'asked',
          date: '2026-12-02',
          time: '12:00',
          minutes: 120,
          adults: 10,
          occasion: 'Group',
          cancelledAt: null,
        },
        {
          reference: early,
          status: 'booked',
          date: '2026-12-02',
          time: '18:15',
          minutes: 90,
          adults: 3,
          children: 1,
          occasion: 'Tasting',
          area: 'Window',
          menu: 'Five courses',
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada@example.com',
          phone: '01632 960001',
          specialRequest: 'A “quiet” corner',
          extras: [
            { id: 'cake', name: 'Cake', qty: 1, pricePence: 3000 },
            { id: 'fizz', name: 'Fizz', qty: 2, pricePence: 2900 },
          ],
          hasCard: false,
          createdAt: madeAt,
          cancelledAt: null,
        },
        {
          ...plain,
          ...byEve,
          reference: late,
          status: 'cancelled',
          date: '2026-12-02',
          time: '20:00',
          minutes: 90,
          adults: 2,
          occasion: 'Dinner',
          area: 'Main room',
          cancelledAt: madeAt,
        },
      ],
    },
  ]);
});

it('the bookings of a day are a file for spreadsheets, named after the day [ops.restaurant]', async () => {
  const key = readFileSync(join(service.dataDir, 'editor-key'), 'utf8').trim();
  const path = '/api/v1/operator/bookings/1/csv?date=2026-12-02';
  const reply = await fetch(service.url + path, { headers: { 'x-editor-key': key } });
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="bookings-2026-12-02.csv"');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer());
  const [headings, first, second, third, end] = text.split('\r\n');
  expect(headings).toBe(
    '\uFEFF"Reference","Status","Date","Time","Minutes","Adults","Children","Occasion","Area","Menu","First name","Last name","Email","Phone","Request","Extras","Card","Made","Cancelled"',
  );
  expect([first?.split(',')[0], third?.split(',')[0], end]).toEqual([`"${requested}"`, `"${late}"`, '']);
  expect(second).toBe(
    `"${early}","booked","2026-12-02","18:15","90","3","1","Tasting","Window","Five courses","Ada","Byron","ada@example.com","01632 960001","A “quiet” corner","1 x Cake; 2 x Fizz","no","${madeAt}",""`,
  );
  expect(third).toMatch(new RegExp(`"Eve","Moss","eve@example.com","","","","no","${madeAt}","${madeAt}"$`));
  expect(text).not.toContain(otherDay);
});

it('the parties that wait for a day are listed with all that the restaurant needs [ops.restaurant] [diner.waiting-list]', async () => {
  const taken = { bookingDate: '2026-12-04', time: '19:00', adults: 4, customer: ada };
  expect((await service.book(taken, { storeId: '9' })).body.success).toBe(true);
  const { body } = await service.callApi('POST', '/api/booking/waiting/join/9', {
    occasionId: 'dinner',
    bookingDate: '2026-12-04',
    adults: 2,
    children: 1,
    from: '19:00',
    to: '19:30',
    firstName: 'Eve',
    lastName: 'Moss',
    emailAddress: 'eve@example.com',
    phoneNumber: '01632 960002',
  });
  expect(body).toMatchObject({ success: true });
  const listed = await service.callAsEditor('GET', '/api/v1/operator/waiting-list/9?date=2026-12-04');
  expect(listed.body).toEqual({
    parties: [
      {
        reference: expect.stringMatching(/^\w+$/),
        status: 'waiting',
        from: '19:00',
        to: '19:30',
        adults: 2,
        children: 1,
        occasion: 'Dinner',
        firstName: 'Eve',
        lastName: 'Moss',
        email: 'eve@example.com',
        phone: '01632 960002',
        joinedAt: madeAt,
        offerTime: null,
        offerUntil: null,
        bookingReference: null,
      },
    ],
  });
  expect((await service.callAsEditor('GET', '/api/v1/operator/waiting-list/9?date=2026-12-05')).body).toEqual({
    parties: [],
  });
});
