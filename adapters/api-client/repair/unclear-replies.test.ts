import { expect, it } from 'vitest';
import { createFakeClient } from '../fake-client.ts';

const createClient = (path: string, body: () => unknown) =>
  createFakeClient((requested) => (requested.split('?')[0] === path ? { body: body() } : undefined));

const menuOf = (name: string) => ({
  sections: [
    { name: 'Small', items: [{ name: 'Prawns', allergens: ['Milk'] }] },
    { name: 'Large', items: [{ name: 'Rice' }, { name: 'Curry', allergens: [name, 'Milk'] }] },
  ],
});

it('logs a substance that is none of the 14 allergens once, and again when it changes [menu.allergens] [upstream.diagnosis]', async () => {
  let name = 'Coconut';
  const { client, log } = createClient('/api/v1/content/menu/main', () => menuOf(name));
  await client.getMenu('main');
  await client.getMenu('main');
  expect(log).toEqual([
    {
      event: 'api-reply-repaired',
      level: 'warning',
      route: '/api/v1/content/menu/{id}',
      message:
        'sections[1].items[1].allergens (menu main): “Coconut” is none of the 14 allergens, so it is in the notes',
    },
  ]);
  name = 'Kiwi';
  await client.getMenu('main');
  expect(log).toHaveLength(2);
});

it('does not repeat a long text in place of an allergen in the log [ops.privacy]', async () => {
  const { client, log } = createClient('/api/v1/content/menu/main', () => menuOf('x'.repeat(41)));
  await client.getMenu('main');
  expect(log.map(({ message }) => message)).toEqual([
    'sections[1].items[1].allergens (menu main): another text is none of the 14 allergens, so it is in the notes',
  ]);
});

it('logs the prices of a menu that are not read, in one line [upstream.diagnosis] [upstream.entries]', async () => {
  const prices = ['16,50', 'POA', '', null, 25, 'market price', 'POA', { small: 8.5, large: 12.5 }];
  const { client, log } = createClient('/api/v1/content/menu/main', () => ({
    Sections: [
      { Name: 'Grill', Items: prices.map((Price, at) => ({ Name: `Dish ${at}`, Price, Calories: '280 kcal' })) },
    ],
  }));
  const menu = await client.getMenu('main');
  const [section] = menu.kind === 'found' ? menu.value.sections : [];
  expect(section?.items.map(({ pricePence }) => pricePence)).toEqual([1650, ...Array(7)]);
  expect(section?.items[0]).toMatchObject({ kcal: 280 });
  expect(log.map(({ message }) => message)).toEqual([
    'sections[0].items[1].price (menu main): “POA” is not read as a price (and 4 more, such as 25, “market price”, an object)',
  ]);
});

const override = (days: string, times: string) => {
  const [startDate, endDate] = days.split(' ');
  const [openTime, closeTime] = times.split(' ');
  return { startDate, endDate, openTime, closeTime };
};
const restaurant = (storeId: number, ...overrides: readonly unknown[]) => ({
  storeId,
  slug: `r-${storeId}`,
  city: 'bath',
  title: 'R',
  overrides,
});

it('logs the dates for which a restaurant has different hours, once for each restaurant [restaurant.hours] [upstream.diagnosis]', async () => {
  const [eve, holidays] = ['2031-12-24 2031-12-24', '2031-12-27 2031-12-30'];
  const different = [override(eve, '12:00 15:00'), override(eve, '17:00 22:00')];
  const restaurants = [
    restaurant(1, ...different),
    restaurant(2, override(eve, '12:00 15:00'), override(eve, '12:00 15:00'), override(holidays, '09:00 15:00')),
    restaurant(3, override(holidays, '12:00 15:00'), override(holidays, 'Closed Closed')),
  ];
  const { client, log } = createClient('/api/v1/content/search-restaurants/', () => ({ restaurants }));
  await client.getAllRestaurants();
  await client.getAllRestaurants();
  const unclear = (id: number, dates: string) =>
    `overrides: the restaurant ${id} has different hours for ${dates}, so they are unknown`;
  expect(log.map(({ event, message }) => [event, message?.split('; ')])).toEqual([
    ['api-reply-repaired', [unclear(1, '2031-12-24'), unclear(3, '2031-12-27 to 2031-12-30')]],
  ]);
});

it('logs the hours of one restaurant beside what is left out of it [restaurant.hours] [upstream.diagnosis]', async () => {
  const [first, second] = [
    { endDate: '2031-12-24', openTime: '12:00', closeTime: '15:00' },
    { endDate: '2031-12-24', openTime: 'Closed', closeTime: 'Closed' },
  ];
  const { client, log } = createClient('/api/v1/content/restaurant/7', () => ({
    ...restaurant(7, first, second),
    lat: 'north',
  }));
  await client.getRestaurantById('7');
  expect(log.map(({ level, message }) => [level, message])).toEqual([
    ['error', 'lat left out: must be a number, received “north”'],
    ['warning', 'overrides: the restaurant 7 has different hours for now to 2031-12-24, so they are unknown'],
  ]);
});
