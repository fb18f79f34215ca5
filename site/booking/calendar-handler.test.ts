import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { BookingManager } from '#schemas/domain/booking/manage/booking-manager.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { manageBookingSource } from '#schemas/sources/manage-booking.source.ts';
import { listen } from '../server/start/listen.ts';
import { createCalendarHandler } from './calendar-handler.ts';

const closing: (() => unknown)[] = [];
/** Requests of which the service said that it handled them and did not, or the other way round. */
const misreported: unknown[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  expect(misreported.splice(0)).toEqual([]);
});

const soho = restaurant.parse({
  storeId: '1018',
  slug: 'soho',
  city: 'london',
  title: 'Soho',
  address: ['12 Dean Street', 'London'],
  postcode: 'W1D 3RP',
  lat: 51.5,
  lng: -0.1,
});

/** Requests the service over HTTP. 418: it did not handle the request. */
async function ask(
  path: string,
  method = 'GET',
  place = soho,
  readBooking: BookingManager['read'] = async () => undefined,
  readShared: BookingManager['readShared'] = async () => undefined,
  brand = async () => 'Pandan Row',
) {
  const service = createCalendarHandler({
    restaurants: async () => [place],
    brand,
    readBooking,
    readShared,
    origin: () => 'https://pandan.example',
    now: () => Date.parse('2026-11-21T12:00:00Z'),
  });
  const server = createServer(async (request, response) => {
    const isHandled = await service(request, response, new URL(request.url ?? '', 'http://site'));
    if (response.writableEnded !== isHandled) misreported.push(request.url);
    if (!isHandled) response.writeHead(418).end();
  });
  closing.push(() => server.close());
  const url = await listen(server, '127.0.0.1', 0);
  const reply = await fetch(url + path, { method, headers: { connection: 'close' } });
  return { status: reply.status, headers: reply.headers, lines: (await reply.text()).split('\r\n') };
}

const table = 'date=2026-12-24&time=19:30&reference=PR-7KQ2';
const path = `/api/booking/calendar/1018?${table}`;

const { example } = manageBookingSource;
if (example.kind !== 'booking') throw new Error('the example is no booking');
/** The table of `path`, moved twice since. */
const moved = { ...example.booking, reference: 'PR-7KQ2', date: '2026-12-27', time: '18:00', minutes: 90, changes: 2 };

describe('the calendar file of a booking that was changed since', () => {
  const withKey = `${path}&key=PR-7KQ2.abc`;

  it('has the present time, and replaces older entries [diner.manage] [booking.thanks]', async () => {
    const keys: string[] = [];
    const { lines } = await ask(withKey, 'GET', soho, async (key) => {
      keys.push(key);
      return moved;
    });
    expect(keys).toEqual(['PR-7KQ2.abc']);
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:2', 'DTSTART:20261227T180000Z', 'DURATION:PT90M']),
    );
  });

  it('removes the entry of a cancelled table [diner.manage] [booking.thanks]', async () => {
    const { lines } = await ask(withKey, 'GET', soho, async () => ({ ...moved, status: 'cancelled' }));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']));
  });

  it.each<[string, string, BookingManager['read']]>([
    ['no key', path, async () => moved],
    ['a booking system that does not answer', withKey, () => Promise.reject(new Error('gone'))],
  ])('is of the table in the address with %s [booking.thanks]', async (_, address, readBooking) => {
    const { status, lines } = await ask(address, 'GET', soho, readBooking);
    expect(status).toBe(200);
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261224T193000Z', 'STATUS:CONFIRMED']));
  });
});

describe('a calendar link with a wrong key', () => {
  it.each<[string, BookingManager['read']]>([
    ['of another booking', async () => ({ ...moved, reference: 'OTHER' })],
    ['of a booking at another restaurant', async () => ({ ...moved, storeId: '1' })],
    ['of no booking', async () => undefined],
    ['that is mangled', async () => moved],
  ])('%s leads to a page that says so, and to no event [booking.thanks] [diner.manage]', async (kind, readBooking) => {
    const key = kind === 'that is mangled' ? 'a%0D%0Ab' : 'PR-7KQ2.abc';
    const { status, headers, lines } = await ask(`${path}&key=${key}`, 'GET', soho, readBooking);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(lines.join('')).toContain('This calendar link leads to no booking');
    expect(lines.join('')).toContain('href="/manage-booking"');
  });
});

