import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBookingManager } from '#adapters/api-client/booking/booking-manager.ts';
import { createBookingQueries } from '#adapters/api-client/booking/booking-queries.ts';
import { createWaitingLists } from '#adapters/api-client/booking/waiting-lists.ts';
import { createApiClient } from '#adapters/api-client/client.ts';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { systemClock } from '#adapters/clock.ts';
import { startSmallService } from '#adapters/service/testing/start-small-service.ts';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { fixedToday } from '#adapters/testing/fixed-clock.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import { operatorEndpoints } from '#schemas/api/operator/operator.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { bookingResultLimits, createBookingResults } from '#site/booking/journey/booking-results.ts';
import { createBookingProcessor } from '#site/booking/journey/process-booking.ts';
import { createManagedResults, managedResultLimits } from '#site/booking/manage/managed-results.ts';
import { createListLeaver } from '#site/forms/create-list-leaver.ts';
import { createFormReceipts } from '#site/forms/form-receipts.ts';
import { createSignUpCookies } from '#site/forms/wallet/sign-up-cookies.ts';
import { createWalletClient } from '#site/forms/wallet/wallet-client.ts';
import type { Documents } from '#site/pages/create-documents.ts';
import type { Address } from '#site/pages/document-renderer.ts';
import { createApiContentSource } from '#site/pages/source/api-content-source.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { handleForm } from './handle-form.ts';

/** Number of posts in the largest test. Set `FORM_POSTS=10000` for a long run. */
const posts = Number(process.env.FORM_POSTS ?? 300);

const noLog = () => undefined;
const closing: (() => unknown)[] = [];
let service: Awaited<ReturnType<typeof startSmallService>>;
beforeEach(async () => {
  service = await startSmallService(noLog);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await service.close();
});

/** Documents that contain only the result of the form. */
const plainDocuments = (requestedAddresses: Address[]): Documents => ({
  errorPage: () => Promise.reject(new Error('No error page.')),
  async answer(address) {
    requestedAddresses.push(address);
    const identity = Buffer.from(JSON.stringify(address.submission ?? {}));
    const headers = [['Content-Type', 'application/json']] as const;
    return { status: 200, isComplete: true, headers, body: { identity }, etag: '"1"', createdAtMs: 0, version: '1' };
  },
});

/** The site’s forms over HTTP, with the embedded service and one restaurant that takes bookings. */
async function setUp(change: Partial<Configuration>) {
  const client = createApiClient({ baseUrl: service.url, configuration: defaultConfiguration, log: noLog });
  const cached = createCachedContent({
    source: client,
    configuration: defaultConfiguration,
    clock: systemClock,
    log: noLog,
  });
  const requestedAddresses: Address[] = [];
  const dependencies = {
    processForm: async () => undefined,
    formGate: async () => undefined,
    formReceipts: createFormReceipts({ key: 'key of the test', now: Date.now }),
    signUpCookies: createSignUpCookies({ key: 'key of the test', isSecure: false, now: Date.now }),
    bookingActions: createBookingManager(client.call),
    waitingActions: createWaitingLists(client.call),
    leaveMailingList: createListLeaver(client.call, noLog),
    wallets: createWalletClient(client.call, noLog),
    bookingResults: createBookingResults(createMemoryValues(bookingResultLimits)),
    managedResults: createManagedResults(createMemoryValues(managedResultLimits)),
    isSecure: false,
    processBooking: createBookingProcessor({
      call: client.call,
      questions: createBookingQueries(client.call),
      source: createApiContentSource(client, cached),
      times: { first: '09:00', stepMinutes: 15 },
      now: () => new Date('2026-12-01T12:00:00Z'),
    }),
    limits: createVisitorLimits({ ...defaultConfiguration, ...change }),
    documents: plainDocuments(requestedAddresses),
  };
  const server = createServer(async (request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '', 'http://site');
    if (!(await handleForm(dependencies, request, response, { path, search }))) response.writeHead(404).end('{}');
  });
  const port = await listenLocally(server);
  closing.push(
    client.close,
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const url = `http://127.0.0.1:${port}`;
  const send = async (guest: number, change: Readonly<Record<string, string>> = {}, path = '/booking/bath') => {
    const reply = await fetch(`${url}${path}?${new URLSearchParams(table)}`, {
      method: 'POST',
      body: new URLSearchParams({ ...typed, email: `guest-${guest}@example.com`, ...change }),
    });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), sent: await reply.json() };
  };
  return { send, requestedAddresses };
}

