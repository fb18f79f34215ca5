import { sql } from 'kysely';
import { systemClock } from '#adapters/clock.ts';
import { createVisitorClients } from '#adapters/service/booking/testing/visitor-clients.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { bookingEndpoints } from '#schemas/api/booking/booking.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { medianOf, time } from '../measure-request.ts';
import type { Dimension } from '../scale-context.ts';

const rowsPerTransaction = 50_000;
const stores = Array.from({ length: 10 }, (_, index) => ({ storeId: String(1001 + index), miles: index }));
const requests = 21;

/** The first free time of a restaurant on a day. */
interface FreeTable {
  readonly storeId: string;
  readonly time: string;
}

/** Days after the last one of `addBookings`, so that every restaurant has free tables. */
const freeDay = (index: number): string => addDays(dayInLondon(new Date(systemClock.now())), 50 + (index % 30));

/**
 * Writes bookings of the 24 restaurants of the demo directly to SQLite: of 700 days up to now, and of 40 days from now
 * on, with their seats. There are as many email addresses as bookings.
 */
async function addBookings(database: Database, from: number, to: number): Promise<void> {
  await database.transaction().execute(async (connection) => {
    await sql`
      with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n + 1 < ${to}),
      planned as (
        select n, 1001 + n % 24 as store, date('now', (n / 24 % 740 - 700) || ' days') as day, 12 + n / 17760 % 9 as hour
        from numbers
      )
      insert into bookings (
        reference, store_id, status, booking_date, time, starts_at, minutes, adults, children, occasion_id, occasion_name,
        area_id, area_name, first_quarter, quarters, first_name, last_name, email, email_key, promotions, sms, extras,
        idempotency_key, request_hash, reply, created_at
      )
      select
        'N' || n, store, 'booked', day, hour || ':00', day || 'T' || hour || ':00:00.000Z', 90, 2, 0, 'dinner', 'Dinner',
        'main-room', 'Main room', unixepoch(day) / 900 + hour * 4, 6, 'Ada', 'Smith', 'guest-' || n || '@example.com',
        'guest-' || n || '@example.com', 0, 0, '[]',
        'key-' || n, 'hash-' || n, '{"success":true}', day || 'T08:00:00.000Z'
      from planned`.execute(connection);
    await sql`
      with recursive quarters(k) as (select 0 union all select k + 1 from quarters where k < 5)
      insert into seats (store_id, area_id, quarter, taken)
      select store_id, area_id, first_quarter + k, sum(adults) from bookings cross join quarters
      where reference in (select 'N' || value from (
        with recursive numbers(value) as (select ${from} union all select value + 1 from numbers where value + 1 < ${to})
        select value from numbers
      ))
      group by 1, 2, 3
      on conflict (store_id, area_id, quarter) do update set taken = taken + excluded.taken`.execute(connection);
  });
}

/** Bookings of the chain. */
export function createBookingsDimension(): Dimension {
  let written = 0;
  let made = 0;
  return {
    name: 'bookings',
    sizes: [1000, 100_000, 1_000_000],
    async grow({ database }, size) {
      for (; written < size; written = Math.min(size, written + rowsPerTransaction))
        await addBookings(database, written, Math.min(size, written + rowsPerTransaction));
    },
    async measure({ product }) {
      const visitors = await createVisitorClients(product.service, 1);
      const lookUp = async (index: number): Promise<readonly FreeTable[]> => {
        const body = { stores, date: freeDay(index), adultCovers: 2, childrenCovers: 0 };
        const [status, text] = await visitors.send('POST', '/api/booking/availability', body);
        if (status !== 200) throw new Error(`Availability answered ${status}: ${text}`);
        const { data } = bookingEndpoints.availability.reply.parse(JSON.parse(text));
        return (data ?? []).flatMap(({ storeId, times = [] }) => times.slice(0, 1).map((time) => ({ storeId, time })));
      };
      const book = async (index: number): Promise<number> => {
        made += 1;
        const tables = await lookUp(index);
        const table = tables[index % tables.length];
        if (!table) throw new Error('No restaurant has a table.');
        const booking = {
          occasionId: 'dinner',
          adults: 2,
          children: 0,
          bookingDate: freeDay(index),
          time: table.time,
          customer: {
            firstName: 'Ada',
            lastName: 'Smith',
            email: `new-guest-${made}@example.com`,
            phoneNumber: '020 7946 0000',
          },
        };
        return time(async () => {
          const [status, text] = await visitors.book(table.storeId, booking);
          if (!text.includes('"success":true')) throw new Error(`A booking answered ${status}: ${text}`);
        });
      };
      const availability = await medianOf(requests, (index) => time(() => lookUp(index)));
      const booking = await medianOf(requests, book);
      visitors.close();
      return [
        { name: 'availability of 10 restaurants', unit: 'ms', value: availability, limit: 1000 },
        { name: 'new booking', unit: 'ms', value: booking, limit: 1000 },
      ];
    },
  };
}
