import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { settingsOf } from '#site/layout/planned-example.ts';
import { listen } from '../server/start/listen.ts';
import { createBookableRestaurantsHandler } from './bookable-restaurants-handler.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const place = (storeId: string, slug: string, city: string, change: object = {}): Restaurant =>
  restaurant.parse({ storeId, slug, city, title: slug, address: ['1 High Street'], lat: 51.5, lng: -0.1, ...change });

const soho = place('1', 'soho', 'london');
const bath = place('2', 'bath', 'bath');
const elsewhere = place('3', 'cardiff', 'cardiff', { onlineBooking: false, bookATableWidgetId: 'w-3' });
const byTelephone = place('4', 'york', 'york', {
  title: 'Abbey',
  onlineBooking: false,
  phone: '01632 960002',
  lat: 53.8,
  lng: -1.55,
});

/** Requests the handler over HTTP. 418: it did not handle the request. */
async function ask(
  path: string,
  input: {
    readonly areCardsRestricted?: boolean;
    readonly fails?: boolean;
    readonly placesFail?: boolean;
    readonly limits?: Parameters<typeof createBookableRestaurantsHandler>[0]['limits'];
  } = {},
  method = 'GET',
) {
  const handle = createBookableRestaurantsHandler({
    source: {
      restaurants: async () => {
        if (input.fails) throw new Error('The API does not answer.');
        return [soho, bath, elsewhere, byTelephone];
      },
      places: async (text) => {
        if (input.placesFail) throw new Error('The place service does not answer.');
        return text === 'Leeds' ? [{ label: 'Leeds', lat: 53.8, lng: -1.55 }] : [];
      },
      placesAt: async () => [],
      settings: async () => settingsOf({ bookingTexts: { booked: 'See you soon.' } }),
    },
    options: defaultOptions,
    reach: { most: 2, earthRadiusMiles: 3959 },
    areCardsRestricted: input.areCardsRestricted === true,
    limits: input.limits,
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  const server = createServer(async (request, response) => {
    if (!(await handle(request, response, new URL(request.url ?? '', 'http://site')))) response.writeHead(418).end();
  });
  closing.push(() => server.close());
  const url = await listen(server, '127.0.0.1', 0);
  const reply = await fetch(url + path, { method, headers: { connection: 'close' } });
  return { status: reply.status, body: reply.status === 418 ? undefined : await reply.json() };
}

const path = '/api/booking/restaurants';

describe('the restaurants of the booking dialog', () => {
  it('are listed by name with who takes their bookings, the days and the party sizes [diner.dialog]', async () => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ today: '2026-11-21', maxCovers: defaultOptions.booking.maxCovers, defaultCovers: 2 });
    const listed = body.restaurants.map((each: Record<string, string>) => [each.city, each.title, each.takenBy]);
    expect(listed).toEqual([
      ['York', 'Abbey', 'nobody'],
      ['Bath', 'bath', 'site'],
      ['Cardiff', 'cardiff', 'other-site'],
      ['London', 'soho', 'site'],
    ]);
  });

  it('are found one by one, by store id or slug, with the restaurants nearby [diner.dialog]', async () => {
    for (const id of ['1', 'soho']) {
      const { body } = await ask(`${path}/${id}`);
      expect(body.restaurant).toMatchObject({
        storeId: '1',
        path: '/booking/soho',
        options: { texts: { booked: 'See you soon.' } },
      });
      expect(body.nearby.map((each: Record<string, string>) => each.storeId)).toEqual(['2']);
    }
  });

  it('are found near a place, the nearest first, however far away [diner.dialog] [finder.search]', async () => {
    const { body } = await ask(`${path}?near=Leeds`);
    expect(body.place).toBe('Leeds');
    expect(body.restaurants.map((each: Record<string, string>) => each.storeId)).toEqual(['4', '2']);
    expect(body.restaurants[0].miles).toBeCloseTo(0, 0);
    expect((await ask(`${path}?near=Nowhere`)).body).toEqual({ restaurants: [] });
    expect((await ask(`${path}?near=Leeds`, { placesFail: true })).status).toBe(503);
  });

  it('are searched near a place no more often than one visitor may call the API [diner.dialog] [form.abuse]', async () => {
    const limits = { countCall: async () => ({ seconds: 60, code: 1, message: 'Too much.' }) };
    expect(await ask(`${path}?near=Leeds`, { limits })).toEqual({ status: 429, body: { message: 'Too much.' } });
    expect((await ask(path, { limits })).status).toBe(200);
  });

  it('say where cards can only be entered on the booking page [diner.dialog]', async () => {
    expect((await ask(`${path}/1`)).body.restaurant).not.toHaveProperty('cardsOnPage');
    expect((await ask(`${path}/1`, { areCardsRestricted: true })).body).toMatchObject({
      restaurant: { cardsOnPage: true },
      nearby: [{ cardsOnPage: true }],
    });
  });

  it('are an error where there is no such restaurant, it takes no bookings here, or the API is down [diner.dialog]', async () => {
    expect((await ask(`${path}/9`)).status).toBe(404);
    expect((await ask(`${path}/3`)).status).toBe(404);
    expect((await ask(path, { fails: true })).status).toBe(503);
    expect((await ask(path, {}, 'POST')).status).toBe(405);
    expect((await ask('/api/booking/slots/1')).status).toBe(418);
  });
});
