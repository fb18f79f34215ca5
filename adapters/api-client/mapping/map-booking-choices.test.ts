import { describe, expect, it } from 'vitest';
import { createBookingQueries } from '../booking/booking-queries.ts';
import { createFakeClient } from '../fake-client.ts';

const queriesOf = (body: unknown) =>
  createBookingQueries(createFakeClient((path) => (path === '/api/token' ? undefined : { body })).client.call);
const party = { storeId: '17', date: '2031-05-01', occasionId: '1', adults: 2, children: 0 };

describe('the choices of a booking', () => {
  it('are occasions with ids and sizes under other names [upstream.mapping]', async () => {
    const body = [
      { occasionId: 1, occasionName: 'Lunch', minCovers: '2', maxCovers: 8 },
      { id: 2, minimumCovers: 0, maximumCovers: 0 },
    ];
    expect(await queriesOf(body).occasions('17', '2031-05-01')).toMatchObject({
      value: [
        { id: '1', name: 'Lunch', minimumCovers: 2, maximumCovers: 8 },
        { id: '2', name: 'Option 2', minimumCovers: 1, maximumCovers: 20 },
      ],
    });
  });

  it('are areas and menus with ids and names under other names [upstream.mapping]', async () => {
    expect(await queriesOf([{ areaId: 1, areaName: 'Bar' }]).areas(party)).toMatchObject({
      value: [{ id: '1', name: 'Bar' }],
    });
    expect(await queriesOf({ data: ['Bar', ' Roof terrace '] }).areas(party)).toMatchObject({
      value: [
        { id: 'Bar', name: 'Bar' },
        { id: 'Roof terrace', name: 'Roof terrace' },
      ],
    });
    const menus = [
      { menuId: 1, menuName: 'Set', price: '25.00' },
      { id: 2, title: 'Tasting', price: 25 },
    ];
    expect(await queriesOf(menus).menus(party, '18:00')).toEqual({
      ok: true,
      value: [
        { id: '1', name: 'Set', pricePence: 2500 },
        { id: '2', name: 'Tasting' },
      ],
    });
  });

  it('are extras with a price in pounds, of which one can be ordered [upstream.mapping]', async () => {
    const body = {
      upsells: [
        { Id: 1, Name: 'Fizz', Price: '£5.50' },
        { id: 2, name: 'Cake', pricePence: 300, maxQty: 4, isAvailable: false },
      ],
    };
    expect(await queriesOf(body).extras(party, '18:00')).toMatchObject({
      value: [
        { id: '1', pricePence: 550, maxQty: 1, available: true },
        { id: '2', pricePence: 300, maxQty: 4, available: false },
      ],
    });
  });

  it('are restaurants that are available if they say so or have times [booking.availability] [upstream.mapping]', async () => {
    const body = [
      { storeId: 17, isAvailable: 'true' },
      { storeId: 18, slots: [{ time: '18:00' }] },
      { storeId: 19, times: [] },
      { storeId: 20, available: false, times: ['18:00'] },
    ];
    const stores = [{ storeId: 'bath', miles: 1 }];
    const found = await queriesOf(body).availability({ stores, date: '2031-05-01', adultCovers: 2, childrenCovers: 0 });
    expect(found.ok && found.value.map(({ available }) => available)).toEqual([true, true, false, false]);
  });
});

describe('the slots of a booking', () => {
  it.each([
    [[{ slotTime: '18:00' }], [[undefined, '18:00']]],
    [['Noon', 'Midnight', '24:00'], [[undefined, '12:00']]],
    [[{ startTime: '2031-05-01T18:00:00+01:00' }], [[undefined, '18:00']]],
    [[{ date: '2031-05-01T00:00:00Z', time: '18:00' }], [['2031-05-01', '18:00']]],
    [
      { data: { '2031-05-01': ['18:00'], '2031-05-02': [{ time: '12:00' }] } },
      [
        ['2031-05-01', '18:00'],
        ['2031-05-02', '12:00'],
      ],
    ],
    [
      { data: [{ date: '2031-05-01', slots: ['18:00', { time: '19:00' }] }] },
      [
        ['2031-05-01', '18:00'],
        ['2031-05-01', '19:00'],
      ],
    ],
  ])('have their days and times in %j [upstream.mapping]', async (body, expected) => {
    const found = await queriesOf(body).slots(party);
    expect(found.ok && found.value.map(({ date, time }) => [date, time])).toEqual(expected);
  });
});
