import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createBookingQueries } from '../../booking/booking-queries.ts';
import { createFakeClient } from '../../fake-client.ts';

const clientOf = (body: unknown) => createFakeClient((path) => (path === '/api/token' ? undefined : { body })).client;
const party = { storeId: '17', date: '2031-05-01', occasionId: '1', adults: 2, children: 0 };
const queriesOf = (body: unknown) => createBookingQueries(clientOf(body).call);
const slotsOf = (body: unknown) => queriesOf(body).slots(party);

describe('a list of a booking', () => {
  it('has the one restaurant of a reply about availability [upstream.mapping]', async () => {
    const query = { stores: [{ storeId: '17', miles: 0.4 }], date: party.date, adultCovers: 2, childrenCovers: 0 };
    const answer = await queriesOf({ data: { storeId: '17', available: true } }).availability(query);
    expect(answer).toMatchObject({ ok: true, value: [{ storeId: '17', available: true }] });
  });

  it.each([
    { data: { slots: null } },
    { success: true, slots: null },
    { data: {} },
    { data: null },
    { success: true, message: 'No tables' },
    {},
    null,
  ])('is empty if the reply is %j [upstream.entries] [upstream.success]', async (body) => {
    expect(await slotsOf(body)).toEqual({ ok: true, value: [] });
    expect(await queriesOf(body).occasions('17', '2031-05-01')).toEqual({ ok: true, value: [] });
    expect(await queriesOf(body).areas(party)).toEqual({ ok: true, value: [] });
  });

  it.each([
    { success: false, slots: null },
    { data: { slots: null, errorCode: 4 } },
    { statusCode: 500, slots: null },
    { message: 'Shut' },
  ])('is a failure if the reply is %j [upstream.success]', async (body) => {
    expect(await slotsOf(body)).toMatchObject({ ok: false });
  });

  it.each([
    [{ data: { slots: { time: '18:00' } } }, ['18:00']],
    [{ time: '10:00', result: { slots: [{ time: '18:00' }] } }, ['18:00']],
    [{ time: '10:00', result: { time: '18:00' } }, ['18:00']],
    [{ data: { time: '18:00' } }, ['18:00']],
    [{ data: { lunch: [{ time: '12:00' }], dinner: [{ time: '18:00' }] } }, ['12:00', '18:00']],
    [{ success: true, day: { slots: [{ time: '18:00' }] } }, ['18:00']],
    [{ areas: [{ id: 1 }], slots: [{ time: '18:00' }] }, ['18:00']],
    [{ data: { lunch: { slots: [] }, dinner: { slots: [{ time: '18:00' }] } } }, ['18:00']],
    [{ data: { one: { time: '18:00' }, other: { time: '12:00' } } }, ['12:00', '18:00']],
  ])('has its entries in %j [upstream.mapping]', async (body, times) => {
    const found = await slotsOf(body);
    expect(found.ok && found.value.map(({ time }) => time)).toEqual(times);
  });

  it('is found in up to four further objects [upstream.mapping]', async () => {
    const fourDeep = { day: { party: { places: { slots: [{ time: '18:00' }] } } } };
    expect(await slotsOf({ success: true, ...fourDeep })).toMatchObject({ ok: true, value: [{ time: '18:00' }] });
    expect(await slotsOf({ success: true, site: fourDeep })).toMatchObject({ ok: false });
  });

  it('of availability is a failure without data [booking.availability]', async () => {
    expect((await queriesOf({ data: null }).availability({ ...stores, adultCovers: 2, childrenCovers: 0 })).ok).toBe(
      false,
    );
  });
});

const stores = { stores: [{ storeId: 'bath', miles: 1 }], date: '2031-05-01' };

