import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#adapters/api-client/client.ts';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { startSmallService } from '#adapters/service/testing/start-small-service.ts';
import { fixedToday } from '#adapters/testing/fixed-clock.ts';
import { operatorEndpoints } from '#schemas/api/operator/operator.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { createBookingProxy } from '../booking-proxy.ts';
import { createDice, type JourneyResult, simulateJourney } from './random-visitor.ts';
import { startTokenRejectingProxy } from './token-rejecting-proxy.ts';
import { createUnreliableNetwork } from './unreliable-network.ts';

/** The number of simulated visitors, and the seed of their random decisions. */
const journeys = Number(process.env.JOURNEYS ?? 150);
const seed = Number(process.env.JOURNEYS_SEED ?? 1);

/** Many concurrent visitors want the twelve seats of one room on few days, so that some find their time taken. */
const concurrency = 75;
const seats = 12;
const days = Array.from({ length: Math.ceil(journeys / 150) }, (_, at) => addDays(fixedToday, 30 + at));

/** All journeys run before the first test. */
vi.setConfig({ hookTimeout: 30_000 + 1000 * journeys });

const noLog = () => undefined;
const closing: (() => unknown)[] = [];
let read: (date: string) => Promise<ReturnType<typeof operatorEndpoints.bookingsOfDay.reply.parse>['bookings']>;
let network: ReturnType<typeof createUnreliableNetwork>;
let tokenProxy: Awaited<ReturnType<typeof startTokenRejectingProxy>>;
const results: JourneyResult[] = [];

beforeAll(async () => {
  const realFetch = globalThis.fetch;
  const service = await startSmallService(noLog);
  tokenProxy = await startTokenRejectingProxy({ base: service.url, fetch: realFetch, dice: createDice(seed + 1) });
  const client = createApiClient({ baseUrl: tokenProxy.url, configuration: defaultConfiguration, log: noLog });
  const calls = createBookingProxy(client.call);
  const site = createServer((request, response) => {
    void calls(request, response, new URL(request.url ?? '', 'http://site'));
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  network = createUnreliableNetwork({ base: `http://127.0.0.1:${port}`, fetch: realFetch, dice: createDice(seed) });
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('navigator', { onLine: true });
  closing.push(
    vi.unstubAllGlobals,
    () => site.closeAllConnections(),
    () => site.close(),
    client.close,
    tokenProxy.close,
    service.close,
  );
  read = async (date) => {
    const answer = await realFetch(`${service.url}/api/v1/operator/bookings/1001?date=${date}`, {
      headers: service.editor,
    });
    return operatorEndpoints.bookingsOfDay.reply.parse(await answer.json()).bookings;
  };
  let next = 0;
  const visitors = async (): Promise<void> => {
    for (let at = next++; at < journeys; at = next++)
      results.push(
        await simulateJourney({ guest: `guest-${at}@example.com`, days, dice: createDice(seed * 100_000 + at) }),
      );
  };
  await Promise.all(Array.from({ length: concurrency }, visitors));
});

afterAll(async () => {
  for (const close of closing) await close();
});

const everyBooking = async () => (await Promise.all(days.map(read))).flat();

describe(`${journeys} journeys over a network that fails, from seed ${seed}`, () => {
  it('end in bookings and refusals, and meet every kind of network error', () => {
    expect(results).toHaveLength(journeys);
    // How many visitors get one of the few tables depends on the order of requests.
    expect(results.some(({ isConfirmed }) => isConfirmed)).toBe(true);
    expect(results.some(({ isConfirmed }) => !isConfirmed)).toBe(true);
    expect([...network.networkErrors.values()].every((count) => count > 0)).toBe(true);
    expect(tokenProxy.refused()).toBeGreaterThan(journeys / 10);
    expect(results.some(({ reloads }) => reloads > 0)).toBe(true);
  });

  it('confirm only tables that are booked for the same guest, time and party', async () => {
    const booked = new Map((await everyBooking()).map((each) => [each.reference, each]));
    for (const { reference, guest, choice } of results.filter(({ isConfirmed }) => isConfirmed)) {
      const { date, time, adults } = choice;
      expect(booked.get(reference ?? ''), guest).toMatchObject({ email: guest, date, time, adults, status: 'booked' });
    }
  });

  it('make exactly one booking for each intent, however often it is sent [booking.once]', async () => {
    const references = [...network.booked.values()];
    expect(references.filter((each) => each.size !== 1)).toEqual([]);
    const made = (await everyBooking()).map(({ reference }) => reference);
    expect(made.toSorted()).toEqual(references.flatMap((each) => [...each]).toSorted());
  });

  it('never book a guest twice unintentionally, even after a changed request or a reload before the response [booking.once]', async () => {
    const made = Map.groupBy(await everyBooking(), ({ email }) => email);
    const intended = new Map(results.map(({ guest, rebookings }) => [guest, 1 + rebookings]));
    expect([...made].filter(([guest, { length }]) => length > (intended.get(guest) ?? 0))).toEqual([]);
  });

  it('lose no typed data, not even by a reload', () => {
    expect(results.filter(({ hasLostInput }) => hasLostInput).map(({ guest }) => guest)).toEqual([]);
  });

  it('never exceed the number of seats', async () => {
    for (const day of days) {
      const tables = await read(day);
      const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
      for (const { time } of tables) {
        const at = minutesOf(time);
        const seated = tables.filter((each) => minutesOf(each.time) <= at && at < minutesOf(each.time) + each.minutes);
        expect(seated.reduce((sum, { adults, children }) => sum + adults + children, 0)).toBeLessThanOrEqual(seats);
      }
    }
  });
});
