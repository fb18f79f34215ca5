import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { type BookingService, startBookingService } from '../testing/start-booking-service.ts';
import { customer, malformedRequests, rejectedRequests } from './invalid-requests.ts';

let service: BookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.close());

const rows = async (): Promise<number> => {
  const found = await Promise.all([
    service.database.selectFrom('bookings').select('reference').execute(),
    service.database.selectFrom('outbox').select('id').execute(),
    service.database.selectFrom('seats').select('taken').execute(),
    service.database.selectFrom('extras').select('taken').execute(),
  ]);
  return found.flat().length;
};

describe('a bad booking', () => {
  it(`is refused with the catalogue’s code and message and writes no row: ${rejectedRequests.length} of them [booking.codes]`, async () => {
    for (const [change, code, message, storeId = '1'] of rejectedRequests) {
      const answer = await service.book(change, { storeId });
      const description = JSON.stringify([storeId, change]);
      expect(answer, description).toEqual({
        status: 200,
        body: { success: false, errorCode: code, message: bookingMessage(code, message) },
      });
    }
    expect(await rows()).toBe(0);
  });

  it(`that does not match the schema is refused with 400 and the general message and writes no row: ${malformedRequests.length} of them [booking.codes]`, async () => {
    for (const body of malformedRequests) {
      for (const call of ['create', 'enquiry']) {
        const answer = await service.callApi('POST', `/api/booking/${call}/1`, JSON.stringify(body), {
          'idempotency-key': crypto.randomUUID(),
        });
        expect(answer, JSON.stringify(body)?.slice(0, 200)).toMatchObject({
          status: 400,
          body: { success: false, message: bookingMessage(undefined) },
        });
      }
    }
    expect(await rows()).toBe(0);
  });

  it('is not accepted because of its own claims, and unknown restaurants are not found [booking.covers]', async () => {
    const claims = { isEnquiry: false, bookingStatus: 1, success: true, bookingReference: 'MINE', price: 0, covers: 2 };
    expect((await service.book({ ...claims, adults: 21 })).body).toMatchObject({ success: false, errorCode: 4 });
    for (const storeId of ['404', '10010', '__proto__'])
      expect(await service.book({}, { storeId })).toEqual({
        status: 404,
        body: { success: false, message: 'There is no such restaurant.' },
      });
    expect(await rows()).toBe(0);
  });

  it('differs from valid ones only beyond each limit: party size, times of day and dates [booking.covers]', async () => {
    const good: readonly (readonly [object, string?])[] = [
      [{ adults: 1 }],
      [{ adults: 8 }],
      [{ adults: 1, children: 7, bookingDate: '2026-12-07' }],
      [{ time: '12:00' }],
      [{ time: '20:30', bookingDate: '2026-12-08' }],
      [{ bookingDate: '2026-11-21', time: '12:15' }],
      [{ bookingDate: '2027-01-20' }],
      [{ occasionId: 'feast', adults: 12, bookingDate: '2026-12-09' }],
      [{ occasionId: 'tasting', menuId: 'seven', time: '19:00', bookingDate: '2026-12-15' }],
      [{ bookingDate: '2026-12-04', time: '18:45' }],
      [{ bookingDate: '2026-12-06', time: '00:30' }, '2'],
      [{ bookingDate: '2027-03-28', time: '00:45' }, '2'],
      [{ bookingDate: '2027-03-28', time: '02:15' }, '2'],
      [{ bookingDate: '2027-10-31', time: '01:30' }, '2'],
      [customer({ specialRequest: '🍜'.repeat(500) })],
      [customer({ firstName: 'Nguyễn', lastName: 'D’Arcy-Jones', phoneNumber: '+44 (0)1632 960 001' })],
    ];
    for (const [change, storeId = '1'] of good)
      expect((await service.book(change, { storeId })).body, JSON.stringify(change)).toMatchObject({ success: true });
    // Times that the clock change skips do not exist, and there are none after the last table.
    for (const time of ['01:00', '01:45', '02:45'])
      expect((await service.book({ bookingDate: '2027-03-28', time }, { storeId: '2' })).body).toMatchObject({
        errorCode: 10,
      });
  });
});
