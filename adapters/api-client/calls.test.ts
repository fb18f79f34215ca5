import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EndpointName, endpoints } from '#schemas/api/endpoints.ts';
import { routes } from '../service/http/routes.ts';
import { startSmallService } from '../service/testing/start-small-service.ts';

/** Section 7 of the specification, written by hand: method, path template and query fields. */
const specified: readonly (readonly [name: EndpointName, call: string, query?: string])[] = [
  ['token', 'POST /api/token'],
  ['occasions', 'GET /api/booking/occasions/{storeId}', 'date'],
  ['availability', 'POST /api/booking/availability'],
  ['areas', 'GET /api/booking/areas/{storeId}', 'occasionId children adults dates'],
  ['bookingMenus', 'GET /api/booking/bookingmenu/{storeId}', 'occasionId children adults dates time'],
  ['slots', 'GET /api/booking/slots/{storeId}', 'occasionId children adults dates menuIds areaId'],
  [
    'requirements',
    'GET /api/booking/requirements/{storeId}',
    'occasionId children adults bookingDate menuId time areaId',
  ],
  ['bookingEvents', 'POST /api/booking/events/{storeId}'],
  ['enquiry', 'POST /api/booking/enquiry/{storeId}'],
  ['createBooking', 'POST /api/booking/create/{storeId}'],
  ['upsells', 'GET /api/booking/upsells/{storeId}', 'occasionId children adults bookingDate time includeUnavailable'],
  ['braintreeToken', 'GET /api/v1/braintree/token'],
  ['braintreeSubmit', 'POST /api/v1/braintree/submit'],
  ['contactTypes', 'GET /api/contact/contactTypes'],
  ['contactContent', 'GET /api/contact/content'],
  ['contactEmail', 'POST /api/contact/sendemail'],
  ['groupBooking', 'POST /api/contact/group-booking'],
  ['page', 'GET /api/v1/content/page/{id}'],
  ['settings', 'GET /api/v1/content/brand-settings'],
  ['restaurants', 'GET /api/v1/content/search-restaurants/'],
  ['restaurantBySlugAndCity', 'GET /api/v1/content/restaurant/slug/{slug}/city/{city}'],
  ['restaurantBySlug', 'GET /api/v1/content/getRestaurantBySlug/{slug}'],
  ['restaurant', 'GET /api/v1/content/restaurant/{storeId}'],
  ['menu', 'GET /api/v1/content/menu/{id}'],
  ['choices', 'GET /api/v1/content/choices'],
  ['offersByRestaurant', 'GET /api/offer/rest/{id}'],
  ['customerPreferences', 'POST /api/exponea/getcustomerpreferences/{customerGuid}'],
  ['updateCustomerPreferences', 'POST /api/exponea/updateCustomerPreferences'],
  ['jobs', 'GET /api/jobs'],
  ['job', 'GET /api/jobs/{jobId}'],
  ['jobLocations', 'POST /api/jobs/locations'],
  ['jobGeocode', 'GET /api/jobs/locations', 'query sessionKey'],
  ['jobApplication', 'POST /api/jobs/application'],
  ['offerBySlug', 'GET /api/offer/getofferbyslug', 'offerSlug'],
  ['voucher', 'POST /api/offer/getcode'],
  ['geoSearch', 'GET /api/geo/search/{query}'],
  ['geoNearest', 'GET /api/geo/search/lat/{lat}/lng/{lng}'],
  ['signUp', 'POST /api/signup'],
  ['socialMedia', 'GET /api/social/insta/media'],
  ['walletUrls', 'POST /api/wallet/urls'],
  ['updateWallet', 'POST /api/signup/update-wallet'],
];

/** The part of an OpenAPI document that the tests read. */
const describedCalls = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        requestBody: z.unknown().optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

const visitorSchemes = {
  token: { type: 'http', scheme: 'bearer' },
  brandKey: { type: 'apiKey', in: 'header', name: 'x-brand-key' },
  sessionId: { type: 'apiKey', in: 'header', name: 'x-session-id' },
};

