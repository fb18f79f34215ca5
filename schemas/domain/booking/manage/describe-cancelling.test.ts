import { describe, expect, it } from 'vitest';
import { describeCancelled, describeCancelling } from './describe-cancelling.ts';

const freeUntil = '2026-07-02T18:30:00.000Z';
const terms = { amountPence: 1000, freeUntil };

describe('cancelling a table that a card holds [booking.card] [diner.manage]', () => {
  const before = 'Cancelling is free until Thursday 2 July 2026, 19:30. After that,';
  const late = 'It is too late to cancel free of charge: from now on,';

  it.each([
    ['before the time limit', terms, '2026-07-02T18:29:59Z', before],
    ['from the time limit on', terms, freeUntil, late],
    ['without a time limit', { amountPence: 1000 }, freeUntil, late],
    ['of which the time now does not matter', terms, undefined, before],
  ])('%s is described on the clock of the restaurant, with the whole amount', (_, guarantee, now, text) => {
    const held = { guarantee, covers: 7, timeZone: 'Europe/London' };
    expect(describeCancelling(held, now === undefined ? undefined : Date.parse(now))).toBe(
      `${text} cancelling or not coming may cost up to £70 (7 × £10).`,
    );
  });

  it('names the number of people that the card was given for, and no multiple of one', () => {
    const describeFor = (guarantee: object, covers: number) =>
      describeCancelling({ guarantee: { amountPence: 750, ...guarantee }, covers, timeZone: undefined });
    expect(describeFor({ covers: 7 }, 4)).toContain('may cost up to £52.50 (7 × £7.50).');
    expect(describeFor({}, 1)).toContain('may cost up to £7.50.');
  });
});

describe('a cancelled table [booking.card] [diner.manage]', () => {
  it.each([
    [terms, 'Nothing is charged to your card.'],
    [
      { amountPence: 1000 },
      'It was cancelled after the free time: the restaurant may charge your card up to £20 (2 × £10), and writes to you if it does.',
    ],
    [{ amountPence: 0 }, undefined],
  ])('with the terms %o says whether the card may be charged', (guarantee, text) => {
    expect(describeCancelled({ guarantee, covers: 2 })).toBe(text);
  });
});
