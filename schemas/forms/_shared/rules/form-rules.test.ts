import { describe, expect, it } from 'vitest';
import {
  bookingCustomerContext,
  rules as customerRules,
} from '#schemas/forms/booking-customer/booking-customer.rules.ts';
import { rules as contactRules } from '#schemas/forms/contact/contact.rules.ts';
import { groupBookingForm } from '#schemas/forms/group-booking/group-booking.form.ts';
import { rules as groupRules } from '#schemas/forms/group-booking/group-booking.rules.ts';
import { rules as preferencesRules } from '#schemas/forms/preferences/preferences.rules.ts';
import { rules as signUpRules } from '#schemas/forms/sign-up/sign-up.rules.ts';
import type { FormContext, FormRule } from '../define-form.ts';
import { birthdayFromSeconds, birthdayToSeconds } from '../fields/birthday-to-seconds.ts';
import { fileErrorText, isRejected, rejectedFileText } from '../fields/file-error-text.ts';
import { birthdayRule } from './birthday-rule.ts';

const option = (value: string, of?: string) => ({ value, label: value, ...(of !== undefined && { of }) });
const choices = {
  enquiryType: [option('praise')],
  contactReason: [option('food'), option('other')],
  contactSubReason: [option('too-hot', 'food'), option('too-loud', 'room')],
  enquiryRestaurant: [option('soho')],
  favouriteRestaurant: [option('soho')],
  interests: [option('wine'), option('tea')],
};
const context = { today: '2026-11-21', choices };

/** The errors of a form's rules by field path. */
const found = (rules: readonly FormRule[], values: Readonly<Record<string, unknown>>, of: FormContext = context) =>
  Object.fromEntries(rules.flatMap((rule) => rule.validate(values, of)).map(({ path, message }) => [path, message]));

describe('the rules of a form', () => {
  it('reject values that are not among the options [form.server]', () => {
    const chosen = { firstName: 'Mai', favRestaurantCode: 'soho', interests: ['wine', 'beer'] };
    expect(found(preferencesRules, chosen)).toEqual({
      favRestaurantCode: 'Choose a restaurant from the list',
      interests: 'Choose from the list',
    });
    expect(found(preferencesRules, { firstName: 'Mai', interests: ['wine', 'tea'] })).toEqual({});
    expect(found(signUpRules, { favouriteRestaurant: 'soho' })).toEqual({});
  });

  it.each([
    [
      { contactReason: 'food', enquiryRestaurant: 'soho' },
      { enquiryType: 'Choose what kind of enquiry it is' },
      context,
    ],
    [
      { contactReason: 'food', enquiryRestaurant: 'soho' },
      {},
      { ...context, choices: { ...choices, enquiryType: [] } },
    ],
    [{}, {}, { ...context, choices: {} }],
  ])(
    'require an option in the values %j only where there are any: %j [contact.reasons] [upstream.entries]',
    (values, errors, of) => {
      const sound = { contactSubReason: Object.hasOwn(values, 'contactReason') ? 'too-hot' : undefined };
      expect(found(contactRules, { ...sound, ...values }, of)).toEqual(errors);
    },
  );

  it('list the fields that they read, so that no field gets two errors [form.server]', () => {
    const about = (rules: readonly FormRule[]) => rules.map((rule) => rule.fields);
    expect(about(preferencesRules)).toEqual([
      ['firstName'],
      ['birthday'],
      ['gender'],
      ['favRestaurantCode'],
      ['interests'],
    ]);
    expect(about(signUpRules)).toEqual([['favouriteRestaurant'], ['birthday'], ['phoneNumber', 'acceptSMSTerms']]);
    expect(about(groupRules)).toEqual([['enquiryRestaurant'], ['date'], ['time']]);
    expect(about(contactRules)).toEqual([
      ['enquiryType'],
      ['contactReason'],
      ['enquiryRestaurant'],
      ['contactReason', 'contactSubReason'],
    ]);
    expect(about(customerRules)).toEqual([['phoneNumber']]);
  });

  it('require a telephone number for text messages [signup.fields]', () => {
    const message = 'Enter a telephone number, so that we can send you text messages';
    expect(found(signUpRules, { acceptSMSTerms: true })).toEqual({ phoneNumber: message });
    expect(found(signUpRules, { acceptSMSTerms: true, phoneNumber: '07700 900123' })).toEqual({});
    expect(found(signUpRules, { acceptSMSTerms: false })).toEqual({});
  });

  it('require a telephone number if the restaurant needs one [booking.step3]', () => {
    const needed = bookingCustomerContext(true);
    const validate = (values: object, of = needed) => customerRules.flatMap((rule) => rule.validate({ ...values }, of));
    expect(validate({})).toEqual([{ path: 'phoneNumber', message: 'Enter a telephone number' }]);
    expect(validate({ phoneNumber: '07700 900123' })).toEqual([]);
    expect(validate({}, bookingCustomerContext(false))).toEqual([]);
  });

  it.each([
    [{ contactReason: 'food' }, 'Choose what it is about'],
    [{ contactReason: 'food', contactSubReason: 'unknown' }, 'Choose what it is about'],
    [
      { contactReason: 'food', contactSubReason: 'too-loud' },
      '“too-loud” does not belong to “food”. Choose what it is about.',
    ],
    [{ contactReason: 'food', contactSubReason: 'too-hot' }, undefined],
    [{ contactReason: 'other' }, undefined],
    [
      { contactReason: 'other', contactSubReason: 'too-hot' },
      '“too-hot” does not belong to “other”. Leave this choice empty.',
    ],
  ])('check the sub-reason of %j: %j [contact.reasons]', (values, message) => {
    const sound = { enquiryType: 'praise', enquiryRestaurant: 'soho' };
    expect(found(contactRules, { ...sound, ...values }).contactSubReason).toBe(message);
  });

  it.each([
    ['2026-11-21', 'The day must be in the future'],
    ['2026-11-22', undefined],
    ['2028-11-21', undefined],
    ['2028-11-22', 'The day must be within the next two years'],
    ['2027-02-29', 'The day must be a real date'],
    ['soon', 'The day must be a real date'],
  ])('check the date %s of a group: %s [contact.group]', (date, message) => {
    expect(found(groupRules, { enquiryRestaurant: 'soho', date })).toEqual(
      message === undefined ? {} : { date: message },
    );
  });

  it.each(['19:30', '7pm', '7.30 pm', '19.00', '1930', 'noon'])(
    'read the time %s of a group [contact.group]',
    (time) => {
      expect(found(groupRules, { enquiryRestaurant: 'soho', date: '2026-11-22', time })).toEqual({});
    },
  );

  it.each(['25:00', 'evening', '19'])('refuse the time %s of a group [contact.group]', (time) => {
    expect(found(groupRules, { enquiryRestaurant: 'soho', date: '2026-11-22', time })).toEqual({
      time: 'Enter a time, like 19:30',
    });
  });

  it('name the smallest group [contact.group]', () => {
    const guests = groupBookingForm.fields.shape.guests.safeParse(1);
    expect(guests.error?.issues.map(({ message }) => message)).toEqual([
      'Enter 2 people or more, or book a table online',
    ]);
  });
});

