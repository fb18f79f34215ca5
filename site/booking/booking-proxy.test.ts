import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createBookingQueries } from '#adapters/api-client/booking/booking-queries.ts';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import type { WireRequest } from '#adapters/api-client/transport/transport.ts';
import { bookingEndpoints } from '#schemas/api/booking/booking.ts';
import { paymentEndpoints } from '#schemas/api/booking/payment.ts';
import { bookingMessage, bookingNotSentMessage, uncertainMessage } from '#schemas/domain/booking/booking-message.ts';
import { readBookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { createBookingProxy } from './booking-proxy.ts';
import { createSentBookingCheck } from './check-sent-booking.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface RequestInput {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Upstream = (path: string, request: WireRequest) => FakeAnswer | undefined | Promise<FakeAnswer | undefined>;

/** Serves the site’s calls over HTTP, with a function as the API. Responds 418 to other addresses. */
async function setUp(
  upstream: Upstream = () => ({ body: { success: true, data: [] } }),
  offerCheck?: { readonly wasSent: boolean; readonly now: string },
) {
  const { client, sent } = createFakeClient(
    (path, wire) => (path === '/api/token' ? undefined : upstream(path, wire)),
    {
      configuration: { ...defaultConfiguration, apiIdempotent: true },
    },
  );
  const checkSent =
    offerCheck &&
    createSentBookingCheck({
      questions: createBookingQueries(client.call),
      source: emptySource,
      now: () => new Date(offerCheck.now),
      wasSent: () => offerCheck.wasSent,
    });
  const calls = createBookingProxy(client.call, undefined, undefined, checkSent);
  const errors: unknown[] = [];
  const server = createServer(async (incoming, response) => {
    const isHandled = await calls(incoming, response, new URL(incoming.url ?? '', 'http://site')).catch(
      (error: unknown) => {
        errors.push(error);
        response.writeHead(500).end('{}');
        return true;
      },
    );
    if (!isHandled) response.writeHead(418).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  /** Resolves when the next request’s connection is closed before a response. */
  const nextLeave = (): Promise<unknown> => once(server, 'request').then(([, response]) => once(response, 'close'));
  const begin = (path: string, { method = 'GET', headers = {}, body }: RequestInput = {}) =>
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end(body);
  /** Requests exactly this address: no client normalizes it. */
  const ask = async (path: string, input: RequestInput = {}) => {
    const [answer] = await once(begin(path, input), 'response');
    let text = '';
    for await (const chunk of answer) text += chunk;
    return { status: answer.statusCode, body: JSON.parse(text) };
  };
  const forwardedCalls = () => sent.filter(({ url }) => !url.endsWith('/api/token'));
  return { ask, begin, nextLeave, forwardedCalls, errors };
}

const slots = '/api/booking/slots/1018?occasionId=dinner&adults=2&children=0&dates=2026-12-10';
const create = '/api/booking/create/1018';
const sessionId = '0b0e7d5a-3c1f-4a53-9f5e-5d2f7a6f1a11';
const booking = JSON.stringify({
  occasionId: 'dinner',
  adults: 2,
  children: 0,
  bookingDate: '2026-12-10',
  time: '19:00',
  customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
});
const post = (more: RequestInput = {}): RequestInput => ({ method: 'POST', body: booking, ...more });
const booked = { success: true, bookingReference: 'PR-7KQ2' };

describe('the proxied calls of the booking journey', () => {
  it('are forwarded to the same address of the API with their parameters [api.calls]', async () => {
    const { ask, forwardedCalls } = await setUp();
    expect(await ask(`${slots}&unknown=1`)).toEqual({ status: 200, body: { success: true, data: [] } });
    const [{ url = '', method } = {}] = forwardedCalls();
    expect(method).toBe('GET');
    const { pathname, searchParams } = new URL(url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/api/booking/slots/1018',
      { occasionId: 'dinner', adults: '2', children: '0', dates: '2026-12-10' },
    ]);
  });

  const { joinWaitingList, waitingEntry, acceptOffer, declineOffer, leaveWaitingList, ...journeyEndpoints } =
    bookingEndpoints;

  it.each([joinWaitingList, waitingEntry, acceptOffer, declineOffer, leaveWaitingList])(
    'do not include $name, which has the limits of a form [diner.waiting-list] [form.abuse]',
    async ({ method, path }) => {
      const { ask, forwardedCalls } = await setUp();
      expect((await ask(path.replace('{storeId}', '1018'), { method })).status).toBe(418);
      expect(forwardedCalls()).toEqual([]);
    },
  );

  it.each(Object.values({ ...journeyEndpoints, ...paymentEndpoints }))(
    'include $name [api.calls]',
    async ({ method, path }) => {
      const { ask } = await setUp();
      expect((await ask(path.replace('{storeId}', '1018'), { method })).status).not.toBe(418);
    },
  );

  it.each([
    '/api/booking',
    '/api/booking/',
    '/api/booking/slots',
    '/api/booking/slots/',
    '/api/booking/slots/1018/more',
    '/api/booking/Slots/1018',
    '/api/booking/cancel/1018',
    '/api/v1/operator/bookings/1018',
    '/api/v1/editing/brand-settings',
    '/api/v1/content/brand-settings',
    '/api/booking/slots/../../v1/operator/bookings/1018',
    '/api/booking/slots/%2e%2e/%2e%2e/v1/operator',
    '//api/booking/slots/1018',
  ])('do not include %s [preview.access]', async (path) => {
    const { ask, forwardedCalls } = await setUp();
    expect((await ask(path)).status).toBe(418);
    expect(forwardedCalls()).toEqual([]);
  });

  it.each([
    '..%2f..%2fv1%2foperator',
    '..%2F',
    '%2e%2e%2f',
    '..%5c',
    '1018%3Fx=1',
    '1018%23',
    '1018%00',
    '%252e',
    '%E0%A4',
    '%0d%0aX:1',
  ])('cannot leave their path with %s [form.abuse]', async (id) => {
    const { ask, forwardedCalls, errors } = await setUp();
    const { status, body } = await ask(slots.replace('1018', id));
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: expect.any(String) });
    expect([forwardedCalls(), errors]).toEqual([[], []]);
  });

  it('are refused with the errors of the guest’s details at their fields [booking.error]', async () => {
    const text = 'That address cannot receive mail.';
    const { ask } = await setUp(() => ({ status: 400, body: { errors: { Email: [text] } } }));
    const { status, body } = await ask(create, post());
    expect([status, body]).toEqual([
      400,
      { success: false, message: text, errors: [{ path: 'email', message: text }] },
    ]);
    expect(readBookingOutcome(body, false)).toMatchObject({ kind: 'refused', fieldErrors: { email: text } });
  });

  it('are refused before they are forwarded when a field is invalid [form.server]', async () => {
    const { ask, forwardedCalls } = await setUp();
    for (const change of ['adults=-1', 'adults=1e9', 'adults=two', 'occasionId='])
      expect(
        (await ask(`/api/booking/slots/1018?${new URLSearchParams({ ...queryOf(slots), ...queryOf(`?${change}`) })}`))
          .status,
        change,
      ).toBe(400);
    for (const body of ['', '{', '[]', 'null', '"x"', booking.replace('2026-12-10', '2026-02-30')])
      expect((await ask(create, post({ body }))).status, body).toBe(400);
    expect(forwardedCalls()).toEqual([]);
  });

  it('accept one method each [api.calls]', async () => {
    const { ask, forwardedCalls } = await setUp();
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(slots, { method })).status, method).toBe(405);
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await ask(create, { method })).status, method).toBe(405);
    expect(forwardedCalls()).toEqual([]);
  });

  it('accept writes only from the site’s own pages [form.abuse]', async () => {
    const { ask, forwardedCalls } = await setUp(() => ({ body: booked }));
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect(await ask(create, post({ headers }))).toMatchObject({ status: 403, body: { success: false } });
    expect(forwardedCalls()).toEqual([]);
    expect((await ask(create, post({ headers: { 'sec-fetch-site': 'same-origin' } }))).status).toBe(200);
  });

  it('ignore the body of a call that only reads [api.calls]', async () => {
    const { ask, forwardedCalls } = await setUp();
    const body = 'x'.repeat(20_001);
    expect((await ask(slots, { body, headers: { 'content-length': String(body.length) } })).status).toBe(200);
    expect(forwardedCalls()[0]?.body).toBeUndefined();
  });

  it('accept at most 20,000 bytes of body, announced or not [form.abuse]', async () => {
    const { ask, forwardedCalls } = await setUp();
    const body = JSON.stringify({ x: 'x'.repeat(20_000) });
    expect((await ask(create, post({ body }))).status).toBe(413);
    expect((await ask(create, post({ body, headers: { 'transfer-encoding': 'chunked' } }))).status).toBe(413);
    expect(forwardedCalls()).toEqual([]);
  });
});

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://site').searchParams);

