import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createVisitorClients, type VisitorClients } from '#adapters/service/booking/testing/visitor-clients.ts';
import { startServiceProcess } from '#adapters/service/testing/start-service-process.ts';
import { fixedToday } from '#adapters/testing/fixed-clock.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';

export interface BookingReport {
  /**
   * Response times for the availability of ten restaurants, in milliseconds, with this number of concurrent visitors.
   */
  readonly availability: {
    readonly visitors: number;
    readonly p50: number;
    readonly p99: number;
    readonly perSecond: number;
  };
  readonly bookings: { readonly count: number; readonly perSecond: number; readonly p99: number };
}

const seconds = 5;
const stores = Array.from({ length: 10 }, (_, index) => ({ storeId: String(1001 + index), miles: index }));
const today = fixedToday;
const dayAt = (index: number): string => addDays(today, 1 + (index % 80));

/**
 * The embedded service with the demo data and its own database: PostgreSQL if an address is given, otherwise SQLite.
 */
export async function benchBookings(databaseUrl?: string): Promise<BookingReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const { child, url } = await startServiceProcess({
    DATA_DIR: dataDir,
    // Far above the normal limit, so that the work is measured and not the limit.
    MAILS_PER_MINUTE: '10000000',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, SEED_DEMO: 'true' }),
  });
  const visitors = await createVisitorClients(url, 16);
  try {
    // Availability is measured with existing bookings.
    const bookings = await measure(visitors, 16, book);
    const availability = await measure(visitors, 4, lookUp);
    return {
      availability: { visitors: 4, ...availability },
      bookings: { count: bookings.done, perSecond: bookings.perSecond, p99: bookings.p99 },
    };
  } finally {
    visitors.close();
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Whether the request counts as successful. */
type Ask = (visitors: VisitorClients, index: number) => Promise<boolean>;

const lookUp: Ask = async (visitors, index) => {
  const body = { stores, date: dayAt(index), adultCovers: 2, childrenCovers: 0 };
  const [status] = await visitors.send('POST', '/api/booking/availability', body);
  return status === 200;
};

/** Spread over restaurants, days and times, so that most find a table. Only successful bookings are counted. */
const book: Ask = async (visitors, index) => {
  const [, text] = await visitors.book(String(1001 + (index % 8)), {
    occasionId: 'dinner',
    adults: 2,
    children: 0,
    bookingDate: dayAt(Math.floor(index / 8)),
    time: `${12 + (Math.floor(index / 640) % 8)}:${['00', '30'][Math.floor(index / 5120) % 2]}`,
    customer: { firstName: 'Ada', lastName: 'Smith', email: `guest-${index}@example.com` },
  });
  return text.includes('"success":true');
};

async function measure(visitors: VisitorClients, concurrency: number, ask: Ask) {
  let index = 0;
  let done = 0;
  let times: number[] = [];
  const run = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      index += 1;
      if (await ask(visitors, index)) done += 1;
      times.push(performance.now() - startedAt);
    }
  };
  const runConcurrently = (until: number) => Promise.all(Array.from({ length: concurrency }, () => run(until)));
  await runConcurrently(performance.now() + 1000);
  [done, times] = [0, []];
  const startedAt = performance.now();
  await runConcurrently(startedAt + seconds * 1000);
  const elapsed = (performance.now() - startedAt) / 1000;
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { done, perSecond: done / elapsed, p50: at(0.5), p99: at(0.99) };
}
