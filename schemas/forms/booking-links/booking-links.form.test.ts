import { expect, it } from 'vitest';
import { bookingLinksForm } from './booking-links.form.ts';

it('needs an email address [diner.manage]', () => {
  expect(bookingLinksForm.fields.parse({ emailAddress: 'ada@example.com' })).toEqual({
    emailAddress: 'ada@example.com',
  });
  expect(bookingLinksForm.fields.safeParse({ emailAddress: '' }).error?.issues[0]?.message).toBe(
    'Enter your email address',
  );
});
