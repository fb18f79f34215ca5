import { describe, expect, it } from 'vitest';
import { allergens } from '../allergens.ts';
import { menu } from '../menu.ts';
import { isDietTag } from '../tag-order.ts';
import { formatProfile, joinChoices, parseProfile } from './diet-profile.ts';
import { countSuitable, suitsChoice } from './dish-facts.ts';
import { formatDishFacts, formatMenuFacts } from './format-dish-facts.ts';

const none = Object.fromEntries(allergens.map((name) => [name, 'none-declared']));
const dish = (id: string, record?: object, tags: readonly string[] = []) => ({
  id,
  name: id,
  allergens: record,
  dietaryTags: tags.map((name) => ({ name })),
});
const { sections } = menu.parse({
  id: 'm',
  name: 'M',
  sections: [
    {
      id: 's',
      name: 'S',
      items: [
        dish('vegan', none, ['Vegan']),
        dish('milk', { ...none, milk: 'contains' }),
        dish('traces', { ...none, milk: 'may-contain' }),
        dish('unknown'),
        dish('plain', none),
        dish('plain-too', none),
      ],
    },
  ],
});
const suitable = (avoid: readonly string[], diet: readonly string[] = []) =>
  sections
    .flatMap(({ items }) => items)
    .filter((each) => suitsChoice(formatDishFacts(each), { diet, avoid }))
    .map(({ id }) => id);

describe('the facts of a dish [diner.profile]', () => {
  it('say that it suits only if it is declared free of what a diner avoids', () => {
    expect(suitable(['milk'])).toEqual(['vegan', 'plain', 'plain-too']);
    expect(suitable([])).toHaveLength(6);
  });

  it('say that it suits a diet that its own diet includes', () => {
    expect(suitable([], ['vegetarian'])).toEqual(['vegan']);
  });

  it.each(['', '|', 'vegan', 'vegan|nnn', 'vegan|??????????????'])('“%s” suit nobody who avoids something', (facts) => {
    expect(suitsChoice(facts, { diet: [], avoid: ['sulphites'] })).toBe(false);
  });

  it('suit nobody who avoids something that is not one of the 14 allergens', () => {
    expect(suitable(['kiwi'])).toEqual([]);
  });

  it('are counted for a whole menu', () => {
    const facts = formatMenuFacts(sections);
    expect(countSuitable(facts, { diet: [], avoid: ['milk'] })).toBe(3);
    expect(countSuitable(facts, { diet: [], avoid: [] })).toBe(6);
    expect(countSuitable('', { diet: [], avoid: [] })).toBe(0);
  });
});

describe('a stored profile [diner.profile]', () => {
  it('is restored as it was saved', () => {
    const profile = { diet: ['vegan', 'halal-chicken'], avoid: ['milk', 'nuts'] };
    expect(parseProfile(formatProfile(profile))).toEqual(profile);
    expect(formatProfile({ diet: [], avoid: [] })).toBe('');
  });

  it('is joined with another choice, each value once', () => {
    const one = { diet: ['vegan'], avoid: ['milk'] };
    expect(joinChoices(one, { diet: ['vegan', 'halal'], avoid: [] })).toEqual({
      diet: ['vegan', 'halal'],
      avoid: ['milk'],
    });
  });

  it('has tags that say what a person eats, not how a dish tastes', () => {
    expect(['vegan', 'halal-chicken', 'made-without-milk'].map(isDietTag)).toEqual([true, true, true]);
    expect(['mild', 'hot', 'new'].map(isDietTag)).toEqual([false, false, false]);
  });
});
