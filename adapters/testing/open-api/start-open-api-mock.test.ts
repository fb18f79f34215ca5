import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenApiDocument } from '#adapters/service/open-api/create-open-api-document.ts';
import { type OpenApiMock, startOpenApiMock } from './start-open-api-mock.ts';

const credentials = { authorization: 'Bearer token', 'x-brand-key': 'key', 'x-session-id': 'session' };

describe('the mock of an OpenAPI document', () => {
  let mock: OpenApiMock;
  beforeAll(async () => {
    mock = await startOpenApiMock(createOpenApiDocument(), { without: ['changes'] });
  });
  afterAll(() => mock.stop());

  async function call(
    method: string,
    path: string,
    { headers = credentials, body }: { headers?: Record<string, string>; body?: unknown } = {},
  ) {
    const reply = await fetch(mock.url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, json: await reply.json() };
  }

  it.each([
    ['by its path', '/api/v1/content/menu/kids', { name: 'Children’s menu' }],
    ['by a path with two parameters', '/api/v1/content/restaurant/slug/soho/city/london', { storeId: '1018' }],
    ['by an escaped slash', '/api/v1/content/page/refer-a-friend%2Fcode-sent', { title: 'Your code comes by email' }],
    ['by a plain slash', '/api/v1/content/page/refer-a-friend/code-sent', { title: 'Your code comes by email' }],
    [
      'by the query that identifies it',
      '/api/offer/getofferbyslug?offerSlug=birthday-pudding',
      { id: 'birthday-pudding' },
    ],
    [
      'by a query that need not be there',
      '/api/v1/content/menus?restaurant=soho',
      { menus: [{ id: 'main' }, { id: 'drinks' }] },
    ],
    ['without that query', '/api/v1/content/menus', { menus: [{ id: 'main' }, { id: 'kids' }, { id: 'drinks' }] }],
    ['for any day', '/api/booking/occasions/1001?date=2031-05-06', { data: [{ id: 'dinner' }, {}, {}] }],
    ['for any place', '/api/geo/search/Reading', { results: [{ label: 'Bath' }] }],
    ['before one with a parameter in its place', '/api/jobs/locations?query=Bath', { status: 'OK' }],
  ] as const)('finds an example %s [upstream.openapi]', async (_, path, expected) => {
    expect(await call('GET', path)).toMatchObject({ status: 200, json: expected });
  });

  it.each([
    ['that no example is about', 'GET', '/api/v1/content/menu/none', 404],
    ['that no example is about, by its query', 'GET', '/api/offer/getofferbyslug?offerSlug=none', 404],
    ['that the document lacks', 'GET', '/api/v1/content/menus/all', 404],
    ['that it is told to lack', 'GET', '/api/v1/content/changes', 404],
    ['without a required field', 'GET', '/api/booking/occasions/1001', 400],
    ['with an invalid field', 'GET', '/api/booking/occasions/1001?date=tomorrow', 400],
  ] as const)('refuses a call %s [upstream.openapi]', async (_, method, path, status) => {
    expect(await call(method, path)).toMatchObject({ status, json: { success: false, message: expect.any(String) } });
  });

  it('checks credentials, headers and bodies [upstream.openapi]', async () => {
    expect((await call('GET', '/api/jobs', { headers: {} })).status).toBe(401);
    expect(mock.received.at(-1)?.errors).toEqual(['authorization', 'x-brand-key', 'x-session-id']);
    expect((await call('POST', '/api/jobs/locations', { body: { query: 7 } })).status).toBe(400);
    expect((await call('POST', '/api/jobs/locations', { body: { query: 'Bath' } })).status).toBe(200);
    expect((await call('POST', '/api/booking/create/1001', { body: {} })).status).toBe(400);
    expect(mock.received.at(-1)?.errors).toContain('header idempotency-key is missing');
  });
});
