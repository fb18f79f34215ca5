import { describe, expect, it } from 'vitest';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingMessage, takenMessage } from './booking-message.ts';
import { type BookingOutcome, keepsIntent, outcomeOf, uncertain } from './booking-outcome.ts';

const readReply = (reply: unknown): BookingOutcome => outcomeOf(bookingReply.parse(reply), false);

describe('what became of a booking', () => {
  it('is a table only with a reference, and not where the reply says it failed [booking.error]', () => {
    expect(readReply({ success: true, bookingReference: 'PR-7KQ2' })).toEqual({
      kind: 'done',
      reference: 'PR-7KQ2',
      isEnquiry: false,
    });
    expect(readReply({ bookingReference: 4711 })).toMatchObject({ kind: 'done', reference: '4711' });
    for (const reply of [
      {},
      { success: true },
      { success: true, bookingReference: '' },
      { success: false, bookingReference: 'X' },
    ])
      expect(readReply(reply), JSON.stringify(reply)).toMatchObject({ kind: 'refused' });
  });

  it('is that the slot was taken with status 9, whatever else the reply says [booking.taken]', () => {
    const taken = { kind: 'taken', message: takenMessage };
    expect(readReply({ success: false, bookingStatus: 9, message: 'No.' })).toEqual(taken);
    expect(readReply({ bookingStatus: 9, bookingReference: 'X' })).toEqual(taken);
  });

  it('is not that the slot was taken with code 9, which says something else [booking.taken]', () => {
    expect(readReply({ success: false, errorCode: 9 })).toEqual({
      kind: 'refused',
      code: 9,
      isFinal: true,
      message: bookingMessage(9),
    });
  });

  it('has the words of the reply, or those of its code [booking.error]', () => {
    expect(readReply({ success: false, errorCode: 4, message: ' The kitchen is full. ' })).toMatchObject({
      message: 'The kitchen is full.',
    });
    expect(readReply({ success: false, errorCode: 4, message: ' ' })).toMatchObject({ message: bookingMessage(4) });
    expect(readReply({ success: false })).toMatchObject({ message: bookingMessage(undefined) });
  });

  it('leaves the key to the intent where it may have worked, and to no other [booking.once]', () => {
    const refused = (code?: number): BookingOutcome => readReply({ success: false, errorCode: code });
    expect([undefined, 0].map((code) => keepsIntent(refused(code)))).toEqual([true, true]);
    for (let code = 1; code <= 20; code += 1) expect(keepsIntent(refused(code)), `code ${code}`).toBe(false);
    expect(keepsIntent(uncertain)).toBe(true);
    expect(keepsIntent({ kind: 'taken', message: 'Taken' })).toBe(false);
    expect(keepsIntent({ kind: 'done', reference: 'R', isEnquiry: false })).toBe(true);
  });
});
