import { expect, it } from 'vitest';
import { createFakeClient } from '../../fake-client.ts';

async function read(distance: unknown) {
  const body = [{ storeId: 17, slug: 'bath', title: 'Bath', distance }];
  const { client, log } = createFakeClient((path) =>
    path === '/api/v1/content/search-restaurants/' ? { body } : undefined,
  );
  const [found] = (await client.getAllRestaurants()) ?? [];
  return { title: found?.title, miles: found?.distance?.milesValue, log };
}

it.each([
  [1.2, 1.2],
  ['1.2', 1.2],
  ['1.2 miles', 1.2],
  ['1 mile away', 1],
  ['0.5mi', 0.5],
  ['3 km', 1.864],
  ['3 Kilometres', 1.864],
  [{ milesValue: '2 miles' }, 2],
  [{ text: '3 km' }, 1.864],
  [{ milesValue: 0 }, 0],
])('the distance %j of a restaurant is %d miles [upstream.mapping]', async (stated, miles) => {
  expect((await read(stated)).miles).toBeCloseTo(miles, 3);
});

it.each(['far', '500 m', '3 leagues', -2, [[]], { km: [] }, true])(
  '%j is not a distance, which is logged and affects nothing else [upstream.entries]',
  async (stated) => {
    const { title, miles, log } = await read(stated);
    expect([title, miles]).toEqual(['Bath', undefined]);
    expect(log).toMatchObject([{ event: 'api-reply-repaired', message: expect.stringContaining('distance') }]);
  },
);
