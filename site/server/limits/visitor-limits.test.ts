import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { sendBooking } from '#blocks/booking/journey/questions/browser-questions.ts';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import type { BookingRequest } from '#schemas/api/booking/booking-request.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { keepsIdempotencyKey, readBookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { createBookingJourney } from '#schemas/domain/booking/journey/reducer/create-booking-journey.ts';
import { reduceBookingJourney } from '#schemas/domain/booking/journey/reducer/reduce-booking-journey.ts';
import { createBookingProxy } from '#site/booking/booking-proxy.ts';
import { createVisitorLimits } from './visitor-limits.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const create = '/api/booking/create/1018';
const slots = '/api/booking/slots/1018?occasionId=dinner&adults=2&children=0&dates=2026-12-10';
const card = '/api/v1/braintree/submit';
const table: BookingRequest = {
  occasionId: 'dinner',
  adults: 2,
  children: 0,
  bookingDate: '2026-12-10',
  time: '19:00',
  customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
};
const answers: Readonly<Record<string, FakeAnswer>> = {
  '/api/booking/create': { body: { success: true, bookingReference: 'PR-7KQ2' } },
  '/api/booking/enquiry': { body: { success: true, bookingReference: 'PR-8LR3', isEnquiry: true } },
  '/api/v1/braintree': { body: { customerId: 'customer-of-the-card' } },
  '/api/booking/slots': { body: { success: true, data: [] } },
};

interface RequestInput {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The site’s calls over HTTP with configured limits, in front of an API that accepts everything. */
async function setUp(change: Partial<Configuration> = {}) {
  const { client, sent } = createFakeClient((path) => answers[path.split('/').slice(0, 4).join('/')], {
    configuration: { ...defaultConfiguration, apiIdempotent: true },
  });
  const calls = createBookingProxy(client.call, createVisitorLimits({ ...defaultConfiguration, ...change }));
  const server = createServer((incoming, response) => {
    void calls(incoming, response, new URL(incoming.url ?? '', 'http://site'));
  });
  const port = await listenLocally(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  closing.push(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const ask = async (path: string, { body, headers = {} }: RequestInput = {}) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const [answer] = await once(sent, 'response');
    let text = '';
    for await (const chunk of answer) text += chunk;
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: JSON.parse(text) };
  };
  const book = (key: string = crypto.randomUUID(), headers: RequestInput['headers'] = {}) =>
    ask(create, { body: table, headers: { 'idempotency-key': key, ...headers } });
  return {
    port,
    ask,
    book,
    forwardedBookings: () => sent.filter(({ url }) => /\/(create|enquiry|submit)\b/.test(url)),
  };
}

const limitMessage = (minutes: string) =>
  `Too much has come from your network in a short time. Please try again ${minutes}, or ring the restaurant.`;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the booking limit of one address', () => {
  it.skipIf(process.env.TEST_QUICK || hasAlreadyPassed('races'))(
    'holds for 10,000 posts of tables, enquiries and cards together, whatever their headers [form.abuse]',
    async () => {
      const { ask, forwardedBookings } = await setUp();
      const paths = [create, '/api/booking/enquiry/1018', card];
      const replies = await Promise.all(
        numbered(10_000).map((index) => {
          const path = paths[index % 3] ?? create;
          const headers = {
            'idempotency-key': `key-number-${index}`,
            'x-forwarded-for': `198.51.${index >> 8}.${index & 255}`,
            forwarded: `for=198.51.${index >> 8}.${index & 255}`,
          };
          return ask(path, { headers, body: path === card ? { nonce: 'test-nonce-ok' } : table });
        }),
      );
      expect(forwardedBookings()).toHaveLength(120);
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(9880);
      expect(
        refused.every(({ status, body }) => status === 429 && body.errorCode === 6 && body.success === false),
      ).toBe(true);
      expect(Number(refused.at(-1)?.retryAfter)).toBeGreaterThan(3500);
      expect(refused.at(-1)?.body.message).toBe(limitMessage('in 60 minutes'));
    },
  );

  it.skipIf(process.env.TEST_QUICK || hasAlreadyPassed('races'))(
    'is enough for fifty people who book at once, with all their calls and cards [form.abuse]',
    async () => {
      const { ask, book } = await setUp();
      const statuses = await Promise.all(
        numbered(50).map(async () => {
          const questions = await Promise.all(numbered(20).map(() => ask(slots)));
          const replies = [...questions, await ask(card, { body: { nonce: 'test-nonce-ok' } }), await book()];
          return replies.map(({ status }) => status);
        }),
      );
      expect(new Set(statuses.flat())).toEqual(new Set([200]));
    },
  );

