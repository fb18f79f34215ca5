import { describe, expect, it } from 'vitest';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { readBookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { mapBookingReply } from './map-booking.ts';
import { readApiMapping } from './mapping.ts';

const mapping = readApiMapping();
const outcomeOf = (json: unknown, isEnquiry = false) =>
  readBookingOutcome(bookingReply.parse(mapBookingReply(json, mapping, isEnquiry)), isEnquiry);

describe('the reply to a booking', () => {
  it.each(['Pending', 'Provisional', 'Unconfirmed'])(
    'with the status %s is not a confirmation, but an enquiry has such a status [upstream.success]',
    (bookingStatus) => {
      const json = { success: true, bookingStatus, bookingReference: 'S6' };
      expect(outcomeOf(json)).toMatchObject({ kind: 'uncertain', reference: 'S6' });
      expect(outcomeOf(json, true)).toMatchObject({ kind: 'done', reference: 'S6' });
    },
  );

  it.each(['Confirmed', 'Booked', 'OK'])('with the status %s is a confirmation [upstream.success]', (bookingStatus) => {
    expect(outcomeOf({ bookingStatus, bookingReference: 'S6' })).toMatchObject({ kind: 'done', reference: 'S6' });
  });

  it.each([
    { success: true, data: { status: 9, bookingReference: 'X9' } },
    { data: { status: '9' } },
    { success: true, data: { bookingStatus: 9 } },
    { status: 200, data: { bookingStatus: ' 9 ', bookingReference: 'X9' } },
    { bookingStatus: 9 },
    { Status: 9, Data: { BookingReference: 'X9' } },
  ])('says that the slot is taken: %j [upstream.success] [booking.taken]', (json) => {
    expect(outcomeOf(json)).toMatchObject({ kind: 'taken' });
  });

  it.each([
    { success: true, data: { bookingReference: 'S6' }, errorCode: 4 },
    { success: true, data: { bookingReference: 'S6', errorCode: '4' } },
    { errorCode: 0, data: { bookingReference: 'S6', errorCode: 4 } },
    { bookingReference: 'S6', errorCode: -1 },
    { success: false, data: { bookingReference: 'S6' } },
    { success: 'false', bookingReference: 'S6' },
    { success: true, data: { success: false, bookingReference: 'S6' } },
    { Success: false, Data: { BookingReference: 'S6' } },
    { bookingStatus: 'Cancelled', bookingReference: 'S6' },
    { success: true, data: { status: 'Failed', bookingReference: 'S6' } },
    { bookingReference: 'S6', errors: ['The card was refused.'] },
    { bookingReference: 'S6', statusCode: 400 },
    { data: { booking: { bookingReference: 'S6' } }, error: 'Full' },
  ])('contradicts itself and is uncertain, with its reference: %j [upstream.success] [booking.once]', (json) => {
    expect(outcomeOf(json)).toMatchObject({
      kind: 'uncertain',
      reference: 'S6',
      message:
        'We do not know whether your table was booked. Please ask the restaurant before you try again and give the reference S6.',
    });
    expect(outcomeOf(json, true)).toMatchObject({ kind: 'uncertain', reference: 'S6', isEnquiry: true });
  });

  it.each([
    ...[null, '', '  ', 'null', 'Undefined', 'NaN', 'none', '[object Object]', 0, '0', false, true, [], ['A']],
    { id: 5 },
  ])('has no reference in %j and is uncertain [upstream.success] [booking.once]', (bookingReference) => {
    expect(outcomeOf({ success: true, data: { bookingReference } })).toEqual({
      kind: 'uncertain',
      isEnquiry: false,
      message: 'We do not know whether your table was booked. Please ask the restaurant before you try again.',
    });
  });

  it.each([
    [{ success: true, data: { bookingReference: 12345 } }, '12345'],
    [{ bookingReference: ' FLAT1 ', status: 1 }, 'FLAT1'],
    [{ success: 'true', bookingReference: 'S1' }, 'S1'],
    [{ success: null, data: { reference: 'S2' } }, 'S2'],
    [{ success: true, errorCode: 0, data: { bookingReference: 'S3' } }, 'S3'],
    [{ errorCode: '', bookingReference: 'S4' }, 'S4'],
    [{ bookingReference: { id: 5 }, confirmationNumber: 'S5' }, 'S5'],
    [{ Data: { BookingReference: 'S6', BookingStatus: 'Confirmed' } }, 'S6'],
    [{ reference: 'request-1', data: { bookingReference: 'S8' } }, 'S8'],
    [{ status: 'ok', data: { bookingReference: 'S7', bookingStatus: 1 } }, 'S7'],
    [{ bookingReference: 'S9', errors: [] }, 'S9'],
    [{ bookingReference: 'T1', statusCode: 201, error: null }, 'T1'],
    [{ data: { booking: { bookingReference: 'T2', status: 300 } } }, 'T2'],
    [{ success: true, booking: { reference: 'T3' } }, 'T3'],
    [{ data: [{ bookingReference: 'T4' }] }, 'T4'],
    [{ success: true, data: 'T5-1' }, 'T5-1'],
  ])('is a booking: %j [upstream.success]', (json, reference) => {
    expect(outcomeOf(json)).toEqual({ kind: 'done', reference, isEnquiry: false });
  });

  it.each([{ statusCode: 400 }, { status: 409 }, { data: { statusCode: 'BadRequest' } }, { error: 'Full' }])(
    'is refused without a code: %j [upstream.success]',
    (json) => {
      expect(outcomeOf(json)).toMatchObject({ kind: 'refused', isFinal: false });
      expect(outcomeOf(json, true)).toMatchObject({ kind: 'refused', isFinal: false });
    },
  );

  it.each([{ statusCode: 500 }, { statusCode: 302 }, { data: { statusCode: 408 } }])(
    'may have booked, as after a time-out: %j [upstream.success] [upstream.once]',
    (json) => {
      expect(outcomeOf(json, true)).toMatchObject({ kind: 'refused', code: bookingCode.timeOut, isFinal: false });
    },
  );

  it('is refused with the words of its error [upstream.success]', () => {
    expect(outcomeOf({ error: 'Full' })).toMatchObject({ message: 'Full' });
    expect(outcomeOf({ error: { message: 'Shut' } })).toMatchObject({ message: 'Shut' });
  });

  it.each([{}, null, { success: true }, { message: 'Success' }, { success: true, errorCode: 0 }, { statusCode: 202 }])(
    'sends an enquiry: %j [upstream.success]',
    (json) => {
      expect(outcomeOf(json, true)).toEqual({ kind: 'done', reference: undefined, isEnquiry: true });
    },
  );

  it.each([
    { success: false, errorCode: 4 },
    { success: 'false', errorCode: '4' },
    { success: false, data: { errorCode: 4 } },
    { Success: false, ErrorCode: 4 },
    { success: true, errorCode: 4 },
    { success: false, code: '4' },
    { success: false, data: { err: 4 } },
    { statusCode: 4 },
    { data: { statusCode: '4' } },
    { error: { code: 4, reference: 'request-1' } },
  ])('is refused with its code: %j [upstream.success]', (json) => {
    expect(outcomeOf(json)).toMatchObject({ kind: 'refused', code: 4, isFinal: true });
    expect(outcomeOf(json, true)).toMatchObject({ kind: 'refused', code: 4 });
  });
});
