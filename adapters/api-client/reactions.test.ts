import { describe, expect, it } from 'vitest';
import { createBookingQueries } from './booking/booking-queries.ts';
import { lookUp } from './content/look-up.ts';
import { createFakeClient, type FakeAnswer } from './fake-client.ts';

/** An upstream with one reply to everything but the token. */
const createClient = (answer: FakeAnswer) => createFakeClient((path) => (path === '/api/token' ? undefined : answer));
const down: readonly FakeAnswer[] = [
  'unreachable',
  'timed-out',
  { status: 500 },
  { status: 404 },
  { status: 401 },
  { body: 'no json' },
];
const place = { label: 'Bath', lat: 51.38, lng: -2.36 };
const restaurant = { storeId: '1', slug: 'bath', city: 'bath', title: 'Bath', lat: 51.38, lng: -2.36 };
const availability = { stores: [{ storeId: '1', miles: 2.5 }], date: '2026-12-01', adultCovers: 2, childrenCovers: 0 };

describe('reactions to failures', () => {
  it.each(down)('return no page and do not reject after %j [api.failures]', async (answer) => {
    const { kind } = await createClient(answer).client.getPage('home');
    expect(kind).toBe(typeof answer === 'object' && answer.status === 404 ? 'missing' : 'failed');
  });

  it('return the page if there is one [page.catchall]', async () => {
    const page = { id: 'home', tiles: [] };
    expect(await createClient({ body: page }).client.getPage('home')).toEqual({ kind: 'found', page });
  });

  it('return no page for an id that no page can have, and send nothing [page.null]', async () => {
    const { client, sent } = createClient({ body: { id: 'home', tiles: [] } });
    expect(await client.getPage('../home')).toEqual({ kind: 'missing' });
    expect(sent).toEqual([]);
  });

  it('do not hide a programming error [api.failures]', async () => {
    await expect(lookUp(Promise.reject(new TypeError('not a function')))).rejects.toThrow('not a function');
  });

  it('distinguish a missing page from a failing API [page.null]', async () => {
    expect(await createClient({ status: 404 }).client.getPage('home')).toEqual({ kind: 'missing' });
    expect(await createClient('unreachable').client.getPage('home')).toMatchObject({
      kind: 'failed',
      problem: { code: 'unreachable' },
    });
  });

  it('return null for an empty list of restaurants, and reject on an error [api.failures]', async () => {
    expect(await createClient({ body: { restaurants: [] } }).client.getAllRestaurants()).toBeNull();
    expect(await createClient({ body: { restaurants: [restaurant] } }).client.getAllRestaurants()).toHaveLength(1);
    await expect(createClient({ status: 500 }).client.getAllRestaurants()).rejects.toMatchObject({ code: 'failed' });
  });

  it('reject with ‘Settings is not defined’ when there are none [api.failures]', async () => {
    await expect(createClient({ status: 404 }).client.getSettings()).rejects.toThrow(/^Settings is not defined$/);
    await expect(createClient({ status: 500 }).client.getSettings()).rejects.toMatchObject({ code: 'failed' });
  });

  it('return the social media posts if there are any [api.calls]', async () => {
    const image = { url: '/media/satay.svg', width: 400, height: 400 };
    const post = { id: '1', permalink: 'https://instagram.com/p/1', image };
    const { client, sent } = createClient({ body: { data: [post] } });
    expect(await client.getSocialMedia()).toMatchObject([{ id: '1' }]);
    expect(sent.at(-1)?.url).toBe('http://api.test/api/social/insta/media');
  });

  it.each(down)('return nothing for social media after %j, and log it [api.failures]', async (answer) => {
    const { client, log } = createClient(answer);
    expect(await client.getSocialMedia()).toBeUndefined();
    expect(log).toContainEqual({
      event: 'social-media-unavailable',
      level: 'warning',
      route: '/api/social/insta/media',
    });
  });

  it.each([...down, { body: { success: false } }, { body: { success: true } }])(
    'return ‘Error checking availability’ after %j [booking.availability] [api.failures]',
    async (answer) => {
      expect(await createBookingQueries(createClient(answer).client.call).availability(availability)).toMatchObject({
        ok: false,
        message: 'Error checking availability',
      });
    },
  );

  it('return the availability of a successful call [booking.availability]', async () => {
    const { client, sent } = createClient({ body: { success: true, data: [{ storeId: 1, available: true }] } });
    expect(await createBookingQueries(client.call).availability(availability)).toMatchObject({
      ok: true,
      value: [{ storeId: '1', available: true }],
    });
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual(availability);
  });
});

