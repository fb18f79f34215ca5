import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mapOutcome } from './map-outcome.ts';

const plain = z.object({ success: z.boolean() });
const withData = plain.extend({ data: z.unknown() });

describe('the success of a reply without a flag', () => {
  it.each([undefined, null, {}, true, 'OK', 0, [], { success: null }, { message: 'Saved' }, { statusCode: 200 }])(
    'is a success for %j [upstream.success]',
    (json) => {
      expect(mapOutcome(plain, json)).toMatchObject({ success: true });
    },
  );

  it.each([
    false,
    { errorCode: 4 },
    { errorCode: 0 },
    { errorCode: '4' },
    { statusCode: 400 },
    { statusCode: '500' },
    { status: 404 },
    { status: 'Failed' },
    { status: 'failure' },
    { status: 'invalid' },
    { status: 'decline' },
    { status: 'Declined' },
    { error: 'No.' },
    { error: true },
    { errors: [{ message: 'No.' }] },
    { data: { success: false } },
    { data: { success: 'false' } },
    { data: { errorCode: 4 } },
    { code: 14 },
    { Success: false, Message: 'No.' },
    { data: { Success: false } },
    { STATUS_CODE: 500 },
    { statusCode: 302 },
    { statusCode: 4 },
    { statusCode: 'BadRequest' },
    { status: 'Declined' },
    { errors: { email: ['is required'] } },
    { error: { code: 4 } },
    { success: true, errorCode: 4 },
    { success: true, statusCode: 500 },
    { success: true, data: { statusCode: '400' } },
    { success: true, data: { success: false } },
  ])('is a failure for %j [upstream.success]', (json) => {
    expect(mapOutcome(plain, json)).toMatchObject({ success: false });
  });

  it.each([
    { errorCode: '' },
    { errorCode: null },
    { statusCode: 0 },
    { statusCode: '202' },
    { statusCode: 'OK' },
    { status: 1 },
    { error: {} },
    { success: true, errorCode: 0 },
    { success: true, errorCode: 'None' },
    { status: 'ok' },
    { status: 'a failure of nothing' },
    { error: '' },
    { error: false },
    { errors: [] },
    { data: { success: true } },
    { code: 'SPRING-14' },
    { code: 90_210 },
    { code: 200 },
  ])('is not a failure for %j, which states none [upstream.success]', (json) => {
    expect(mapOutcome(plain, json)).toMatchObject({ success: true });
  });

  it('stays as it is stated [upstream.success]', () => {
    for (const json of [{ success: false, statusCode: 200 }, { success: true, statusCode: 200 }, { success: 'yes' }])
      expect(mapOutcome(plain, json)).toBe(json);
  });

  it('has its code and message under the names of the specification [upstream.success] [upstream.mapping]', () => {
    expect(mapOutcome(plain, { success: false, code: 14 })).toMatchObject({ success: false, errorCode: 14 });
    expect(mapOutcome(plain, { Success: false, Message: 'No.' })).toMatchObject({ success: false, message: 'No.' });
  });

  it.each([{ statusCode: 14 }, { data: { statusCode: '14' } }, { error: { code: 14 } }])(
    'has the code of the catalogue that is stated as %j [upstream.success]',
    (json) => {
      expect(mapOutcome(plain, json)).toMatchObject({ success: false, errorCode: 14 });
    },
  );

  it('keeps the data of a success that also states a code [upstream.success]', () => {
    const json = { success: true, errorCode: 4, data: ['18:00'] };
    expect(mapOutcome(withData, json)).toBe(json);
  });

  it('has the message of the data beside a flag of success as well [preferences.save] [upstream.success]', () => {
    const stated = { Success: true, Data: { Message: 'Nope' } };
    expect(mapOutcome(plain, stated)).toMatchObject({ success: true, message: 'Nope' });
    expect(mapOutcome(plain, { ...stated, message: null })).toMatchObject({ message: 'Nope' });
    expect(mapOutcome(plain, { ...stated, message: 'Success' })).toMatchObject({ message: 'Success' });
  });

  it('has the message and codes of the data, unless the reply has its own [upstream.success]', () => {
    const data = { message: 'Full.', errorCode: 4, statusCode: 409 };
    expect(mapOutcome(plain, { data })).toEqual({ ...data, data, success: false });
    expect(mapOutcome(plain, { data, message: 'No.' })).toMatchObject({ message: 'No.', errorCode: 4 });
  });
});

describe('a reply without an envelope', () => {
  it.each([[[{ id: 'a' }]], 'text', 7, false, { id: 'a' }].map((json) => [json]))(
    'becomes the data where its schema has data: %j [upstream.success]',
    (json) => {
      expect(mapOutcome(withData, json)).toEqual({ success: true, data: json });
    },
  );

  it.each(['data', 'message', 'errorCode', 'statusCode', 'bookingReference', 'bookingStatus'])(
    'is one where it has no %s [upstream.success]',
    (name) => {
      const mapped = mapOutcome(withData, { [name]: null });
      expect(mapped).toMatchObject({ success: true, [name]: null });
    },
  );
});