describe('a birthday', () => {
  it.each([
    [undefined, undefined],
    [{ day: 29, month: 2 }, undefined],
    [{ day: 29, month: 2, year: 2000 }, undefined],
    [{ day: 29, month: 2, year: 2001 }, 'Birthday must be a real date'],
    [{ day: 30, month: 2 }, 'Birthday must be a real date'],
    [{ day: 31, month: 4 }, 'Birthday must be a real date'],
    [{ day: 31, month: 12 }, undefined],
    [{ month: 2 }, 'Birthday must include a day'],
    [{ day: 1 }, 'Birthday must include a month'],
    [{ day: 21, month: 11, year: 2026 }, undefined],
    [{ day: 22, month: 11, year: 2026 }, 'Birthday must be in the past'],
  ])('of %j has the error: %s [signup.fields]', (birthday, message) => {
    expect(birthdayRule.validate({ birthday }, context)[0]?.message).toBe(message);
  });

  it.each([
    [{ day: 1, month: 1, year: 1970 }, 0],
    [{ day: 2, month: 1, year: 1970 }, 86_400],
    [{ day: 29, month: 2 }, -2_077_747_200],
  ])('%j is converted to %d seconds, at midnight UTC [preferences.save]', (birthday, seconds) => {
    expect(birthdayToSeconds(birthday)).toBe(seconds);
    expect(birthdayFromSeconds(seconds)).toEqual(birthday);
  });

  it('without day or month is undefined in seconds [preferences.save]', () => {
    expect([undefined, {}, { day: 1 }, { month: 1 }].map((each) => birthdayToSeconds(each))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

it.each([
  ['.pdf', 'The selected file must be a PDF'],
  ['.pdf,.docx', 'The selected file must be a PDF or DOCX'],
  ['.jpg,.jpeg,.png', 'The selected file must be a JPG or PNG'],
  ['.jpg,.png,.pdf', 'The selected file must be a JPG, PNG or PDF'],
])('says that a file must be one of %s [contact.send]', (accept, message) => {
  expect(fileErrorText('kind', { accept, bytes: 5_000_000 })).toBe(message);
  expect(fileErrorText('size', { accept, bytes: 5_000_000 })).toBe('The selected file is larger than 5 MB');
});

it.each([
  ['menu.exe', 'menu.exe cannot be sent: the selected file is empty'],
  ['', 'The selected file is empty'],
  ['a\nb.pdf', 'The selected file is empty'],
])('the message for the rejected file %j names it if it can be shown [contact.send]', (name, message) => {
  expect(rejectedFileText(name, 'The selected file is empty')).toBe(message);
});

it.each([
  ['a.pdf', 'a.pdf cannot be sent: the selected file is empty', true],
  ['b.pdf', 'a.pdf cannot be sent: the selected file is empty', false],
  ['a.pdf', 'Choose the file again', false],
  ['a.pdf', undefined, false],
])('the file %j is rejected by the message %j: %s [contact.send]', (name, message, expected) => {
  expect(isRejected(name, message)).toBe(expected);
});