describe('place search', () => {
  it('uses the first result’s geometry.location for a job search [jobs.geo]', async () => {
    const results = [
      { geometry: { location: { lat: 51.38, lng: -2.36 } } },
      { geometry: { location: { lat: 1, lng: 2 } } },
    ];
    const { client, sent } = createClient({ body: { results } });
    expect(await client.geocodeJobPlace('BA1 1AA', 'session-1')).toEqual({ lat: 51.38, lng: -2.36 });
    expect(sent.at(-1)?.url).toBe('http://api.test/api/jobs/locations?query=BA1+1AA&sessionKey=session-1');
    expect(await createClient({ body: { results: [] } }).client.geocodeJobPlace('nowhere')).toBeUndefined();
    const before = sent.length;
    expect(await client.geocodeJobPlace(' // ')).toBeUndefined();
    expect(sent).toHaveLength(before);
  });

  it('suggests places for a job search, and sends nothing when no text is left [jobs.geo]', async () => {
    const { client, sent } = createClient({ body: [place] });
    expect(await client.suggestJobPlaces(' Bath ')).toEqual([place]);
    expect(sent.at(-1)).toMatchObject({ url: 'http://api.test/api/jobs/locations', body: '{"query":"Bath"}' });
    const before = sent.length;
    expect(await client.suggestJobPlaces(' // ')).toEqual([]);
    expect(sent).toHaveLength(before);
  });

  it.each([{ geometry: { location: { lat: 51.38, lng: '-2.36' } } }, { lat: '51.38', lng: '-2.36', label: ' ' }])(
    'names a place without a label by the text that was searched for: %j [finder.search] [upstream.entries]',
    async (entry) => {
      const { client } = createClient({ body: { results: [entry] } });
      expect(await client.searchPlaces(' BA1 1AA ')).toEqual([{ ...place, label: 'BA1 1AA' }]);
    },
  );

  it('suggests a place without a label by the text that was typed [jobs.geo] [upstream.entries]', async () => {
    const { client } = createClient({ body: [{ lat: 51.38, lng: -2.36 }] });
    expect(await client.suggestJobPlaces('Bath')).toEqual([place]);
  });

  it.each([
    ['Bath\\Spa', 'Bath%20Spa'],
    ['Bath#Spa', 'Bath%20Spa'],
    ['Bath\u0000Spa', 'Bath%20Spa'],
    ['Bath / Spa', 'Bath%20Spa'],
    ['St. Ives. ', 'St.%20Ives'],
    ['x'.repeat(101), 'x'.repeat(100)],
  ])('sends %j as %s [finder.search]', async (text, sentText) => {
    const { client, sent } = createClient({ body: { results: [] } });
    await client.searchPlaces(text);
    expect(sent.at(-1)?.url).toBe(`http://api.test/api/geo/search/${sentText}`);
  });

  it('reads places at a point without a label [finder.near-me] [upstream.entries]', async () => {
    const { client } = createClient({ body: { results: [{ lat: '51.38', lng: '-2.36' }] } });
    expect(await client.nearestPlaces(51, -2)).toEqual([{ lat: 51.38, lng: -2.36 }]);
  });

  it('drops characters that no path may contain, and sends nothing when no text is left [finder.search]', async () => {
    const { client, sent } = createClient({ body: { results: [place] } });
    expect(await client.searchPlaces(' ../Bath%2f?x ')).toEqual([place]);
    expect(sent.at(-1)?.url).toBe('http://api.test/api/geo/search/Bath%202f%20x');
    const before = sent.length;
    expect(await client.searchPlaces(' // ')).toEqual([]);
    expect(sent).toHaveLength(before);
  });
});
