import { expect, it } from 'vitest';
import { findBookingForm } from './find-booking.form.ts';

const values = { reference: 'K7MPRWXT', emailAddress: 'ada@example.com' };

it('accepts a reference and an email address [diner.manage]', () => {
  expect(findBookingForm.fields.parse(values)).toEqual(values);
});

it.each([
  ['reference', '', 'Enter the reference of your booking, like K7MPRWXT'],
  ['reference', 'x'.repeat(61), 'Enter the reference of your booking, like K7MPRWXT'],
  ['emailAddress', 'a\u0000da@example.com', 'Enter an email address in the correct format, like name@example.com'],
  ['emailAddress', 'ada', 'Enter an email address in the correct format, like name@example.com'],
])('explains what is wrong with %s %j [diner.manage]', (field, value, message) => {
  const { error } = findBookingForm.fields.safeParse({ ...values, [field]: value });
  expect(error?.issues[0]?.message).toBe(message);
});
