import { expect, it } from 'vitest';
import { personKey } from './person-key.ts';

it.each([
  ['ada@example.com', 'ADA+pudding@Example.com'],
  ['ada.byron@gmail.com', 'AdaByron+x+y@googlemail.com'],
])('a person is %s and %s alike', (one, other) => {
  expect(personKey(one)).toBe(personKey(other));
});

it.each([
  ['ada.byron@example.com', 'adabyron@example.com'],
  ['ada@example.com', 'ada@example.org'],
  ['ada@example.com', 'adam@example.com'],
])('%s and %s are two', (one, other) => {
  expect(personKey(one)).not.toBe(personKey(other));
});
