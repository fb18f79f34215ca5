import { expect, it } from 'vitest';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { type BookingOutcome, uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { isUnsentResult } from '#schemas/domain/booking/repeat-key.ts';
import { bookingResultLimits, createBookingResults } from './booking-results.ts';

const key = 'key-of-ada';

async function saveResult(outcome: BookingOutcome | undefined) {
  const results = createBookingResults(createMemoryValues(bookingResultLimits));
  const processed = { submission: { idempotencyKey: key, outcome }, wasSent: true, phone: undefined };
  const id = await results.save('session', key, { processed, form: new URLSearchParams(), action: '/booking/soho' });
  return { id, found: await results.find('session', id) };
}

it.each<[BookingOutcome | undefined, boolean]>([
  [{ kind: 'done', reference: 'PR-7KQ2', isEnquiry: false }, true],
  [uncertainOutcome({ isEnquiry: false }), true],
  [{ kind: 'refused', message: 'Try again.', isFinal: false }, true],
  [{ kind: 'refused', message: 'Full.', isFinal: true }, false],
  [{ kind: 'taken', message: 'Taken.' }, false],
  [undefined, false],
])(
  'the id of the result %j says whether it may have booked, also once it has expired: %s [booking.once] [form.nojs]',
  async (outcome, mayHaveBooked) => {
    const { id, found } = await saveResult(outcome);
    expect(isUnsentResult(id)).toBe(!mayHaveBooked);
    expect(found?.processed.submission?.outcome).toEqual(outcome);
  },
);
