import { describe, expect, it } from 'vitest';
import { validateForm } from '#renderer/form/validate-form.ts';
import { bookingCustomer } from '#schemas/api/booking/booking-request.ts';
import {
  type BookingDetails,
  detailErrors,
  emptyDetails,
  normalizeDetails,
} from '#schemas/domain/booking/booking-details.ts';
import { bookingCustomerForm } from '#schemas/forms/booking-customer/booking-customer.form.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';
import { findDetailErrors } from './find-detail-errors.ts';

const good: BookingDetails = { ...emptyDetails, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

/** Returns the errors that the browser finds, and checks that the server finds the same. */
function errorsOf(change: Partial<BookingDetails>, phoneRequired = false) {
  const typed = normalizeDetails({ ...good, ...change });
  const found = findDetailErrors(typed, phoneRequired);
  const result = validateForm(bookingCustomerForm, { ...typed }, bookingCustomerContext(phoneRequired));
  expect(detailErrors(result.ok ? [] : result.errors)).toEqual(found);
  return found;
}

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('errors of the details [booking.step3]', () => {
  it.each<Partial<BookingDetails>>([
    { firstName: 'Zoë' },
    { firstName: 'Anne-Marie' },
    { lastName: 'O’Brien' },
    { lastName: "D'Arcy" },
    { lastName: 'Smith-Jones Jr.' },
    { firstName: 'J.R.R.' },
    { firstName: '李' },
    { firstName: 'नीरज' },
    { lastName: 'van der Berg III' },
    { lastName: 'Elizabeth 2' },
    { firstName: 'x'.repeat(50) },
    { firstName: '\u{20000}'.repeat(50) },
    { email: 'a@b.co' },
    { email: "o'brien+table@mail.example.co.uk" },
    { email: `${'x'.repeat(64)}@example.com` },
    { email: 'A.B@EXAMPLE.COM' },
    { phoneNumber: '' },
    { phoneNumber: '020 7946 0000' },
    { phoneNumber: '+44 (0)20-7946-0000' },
    { phoneNumber: '01632\u00A0960\u00A0001' },
    { phoneNumber: '\u202A+44 808 157 0192\u202C' },
    { specialRequest: 'x'.repeat(500) },
    { specialRequest: '\u{1F382}'.repeat(500) },
    { specialRequest: 'Two lines,\nand\ta tab.' },
  ])('accept %j, and so does the call that books [booking.step3]', (change) => {
    expect(errorsOf(change)).toEqual({});
    expect(bookingCustomer.safeParse(normalizeDetails({ ...good, ...change })).success).toBe(true);
  });

  it.each<readonly [Partial<BookingDetails>, string]>([
    [{ firstName: '' }, 'Enter your first name'],
    [{ firstName: ' \u200B\uFEFF ' }, 'Enter your first name'],
    [{ lastName: '' }, 'Enter your last name'],
    [{ lastName: 'x'.repeat(51) }, 'Your last name must be 50 characters or fewer'],
    [{ firstName: '<b>Ada</b>' }, 'Your first name must only include letters, spaces, hyphens and apostrophes'],
    [{ firstName: 'Ada@home' }, 'Your first name must only include letters, spaces, hyphens and apostrophes'],
    [
      { firstName: 'https://evil.example' },
      'Your first name must only include letters, spaces, hyphens and apostrophes',
    ],
    [
      { firstName: 'Win at evil.example' },
      'Your first name must only include letters, spaces, hyphens and apostrophes',
    ],
    [{ lastName: 'WWW.evil.example' }, 'Your last name must only include letters, spaces, hyphens and apostrophes'],
    [{ firstName: '123' }, 'Your first name must only include letters, spaces, hyphens and apostrophes'],
    [{ firstName: 'A\u0000da' }, 'Your first name must only include letters, spaces, hyphens and apostrophes'],
    [{ email: '' }, 'Enter your email address'],
    ...[
      'ada',
      'ada@',
      '@example.com',
      'ada@localhost',
      'ada@example',
      'ada@example.c',
      'ada@-example.com',
      'ada@example-.com',
      'ada@exam_ple.com',
      'ada@example..com',
      'a da@example.com',
      'ada@example.com, eve@example.com',
      'ada@@example.com',
      'Ada <ada@example.com>',
      'ada@example.com\nbcc: eve@example.com',
      'ada@127.0.0.1',
      `${'x'.repeat(65)}@example.com`,
      `ada@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.${'v'.repeat(10)}.com`,
    ].map((email) => [{ email }, 'Enter an email address in the correct format, like name@example.com'] as const),
    ...['123456', '+', 'ring me', '0'.repeat(16), '020 7946 0000 x12', '++44 20 7946 0000'].map(
      (phoneNumber) =>
        [{ phoneNumber }, 'Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192'] as const,
    ),
    [{ specialRequest: 'x'.repeat(501) }, 'Your request must be 500 characters or fewer'],
    [{ specialRequest: '\u{1F382}'.repeat(501) }, 'Your request must be 500 characters or fewer'],
    [{ specialRequest: 'bell\u0007' }, 'Your request must not include characters that cannot be seen'],
  ])('reject %j: %s [booking.step3]', (change, message) => {
    expect(Object.values(errorsOf(change))).toEqual([message]);
    expect(Object.keys(errorsOf(change))).toEqual(Object.keys(change));
  });

  it('require a telephone number if the restaurant does [booking.step3]', () => {
    expect(errorsOf({ phoneNumber: ' ' }, true)).toEqual({ phoneNumber: 'Enter a telephone number' });
    expect(errorsOf({ phoneNumber: ' ' })).toEqual({});
  });

  it('ignore invisible characters only, and keep the joiners of an emoji', () => {
    const typed = {
      ...good,
      firstName: '  Zoe\u0308\u200B ',
      email: '\uFEFFada@example.com\u200E',
      specialRequest: ` ${family} and a cake `,
    };
    expect(normalizeDetails(typed)).toEqual({
      ...typed,
      firstName: 'Zo\u00EB',
      email: 'ada@example.com',
      specialRequest: `${family} and a cake`,
    });
  });

  it('do not change with repeated normalization', () => {
    const normalize = normalizeDetails({ ...good, firstName: '\u200B e\u0301 \u200B' });
    expect(normalizeDetails(normalize)).toEqual(normalize);
  });
});
