import { expect, it } from 'vitest';
import { offerState } from './offer-state.ts';

const week = { startDate: '2026-07-01', endDate: '2026-07-07' };

it.each([
  ['2026-06-30T22:59:59Z', week, 'coming'],
  ['2026-06-30T23:00:00Z', week, 'current'],
  ['2026-07-07T22:59:59Z', week, 'current'],
  ['2026-07-07T23:00:00Z', week, 'over'],
  ['2026-06-30T12:00:00Z', { endDate: '2026-07-07' }, 'current'],
  ['2030-01-01T12:00:00Z', { startDate: '2026-07-01' }, 'current'],
  ['2026-07-01T12:00:00Z', { startDate: '2026-07-01', endDate: '2026-07-01' }, 'current'],
  ['2026-07-01T12:00:00Z', {}, 'current'],
])('an offer is at %s with the days %j %s, by the day in London [offer.page]', (now, days, state) => {
  expect(offerState({ startDate: undefined, endDate: undefined, ...days }, new Date(now))).toBe(state);
});
