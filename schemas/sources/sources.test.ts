import { expect, it } from 'vitest';
import { configuration } from '#schemas/configuration/configuration.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { WaitingLists } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { menu, menuSummary } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import {
  unavailableBookingManager,
  unavailableBookingSystem,
  unavailableWaitingLists,
} from '#site/booking/testing/unavailable-booking-system.ts';
import { jobSearchOptions } from './load/search-jobs.ts';
import type { ContentQueries } from './ports.ts';
import { createLoaders, exampleData } from './sources.generated.ts';

const soho = restaurant.parse({
  storeId: '1',
  slug: 'soho',
  city: 'london',
  title: 'Soho',
  lat: 51.5137,
  lng: -0.1337,
});
const failing = (): Promise<never> => Promise.reject(new Error('no answer'));
const nothing: ContentQueries = {
  restaurants: async () => [soho],
  completeRestaurant: async (entry) => entry,
  menu: failing,
  menus: failing,
  offer: failing,
  offers: failing,
  statedOffers: async () => undefined,
  job: failing,
  jobs: failing,
  jobPlace: failing,
  places: failing,
  placesAt: failing,
  social: failing,
};
const reach = { most: 10, miles: 100, earthRadiusMiles: 3959 };
const loadersOf = (
  source: Partial<ContentQueries>,
  offersPerRestaurant = false,
  booking: BookingQueries = unavailableBookingSystem,
  waitingLists: WaitingLists = unavailableWaitingLists,
) =>
  createLoaders({
    source: { ...nothing, ...source },
    forms: async () => undefined,
    wallets: { listWallets: failing },
    booking,
    bookings: unavailableBookingManager,
    waitingLists,
    reach,
    jobSearch: jobSearchOptions(configuration.parse({})),
    thirdParties: exampleData.thirdParties,
    offersPerRestaurant,
  });
const { nearby, wallet } = loadersOf({});
const { signal } = new AbortController();

it('measures from the visitor’s position, even when no place there has a name [finder.near-me]', async () => {
  const found = await nearby({ source: 'nearby', near: '51.51,-0.13' }, signal);
  expect(found?.place).toEqual({ label: 'where you are', lat: 51.51, lng: -0.13 });
  expect(found?.restaurants.map(({ title }) => title)).toEqual(['Soho']);
});

it('fails for a place name when geocoding fails [finder.search]', async () => {
  await expect(nearby({ source: 'nearby', near: 'Soho' }, signal)).rejects.toThrow('no answer');
});

it('loads the restaurants of a city, all restaurants, and one restaurant by its slug [route.city] [route.restaurant]', async () => {
  const bath = restaurant.parse({
    storeId: '2',
    slug: 'bath-spa',
    city: 'bath',
    title: 'Bath',
    lat: 51.38,
    lng: -2.36,
  });
  const loaders = loadersOf({ restaurants: async () => [soho, bath] });
  const loadTitles = async (city?: string) =>
    (await loaders.restaurants({ source: 'restaurants', ...(city && { city }) }, signal))?.map(({ title }) => title);
  expect([await loadTitles('bath'), await loadTitles('york'), await loadTitles()]).toEqual([
    ['Bath'],
    [],
    ['Soho', 'Bath'],
  ]);
  const loadTitle = async (slug: string) => (await loaders.restaurant({ source: 'restaurant', slug }, signal))?.title;
  expect([await loadTitle('bath-spa'), await loadTitle('bath')]).toEqual(['Bath', undefined]);
});

it('requests wallets only for a new subscriber [signup.wallet]', async () => {
  expect(await wallet({ source: 'wallet' }, signal)).toBeUndefined();
  await expect(wallet({ source: 'wallet', emailAddress: 'ada@example.com' }, signal)).rejects.toThrow('no answer');
});

it.each([
  ['a restaurant that does not exist', '9999~2026-12-12~dinner~8~0~~dinner', undefined, 'unknown'],
  ['an incomplete address', '1~2026-12-12', undefined, 'unknown'],
  ['a restaurant whose API has no waiting lists', '1~2026-12-12~dinner~2~0', undefined, undefined],
  ['a full day', '1~2026-12-12~dinner~2~0', ['19:00'], 'join'],
])(
  'finds for the waiting list of %s at %s, with the times %j: %s [diner.waiting-list]',
  async (_, table, times, kind) => {
    const value = times && { times, isPhoneRequired: false };
    const lists: WaitingLists = {
      times: async () => value && { ok: true, value },
      read: failing,
    };
    const { waitingList } = loadersOf({}, false, unavailableBookingSystem, lists);
    expect((await waitingList({ source: 'waitingList', table }, signal))?.kind).toBe(kind);
  },
);

it('requests tables near a place only once date and party are known and there is a restaurant [booking.availability]', async () => {
  const requests: unknown[] = [];
  const booking: BookingQueries = {
    ...unavailableBookingSystem,
    async availability(question) {
      requests.push(question);
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
  expect(requests).toEqual([]);
  expect(await tablesFor('51.51,-0.13', { date, adults })).toEqual({ ok: true, value: [] });
  expect(requests).toEqual([
    { stores: [{ storeId: '1', miles: expect.any(Number) }], date, adultCovers: 2, childrenCovers: 0 },
  ]);
});

const dish = (id: string, ...tags: string[]) => ({ id, name: id, dietaryTags: tags.map((name) => ({ name })) });
const menuOf = (id: string, ...items: object[]) =>
  menu.parse({ id, name: id, sections: [{ id: 'all', name: 'All', items }] });

it('lists only the menus with dishes that suit the diet in the query, with their number [menu.filter-empty]', async () => {
  const menus = [menuOf('main', dish('tofu', 'Vegan'), dish('satay')), menuOf('grill', dish('beef')), menuOf('lost')];
  const { menus: load } = loadersOf({
    menus: async () => menus.map((each) => menuSummary.parse({ id: each.id, name: each.name })),
    menu: async (id) => (id === 'lost' ? failing() : menus.find((each) => each.id === id)),
  });
  const choice = { diet: ['vegetarian'], avoid: [] };
  expect(await load({ source: 'menus', choice }, signal)).toEqual([
    expect.objectContaining({ id: 'main', fitting: 1 }),
    expect.not.objectContaining({ fitting: expect.anything() }),
  ]);
  expect(await load({ source: 'menus' }, signal)).toHaveLength(3);
});

it('returns a restaurant’s own offers and those of the whole chain, not those of other restaurants [restaurant.page]', async () => {
  const offers = ['lunch', 'students', 'friends'].map((id) =>
    offerSchema.parse({ id, title: id, description: 'x', termAndConditions: 'x' }),
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

it('returns no offer of another restaurant where the API states none for this one [restaurant.page] [upstream.alone]', async () => {
  const { offers } = loadersOf({ statedOffers: async () => [] });
  expect(await offers({ source: 'offers', storeId: '1' }, signal)).toEqual([]);
});

it('requests the offers of a restaurant from the API where that is configured [restaurant.page]', async () => {
  const requests: (string | undefined)[] = [];
  const source: Partial<ContentQueries> = {
    async offers(storeId) {
      requests.push(storeId);
      return [];
    },
  };
  await loadersOf(source, true).offers({ source: 'offers', storeId: '1' }, signal);
  expect(requests).toEqual(['1']);
});