const availabilityBody = {
  type: 'object',
  required: ['stores', 'date', 'adultCovers', 'childrenCovers'],
  properties: {
    stores: {
      type: 'array',
      items: {
        required: ['storeId'],
        properties: {
          storeId: { anyOf: [{ type: 'string' }, { type: 'number' }] },
          miles: { anyOf: [{ type: 'number' }, { type: 'null' }] },
        },
      },
    },
    date: { type: 'string', format: 'date' },
  },
};

const token = { accessToken: { type: 'string' } };

const guid = 'b6c1f0a2-8f5e-4f0e-9a53-0c5d7f1f6b11';
const examples: Readonly<Record<string, string>> = { lat: '51.5', lng: '-0.12', customerGuid: guid };

describe('endpoints of the specification', () => {
  let service: Awaited<ReturnType<typeof startSmallService>>;

  beforeAll(async () => {
    service = await startSmallService(() => undefined);
  });
  afterAll(() => service.close());

  const cases = specified.map(([name, call, query = '']) => [name, call, query] as const);

  it.each(cases)('%s is defined as specified and has a route in the service [api.calls]', async (name, call, query) => {
    const { method, path, query: fields } = endpoints[name];
    expect(`${method} ${path}`).toBe(call);
    expect(Object.keys(fields.shape).sort()).toEqual(query.split(' ').filter(Boolean).sort());
    expect(routes[name].endpoint).toBe(endpoints[name]);
    const address = path.replace(/\{(\w+)\}/g, (_, param: string) => examples[param] ?? 'x');
    const reply = await fetch(service.url + address, { method, headers: service.visitor });
    const body: unknown = await reply.json();
    // 404 is correct for an unknown id; an unknown endpoint has another message.
    expect(body).not.toMatchObject({ message: 'There is no such endpoint.' });
    expect([200, 400, 404]).toContain(reply.status);
  });

  it('require the token, brand key and session id, except for the token endpoint [api.headers]', () => {
    for (const [name] of specified)
      expect([name, endpoints[name].access]).toEqual([name, name === 'token' ? 'open' : 'visitor']);
  });

  it('are named after their keys [api.calls]', () => {
    for (const [key, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(key);
  });

  it('are all in the OpenAPI document, with their parameters and replies [api.contract]', async () => {
    const served: unknown = await (await fetch(service.url)).json();
    const { paths } = describedCalls.parse(served);
    for (const [name, call, query] of cases) {
      const [method = '', path = ''] = call.split(' ');
      const operation = paths[path]?.[method.toLowerCase()];
      const parameters = [
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => `path ${param}`),
        ...query.split(' ').flatMap((field) => (field === '' ? [] : [`query ${field}`])),
        ...(name === 'createBooking' || name === 'enquiry' ? ['header idempotency-key'] : []),
      ];
      expect(operation?.operationId, call).toBe(name);
      expect(operation?.parameters.map((each) => `${each.in} ${each.name}`).sort(), call).toEqual(parameters.sort());
      const failures = name === 'token' ? ['429', '500', '503'] : ['401', '429', '500', '503'];
      expect(Object.keys(operation?.responses ?? {}), call).toEqual(expect.arrayContaining(['200', ...failures]));
      expect(operation?.responses[200], call).toMatchObject({
        content: { 'application/json': { schema: expect.any(Object) } },
      });
    }
  });

  it('describe requests and replies as specified [api.contract]', async () => {
    const served: unknown = await (await fetch(service.url)).json();
    expect(served).toMatchObject({ openapi: '3.1.0', components: { securitySchemes: visitorSchemes } });
    const { paths } = describedCalls.parse(served);
    expect(paths['/api/booking/availability']?.post).toMatchObject({
      security: [{ token: [], brandKey: [], sessionId: [] }],
      requestBody: { required: true, content: { 'application/json': { schema: availabilityBody } } },
    });
    expect(paths['/api/offer/getcode']?.post?.requestBody).toMatchObject({
      content: {
        'application/json': { schema: { required: ['offerSlug', 'emailAddress', 'acceptTerms'] } },
      },
    });
    expect(paths['/api/token']?.post).toMatchObject({
      security: [],
      requestBody: { content: { 'application/json': { schema: { properties: { clearCache: { type: 'boolean' } } } } } },
      responses: {
        200: { content: { 'application/json': { schema: { required: ['accessToken'], properties: token } } } },
      },
    });
  });
});
