import { expect, it } from 'vitest';
import { resolveChosenJourney } from './resolve-chosen-journey.ts';

it.each([
  ['?restaurant=soho&date=2026-12-24&adults=2', '/booking/soho?date=2026-12-24&adults=2'],
  ['?restaurant=soho&near=Bath', '/booking/soho'],
  ['?date=2026-12-24', undefined],
  ['?restaurant=//evil.example', undefined],
  ['?restaurant=..%2Fadmin', undefined],
  ['', undefined],
])('redirects %s to %s [booking.location]', (search, location) => {
  expect(resolveChosenJourney({ path: '/booking/choose', search })).toBe(location);
});

it('ignores other addresses [booking.location]', () => {
  expect(resolveChosenJourney({ path: '/booking/soho', search: '?restaurant=bath' })).toBeUndefined();
});
