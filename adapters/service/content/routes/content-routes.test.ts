import { afterAll, expect, it } from 'vitest';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { type RefusedCall, readRefusal } from '#adapters/service/testing/read-refusal.ts';
import { endpoints } from '#schemas/api/endpoints.ts';

const services = createClockedServices(undefined);
const { client, save } = await services.start();
afterAll(() => services.close());

await save('summer', 'Summer');
await save('gone', 'Gone');
await client.call(endpoints.deletePage, { params: { id: 'gone' } });

const nothing = { id: 'nothing' };
const noPage = { status: 404, message: 'There is no such page.' };
const noRestaurant = { status: 404, message: 'There is no such restaurant.' };

const visitorCalls: readonly RefusedCall[] = [
  ['an unknown page', (call) => call(endpoints.page, { params: nothing }), noPage],
  ['a deleted page', (call) => call(endpoints.page, { params: { id: 'gone' } }), noPage],
  ['a page that was never published', (call) => call(endpoints.page, { params: { id: 'summer' } }), noPage],
  ['an unknown restaurant', (call) => call(endpoints.restaurant, { params: { storeId: '9' } }), noRestaurant],
  ['an unknown slug', (call) => call(endpoints.restaurantBySlug, { params: { slug: 'york' } }), noRestaurant],
  [
    'a restaurant in another city',
    (call) => call(endpoints.restaurantBySlugAndCity, { params: { slug: 'bath', city: 'london' } }),
    noRestaurant,
  ],
  ['offers of an unknown restaurant', (call) => call(endpoints.offersByRestaurant, { params: nothing }), noRestaurant],
  [
    'an unknown offer',
    (call) => call(endpoints.offerBySlug, { query: { offerSlug: 'nothing' } }),
    { status: 404, message: 'There is no such offer.' },
  ],
  ['an unknown menu', (call) => call(endpoints.menu, { params: nothing }), { status: 404, message: 'Menu not found' }],
  [
    'an unknown vacancy',
    (call) => call(endpoints.job, { params: { jobId: '9' } }),
    { status: 404, message: 'There is no such job.' },
  ],
];

it.each(visitorCalls)('%s is not found [route.404] [menu.notfound] [api.calls]', async (_, call, refusal) => {
  expect(await readRefusal(call(client.call))).toEqual(refusal);
});

it.each([
  ['its slug', 'bath', ['drinks', 'main']],
  ['its store id', '1001', ['drinks', 'main']],
  ['the slug of one without menus', 'soho', []],
  ['an unknown slug', 'york', []],
])(
  'the menus of a restaurant by %s are those it serves, in its order [route.menu] [api.calls]',
  async (_, restaurant, ids) => {
    const { menus } = await client.call(endpoints.menus, { query: { restaurant } });
    expect(menus.map(({ id }) => id)).toEqual(ids);
  },
);
