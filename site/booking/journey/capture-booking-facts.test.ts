import { describe, expect, it } from 'vitest';
import type { Loaders } from '#schemas/content/tile/need.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { captureBookingFacts } from './capture-booking-facts.ts';

const { signal } = new AbortController();
const need = { source: 'bookingFacts', storeId: '1018', step: 'time', choice: {} } as const;
const failed: BookingFacts = { slots: { ok: false, code: 10, message: 'Not at this time.' } };

function capture(answer: BookingFacts | undefined) {
  const requested: unknown[] = [];
  const loaders: Loaders = Object({
    bookingFacts: async (...question: unknown[]) => {
      requested.push(question);
      return answer;
    },
    menus: async () => [],
  });
  return { ...captureBookingFacts(loaders), requested };
}

describe('the booking facts of a page', () => {
  it('are what the booking system has answered, and nothing before [booking.slot-failure]', async () => {
    const { loaders, facts, requested } = capture(failed);
    expect(facts()).toEqual({});
    expect(await loaders.bookingFacts(need, signal)).toEqual(failed);
    expect(facts()).toEqual(failed);
    expect(requested).toEqual([[need, signal]]);
  });

  it('are empty where there is no answer, and other data is loaded as before [booking.slot-failure]', async () => {
    const { loaders, facts } = capture(undefined);
    expect([await loaders.bookingFacts(need, signal), facts()]).toEqual([{}, {}]);
    expect(await loaders.menus({ source: 'menus' }, signal)).toEqual([]);
  });
});