describe('the calendar file of a booking', () => {
  it('names the restaurant alone where the name of the chain cannot be read [booking.thanks]', async () => {
    const fail = () => Promise.reject(new Error('No answer'));
    const { lines } = await ask(path, 'GET', soho, undefined, undefined, fail);
    expect(lines).toContain('SUMMARY:Table at Soho');
  });

  it('contains a two-hour event with restaurant, address and reference [booking.thanks]', async () => {
    const { status, lines } = await ask(path);
    expect(status).toBe(200);
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:PR-7KQ2@table-booking',
      'DTSTAMP:20261121T120000Z',
      'DTSTART:20261224T193000Z',
      'DURATION:PT120M',
      'SUMMARY:Table at Pandan Row Soho',
      'LOCATION:12 Dean Street\\, London\\, W1D 3RP',
      'DESCRIPTION:Reference PR-7KQ2',
      'URL:https://pandan.example/restaurants/london/soho',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
    ]);
  });

  it.each([
    ['', 90],
    ['&minutes=150', 90],
    ['&minutes=60', 60],
  ])('of a table with %j ends at closing time at the latest [booking.thanks]', async (query, minutes) => {
    const thursday = { Open: '12:00', Close: '21:30' };
    const openingTimes = restaurant.shape.openingTimes.parse(
      Object.fromEntries(weekdays.map((day) => [day, thursday])),
    );
    const early = path.replace('19:30', '20:00') + query;
    expect((await ask(early, 'GET', { ...soho, openingTimes })).lines).toContain(`DURATION:PT${minutes}M`);
  });

  it('has the link to the booking where its key is known [booking.thanks]', async () => {
    const text = (await ask(`${path}&key=PR-7KQ2.abc`, 'GET', soho, async () => moved)).lines
      .join('\r\n')
      .replaceAll('\r\n ', '');
    expect(text).toContain('Change or cancel it: https://pandan.example/manage-booking/PR-7KQ2.abc');
  });

  it('uses the time zone of the restaurant [booking.thanks]', async () => {
    const { lines } = await ask(path, 'GET', { ...soho, timeZone: 'Asia/Dubai' });
    expect(lines).toContain('DTSTART:20261224T153000Z');
  });

  it('is downloaded under its reference and not cached [booking.thanks]', async () => {
    const { headers } = await ask(path);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="table-PR-7KQ2.ics"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['an unknown restaurant', path.replace('1018', '9'), 'GET', 404],
    ['no day', path.replace('date=2026-12-24&', ''), 'GET', 400],
    ['a day that does not exist', path.replace('12-24', '02-30'), 'GET', 400],
    ['a time that does not exist', path.replace('19:30', '25:00'), 'GET', 400],
    ['a reference with a line break', path.replace('PR-7KQ2', 'PR-7%0D%0AX:1'), 'GET', 400],
    ['another method', path, 'POST', 400],
    ['another address', '/api/booking/calendars/1018', 'GET', 418],
  ])('is not sent for %s [booking.thanks]', async (_, query, method, status) => {
    const answer = await ask(query, method);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).not.toBe('text/calendar; charset=utf-8');
  });
});

describe('the calendar file for friends', () => {
  const shared = '/api/booking/calendar/shared/friends-key';
  const { storeId, status, date, time, minutes, adults, children, changes } = { ...moved, storeId: soho.storeId };
  const table = { storeId, status, date, time, minutes, adults, children, changes };
  const askFriends = (readShared: BookingManager['readShared']) =>
    ask(shared, 'GET', soho, async () => undefined, readShared);

  it('has the present table and the page for friends, and no reference [diner.manage] [ops.privacy]', async () => {
    const { status: code, headers, lines } = await askFriends(async () => table);
    expect([code, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="table.ics"']);
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:2', 'DTSTART:20261227T180000Z', 'DURATION:PT90M']),
    );
    expect(lines.join('').replaceAll(/ (?=\w)/g, '')).toContain('/manage-booking/shared/friends-key');
    expect(lines.join('')).not.toContain('PR-7KQ2');
  });

  it('removes the entry of a cancelled table [diner.manage]', async () => {
    const { lines } = await askFriends(async () => ({ ...table, status: 'cancelled' }));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3']));
  });

  it.each<[string, number, BookingManager['readShared']]>([
    ['of no booking', 404, async () => undefined],
    ['of a restaurant that is gone', 404, async () => ({ ...table, storeId: '9' })],
    ['while bookings cannot be looked up', 503, () => Promise.reject(new Error('down'))],
  ])('is a page that says so %s [diner.manage]', async (_, code, readShared) => {
    const { status: answered, headers } = await askFriends(readShared);
    expect([answered, headers.get('content-type')]).toEqual([code, 'text/html; charset=utf-8']);
  });
});