describe('the headers of a forwarded call', () => {
  it('include the visitor’s session and idempotency key [booking.once]', async () => {
    const { ask, forwardedCalls } = await setUp(() => ({ body: booked }));
    await ask(create, post({ headers: { 'x-session-id': sessionId, 'idempotency-key': 'the-key-of-this-intent' } }));
    expect(forwardedCalls()[0]?.headers).toMatchObject({
      'x-session-id': sessionId,
      'idempotency-key': 'the-key-of-this-intent',
    });
  });

  it('exclude an invalid session or key and all other headers of the visitor [api.headers]', async () => {
    const { ask, forwardedCalls } = await setUp(() => ({ body: booked }));
    const headers = {
      'x-session-id': 'ada@example.com',
      'idempotency-key': 'short',
      'x-editor-key': 'guess',
      'x-brand-key': 'other',
      authorization: 'Bearer mine',
      cookie: 'consent=all',
      'x-forwarded-for': '192.0.2.1',
    };
    await ask(create, post({ headers }));
    const got = JSON.stringify(forwardedCalls()[0]?.headers);
    for (const words of ['ada@example.com', 'short', 'guess', 'other', 'mine', 'consent', '192.0.2.1'])
      expect(got).not.toContain(words);
  });
});

describe('a failed call', () => {
  it.each<readonly [string, FakeAnswer, number, object]>([
    ['a time-out', 'timed-out', 502, { errorCode: 0, message: 'Sorry, something went wrong. Please try again.' }],
    [
      'no answer',
      'unreachable',
      502,
      { message: "Sorry, something's not working, please contact the restaurant directly." },
    ],
    [
      'an error of the API',
      { status: 500, body: 'oops' },
      502,
      { message: "Sorry, something's not working, please contact the restaurant directly." },
    ],
    [
      'invalid JSON',
      { status: 200, body: '<html>' },
      502,
      { message: "Sorry, something's not working, please contact the restaurant directly." },
    ],
    ['no connection, so that nothing is booked', 'not-connected', 503, { message: bookingNotSentMessage }],
    [
      'a failure of the API that says that nothing is booked',
      { status: 503, body: { errorCode: 6, message: 'No table is booked.' } },
      503,
      { errorCode: 6, message: 'No table is booked.' },
    ],
    ['an unknown restaurant', { status: 404, body: {} }, 404, { message: expect.any(String) }],
    ['a redirect of the API', { status: 301, body: {} }, 502, { message: expect.any(String) }],
    ['any status below 400', { status: 399, body: {} }, 502, { message: expect.any(String) }],
    ['any status below 500', { status: 499, body: {} }, 499, { message: expect.any(String) }],
    ['any refusal', { status: 400, body: {} }, 400, { message: expect.any(String) }],
    ['full storage of the API', { status: 507, body: {} }, 400, { message: expect.any(String) }],
    [
      'a refusal',
      { status: 409, body: { errorCode: 4 } },
      409,
      {
        errorCode: 4,
        message: 'Sorry, this restaurant is unable to accept a booking for that number of guests on your chosen date.',
      },
    ],
    [
      'a refusal with a code and a message',
      { status: 400, body: { message: 'Only 6 per table.', errorCode: 4 } },
      400,
      { errorCode: 4, message: 'Only 6 per table.' },
    ],
    [
      'a refusal with status 422, which the browser reads as a booking that may have been made',
      { status: 422, body: { message: 'Only 6 per table.', errorCode: 4 } },
      400,
      { errorCode: 4, message: 'Only 6 per table.' },
    ],
    [
      'a key that was used for another request',
      { status: 422, body: {} },
      422,
      { errorCode: 3, message: uncertainMessage({ isEnquiry: false }) },
    ],
    [
      'a refusal with the API’s own message',
      { status: 400, body: { message: 'The cake is sold out.', errorCode: 19 } },
      400,
      { errorCode: 19, message: 'The cake is sold out.' },
    ],
  ])('is reported in the envelope of the API after %s [booking.error]', async (_, given, status, body) => {
    const { ask } = await setUp(() => given);
    const answer = await ask(create, post());
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ success: false, ...body });
  });

  it('of times says nothing about a booking when they are refused with status 422 [booking.codes]', async () => {
    const { ask } = await setUp(() => ({ status: 422, body: { errorCode: 4, message: 'no' } }));
    const body = { success: false, errorCode: 4, message: bookingMessage(4) };
    expect(await ask(slots, {})).toMatchObject({ status: 400, body });
  });

  it('is forwarded unchanged when the booking system refuses it, including status 9 [booking.taken]', async () => {
    const isHandled = { success: false, bookingStatus: 9, message: 'Taken' };
    const { ask } = await setUp(() => ({ body: isHandled }));
    expect(await ask(create, post())).toEqual({ status: 200, body: isHandled });
  });

  it('is not retried when it books, because only the client knows the key [booking.once]', async () => {
    const { ask, forwardedCalls } = await setUp(() => ({ status: 503 }));
    await ask(create, post());
    expect(forwardedCalls()).toHaveLength(1);
  });
});

