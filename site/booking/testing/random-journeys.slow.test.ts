import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#adapters/api-client/client.ts';
import { defaults } from '#adapters/api-client/fake-client.ts';
import { startSmallService } from '#adapters/service/testing/start-small-service.ts';
import { fixedToday } from '#adapters/testing/fixed-clock.ts';
import { operatorEndpoints } from '#schemas/api/operator/operator.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { createBookingCalls } from '../booking-calls.ts';
import { createFaultyNetwork } from './faulty-network.ts';
import { startForgetfulService } from './forgetful-service.ts';
import { createDice, type Ended, takeJourney } from './random-visitor.ts';

/** How many visitors come, and from which number their luck is made. */
const journeys = Number(process.env.JOURNEYS ?? 150);
const seed = Number(process.env.JOURNEYS_SEED ?? 1);

/** So many at once want the twelve seats of one room, on few days, that some find their time taken. */
const atOnce = 75;
const seats = 12;
const days = Array.from({ length: Math.ceil(journeys / 150) }, (_, at) => addDays(fixedToday, 30 + at));

/** All of them travel before the first test looks at what became of them. */
vi.setConfig({ hookTimeout: 30_000 + 1000 * journeys });

const quiet = () => undefined;
const closing: (() => unknown)[] = [];
let read: (date: string) => Promise<ReturnType<typeof operatorEndpoints.bookingsOfDay.reply.parse>['bookings']>;
let network: ReturnType<typeof createFaultyNetwork>;
let forgetful: Awaited<ReturnType<typeof startForgetfulService>>;
const ended: Ended[] = [];

beforeAll(async () => {
  const realFetch = globalThis.fetch;
  const service = await startSmallService(quiet);
  forgetful = await startForgetfulService({ base: service.url, fetch: realFetch, dice: createDice(seed + 1) });
  const client = createApiClient({ baseUrl: forgetful.url, configuration: defaults, log: quiet });
  const calls = createBookingCalls(client.call);
  const site = createServer((request, response) => {
    void calls(request, response, new URL(request.url ?? '', 'http://site'));
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  network = createFaultyNetwork({ base: `http://127.0.0.1:${port}`, fetch: realFetch, dice: createDice(seed) });
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('navigator', { onLine: true });
  closing.push(
    vi.unstubAllGlobals,
    () => site.closeAllConnections(),
    () => site.close(),
    client.close,
    forgetful.close,
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
      ended.push(await takeJourney({ guest: `guest-${at}@example.com`, days, dice: createDice(seed * 100_000 + at) }));
  };
  await Promise.all(Array.from({ length: atOnce }, visitors));
});

afterAll(async () => {
  for (const close of closing) await close();
});

const everyBooking = async () => (await Promise.all(days.map(read))).flat();

describe(`${journeys} journeys over a network that fails, from seed ${seed}`, () => {
  it('come to tables, to refusals, and to every kind of fault', () => {
    expect(ended).toHaveLength(journeys);
    // How many of the few tables are found, and by whom, depends on who comes first.
    expect(ended.some(({ thanked }) => thanked)).toBe(true);
    expect(ended.some(({ thanked }) => !thanked)).toBe(true);
    expect([...network.errors.values()].every((count) => count > 0)).toBe(true);
    expect(forgetful.refused()).toBeGreaterThan(journeys / 10);
    expect(ended.some(({ reloads }) => reloads > 0)).toBe(true);
  });

  it('confirm no table that is not booked, for whom, when and for how many they say', async () => {
    const booked = new Map((await everyBooking()).map((each) => [each.reference, each]));
    for (const { reference, guest, choice } of ended.filter(({ thanked }) => thanked)) {
      const { date, time, adults } = choice;
      expect(booked.get(reference ?? ''), guest).toMatchObject({ email: guest, date, time, adults, status: 'booked' });
    }
  });

  it('make one booking for each intent and no more, however often it was sent [booking.once]', async () => {
    const references = [...network.booked.values()];
    expect(references.filter((each) => each.size !== 1)).toEqual([]);
    const made = (await everyBooking()).map(({ reference }) => reference);
    expect(made.toSorted()).toEqual(references.flatMap((each) => [...each]).toSorted());
  });

  it('book no guest twice who did not mean it, not even after a changed wish or with the page loaded anew before the answer [booking.once]', async () => {
    const made = Map.groupBy(await everyBooking(), ({ email }) => email);
    const meant = new Map(ended.map(({ guest, meantAnew }) => [guest, 1 + meantAnew]));
    expect([...made].filter(([guest, { length }]) => length > (meant.get(guest) ?? 0))).toEqual([]);
  });

  it('lose nothing that was typed, nor by loading the page anew', () => {
    expect(ended.filter(({ lostWords }) => lostWords).map(({ guest }) => guest)).toEqual([]);
  });

  it('never seat more people than there are seats', async () => {
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