describe('a place', () => {
  const place = { lat: 51.5, lng: -0.1 };
  it.each([
    place,
    { data: { ...place, name: 'London' } },
    { results: { latitude: '51.5', longitude: '-0.1' } },
    { location: place },
    { result: { geometry: { location: place } } },
    [place],
    { status: 'OK', results: [{ geometry: { location: place } }] },
  ])('is read from %j [finder.search] [upstream.mapping]', async (body) => {
    expect(await clientOf(body).searchPlaces('London')).toMatchObject([{ label: 'London', ...place }]);
    expect(await clientOf(body).nearestPlaces(51, 0)).toMatchObject([place]);
    expect(await clientOf(body).geocodeJobPlace('London')).toEqual(place);
  });

  it.each([{ results: null }, { data: [] }])('is not found if the reply is %j [upstream.entries]', async (body) => {
    expect(await clientOf(body).searchPlaces('London')).toEqual([]);
    expect(await clientOf(body).geocodeJobPlace('London')).toBeUndefined();
  });
});

describe('a list of content', () => {
  it.each([{ jobs: null }, { data: null }, { success: true, data: { jobs: null } }])(
    'is empty if the reply is %j [upstream.entries]',
    async (body) => {
      expect(await clientOf(body).getJobs()).toEqual([]);
      expect(await clientOf(body).getOffersByRestaurant('17')).toEqual([]);
      expect(await clientOf(body).getSocialMedia()).toEqual([]);
      expect(await clientOf(body).getAllRestaurants()).toBeNull();
    },
  );

  it.each([{ statusCode: 500, data: null }, { errors: ['Down'], jobs: null }, { message: 'Down' }])(
    'is a failure if the reply is %j [upstream.success]',
    async (body) => {
      await expect(clientOf(body).getJobs()).rejects.toMatchObject({ code: 'bad-reply' });
    },
  );

  it('can be one entry, entries by id, or groups [upstream.mapping]', async () => {
    const [one, other] = [
      { job_id: 1, name: 'Chef' },
      { job_id: 2, name: 'Host' },
    ];
    const idsOf = async (body: unknown) => (await clientOf(body).getJobs()).map(({ job_id }) => job_id);
    expect(await idsOf({ jobs: one })).toEqual(['1']);
    expect(await idsOf({ data: { a: one, b: other } })).toEqual(['1', '2']);
    expect(await idsOf({ bath: [one], london: [other] })).toEqual(['1', '2']);
  });
});

describe('one item', () => {
  const menu = { name: 'Mains', sections: [] };
  it.each([menu, { menu }, { data: { menu } }, [menu], { data: [menu] }, { success: true, menu }])(
    'is read from %j [upstream.mapping]',
    async (body) => {
      expect(await clientOf(body).getMenu('mains')).toMatchObject({ kind: 'found', value: { name: 'Mains' } });
    },
  );

  it('is found in up to four further objects or lists of one [upstream.mapping]', async () => {
    const fourDeep = { result: [{ reply: { body: { menu } } }] };
    expect(await clientOf(fourDeep).getMenu('mains')).toMatchObject({ kind: 'found', value: { name: 'Mains' } });
    expect(await clientOf({ site: fourDeep }).getMenu('mains')).toMatchObject({ kind: 'failed' });
  });

  it('can be settings, what a booking requires, and addresses of wallets [upstream.mapping]', async () => {
    const settings = { footerItems: [{ linkText: 'Menu', linkUrl: '/menu' }] };
    expect(await clientOf({ data: { brandSettings: settings } }).getSettings()).toMatchObject(settings);
    const requirements = { isEnquiry: true, creditCardRequired: true };
    for (const body of [
      requirements,
      { success: true, ...requirements },
      { requirements },
      { success: true, requirements },
      { data: [requirements] },
    ])
      expect(await queriesOf(body).requirements(party, '18:00')).toMatchObject({ ok: true, value: requirements });
    const wallet = { appleWalletUrl: 'https://wallet.example.com/a' };
    const input = { body: { emailAddress: 'zoe@example.com' } };
    for (const body of [wallet, { data: wallet }, { success: true, urls: wallet }])
      expect(await clientOf(body).call(endpoints.walletUrls, input)).toMatchObject(wallet);
  });
});