describe('a visitor who leaves', () => {
  const leaveDuring = async (path: string, input: RequestInput): Promise<AbortSignal | undefined> => {
    const waiting = Promise.withResolvers<AbortSignal>();
    const { begin, nextLeave } = await setUp((_, { signal }) => {
      waiting.resolve(signal);
      return new Promise(() => undefined);
    });
    const left = nextLeave();
    const visitor = begin(path, input);
    visitor.on('error', () => undefined);
    const signal = await waiting.promise;
    visitor.destroy();
    await left;
    return signal;
  };

  it('cancels a call that only reads [upstream.requests]', async () => {
    const signal = await leaveDuring(slots, {});
    expect(signal?.aborted).toBe(true);
  });

  it('does not cancel a booking, which may already have been made [booking.once]', async () => {
    const signal = await leaveDuring(create, post());
    expect(signal?.aborted).toBe(false);
  });
});

describe('a booking with script, for an API that does not recognize repeated bookings', () => {
  const offers: Upstream = (path) => {
    if (path.startsWith('/api/booking/slots/')) return { body: { success: true, data: [{ time: '19:00' }] } };
    if (path.startsWith('/api/booking/areas/')) return { body: [{ id: 51, name: 'Terrace' }] };
    return { body: booked };
  };
  const bookingWith = (change: object): RequestInput =>
    post({
      headers: { 'idempotency-key': 'key-of-ada' },
      body: JSON.stringify({ ...JSON.parse(booking), ...change }),
    });
  const attempt = async (change: object, path = create, wasSent = false, now = '2026-12-01T12:00:00Z') => {
    const { ask, forwardedCalls } = await setUp(offers, { wasSent, now });
    const answer = await ask(path, bookingWith(change));
    return { answer, sent: forwardedCalls().filter(({ method }) => method === 'POST').length };
  };

  it.each([
    ['a day that is over', { bookingDate: '2020-01-01' }, 17, /cannot be booked for this date/],
    ['a time that is not offered', { time: '03:00' }, 10, /at this time/],
    ['an unknown area', { areaId: '99' }, 6, /cannot be booked. Please choose another/],
  ])(
    'is refused for %s, and is never sent [upstream.requests] [booking.codes]',
    async (_, change, errorCode, message) => {
      for (const path of [create, create.replace('create', 'enquiry')]) {
        const { answer, sent } = await attempt(change, path);
        expect(answer).toEqual({
          status: 400,
          body: { success: false, errorCode, message: expect.stringMatching(message) },
        });
        expect(sent).toBe(0);
      }
    },
  );

  it('is sent where its table is offered, and again where it was sent before [upstream.requests] [booking.once]', async () => {
    expect(await attempt({ areaId: '51' })).toEqual({
      answer: { status: 200, body: expect.objectContaining(booked) },
      sent: 1,
    });
    expect((await attempt({ time: '03:00' }, create, true)).sent).toBe(1);
  });

  it('is sent for a table of today, and after midnight for one of the evening before [upstream.requests] [open.midnight]', async () => {
    const { answer, sent } = await attempt({ bookingDate: '2026-12-01' });
    expect([answer.status, sent]).toEqual([200, 1]);
    expect((await attempt({ bookingDate: '2026-11-30' })).sent).toBe(0);
    expect((await attempt({ bookingDate: '2026-11-30' }, create, false, '2026-12-01T02:00:00Z')).sent).toBe(1);
    expect((await attempt({ bookingDate: '2026-11-30' }, create, false, '2026-12-01T08:00:00Z')).sent).toBe(0);
  });

  it('is sent where the booking system does not say what it offers [upstream.requests]', async () => {
    const { ask } = await setUp((path) => (path.includes('/create/') ? { body: booked } : { status: 500 }), {
      wasSent: false,
      now: '2026-12-01T12:00:00Z',
    });
    expect((await ask(create, bookingWith({ areaId: '51' }))).status).toBe(200);
  });
});
