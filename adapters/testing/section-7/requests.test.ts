import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBookingQueries } from '#adapters/api-client/booking/booking-queries.ts';
import { sendBooking } from '#adapters/api-client/booking/send-booking.ts';
import { type ApiClient, createApiClient } from '#adapters/api-client/client.ts';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { customerGuid } from './records.ts';
import { brandKey, brandKeyHeader, type Section7Upstream, sessionHeader, startSection7 } from './start-section-7.ts';

interface ExpectedCall {
  readonly name: string;
  readonly send: (client: ApiClient) => Promise<unknown>;
  /** As section 7 writes it, with values. */
  readonly call: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const party = { storeId: '17', date: '2026-12-03', occasionId: '1', adults: 2, children: 1 };
const chosen = { ...party, menuId: '71', areaId: '51' };
const covers = { occasionId: '1', children: '1', adults: '2' };
const onDay = { ...covers, dates: '2026-12-03' };
const atTime = { ...covers, bookingDate: '2026-12-03', time: '18:00' };
const person = { firstName: 'Zoë', lastName: 'Ng', email: 'zoe@example.com' };
const queriesOf = ({ call }: ApiClient) => createBookingQueries(call);

const booking = {
  occasionId: '1',
  adults: 2,
  children: 1,
  bookingDate: '2026-12-03',
  time: '18:00',
  menuId: '71',
  areaId: '51',
  customer: person,
  upsells: [],
};
const bookingBody = { ...booking, occasionId: 1, menuId: 71, areaId: 51 };
const intent = { storeId: '17', body: booking, idempotencyKey: 'key-of-an-intent' };

/** Section 7 of the specification, written by hand. Fields without brackets are always sent. */
const expectedCalls: readonly ExpectedCall[] = [
  {
    name: 'occasions',
    send: (client) => queriesOf(client).occasions('17', '2026-12-03'),
    call: 'GET /api/booking/occasions/17',
    query: { date: '2026-12-03' },
  },
  {
    name: 'availability',
    send: async (client) => {
      await client.getAllRestaurants();
      const stores = [{ storeId: '17', miles: 1.5 }];
      return queriesOf(client).availability({ stores, date: '2026-12-03', adultCovers: 2, childrenCovers: 1 });
    },
    call: 'POST /api/booking/availability',
    body: { stores: [{ storeId: 17, miles: 1.5 }], date: '2026-12-03', adultCovers: 2, childrenCovers: 1 },
  },
  {
    name: 'areas',
    send: (client) => queriesOf(client).areas(party),
    call: 'GET /api/booking/areas/17',
    query: onDay,
  },
  {
    name: 'booking menus at a time',
    send: (client) => queriesOf(client).menus(party, '18:00'),
    call: 'GET /api/booking/bookingmenu/17',
    query: { ...onDay, time: '18:00' },
  },
  {
    name: 'booking menus',
    send: (client) => queriesOf(client).menus(party, undefined),
    call: 'GET /api/booking/bookingmenu/17',
    query: { ...onDay, time: '' },
  },
  {
    name: 'slots',
    send: (client) => queriesOf(client).slots(chosen),
    call: 'GET /api/booking/slots/17',
    query: { ...onDay, menuIds: '71', areaId: '51' },
  },
  {
    name: 'slots of any menu and area',
    send: (client) => queriesOf(client).slots(party),
    call: 'GET /api/booking/slots/17',
    query: { ...onDay, menuIds: '', areaId: '' },
  },
  {
    name: 'requirements',
    send: (client) => queriesOf(client).requirements(chosen, '18:00'),
    call: 'GET /api/booking/requirements/17',
    query: { ...atTime, menuId: '71', areaId: '51' },
  },
  {
    name: 'requirements without a menu and area',
    send: (client) => queriesOf(client).requirements(party, '18:00'),
    call: 'GET /api/booking/requirements/17',
    query: { ...atTime, menuId: '' },
  },
  {
    name: 'upsells',
    send: (client) => queriesOf(client).extras(chosen, '18:00'),
    call: 'GET /api/booking/upsells/17',
    query: { ...atTime, includeUnavailable: 'false' },
  },
  {
    name: 'a booking',
    send: ({ call }) => sendBooking(call, { ...intent, isEnquiry: false }),
    call: 'POST /api/booking/create/17',
    body: bookingBody,
  },
  {
    name: 'an enquiry',
    send: ({ call }) => sendBooking(call, { ...intent, isEnquiry: true }),
    call: 'POST /api/booking/enquiry/17',
    body: bookingBody,
  },
  {
    name: 'a step of a booking',
    send: ({ call }) => call(endpoints.bookingEvents, { params: { storeId: '17' }, body: { name: 'time', step: 2 } }),
    call: 'POST /api/booking/events/17',
    body: { name: 'time', step: 2 },
  },
  {
    name: 'a page',
    send: (client) => client.getPage('about/our-story'),
    call: 'GET /api/v1/content/page/about/our-story',
  },
  { name: 'settings', send: (client) => client.getSettings(), call: 'GET /api/v1/content/brand-settings' },
  {
    name: 'restaurants',
    send: (client) => client.getAllRestaurants(),
    call: 'GET /api/v1/content/search-restaurants/',
  },
  { name: 'a menu', send: (client) => client.getMenu('Drinks_2.0'), call: 'GET /api/v1/content/menu/Drinks_2.0' },
  { name: 'offers', send: (client) => client.getOffersByRestaurant('17'), call: 'GET /api/offer/rest/17' },
  {
    name: 'an offer',
    send: (client) => client.getOffer('two-for-one'),
    call: 'GET /api/offer/getofferbyslug',
    query: { offerSlug: 'two-for-one' },
  },
  { name: 'jobs', send: (client) => client.getJobs(), call: 'GET /api/jobs' },
  { name: 'a job', send: (client) => client.getJob('901'), call: 'GET /api/jobs/901' },
  {
    name: 'the place of a job search',
    send: (client) => client.geocodeJobPlace('Bath', 'session-1'),
    call: 'GET /api/jobs/locations',
    query: { query: 'Bath', sessionKey: 'session-1' },
  },
  { name: 'places', send: (client) => client.searchPlaces('Bath Spa'), call: 'GET /api/geo/search/Bath%20Spa' },
  {
    name: 'the nearest places',
    send: (client) => client.nearestPlaces(51.38, -2.36),
    call: 'GET /api/geo/search/lat/51.380000/lng/-2.360000',
  },
  {
    name: 'preferences',
    send: ({ call }) =>
      call(endpoints.customerPreferences, { params: { customerGuid }, body: { attributes: ['first_name'] } }),
    call: `POST /api/exponea/getcustomerpreferences/${customerGuid}`,
    body: { attributes: ['first_name'] },
  },
];

/** Ids as they came: numbers. */
const expectedForms: readonly ExpectedCall[] = [
  {
    name: 'a contact enquiry',
    send: async ({ call }) => {
      await Promise.all([call(endpoints.contactTypes), call(endpoints.contactContent)]);
      const reasons = { contactReason: { id: '10', name: 'Food' }, contactSubReason: { id: '101', name: 'A dish' } };
      const body = { ...person, message: 'Thank you.', enquiryType: '1', enquiryRestaurant: '17', ...reasons };
      return call(endpoints.contactEmail, { body });
    },
    call: 'POST /api/contact/sendemail',
    body: {
      ...person,
      message: 'Thank you.',
      enquiryType: 1,
      enquiryRestaurant: 17,
      contactReason: { id: 10, name: 'Food' },
      contactSubReason: { id: 101, name: 'A dish' },
    },
  },
  {
    name: 'an application',
    send: async ({ call, getJob }) => {
      await getJob('901');
      const { email, firstName } = person;
      const applicant = { email, firstName, secondName: 'Ng', telephone: '01632 960 001' };
      return call(endpoints.jobApplication, {
        body: { ...applicant, jobId: '901', questions: [{ id: '31', answer: 'Yes' }] },
      });
    },
    call: 'POST /api/jobs/application',
    body: {
      email: 'zoe@example.com',
      firstName: 'Zoë',
      secondName: 'Ng',
      telephone: '01632 960 001',
      jobId: 901,
      questions: [{ id: 31, answer: 'Yes' }],
    },
  },
];

describe('what an upstream of section 7 receives', () => {
  let upstream: Section7Upstream;
  let client: ApiClient;
  beforeAll(async () => {
    upstream = await startSection7();
  });
  afterAll(() => upstream.stop());
  beforeEach(() => {
    upstream.forget();
    client = createApiClient({
      baseUrl: upstream.url,
      brandKey,
      configuration: { ...defaultConfiguration, apiMapping: { brandKeyHeader, sessionHeader } },
      log: () => undefined,
    });
  });

  afterEach(() => client.close());

  it.each([...expectedCalls, ...expectedForms])(
    'for $name is exactly the call of the specification [upstream.requests]',
    async ({ send, call, query = {}, body }) => {
      await send(client);
      const last = upstream.received.at(-1);
      expect(`${last?.method} ${last?.path}`).toBe(call);
      expect(last?.query).toEqual(query);
      expect(last?.body).toEqual(body);
      expect(last?.headers.authorization).toMatch(/^Bearer lime\./);
      expect(last?.headers[brandKeyHeader]).toBe(brandKey);
      expect(last?.headers[sessionHeader]).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
