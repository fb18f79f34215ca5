import { describe, expect, it } from 'vitest';
import { describePolicy } from './card-policy.ts';

const terms = { amountPence: 500, freeUntil: undefined };

describe('the policy of a card guarantee [booking.card] [upstream.claims]', () => {
  it.each([
    [{ policyText: 'Ours.', guaranteeAmountPence: 500, cancelHours: 24 }, 'Ours.'],
    [{ policyText: 'Ours.', guarantee: terms }, 'The restaurant’s general policy: Ours.'],
    [{ guaranteeAmountPence: 500, cancelHours: 24, guarantee: terms }, 'This table needs a card to confirm.'],
    [{}, 'This table needs a card to confirm.'],
    [{ guaranteeAmountPence: 0 }, 'This table needs a card to confirm.'],
    [{ cancelHours: 1 }, 'This table needs a card to confirm. You can cancel until 1 hour before.'],
    [{ guaranteeAmountPence: 500 }, 'This table needs a card to confirm. If you do not come, £15.00 may be charged.'],
    [
      { guaranteeAmountPence: 500, cancelHours: 24 },
      'This table needs a card to confirm. If you do not come, or cancel less than 24 hours before, £15.00 may be charged.',
    ],
  ])('says no more than the booking system: %o', (guarantee, text) => {
    const stated = {
      policyText: undefined,
      guarantee: undefined,
      guaranteeAmountPence: undefined,
      cancelHours: undefined,
      ...guarantee,
    };
    expect(describePolicy(stated, { adults: 2, children: 1 })).toBe(text);
  });
});
