import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { type AllergenLevel, mapAllergens } from '#schemas/domain/menu/menu.ts';
import { checkDish, checkMenu } from './check-dish.ts';
import { findFoodWords } from './find-food-words.ts';

const noneDeclared = mapAllergens((): AllergenLevel => 'none-declared');
const messages = (dish: object) => checkDish(dish).map(({ path, message }) => [path.join('.'), message]);

describe('an ingredient in a name or description', () => {
  it.each([
    ['Peanut satay', 'peanuts'],
    ['King prawns in chilli', 'crustaceans'],
    ['Soft-shell crab', 'crustaceans'],
    ['Egg fried rice', 'eggs'],
    ['Grilled halloumi', 'milk'],
    ['Soy-glazed aubergine', 'soya'],
    ['Crème fraîche', 'milk'],
    ['Anchovies on toast', 'fish'],
    ['Oysters, shallot vinegar', 'molluscs'],
    ['Bánh mì', 'gluten'],
    ['Cashew milk', 'nuts'],
    ['Peanut butter', 'peanuts'],
    ['Brazil nuts', 'nuts'],
    ['Fish sauce, lime', 'fish'],
  ])('is read from “%s” [editor.menus]', (text, allergen) => {
    expect([...findFoodWords(text).keys()]).toContain(allergen);
  });

  it.each([
    'Coconut milk',
    'Coconut-milk curry',
    'Oat milk latte',
    'Peanut-free',
    'Butternut squash',
    'Butter beans',
    'Cocoa butter',
    'Oyster mushrooms',
    'King oyster skewers',
    'Eggplant',
    'Egg plant',
    'Egg-free noodles',
    'Without egg',
    'No added egg',
    'Vegan mayo',
    'Plant-based cheese',
    'Crab apple jelly',
    'Cream of tartar',
    'Nutmeg',
    'Coconut',
    'Doughnut',
    'Soybean-free',
    'Mustang',
    'Vegetarian fish sauce',
  ])('is not read from “%s” [editor.menus]', (text) => {
    expect([...findFoodWords(text)]).toEqual([]);
  });

  it('is not milk in peanut butter, and no negation reaches the next clause [editor.menus]', () => {
    expect([...findFoodWords('Peanut butter').keys()]).toEqual(['peanuts']);
    expect([...findFoodWords('Vegan bowl, egg').keys()]).toEqual(['eggs']);
    expect([...findFoodWords('No egg and prawns').keys()]).toEqual(['crustaceans']);
  });
});

describe('a dish', () => {
  it.each<[AllergenLevel, number]>([
    ['contains', 0],
    ['may-contain', 0],
    ['none-declared', 1],
    ['unknown', 1],
  ])('that names an ingredient with the level %s has %i warnings [editor.menus]', (peanuts, count) => {
    expect(checkDish({ name: 'Peanut satay', allergens: { ...noneDeclared, peanuts } })).toHaveLength(count);
  });

  it('without any record has a warning for what it names, with the word and its place [editor.menus]', () => {
    expect(messages({ name: 'Laksa', description: 'Prawns and tofu' })).toEqual([
      ['allergens.crustaceans', 'The description says “prawns”, but the record says “unknown” for crustaceans.'],
      ['allergens.soya', 'The description says “tofu”, but the record says “unknown” for soya.'],
    ]);
  });

  it('with a tag that its record does not support has a warning at the tag [editor.menus]', () => {
    const dish = {
      name: 'Rendang',
      dietaryTags: [{ name: 'Hot' }, { name: 'Vegan' }],
      allergens: { ...noneDeclared, milk: 'contains' },
    };
    expect(messages(dish).map(([path]) => path)).toEqual(['dietaryTags.1']);
  });

  it.each([null, 'text', 7, { name: 'Egg', allergens: { eggs: 'maybe' } }])(
    'that cannot be read has none: %j [editor.menus]',
    (dish) => {
      expect(checkDish(dish)).toEqual([]);
    },
  );
});

it('warns about one dish of the demo, of which nothing is declared [editor.menus]', () => {
  expect(demoData.menus.length).toBeGreaterThan(2);
  expect(demoData.menus.flatMap(checkMenu).map(({ dish, path }) => `${dish} ${path.at(-1)}`)).toEqual([
    'Catch of the day soya',
  ]);
});

it('gives the path in the menu, beside entries that are unusable [editor.menus]', () => {
  const menu = { sections: ['?', { items: [null, { name: 'Egg' }] }] };
  expect(checkMenu(menu).map(({ path }) => path)).toEqual([['sections', 1, 'items', 1, 'allergens', 'eggs']]);
});