const date = addDays(fixedToday, 30);
const table = { date, occasion: 'dinner', adults: '2', time: '19:00', step: 'details' };
const typed = { firstName: 'Ada', lastName: 'Byron', specialRequest: 'By the window' };
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

const bookings = async () => {
  const path = operatorEndpoints.bookingsOfDay.path.replace('{storeId}', '1001');
  const answer = await fetch(`${service.url}${path}?date=${date}`, { headers: service.editor });
  return operatorEndpoints.bookingsOfDay.reply.parse(await answer.json()).bookings;
};

describe('a booking form posted without script', () => {
  it('is limited per address, and the journey’s own page says when to try again [booking.error]', async () => {
    const { send, requestedAddresses } = await setUp({ bookingsPerVisitor: 3 });
    const replies = [];
    for (const guest of numbered(5)) replies.push(await send(guest, { idempotencyKey: `key-number-${guest}` }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(await bookings()).toHaveLength(3);
    const [done, refused] = [replies[2], replies[3]];
    expect(done).toMatchObject({ retryAfter: null, sent: { outcome: { kind: 'done' } } });
    expect(Number(refused?.retryAfter)).toBeGreaterThan(3500);
    expect(refused?.sent).toMatchObject({
      typed: { ...typed, email: 'guest-3@example.com' },
      outcome: {
        kind: 'refused',
        code: 6,
        message:
          'Too much has come from your network in a short time. Please try again in 60 minutes, or ring the restaurant.',
      },
    });
    // The page shows the journey with all choices.
    expect(requestedAddresses.at(-1)).toMatchObject({
      path: '/booking/bath',
      isCacheable: false,
      query: { time: ['19:00'], date: [date] },
    });
  });

  it('is accepted again for the same intent, whatever was posted in between [booking.once]', async () => {
    const { send } = await setUp({ bookingsPerVisitor: 1 });
    const first = await send(0, { idempotencyKey: 'key-of-the-intent' });
    expect((await send(1)).status).toBe(429);
    expect(await send(0, { idempotencyKey: 'key-of-the-intent' })).toEqual(first);
    expect(await bookings()).toHaveLength(1);
  });

  it.each(['/booking/none', '/restaurants/london/none/book-now'])(
    'is left to the “not found” page at %s, where no restaurant takes bookings [route.booking]',
    async (path) => {
      const { send, requestedAddresses } = await setUp({});
      expect(await send(0, {}, path)).toMatchObject({ status: 404 });
      expect([requestedAddresses, await bookings()]).toEqual([[], []]);
    },
  );

  it('is counted only when it would book: not with an error, and not when it only chooses a time [form.abuse]', async () => {
    const { send } = await setUp({ bookingsPerVisitor: 1 });
    for (const guest of numbered(5)) {
      expect(await send(guest, { email: 'ada@' })).toMatchObject({
        status: 200,
        sent: { errors: { email: /E-?mail/i } },
      });
      expect((await send(guest, { time: '18:00' })).status).toBe(200);
    }
    expect((await send(9)).status).toBe(200);
  });

  it.skipIf(process.env.TEST_QUICK || hasAlreadyPassed('races'))(
    `of ${posts} posts books no more than the limit [form.abuse]`,
    { timeout: 600_000 },
    async () => {
      const { send } = await setUp({ bookingsPerVisitor: 5 });
      const statuses: number[] = [];
      for (const batch of numbered(posts / 50)) {
        const replies = await Promise.all(numbered(50).map((guest) => send(batch * 50 + guest)));
        statuses.push(...replies.map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(await bookings()).toHaveLength(5);
    },
  );
});
