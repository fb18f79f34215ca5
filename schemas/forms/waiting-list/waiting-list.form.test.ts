import { expect, it } from 'vitest';
import { waitingListForm } from './waiting-list.form.ts';

const values = { from: '19:00', to: '20:00', firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@example.com' };
const times = ['19:00', '20:00'].map((value) => ({ value, label: value }));
const context = { today: '2026-12-01', choices: { from: times, to: times } };
const messagesOf = (change: object, more: object = {}): string[] =>
  waitingListForm.rules.flatMap((rule) =>
    rule.validate({ ...values, ...change }, { ...context, ...more }).map(({ message }) => message),
  );

it('accepts times, names and an email address without a telephone number [diner.waiting-list]', () => {
  expect(waitingListForm.fields.parse(values)).toEqual(values);
  expect(messagesOf({})).toEqual([]);
});

it.each([
  ['a first time that is none', { from: '1st' }, 'Choose the first time that suits you'],
  ['a last time that is none', { to: 'soon' }, 'Choose the last time that suits you'],
  [
    'a first time at which a table may have become free',
    { from: '12:00' },
    '12:00 is no longer on the waiting list: a table may be free. Choose another time, or look for a table.',
  ],
  [
    'such a last time',
    { to: '20:15' },
    '20:15 is no longer on the waiting list: a table may be free. Choose another time, or look for a table.',
  ],
  ['a last time before the first', { from: '20:00', to: '19:00' }, 'Choose a last time that is not before the first'],
])('explains %s [diner.waiting-list]', (_, change, message) => {
  expect(messagesOf(change)).toEqual([message]);
});

it('requires a telephone number where the restaurant does [diner.waiting-list]', () => {
  expect(messagesOf({}, { phoneRequired: true })).toEqual(['Enter a telephone number']);
});
