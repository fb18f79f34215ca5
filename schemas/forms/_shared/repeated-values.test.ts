import { expect, it } from 'vitest';
import { describeSentValues, repeatedFields } from './repeated-values.ts';

const thanks = { heading: 'Thank you', repeated: 'Your times: {from} to {to}.' };

it('names the fields that a confirmation repeats [form.nojs]', () => {
  expect(repeatedFields({ thanks })).toEqual(['from', 'to']);
  expect(repeatedFields({ thanks: { heading: 'Thank you' } })).toEqual([]);
  expect(repeatedFields({})).toEqual([]);
});

it.each([
  [{ from: '19:00', to: '20:00' }, 'Your times: 19:00 to 20:00.'],
  [{ from: '18:00', to: '18:00' }, 'Your times: 18:00.'],
  [{ from: '19:00' }, undefined],
  [{ from: '19:00', to: '' }, undefined],
])('repeats %j as %j [form.nojs] [diner.waiting-list]', (values, text) => {
  expect(describeSentValues({ thanks }, values)).toBe(text);
  expect(describeSentValues({}, values)).toBeUndefined();
});
