import { expect, it } from 'vitest';
import { configuration } from '#schemas/configuration/configuration.ts';
import type { BookingQuestions } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { menu, menuSummary } from '#schemas/domain/menu/menu.ts';
import { offer } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { noAnswers } from '#site/booking/testing/no-answers.ts';
import type { ContentSource } from './content-source.ts';
import { createLoaders } from './loaders.ts';
import { jobSearchOptions } from './search-jobs.ts';

const soho = restaurant.parse({
  storeId: '1',
  slug: 'soho',
  city: 'london',
  title: 'Soho',
  lat: 51.5137,
  lng: -0.1337,
});
const gone = (): Promise<never> => Promise.reject(new Error('no answer'));
const nothing: ContentSource = {
  page: gone,
  pages: gone,
  settings: gone,
  restaurants: async () => [soho],
  menu: gone,
  menus: gone,
  offer: gone,
  offers: gone,
  job: gone,
  jobs: gone,
  jobPlace: gone,
  places: gone,
  placesAt: gone,
  social: gone,
};
const reach = { most: 10, miles: 100, earthRadiusMiles: 3959 };
const loadersOf = (
  source: Partial<ContentSource>,
  offersPerRestaurant = false,
  booking: BookingQuestions = noAnswers,
) =>
  createLoaders({
    source: { ...nothing, ...source },
    forms: async () => undefined,
    wallets: { offered: gone },
    booking,
    reach,
    jobSearch: jobSearchOptions(configuration.parse({})),
    frame: configuration.parse({}),
    offersPerRestaurant,
  });
const { nearby, wallet } = loadersOf({});
const { signal } = new AbortController();

it('measures from where the visitor is, even when nobody can say how that place is called [finder.near-me]', async () => {
  const found = await nearby({ source: 'nearby', near: '51.51,-0.13' }, signal);
  expect(found?.place).toEqual({ label: 'where you are', lat: 51.51, lng: -0.13 });
  expect(found?.restaurants.map(({ title }) => title)).toEqual(['Soho']);
});

it('cannot answer for words when nobody can be asked where they are [finder.search]', async () => {
  await expect(nearby({ source: 'nearby', near: 'Soho' }, signal)).rejects.toThrow('no answer');
});

it('has the restaurants of a city, or all, and one by its slug [route.city] [route.restaurant]', async () => {
  const bath = restaurant.parse({
    storeId: '2',
    slug: 'bath-spa',
    city: 'bath',
    title: 'Bath',
    lat: 51.38,
    lng: -2.36,
  });
  const loaders = loadersOf({ restaurants: async () => [soho, bath] });
  const titlesIn = async (city?: string) =>
    (await loaders.restaurants({ source: 'restaurants', ...(city && { city }) }, signal))?.map(({ title }) => title);
  expect([await titlesIn('bath'), await titlesIn('york'), await titlesIn()]).toEqual([['Bath'], [], ['Soho', 'Bath']]);
  const titleOf = async (slug: string) => (await loaders.restaurant({ source: 'restaurant', slug }, signal))?.title;
  expect([await titleOf('bath-spa'), await titleOf('bath')]).toEqual(['Bath', undefined]);
});

it('asks about wallets only for somebody who has joined [signup.wallet]', async () => {
  expect(await wallet({ source: 'wallet' }, signal)).toBeUndefined();
  await expect(wallet({ source: 'wallet', emailAddress: 'ada@example.com' }, signal)).rejects.toThrow('no answer');
});

it('asks for tables near a place only once day and party are known and there is a restaurant [booking.availability]', async () => {
  const asked: unknown[] = [];
  const booking: BookingQuestions = {
    ...noAnswers,
    async availability(question) {
      asked.push(question);
      return { ok: true, value: [] };
    },
  };
  const { tablePlaces } = loadersOf({}, false, booking);
  const tablesFor = async (near: string, choice: BookingChoice) =>
    (await tablePlaces({ source: 'tablePlaces', near, choice }, signal))?.tables;
  const [date, adults] = ['2026-12-02', 2];
  expect(await tablesFor('51.51,-0.13', { date })).toBeUndefined();
  expect(await tablesFor('51.51,-0.13', { adults })).toBeUndefined();
  expect(await tablesFor('0,0', { date, adults })).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await tablesFor('51.51,-0.13', { date, adults })).toEqual({ ok: true, value: [] });
  expect(asked).toEqual([
    { stores: [{ storeId: '1', miles: expect.any(Number) }], date, adultCovers: 2, childrenCovers: 0 },
  ]);
});

const dish = (id: string, ...tags: string[]) => ({ id, name: id, dietaryTags: tags.map((name) => ({ name })) });
const menuOf = (id: string, ...items: object[]) =>
  menu.parse({ id, name: id, sections: [{ id: 'all', name: 'All', items }] });

it('lists only the menus in which a dish fits the diet of the address, with how many do [menu.filter-empty]', async () => {
  const menus = [menuOf('main', dish('tofu', 'Vegan'), dish('satay')), menuOf('grill', dish('beef')), menuOf('lost')];
  const { menus: load } = loadersOf({
    menus: async () => menus.map((each) => menuSummary.parse({ id: each.id, name: each.name })),
    menu: async (id) => (id === 'lost' ? gone() : menus.find((each) => each.id === id)),
  });
  const choice = { diet: ['vegetarian'], avoid: [] };
  expect(await load({ source: 'menus', choice }, signal)).toEqual([
    expect.objectContaining({ id: 'main', fitting: 1 }),
    expect.not.objectContaining({ fitting: expect.anything() }),
  ]);
  expect(await load({ source: 'menus' }, signal)).toHaveLength(3);
});

it('gives a restaurant its own offers and those of the whole chain, not those of other restaurants [restaurant.page]', async () => {
  const offers = ['lunch', 'students', 'friends'].map((id) =>
    offer.parse({ id, title: id, description: 'x', termAndConditions: 'x' }),
  );
  const restaurants = [
    { ...soho, offers: ['lunch'] },
    { ...soho, storeId: '2', slug: 'oxford', offers: ['lunch', 'students'] },
  ];
  const source = { offers: async () => offers, restaurants: async () => restaurants };
  const idsAt = async (storeId: string | undefined) =>
    (await loadersOf(source).offers({ source: 'offers', storeId }, signal))?.map(({ id }) => id);
  expect(await idsAt('1')).toEqual(['lunch', 'friends']);
  expect(await idsAt('2')).toEqual(['lunch', 'students', 'friends']);
  expect(await idsAt(undefined)).toEqual(['lunch', 'students', 'friends']);
});

it('asks the API for the offers of a restaurant where that is configured [restaurant.page]', async () => {
  const asked: (string | undefined)[] = [];
  const source: Partial<ContentSource> = {
    async offers(storeId) {
      asked.push(storeId);
      return [];
    },
  };
  await loadersOf(source, true).offers({ source: 'offers', storeId: '1' }, signal);
  expect(asked).toEqual(['1']);
});
