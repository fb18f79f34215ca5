import { expect, it } from 'vitest';
import { createFakeClient, defaultConfiguration } from '../../../fake-client.ts';
import { checkFieldNames } from '../../fields/check-field-names.ts';

async function read(change: object, apiMapping: Readonly<Record<string, unknown>> = {}) {
  const body = [{ storeId: 17, slug: 'bath', title: 'Bath', ...change }];
  const { client, log } = createFakeClient(
    (path) => (path === '/api/v1/content/search-restaurants/' ? { body } : undefined),
    { configuration: { ...defaultConfiguration, apiMapping } },
  );
  const [found] = (await client.getAllRestaurants()) ?? [];
  return { found, log };
}

const hours = { Open: '12:00', Close: '22:00' };
const closed = { Open: 'Closed', Close: 'Closed' };
const date = '2031-12-24';

it.each(
  [true, 'True', 'yes', 1, '1'].flatMap((value) =>
    ['IsClosed', 'is_closed', 'Is-Closed', 'Closed', 'closed', 'ClosedAllDay'].map((name) => ({ [name]: value })),
  ),
)('a day with %j is closed, whatever its times are [upstream.mapping] [restaurant.hours]', async (flag) => {
  for (const times of [hours, { Opens: null, Closes: null }, { Open: '00:00', Close: '00:00' }, {}]) {
    const { found } = await read({ openingTimes: { Friday: { ...times, ...flag } } });
    expect(found?.openingTimes).toEqual({ friday: closed });
  }
});

it.each([
  { IsOpen: false },
  { isOpen: 'False' },
  { is_open: 0 },
  { Open: false },
  { Status: 'Closed' },
  { status: ' closed ' },
  { IsClosed: false, Status: 'Closed' },
  { Closed: false, IsClosed: 'True' },
])('%j closes a day of the week and a date [upstream.mapping] [restaurant.hours]', async (flag) => {
  const stated = { Opens: '09:00:00', Closes: '18:00:00', ...flag };
  const { found, log } = await read({
    OpeningTimes: [{ Day: 'Monday', ...stated }],
    Overrides: [{ Date: date, ...stated }],
  });
  expect(found?.openingTimes).toEqual({ monday: closed });
  expect(found?.overrides).toMatchObject([{ endDate: date, openTime: 'Closed', closeTime: 'Closed' }]);
  expect(log).toEqual([]);
});

it.each([
  { IsClosed: 'False', Closed: 0, IsOpen: 'True', Status: 'Open' },
  { IsClosed: null, Closed: '', Status: null },
])('a day with %j has its times [upstream.mapping] [restaurant.hours]', async (flags) => {
  const { found, log } = await read({ openingTimes: { friday: { ...hours, ...flags } } });
  expect(found?.openingTimes).toEqual({ friday: hours });
  expect(log).toEqual([]);
});

it('a day is closed in flat fields, and if all its periods are [upstream.mapping] [restaurant.hours]', async () => {
  const flat = { MondayOpen: '12:00', MondayClose: '22:00', MondayIsClosed: 'True' };
  expect((await read(flat)).found?.openingTimes).toEqual({ monday: closed });
  const periods = [hours, { Open: '18:00', Close: '23:00' }].map((period) => ({ ...period, IsClosed: true }));
  expect((await read({ openingTimes: { monday: periods } })).found?.openingTimes).toEqual({ monday: closed });
});

it('a flag that says neither open nor closed is logged, and the times stay [upstream.diagnosis] [upstream.entries]', async () => {
  const friday = { ...hours, IsClosed: 'perhaps' };
  const { found, log } = await read({ openingTimes: { friday }, overrides: [{ date, ...hours, Status: 'Planned' }] });
  expect(found?.openingTimes).toEqual({ friday: hours });
  expect(log.map(({ message }) => message?.split('; '))).toEqual([
    [
      'openingTimes.friday (storeId 17): isClosed is not read, because “perhaps” says neither open nor closed',
      'overrides[0] (storeId 17): status is not read, because “Planned” says neither open nor closed',
    ],
  ]);
});

it('a flag under a configured name closes the day [upstream.mapping]', async () => {
  const fieldNames = { isClosed: ['Shut'] };
  const { found } = await read({ openingTimes: { friday: { ...hours, Shut: 'True' } } }, { fieldNames });
  expect(found?.openingTimes).toEqual({ friday: closed });
  expect(checkFieldNames({ fieldNames })).toEqual([]);
});
