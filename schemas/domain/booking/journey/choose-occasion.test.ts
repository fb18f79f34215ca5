import { describe, expect, it } from 'vitest';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import { chooseOccasion, coversError, coversOf, occasionsFor } from './choose-occasion.ts';

const occasionOf = (id: string, minimumCovers: number, maximumCovers: number): Occasion => ({
  id,
  name: id,
  minimumCovers,
  maximumCovers,
  menuLinkGroup: undefined,
  areaLinkGroup: undefined,
});
const dinner = occasionOf('Dinner', 2, 6);
const bar = occasionOf('Bar', 1, 4);
const occasions = [dinner, bar];
const chosen = (choice: Parameters<typeof chooseOccasion>[1]) => chooseOccasion(occasions, choice)?.id;

describe('the occasion of a booking', () => {
  it('is the chosen one, whatever the party [booking.step1]', () => {
    expect(chosen({ occasionId: 'Bar', adults: 6 })).toBe('Bar');
  });

  it('is the first by default, and where the chosen one does not exist [booking.step1]', () => {
    expect(chosen({})).toBe('Dinner');
    expect(chosen({ occasionId: 'Brunch' })).toBe('Dinner');
    expect(chooseOccasion([], { adults: 2 })).toBeUndefined();
  });

  it('is the first that takes the party, and for a party too large for the first the only one that does [booking.step1] [booking.covers]', () => {
    expect(chosen({ adults: 1 })).toBe('Bar');
    expect(chosen({ adults: 1, children: 1 })).toBe('Dinner');
    expect(chosen({ adults: 6 })).toBe('Dinner');
    expect(chooseOccasion([bar, dinner], { adults: 4, children: 1 })?.id).toBe('Dinner');
    const group = occasionOf('Group', 5, 20);
    expect(chooseOccasion([bar, dinner, group], { adults: 4, children: 1 })?.id).toBe('Bar');
    expect(chooseOccasion([bar, dinner], { adults: 9 })?.id).toBe('Bar');
    expect(chooseOccasion([dinner], { adults: 1 })?.id).toBe('Dinner');
  });

  it('takes parties from its minimum to its maximum, children included [booking.covers]', () => {
    const idsFor = (adults: number, children: number) =>
      occasionsFor(occasions, { adults, children }).map(({ id }) => id);
    expect([idsFor(1, 0), idsFor(1, 1), idsFor(4, 0), idsFor(4, 1), idsFor(4, 2), idsFor(4, 3)]).toEqual([
      ['Bar'],
      ['Dinner', 'Bar'],
      ['Dinner', 'Bar'],
      ['Dinner'],
      ['Dinner'],
      [],
    ]);
  });
});

describe('the covers of a booking', () => {
  it('are the minimum of the occasion and no children by default [booking.step1]', () => {
    expect(coversOf(occasionOf('Group', 8, 12), {})).toEqual({ adults: 8, children: 0 });
    expect(coversOf(undefined, {})).toEqual({ adults: 2, children: 0 });
    expect(coversOf(dinner, { adults: 3, children: 1 })).toEqual({ adults: 3, children: 1 });
  });

  it.each([
    [0, 2, 20, 'There must be one adult at least'],
    [1, 0, 20, 'Dinner is for 2 or more'],
    [1, 1, 20, undefined],
    [6, 0, 20, undefined],
    [6, 1, 20, 'Dinner is for up to 6'],
    [3, 1, 4, undefined],
    [4, 1, 4, 'Tables for up to 4 can be booked here'],
  ])(
    'of %d adults and %d children, with at most %d at a table: %s [booking.covers]',
    (adults, children, most, error) => {
      expect(coversError(dinner, { adults, children }, most)).toBe(error);
    },
  );
});
