import { describe, expect, it } from 'vitest';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingMessage, slotTakenMessage } from './booking-message.ts';
import { type BookingOutcome, keepsIdempotencyKey, readBookingOutcome, uncertainOutcome } from './booking-outcome.ts';

const readReply = (reply: unknown): BookingOutcome => readBookingOutcome(bookingReply.parse(reply), false);

describe('the outcome of a booking', () => {
  it('is done only with a reference and without a failure in the reply [booking.error]', () => {
    expect(readReply({ success: true, bookingReference: 'PR-7KQ2' })).toEqual({
      kind: 'done',
      reference: 'PR-7KQ2',
      isEnquiry: false,
    });
    expect(readReply({ bookingReference: 4711 })).toMatchObject({ kind: 'done', reference: '4711' });
    expect(readReply({ success: false, bookingReference: 'X' })).toMatchObject({ kind: 'uncertain', reference: 'X' });
  });

  it.each([
    [105, 105],
    [0, undefined],
    [1441, undefined],
    [null, undefined],
  ])('that lasts %j minutes by its reply is one of %j minutes [booking.thanks]', (minutes, expected) => {
    const outcome = readReply({ success: true, bookingReference: 'PR-7KQ2', minutes });
    expect(Reflect.get(outcome, 'minutes')).toBe(expected);
  });

  it.each([
    [true, true],
    [false, undefined],
    [null, undefined],
  ])('whose reply says %j of a mail has %j [upstream.claims]', (isMailed, expected) => {
    const outcome = readReply({ success: true, bookingReference: 'PR-7KQ2', isMailed });
    expect(Reflect.get(outcome, 'isMailed')).toBe(expected);
  });

  it.each([
    ['Terrace', 'Terrace'],
    [' ', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('in the area %j has a table in %j [booking.thanks]', (areaName, expected) => {
    const outcome = readReply({ success: true, bookingReference: 'PR-7KQ2', areaName });
    expect(Reflect.get(outcome, 'area')).toBe(expected);
  });

  it('has the terms of the card that holds the table [booking.card] [booking.thanks]', () => {
    const guarantee = { policyText: 'Ours.', amountPence: 500, freeUntil: '2026-12-02T19:00:00.000Z' };
    expect(readReply({ success: true, bookingReference: 'PR-7KQ2', guarantee })).toMatchObject({ guarantee });
  });

  it('is uncertain without a reference and without a failure, but an enquiry needs no reference [upstream.once]', () => {
    for (const reply of [{}, { success: true }, { success: true, bookingReference: '' }]) {
      expect(readReply(reply), JSON.stringify(reply)).toEqual(uncertainOutcome({ isEnquiry: false }));
      expect(readBookingOutcome(bookingReply.parse(reply), true)).toEqual({
        kind: 'done',
        reference: undefined,
        isEnquiry: true,
      });
    }
  });

  it('is taken with status 9, whatever else the reply says [booking.taken]', () => {
    const taken = { kind: 'taken', message: slotTakenMessage };
    expect(readReply({ success: false, bookingStatus: 9, message: 'No.' })).toEqual(taken);
    expect(readReply({ bookingStatus: 9, bookingReference: 'X' })).toEqual(taken);
  });

  it('is not taken with code 9, which has another meaning [booking.taken]', () => {
    expect(readReply({ success: false, errorCode: 9 })).toEqual({
      kind: 'refused',
      code: 9,
      isFinal: true,
      message: bookingMessage(9),
    });
  });

  it('has the message of the reply, else of its code [booking.error]', () => {
    expect(readReply({ success: false, errorCode: 4, message: ' The kitchen is full. ' })).toMatchObject({
      message: 'The kitchen is full.',
    });
    expect(readReply({ success: false, errorCode: 4, message: ' ' })).toMatchObject({ message: bookingMessage(4) });
    expect(readReply({ success: false })).toMatchObject({ message: bookingMessage(undefined) });
  });

  it.each([
    ['markup', '<html>Bad request</html>'],
    ['JSON', '{"trace":"4f"}'],
    ['an exception', 'System.ArgumentException: covers'],
    ['a long text', 'x'.repeat(301)],
    ['a constant', 'MAX_COVERS_EXCEEDED'],
    ['a constant of one word', 'CONFLICT'],
    ['a constant with a number', 'ERR-1004'],
    ['a name in camel case', 'maxCoversExceeded'],
    ['the name of a class', 'CoversRefused'],
    ['a name with dots', 'booking.covers.tooMany'],
    ['a name with underscores', 'too_many_covers'],
    ['a frame of a stack', 'It failed at Chain.Api.Bookings.Create(Guid id)'],
    ['the name of a type', 'The value could not be read as System.Int32'],
    ['a path of JSON', 'The value is not valid. Path: $.guests'],
    ['a GUID', 'The customer 3F2504E0-4F89-11D3-9A0C-0305E82C3301 was not found.'],
    ['a pattern', 'The field Phone must match the regular expression [0-9]+.'],
  ])('has the message of its code where that of the reply is not for people but %s [booking.error]', (_, message) => {
    expect(readReply({ success: false, errorCode: 4, message })).toMatchObject({ message: bookingMessage(4) });
  });

  it.each(['Full.', 'Closed', 'Fully booked', 'SORRY, WE ARE FULL', 'Sold out (ref. A1_2)', 'Sorry...full.'])(
    'has a message for people, however short: %s [booking.error]',
    (message) => {
      expect(readReply({ success: false, errorCode: 4, message })).toMatchObject({ message });
    },
  );

  it('keeps the idempotency key only if the attempt may have succeeded [booking.once]', () => {
    const refused = (code?: number): BookingOutcome => readReply({ success: false, errorCode: code });
    expect([undefined, 0].map((code) => keepsIdempotencyKey(refused(code)))).toEqual([true, true]);
    for (let code = 1; code <= 20; code += 1) expect(keepsIdempotencyKey(refused(code)), `code ${code}`).toBe(false);
    expect(keepsIdempotencyKey(uncertainOutcome({ isEnquiry: false }))).toBe(true);
    expect(keepsIdempotencyKey({ kind: 'taken', message: 'Taken' })).toBe(false);
    expect(keepsIdempotencyKey({ kind: 'done', reference: 'R', isEnquiry: false })).toBe(true);
  });
});
