import { describe, expect, it } from 'vitest';
import { findNamedChoice, nameChoices } from './named-choices.ts';

const choices = [
  { value: '1', label: 'Soho', group: 'London' },
  { value: '2', label: 'High Street', group: 'Bath' },
  { value: '3', label: 'High Street', group: 'York' },
  { value: '4', label: 'The Quay', group: 'Poole' },
  { value: '5', label: 'The Quay', group: 'Poole' },
  { value: '6', label: 'Café' },
];

describe('the names of many options [form.server] [scale.growth]', () => {
  it('are their labels, with the group or the value where labels are equal', () => {
    expect([...nameChoices(choices).values()]).toEqual([
      'Soho',
      'High Street, Bath',
      'High Street, York',
      'The Quay, Poole (4)',
      'The Quay, Poole (5)',
      'Café',
    ]);
  });

  it.each([
    ['Soho', '1'],
    ['soho', '1'],
    ['soho, london', '1'],
    ['High Street, York', '3'],
    ['The Quay, Poole (5)', '5'],
    ['cafe', '6'],
    ['4', '4'],
  ])('find the option “%s”', (typed, value) => {
    expect(findNamedChoice(choices, typed)).toBe(value);
  });

  it.each(['High Street', 'The Quay, Poole', 'Atlantis', ''])(
    'find none for “%s”, which matches none or several',
    (typed) => {
      expect(findNamedChoice(choices, typed)).toBeUndefined();
    },
  );

  it('give the value of each option back', () => {
    for (const [value, name] of nameChoices(choices)) expect(findNamedChoice(choices, name)).toBe(value);
  });
});
