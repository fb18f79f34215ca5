import { expect, it } from 'vitest';
import { createFakeClient } from '../../../fake-client.ts';

async function read(change: object) {
  const body = [{ storeId: 17, slug: 'bath', title: 'Bath', ...change }];
  const { client, log } = createFakeClient((path) =>
    path === '/api/v1/content/search-restaurants/' ? { body } : undefined,
  );
  const [found] = (await client.getAllRestaurants()) ?? [];
  return { found, log };
}

const hours = { Open: '12:00', Close: '22:00' };
const week = async (openingHours: object) => (await read({ openingHours })).found?.openingTimes;

it.each([
  [1, 'monday'],
  [6, 'saturday'],
  [7, 'sunday'],
  [0, 'sunday'],
  ['3', 'wednesday'],
  ['Mon', 'monday'],
  ['Tues', 'tuesday'],
  ['weds', 'wednesday'],
  ['THURS.', 'thursday'],
  ['Sundays', 'sunday'],
])(
  'the weekday %j of opening hours is %s, in a list and by name [upstream.mapping] [restaurant.hours]',
  async (stated, day) => {
    for (const name of ['day', 'dayOfWeek', 'dayNumber'])
      expect(await week([{ [name]: stated, ...hours }])).toEqual({ [day]: hours });
    expect(await week({ [stated]: hours })).toEqual({ [day]: hours });
  },
);

it('a weekday by name is preferred to its number, which can count from another day [upstream.mapping]', async () => {
  expect(await week([{ day: 0, name: 'Monday', ...hours }])).toEqual({ monday: hours });
});

it.each([8, -1, 1.5, 'Mon-Fri', 'someday', null])(
  '%j is not a weekday, so only its hours are left out [upstream.entries]',
  async (day) => {
    expect(
      await week([
        { day, ...hours },
        { day: 'Fri', ...hours },
      ]),
    ).toEqual({ friday: hours });
  },
);

it.each([
  ['Noon', 'Midnight', '12:00', '00:00'],
  ['midday', '24:00', '12:00', '00:00'],
  ['12 NOON', '12 midnight', '12:00', '00:00'],
  ['MIDNIGHT', '24:00:00', '00:00', '00:00'],
  ['noon', 2400, '12:00', '00:00'],
])('opening hours can be from %j to %j [upstream.mapping] [restaurant.hours]', async (Open, Close, opens, closes) => {
  const overrides = [{ startDate: '2031-12-24', endDate: '2031-12-24', openTime: Open, closeTime: Close }];
  const { found, log } = await read({ openingTimes: { friday: { Open, Close } }, overrides });
  expect(found?.openingTimes).toEqual({ friday: { Open: opens, Close: closes } });
  expect(found?.overrides).toMatchObject([{ openTime: opens, closeTime: closes }]);
  expect(log).toMatchObject([{ level: 'warning', message: expect.stringContaining('converted') }]);
});

it('opening hours can be a text with words [upstream.mapping]', async () => {
  expect(await week({ Friday: 'Noon to midnight' })).toEqual({ friday: { Open: '12:00', Close: '00:00' } });
});

const lunch = { open: '12:00', close: '15:00' };
const dinner = { open: '17:30', close: '22:30' };

it.each([
  [
    'in two entries of a list',
    [
      { day: 'Tuesday', ...lunch },
      { day: 'Wednesday', ...dinner },
      { day: 'Tue', ...dinner },
    ],
  ],
  ['in a list by name', { Tuesday: [lunch, dinner], Wednesday: [dinner] }],
  ['under two names', { Tuesday: lunch, Wednesday: dinner, tues: dinner }],
])(
  'a day with two periods %s has unknown hours, which is logged as a loss [upstream.entries] [restaurant.hours]',
  async (_, openingHours) => {
    const { found, log } = await read({ openingHours });
    expect(found?.openingTimes).toEqual({ wednesday: { Open: '17:30', Close: '22:30' } });
    expect(log).toMatchObject([
      { level: 'error', message: expect.stringMatching(/openingTimes\.tuesday \(storeId 17\) left out: .*a list/) },
    ]);
  },
);

it.each(['openingTimes', 'openingHours', 'hours', 'opening_hours'])(
  'the hours of a restaurant can have the name %s, and those of its other dates too [upstream.mapping] [restaurant.hours]',
  async (name) => {
    const overrides = [{ date: '2031-12-24', [name]: { from: '11:00', to: '15:00' } }];
    const { found } = await read({ [name]: { monday: hours }, overrides });
    expect(found?.openingTimes).toEqual({ monday: hours });
    expect(found?.overrides).toMatchObject([{ openTime: '11:00', closeTime: '15:00' }]);
  },
);

it('a day that is stated twice with the same hours has these [upstream.entries]', async () => {
  const friday = { day: 'Friday', ...dinner };
  expect(await week([friday, friday])).toEqual({ friday: { Open: '17:30', Close: '22:30' } });
});

