import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '#adapters/log.ts';
import type { DemoData } from '#adapters/service/content/seed/demo-data.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import type { MailDelivery } from '#adapters/service/mail/delivery/mail-delivery.ts';
import { startService } from '#adapters/service/start-service.ts';
import { copySeededSqlite, type TestContent } from '#adapters/service/testing/seeded-database.ts';
import { createFakeClock, type FakeClock } from '#adapters/testing/fake-clock.ts';
import type { BookingLimits } from '../availability/booking-limits.ts';
import type { TimeGrid } from '../availability/table-times.ts';
import { bookingNow, bookingTestData, validBookingRequest } from './booking-test-data.ts';

export interface ServiceReply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface BookingService {
  readonly url: string;
  readonly clock: FakeClock;
  /** The service’s data folder. */
  readonly dataDir: string;
  /** The service's database, over a separate connection. */
  readonly database: Database;
  /** Sends a request as a visitor. */
  callApi(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ServiceReply>;
  /**
   * Sends a valid booking of restaurant 1 with the given changes. By default each call has a new key, and each key
   * another guest's address.
   */
  book(
    change?: object,
    options?: { key?: string; storeId?: string; call?: 'create' | 'enquiry' },
  ): Promise<ServiceReply>;
  /** Sends a request with the editors' key. */
  callAsEditor(method: string, path: string, body?: unknown): Promise<ServiceReply>;
  close(): Promise<void>;
}

interface BookingServiceOptions {
  readonly databaseUrl?: string | undefined;
  readonly demoData?: DemoData;
  readonly mail?: MailDelivery;
  readonly log?: Log;
  readonly limits?: BookingLimits;
  readonly grid?: TimeGrid;
  readonly storedFilesMegabytes?: number;
}

/** The booking test data at the first time of the clock, for the databases of these services. */
export const bookingContent: TestContent = { data: bookingTestData, nowMs: bookingNow };

/** For tests: a service with the booking test data and a fake clock, in a temporary folder. */
export async function startBookingService(input: BookingServiceOptions = {}): Promise<BookingService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bookings-'));
  const clock = createFakeClock(bookingNow);
  const { databaseUrl, demoData = bookingTestData, mail, log = () => undefined, limits, grid } = input;
  const { storedFilesMegabytes } = input;
  if (databaseUrl === undefined) await copySeededSqlite(dataDir, { data: demoData, nowMs: bookingNow });
  const service = await startService({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl,
    brandKey: 'pandan-row',
    loadDemoData: async () => demoData,
    seedDemo: true,
    log,
    clock,
    mail,
    limits,
    storedFilesMegabytes,
    ...(grid && { grid }),
  });
  const database = await openDatabase({ databaseUrl, dataDir });
  const send = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<ServiceReply> => {
    const reply = await fetch(service.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    return { status: reply.status, body: isJson ? JSON.parse(text) : { text } };
  };
  const token = await send('POST', '/api/token', {}, {});
  const visitor = {
    authorization: `Bearer ${token.body.accessToken}`,
    'x-brand-key': 'pandan-row',
    'x-session-id': crypto.randomUUID(),
  };
  return {
    url: service.url,
    dataDir,
    clock,
    database,
    callApi: (method, path, body, headers = {}) => send(method, path, body, { ...visitor, ...headers }),
    book: (change = {}, { key = crypto.randomUUID(), storeId = '1', call = 'create' } = {}) =>
      send(
        'POST',
        `/api/booking/${call}/${storeId}`,
        { ...validBookingRequest, customer: { ...validBookingRequest.customer, email: emailFor(key) }, ...change },
        { ...visitor, 'idempotency-key': key },
      ),
    callAsEditor: (method, path, body) => send(method, path, body, { 'x-editor-key': service.editorKey }),
    async close() {
      await database.destroy();
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens all database connections of the service, so that concurrent requests are not delayed by connecting. */
export const warmUpConnections = (service: BookingService): Promise<unknown> =>
  Promise.all(Array.from({ length: 40 }, () => service.callApi('GET', '/api/booking/occasions/1?date=2026-12-01')));

const emailFor = (key: string): string =>
  `guest-${createHash('sha256').update(key).digest('hex').slice(0, 16)}@example.com`;

/** Taken seats by restaurant, area and quarter; quarters without any are left out. */
export async function listTakenSeats(database: Database): Promise<Record<string, number>> {
  const rows = await database.selectFrom('seats').selectAll().where('taken', '<>', 0).execute();
  return Object.fromEntries(rows.map((row) => [`${row.store_id}/${row.area_id}/${row.quarter}`, row.taken]));
}

/** Seats that the active bookings should occupy, computed from the bookings alone. */
export async function countBookedSeats(database: Database): Promise<Record<string, number>> {
  const rows = await database.selectFrom('bookings').selectAll().where('status', '=', 'booked').execute();
  const seats: Record<string, number> = {};
  for (const row of rows)
    for (let quarter = row.first_quarter; quarter < row.first_quarter + row.quarters; quarter += 1) {
      const key = `${row.store_id}/${row.area_id}/${quarter}`;
      seats[key] = (seats[key] ?? 0) + row.adults + row.children;
    }
  return seats;
}
