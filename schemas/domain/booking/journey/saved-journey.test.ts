import { describe, expect, it } from 'vitest';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { createRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import type { BookingJourneyState } from './journey-state.ts';
import { createBookingJourney } from './reducer/create-booking-journey.ts';
import { reduceBookingJourney } from './reducer/reduce-booking-journey.ts';
import { parseBookingJourney, serializeBookingJourney } from './saved-journey.ts';

const choice = { date: '2026-12-24', occasionId: 'dinner', adults: 4, children: 0, time: '19:00', extras: [] };
const typed = { ...emptyDetails, firstName: 'Zoë', specialRequest: 'A table\nby the wall', shouldReceiveSms: true };
const begun = createBookingJourney({
  visit: { step: 'details', choice, typed, idempotencyKey: 'key-12345' },
  facts: {},
});
const written = serializeBookingJourney('1018', begun);

describe('a saved booking', () => {
  it('is restored with its restaurant [booking.once]', () => {
    expect(parseBookingJourney(written)).toMatchObject({
      storeId: '1018',
      step: 'details',
      choice: { ...choice, areaId: undefined },
      typed,
      idempotencyKey: 'key-12345',
    });
  });

  it.each([
    { reference: 'PR-7KQ2', isEnquiry: false },
    { reference: undefined, isEnquiry: true },
    { reference: 'PR-7KQ2', isEnquiry: false, area: 'Terrace', minutes: 90, isMailed: true },
    { reference: 'PR-7KQ2', isEnquiry: false, guarantee: { amountPence: 500, freeUntil: '2026-12-02T19:00:00.000Z' } },
    { reference: 'PR-7KQ2', isEnquiry: false, guarantee: { amountPence: 500 } },
  ])('that is complete keeps its confirmation and nothing that was typed [booking.thanks] %j', (done) => {
    const text = serializeBookingJourney('1018', { ...begun, step: 'thanks', done });
    expect(text).not.toMatch(/Zoë|by the wall/);
    const saved = parseBookingJourney(text);
    expect(saved).toMatchObject({
      storeId: '1018',
      choice: { ...choice, areaId: undefined },
      typed: emptyDetails,
      done,
    });
    const restored = saved && reduceBookingJourney(begun, { type: 'restored', saved });
    expect(restored).toMatchObject({ step: 'thanks', done });
  });

  it('has no confirmation that is not one [booking.once]', () => {
    for (const done of [undefined, null, 'PR-7KQ2', {}, { reference: 'PR-7KQ2' }]) {
      const text = JSON.stringify({ ...JSON.parse(written), done });
      expect(parseBookingJourney(text)?.done).toBeUndefined();
    }
  });

  it('keeps the notice that an earlier attempt may have booked, until another table is asked for [upstream.once]', () => {
    const earlierOutcome = uncertainOutcome({ isEnquiry: true });
    const visit = { step: 'details', choice, typed, idempotencyKey: 'key-12345', earlierOutcome } as const;
    const warned = createBookingJourney({ visit, facts: {} });
    expect(warned.notice).toMatchObject({ kind: 'uncertain', isEnquiry: true });
    const restoreIn = (journey: BookingJourneyState, text: string | undefined) => {
      const saved = parseBookingJourney(text);
      if (!saved) throw new Error('Nothing is saved.');
      return reduceBookingJourney(journey, { type: 'restored', saved });
    };
    const text = serializeBookingJourney('1018', warned);
    expect(restoreIn(begun, text).notice).toEqual(warned.notice);
    expect(restoreIn(warned, written).notice).toEqual(warned.notice);
    const freshKey = createRepeatKey('second-attempt');
    const again = reduceBookingJourney(warned, { type: 'new-attempt-requested', freshKey });
    expect(restoreIn(warned, serializeBookingJourney('1018', again))).toMatchObject({
      idempotencyKey: freshKey,
      notice: undefined,
    });
  });

  it.each([false, true])('that is being sent may have booked, with what was sent [upstream.once] %j', (isEnquiry) => {
    const details = { ...begun, step: 'details', choice: { ...choice, areaId: 'bar' } } as const;
    const sending = reduceBookingJourney(details, { type: 'sent', isEnquiry });
    const saved = parseBookingJourney(serializeBookingJourney('1018', sending));
    const restored = saved && reduceBookingJourney(begun, { type: 'restored', saved });
    expect(restored).toMatchObject({
      step: 'details',
      sending: false,
      idempotencyKey: begun.idempotencyKey,
      typed,
      notice: { kind: 'uncertain', isEnquiry, sentChoice: details.choice },
    });
    const what = isEnquiry ? 'request' : 'booking';
    expect(restored?.notice?.message).toMatch(
      new RegExp(`^Your ${what} was being sent when this page was left. We do`),
    );
  });

  it.each([
    undefined,
    null,
    7,
    '',
    '{',
    '[]',
    '{"storeId":"1018"}',
    '{"storeId":1018,"search":"?step=time","idempotencyKey":"key-12345"}',
    '{"storeId":"1018","search":"?step=nowhere","idempotencyKey":"key-12345"}',
    '{"storeId":"1018","search":"?step=time","idempotencyKey":7}',
  ])('is not restored from %j [booking.once]', (text) => {
    expect(parseBookingJourney(text)).toBeUndefined();
  });

  it('ignores details that are not text [booking.once]', () => {
    const odd = JSON.stringify({
      storeId: '1018',
      search: '?step=time&adults=1e9',
      idempotencyKey: 'key-12345',
      typed: { firstName: 7, lastName: 'Day', shouldReceiveSms: 'yes' },
    });
    expect(parseBookingJourney(odd)).toMatchObject({
      choice: { adults: undefined },
      typed: { ...emptyDetails, lastName: 'Day' },
    });
  });
});
