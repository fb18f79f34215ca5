import { describe, expect, it } from 'vitest';
import { chosenOccasionName } from './chosen-occasion.ts';
import { occasionRules } from './occasion-rules.ts';

const dinner = { id: 'dinner', name: 'Lunch or dinner' };
const birthday = { id: 'birthday', name: 'Birthday' };
const rules = {
  occasions: [dinner, birthday].map((each) => occasionRules.parse({ ...each, minimumCovers: 1, maximumCovers: 8 })),
};

describe('the occasion that a guest reads', () => {
  it.each([
    ['is left out for the first one, which nobody has to choose', dinner, rules, undefined],
    ['is named where it was chosen', birthday, rules, 'Birthday'],
    ['is named where the restaurant no longer takes bookings', dinner, undefined, 'Lunch or dinner'],
  ])('%s [diner.manage] [booking.mail]', (_, occasion, known, name) => {
    expect(chosenOccasionName(occasion, known)).toBe(name);
  });
});
