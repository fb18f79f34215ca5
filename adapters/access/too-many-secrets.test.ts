import { expect, it } from 'vitest';
import { tooManySecrets } from './too-many-secrets.ts';

it.each([
  [600, 'Too many wrong secrets. Wait 10 minutes, then try again.'],
  [61, 'Too many wrong secrets. Wait 2 minutes, then try again.'],
  [1, 'Too many wrong secrets. Wait 1 minute, then try again.'],
])('after %i seconds another secret is compared, in whole minutes [preview.access]', (seconds, message) => {
  expect(tooManySecrets(seconds)).toBe(message);
});
