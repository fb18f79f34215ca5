import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { ApiProblem, type ApiProblemCode } from '../api-problem.ts';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '../fake-client.ts';
import { createCachedContent } from './cached-content.ts';
import { addDetails, loadRestaurantDetails } from './restaurant-details.ts';

const summary = { storeId: 20, slug: 'york', city: 'york', title: 'York Shambles' };
const hours = { monday: { open: '12:00', close: '22:00' } };
const complete = { ...summary, phone: '01904 960 020', openingTimes: hours, amenities: [{ name: 'Garden' }] };

const paths = [
  '/api/v1/content/restaurant/slug/york/city/york',
  '/api/v1/content/getRestaurantBySlug/york',
  '/api/v1/content/restaurant/20',
] as const;

/** A client whose list has one entry; `answers` says what the calls for one restaurant answer, by path. */
function setUp(entry: object, answers: Readonly<Record<string, FakeAnswer>>) {
  const { client, sent } = createFakeClient((path) =>
    path === '/api/v1/content/search-restaurants/' ? { body: { restaurants: [entry] } } : answers[path],
  );
  const clock = createFakeClock();
  const cached = createCachedContent({ source: client, configuration: defaultConfiguration, clock, log: () => {} });
  const requested = (): string[] =>
    sent.map(({ url }) => new URL(url).pathname).filter((path) => /\/(restaurant|getRestaurantBySlug)\//.test(path));
  const load = async (): Promise<Restaurant | undefined> => {
    const [first] = (await cached.getAllRestaurants()) ?? [];
    return first && cached.completeRestaurant(first);
  };
  return { load, requested, clock, cached };
}

describe('a restaurant that the list only summarizes', () => {
  it.each(paths.map((path, at) => [path, at] as const))(
    'has the details of the first call that answers: %s [upstream.alone]',
    async (path, at) => {
      const { load, requested } = setUp(summary, { [path]: { body: complete } });
      expect(await load()).toMatchObject({
        storeId: '20',
        slug: 'york',
        phone: '01904 960 020',
        openingTimes: { monday: { Open: '12:00', Close: '22:00' } },
      });
      expect(requested()).toEqual(paths.slice(0, at + 1));
    },
  );

  it.each([
    ['münchen', 'munchen', 'München', '/api/v1/content/restaurant/slug/york/city/m%C3%BCnchen'],
    ['Bath Spa', 'bath-spa', 'Bath Spa', '/api/v1/content/restaurant/slug/york/city/Bath%20Spa'],
    ['Bath/Spa', 'bath-spa', 'Bath/Spa', '/api/v1/content/restaurant/slug/york/city/bath-spa'],
  ])('is asked for by its city as the list states it: %s [upstream.requests]', async (city, id, cityName, path) => {
    const { load, requested } = setUp({ ...summary, city }, { [path]: { body: { ...complete, city } } });
    expect(await load()).toMatchObject({ city: id, cityName, phone: '01904 960 020' });
    expect(requested()).toEqual([path]);
  });

  it.each([
    [{ slug: 'York-Shambles', city: 'York' }, '/api/v1/content/restaurant/slug/York-Shambles/city/York'],
    [{ slug: 'York-Shambles', city: null }, '/api/v1/content/getRestaurantBySlug/York-Shambles'],
  ])(
    'is asked for by names as the list states them, and has lower case ones: %j [upstream.requests] [route.restaurant]',
    async (names, path) => {
      const { load, requested } = setUp({ ...summary, ...names }, { [path]: { body: { ...complete, ...names } } });
      const found = await load();
      expect(found).toMatchObject({ slug: 'york-shambles', phone: '01904 960 020' });
      expect(found?.city).toBe(names.city === null ? undefined : 'york');
      expect(requested()).toEqual([path]);
    },
  );

  it('is asked for once in the time that the list is cached [upstream.requests]', async () => {
    const { load, requested, clock } = setUp(summary, { [paths[0]]: { body: complete } });
    await Promise.all([load(), load()]);
    clock.advance(3_599_999);
    await load();
    expect(requested()).toHaveLength(1);
    clock.advance(1);
    await load();
    expect(requested()).toHaveLength(2);
  });

  it.each(['restaurants', 'booking-rules', 'everything'] as const)(
    'is asked for again after a change of %s [upstream.alone]',
    async (kind) => {
      const { load, requested, cached } = setUp(summary, { [paths[0]]: { body: complete } });
      await load();
      cached.invalidate('settings');
      await load();
      expect(requested()).toHaveLength(1);
      cached.invalidate(kind);
      await load();
      expect(requested()).toHaveLength(2);
    },
  );

  it('is shown as in the list where no call answers or the API fails [upstream.entries]', async () => {
    for (const answer of [{ status: 404 }, { status: 500 }, 'timed-out'] as const) {
      const { load } = setUp(summary, Object.fromEntries(paths.map((path) => [path, answer])));
      expect((await load())?.title).toBe('York Shambles');
    }
  });

  it.each<[ApiProblemCode, number]>([
    ['not-connected', 1],
    ['unreachable', 1],
    ['timed-out', 1],
    ['cancelled', 1],
    ['unavailable', 1],
    ['bad-reply', 3],
    ['failed', 3],
  ])('is asked for no further where the first call is %s (%d calls) [upstream.requests]', async (code, count) => {
    let calls = 0;
    const fail = async () => {
      calls += 1;
      return { kind: 'failed', problem: new ApiProblem({ code, route: '/', message: 'no' }) } as const;
    };
    const all = { getRestaurant: fail, getRestaurantBySlug: fail, getRestaurantById: fail };
    await expect(loadRestaurantDetails(all, restaurant.parse({ ...summary, storeId: '20' }))).rejects.toMatchObject({
      code,
    });
    expect(calls).toBe(count);
  });

  it('is asked for again after a failure, and not where the API has none [upstream.requests]', async () => {
    for (const [status, requests] of [
      [400, 6],
      [404, 3],
    ] as const) {
      const { load, requested } = setUp(summary, Object.fromEntries(paths.map((path) => [path, { status }])));
      await load();
      await load();
      expect(requested()).toHaveLength(requests);
    }
  });

  it('keeps what only the list has, and its ids [upstream.entries]', async () => {
    const entry = { ...summary, offers: ['two-for-one'], email: 'york@example.com', onlineBooking: false };
    const { load } = setUp(entry, { [paths[0]]: { body: { ...complete, storeId: 99, city: 'leeds', email: '' } } });
    expect(await load()).toMatchObject({
      storeId: '20',
      city: 'york',
      offers: ['two-for-one'],
      email: 'york@example.com',
      onlineBooking: false,
      phone: '01904 960 020',
    });
  });

  it.each(['openingTimes', 'phone', 'amenities'])('lacks %s [upstream.alone]', async (field) => {
    const { load, requested } = setUp({ ...complete, [field]: null }, { [paths[0]]: { body: complete } });
    expect(await load()).toMatchObject({ phone: '01904 960 020', amenities: [{ name: 'Garden' }] });
    expect(requested()).toEqual([paths[0]]);
  });

  it.each([
    [true, true, true],
    [false, true, false],
    [true, false, false],
  ])(
    'takes bookings if neither the list nor the details say no: %s and %s [upstream.entries]',
    (listed, detailed, expected) => {
      const entryOf = (onlineBooking: boolean) => restaurant.parse({ ...summary, storeId: '20', onlineBooking });
      expect(addDetails(entryOf(listed), entryOf(detailed)).onlineBooking).toBe(expected);
    },
  );

  it('is not another restaurant [upstream.entries]', async () => {
    const { load } = setUp(summary, { [paths[0]]: { body: { ...complete, slug: 'bath' } } });
    expect((await load())?.title).toBe('York Shambles');
    expect((await load())?.phone).toBeUndefined();
  });
});

it('asks for no details of a restaurant that the list has in full [upstream.requests]', async () => {
  const { load, requested } = setUp(complete, { [paths[0]]: { body: complete } });
  expect(await load()).toMatchObject({ phone: '01904 960 020' });
  expect(requested()).toEqual([]);
});
