import { describe, expect, it } from 'vitest';
import { describeCancelling, describePolicy } from './card-policy.ts';

describe('the policy of a card guarantee [booking.card] [upstream.claims]', () => {
  it.each([
    [{ policyText: 'Ours.', guaranteeAmountPence: 500, cancelHours: 24 }, 'Ours.'],
    [{}, 'This table needs a card to confirm.'],
    [{ guaranteeAmountPence: 0 }, 'This table needs a card to confirm.'],
    [{ cancelHours: 1 }, 'This table needs a card to confirm. You can cancel until 1 hour before.'],
    [{ guaranteeAmountPence: 500 }, 'This table needs a card to confirm. If you do not come, £15.00 may be charged.'],
    [
      { guaranteeAmountPence: 500, cancelHours: 24 },
      'This table needs a card to confirm. If you do not come, or cancel less than 24 hours before, £15.00 may be charged.',
    ],
  ])('says no more than the booking system: %o', (guarantee, text) => {
    const stated = { policyText: undefined, guaranteeAmountPence: undefined, cancelHours: undefined, ...guarantee };
    expect(describePolicy(stated, { adults: 2, children: 1 })).toBe(text);
  });
});

describe('cancelling a table that a card holds [booking.card] [diner.manage]', () => {
  const freeUntil = '2026-07-02T18:30:00.000Z';
  const terms = { amountPence: 1000, freeUntil };
  const before = 'Cancelling is free until Thursday 2 July 2026, 19:30.';

  it.each([
    ['before the time limit', terms, '2026-07-02T18:29:59Z', before],
    ['from the time limit on', terms, freeUntil, 'It is too late to cancel free of charge:'],
    ['without a time limit', { amountPence: 1000 }, freeUntil, 'It is too late to cancel free of charge:'],
    ['of which the time now does not matter', terms, undefined, before],
  ])('%s is described on the clock of the restaurant', (_, guarantee, now, text) => {
    const described = describeCancelling(guarantee, 'Europe/London', now === undefined ? undefined : new Date(now));
    expect(described.startsWith(text)).toBe(true);
    expect(described).toContain('the restaurant may charge your card £10.00 for each guest.');
  });
});
