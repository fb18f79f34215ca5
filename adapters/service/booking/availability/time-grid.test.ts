import { afterEach, describe, expect, it } from 'vitest';
import { type BookingService, listTakenSeats, startBookingService } from '../testing/start-booking-service.ts';
import { planStay } from './stay.ts';
import type { TimeGrid } from './table-times.ts';

const date = '2026-12-02';
const grid: TimeGrid = { firstMinutes: 13 * 60 + 10, stepMinutes: 20 };

let service: BookingService | undefined;
afterEach(() => service?.close());

interface SlotsAnswer {
  readonly data: readonly { readonly time: string; readonly available: boolean }[];
}

const isSlots = (body: object): body is SlotsAnswer => 'data' in body && Array.isArray(body.data);

async function listTimes(storeId: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ occasionId: 'dinner', adults: '2', children: '0', dates: date });
  const answer = await service?.callApi('GET', `/api/booking/slots/${storeId}?${query}`);
  if (!answer || !isSlots(answer.body)) throw new Error('No slots.');
  return answer.body.data.map(({ time }) => time);
}

describe('configured table times', () => {
  it('are the only ones offered: from the first time on, at the configured interval [booking.date]', async () => {
    service = await startBookingService({ grid });
    const times = await listTimes('1');
    expect(times.slice(0, 4)).toEqual(['13:20', '13:40', '14:00', '14:20']);
    expect(times.at(-1)).toBe('20:20');
  });

  it('are the only ones accepted: other times are refused at every step and reserve no seat [booking.date]', async () => {
    service = await startBookingService({ grid });
    for (const time of ['12:00', '13:00', '13:10', '19:15', '19:30']) {
      const query = new URLSearchParams({ occasionId: 'dinner', adults: '2', children: '0', bookingDate: date, time });
      const answer = await service.callApi('GET', `/api/booking/requirements/1?${query}`);
      expect(answer.body, time).toMatchObject({ errorCode: 10 });
      for (const call of ['create', 'enquiry'] as const)
        expect((await service.book({ time }, { call })).body, time).toMatchObject({ success: false, errorCode: 10 });
    }
    expect(await listTakenSeats(service.database)).toEqual({});
    expect((await service.book({ time: '19:20' })).body).toMatchObject({ success: true });
  });

  it('exclude the morning, but not times after midnight of the previous service day [booking.date] [open.midnight]', async () => {
    service = await startBookingService({ grid });
    const times = await listTimes('2');
    expect(times.slice(0, 2)).toEqual(['00:00', '00:20']);
    expect(times.filter((time) => time >= '05:00' && time < '18:00')).toEqual([]);
  });

  it('reserve the quarters of an hour in which a stay begins and ends [booking.availability]', () => {
    const table = {
      date,
      time: '19:10',
      serviceDate: date,
      minutes: 19 * 60 + 10,
      startsAt: Date.UTC(2026, 11, 2, 19, 10),
      closesAt: Date.UTC(2026, 11, 2, 22),
    };
    expect(planStay({ stays: [{ upToCovers: 4, minutes: 90 }] }, 2, table)).toEqual({
      firstQuarter: Date.UTC(2026, 11, 2, 19) / 900_000,
      quarters: 7,
      minutes: 90,
    });
  });
});
