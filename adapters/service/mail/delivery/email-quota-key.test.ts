import { expect, it } from 'vitest';
import { getEmailQuotaKey } from './email-quota-key.ts';

it.each([
  ['ada@example.com', 'ADA+pudding@Example.com'],
  ['ada.byron@gmail.com', 'AdaByron+x+y@googlemail.com'],
])('%s and %s have the same key [form.abuse]', (one, other) => {
  expect(getEmailQuotaKey(one)).toBe(getEmailQuotaKey(other));
});

it.each([
  ['ada.byron@example.com', 'adabyron@example.com'],
  ['ada@example.com', 'ada@example.org'],
  ['ada@example.com', 'adam@example.com'],
])('%s and %s have different keys [form.abuse]', (one, other) => {
  expect(getEmailQuotaKey(one)).not.toBe(getEmailQuotaKey(other));
});