const closed = { Open: 'Closed', Close: 'Closed' };

it.each([
  ['12:00 - 22:00', hours],
  ['12:00–22:00', hours],
  ['12:00 to 22:00', hours],
  ['Closed', closed],
  [{ opens: '12:00', closes: '22:00' }, hours],
  [{ openTime: '12:00', closeTime: '22:00' }, hours],
  [{ openingTime: '12:00', closingTime: '22:00' }, hours],
  [{ from: '12:00', to: '22:00' }, hours],
  [{ start: '12:00', end: '22:00' }, hours],
  [{ Open: ' closed ', Close: '22:00' }, closed],
  [{ Open: '12:00', Close: 'CLOSED' }, closed],
  [{ closed: true }, closed],
  [{ isClosed: true, ...hours }, closed],
  [{ closed: false, isClosed: false, ...hours }, hours],
  [[hours], hours],
])('the hours of a day can be %j [upstream.mapping] [restaurant.hours]', async (stated, expected) => {
  expect(await week({ friday: stated })).toEqual({ friday: expected });
  expect(await week({ fri: stated })).toEqual({ friday: expected });
});

it.each(['ClickCollectClose', 'clickAndCollectClose', 'collectionCloses'])(
  'click and collect closes at the time in %s [upstream.mapping] [open.cc]',
  async (name) => {
    const friday = { ...hours, [name]: '20:30' };
    expect(await week({ friday })).toEqual({ friday: { ...hours, ClickCollectClose: '20:30' } });
    const overrides = [{ date: '2031-12-24', ...friday }];
    expect((await read({ overrides })).found?.overrides).toMatchObject([{ clickCollectClose: '20:30' }]);
  },
);

it('hours can be flat, in fields that begin with the day [upstream.mapping] [restaurant.hours]', async () => {
  const flat = { mondayOpen: '12:00', mondayClose: '22:00', tuesday_opens: 'Closed', tuesday_closes: 'Closed' };
  const { found, log } = await read({ ...flat, wednesdayOpen: '12:00' });
  expect(found?.openingTimes).toEqual({ monday: hours, tuesday: closed });
  expect(log).toEqual([]);
});

it.each([{}, { openingHours: {} }, { openingHours: [] }, { openingHours: { friday: [] } }, { hours: null }])(
  'a restaurant with %j has no hours, which is not logged as a loss [upstream.entries] [restaurant.hours]',
  async (change) => {
    const { found, log } = await read(change);
    expect(found).toMatchObject({ slug: 'bath' });
    expect(found?.openingTimes).toBeUndefined();
    expect(log).toEqual([]);
  },
);

const day = '2031-12-24';
const replaced = { startDate: day, endDate: day, openTime: '12:00', closeTime: '22:00' };
const shut = { ...replaced, openTime: 'Closed', closeTime: 'Closed' };

it.each([
  [{ date: day, ...hours }, replaced],
  [{ day, ...hours }, replaced],
  [
    { startDate: day, endDate: '2031-12-26', ...hours },
    { ...replaced, endDate: '2031-12-26' },
  ],
  [
    { fromDate: day, toDate: '2031-12-26', ...hours },
    { ...replaced, endDate: '2031-12-26' },
  ],
  [
    { dateFrom: day, dateTo: '2031-12-26', ...hours },
    { ...replaced, endDate: '2031-12-26' },
  ],
  [
    { validFrom: day, validTo: '2031-12-26', ...hours },
    { ...replaced, endDate: '2031-12-26' },
  ],
  [
    { from: day, until: '2031-12-26', ...hours },
    { ...replaced, endDate: '2031-12-26' },
  ],
  [
    { start: day, end: '2031-12-26', ...hours },
    { ...replaced, endDate: '2031-12-26' },
  ],
  [{ date: day, hours: '12:00 to 22:00' }, replaced],
  [{ date: day, times: hours }, replaced],
  [{ date: day, openingTimes: hours }, replaced],
  [{ date: day, closed: false, ...hours }, replaced],
  [{ date: day, closed: 'no', ...hours }, replaced],
  [{ date: day, closed: 1 }, shut],
  [{ date: day, isClosed: 'TRUE', ...hours }, shut],
  [{ date: day, closedAllDay: true }, shut],
  [
    { date: day, ...hours, note: 'Party' },
    { ...replaced, reason: 'Party' },
  ],
  [
    { date: day, ...hours, description: 'Party' },
    { ...replaced, reason: 'Party' },
  ],
])('hours of a date can be %j [upstream.mapping] [restaurant.hours]', async (override, expected) => {
  const { found, log } = await read({ overrides: [override] });
  expect(found?.overrides).toEqual([expected]);
  expect(log).toEqual([]);
});