  it('is counted per visitor behind a trusted proxy, and cannot be evaded by additional header values [form.abuse]', async () => {
    const { book, forwardedBookings } = await setUp({ trustedProxies: 1, bookingsPerVisitor: 3 });
    const from = async (visitor: string) =>
      (await book(undefined, { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 255)}, ${visitor}` }))
        .status;
    for (const visitor of ['203.0.113.7', '203.0.113.8', '2001:db8:0:1::7'])
      expect([await from(visitor), await from(visitor), await from(visitor), await from(visitor)]).toEqual([
        200, 200, 200, 429,
      ]);
    expect(await from('2001:db8:0:1:aaaa::9')).toBe(429);
    expect(await from('2001:db8:0:2::9')).toBe(200);
    expect(forwardedBookings()).toHaveLength(10);
  });

  it('is not used up by posts from other sites [form.abuse]', async () => {
    const { book } = await setUp({ bookingsPerVisitor: 1 });
    for (let index = 0; index < 5; index += 1)
      expect((await book(undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await book()).status).toBe(200);
  });
});

describe('an intent that was sent before', () => {
  it('is accepted again above the limit, because its response may have been lost [booking.once]', async () => {
    const { book, forwardedBookings } = await setUp({ bookingsPerVisitor: 1 });
    const first = await book('the-key-of-this-intent');
    expect((await book('the-key-of-another')).status).toBe(429);
    expect(await book('the-key-of-this-intent')).toEqual(first);
    expect(forwardedBookings()).toHaveLength(2);
  });

  it('is counted once when it arrives twice at the same moment, and both succeed [booking.once]', async () => {
    const { book } = await setUp({ bookingsPerVisitor: 1 });
    const both = await Promise.all([book('the-key-of-this-intent'), book('the-key-of-this-intent')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('counts as a call and keeps its key above the limit of calls [booking.once]', async () => {
    const { book } = await setUp({ callsPerVisitor: 2 });
    await book('the-key-of-this-intent');
    await book('the-key-of-this-intent');
    const [again, other] = [await book('the-key-of-this-intent'), await book('the-key-of-another')];
    expect([again, other].map(({ status, body }) => [status, body.errorCode])).toEqual([
      [429, bookingCode.timeOut],
      [429, bookingCode.explained],
    ]);
    expect([again, other].map(({ body }) => keepsIdempotencyKey(readBookingOutcome(body, false)))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the call limit of one address', () => {
  it('is enforced, with the time to wait [form.abuse]', async () => {
    const { ask } = await setUp({ callsPerVisitor: 5, visitorLimitSeconds: 45 });
    const replies = [];
    for (let index = 0; index < 7; index += 1) replies.push(await ask(slots));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(replies.at(-1)).toEqual({
      status: 429,
      retryAfter: '45',
      body: { success: false, errorCode: 6, message: limitMessage('in a minute') },
    });
  });
});

describe('a rate-limited visitor in the browser', () => {
  it('reads the reason at the details step, and all input is still there [booking.error]', async () => {
    const { port, book } = await setUp({ bookingsPerVisitor: 1 });
    await book();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
    vi.stubGlobal('navigator', { onLine: true });
    closing.push(vi.unstubAllGlobals);
    const typed = { ...emptyDetails, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    const choice = { date: '2026-12-10', occasionId: 'dinner', adults: 2, children: 0, time: '19:00' };
    const visit = { step: 'details', choice, typed, idempotencyKey: 'the-key-of-this-intent' } as const;
    const sending = reduceBookingJourney(createBookingJourney({ visit, facts: {} }), { type: 'sent' });
    const { idempotencyKey } = sending;
    const outcome = await sendBooking({ storeId: '1018', body: table, isEnquiry: false, idempotencyKey });
    const journey = reduceBookingJourney(sending, { type: 'answered', outcome, freshKey: 'another-key' });
    expect(journey).toMatchObject({
      step: 'details',
      sending: false,
      typed,
      choice,
      notice: { kind: 'failed', message: limitMessage('in 60 minutes') },
    });
  });
});
