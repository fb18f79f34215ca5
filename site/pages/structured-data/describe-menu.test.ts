import { expect, it } from 'vitest';
import { menu } from '#schemas/domain/menu/menu.ts';
import { describeMenu } from './describe-menu.ts';

const menuOf = (...items: readonly object[]) =>
  menu.parse({ id: 'main', name: 'Main menu', sections: [{ id: 'starters', name: 'Starters', items }] });

it('describes sections and dishes with price, energy and the diets of their tags [upstream.claims]', () => {
  const laksa = {
    id: 'laksa',
    name: 'Laksa',
    description: 'Coconut.',
    pricePence: 1250,
    kcal: 540,
    dietaryTags: [{ id: 'vegan', name: 'Vegan' }],
  };
  expect(describeMenu({ ...menuOf(laksa), description: 'All day.' })).toEqual({
    '@type': 'Menu',
    name: 'Main menu',
    description: 'All day.',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Starters',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Laksa',
            description: 'Coconut.',
            offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'GBP' },
            nutrition: { '@type': 'NutritionInformation', calories: '540 kcal' },
            suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
          },
        ],
      },
    ],
  });
});

it('omits what the menu does not have, and sections without dishes [upstream.claims]', () => {
  expect(describeMenu(menuOf({ id: 'tea', name: 'Tea' }))).toEqual({
    '@type': 'Menu',
    name: 'Main menu',
    hasMenuSection: [{ '@type': 'MenuSection', name: 'Starters', hasMenuItem: [{ '@type': 'MenuItem', name: 'Tea' }] }],
  });
  expect(describeMenu(menuOf())).toMatchObject({ hasMenuSection: [] });
});

it.each([
  ['Vegetarian', ['https://schema.org/VegetarianDiet']],
  ['Halal', ['https://schema.org/HalalDiet']],
  ['Hot', undefined],
])('describes the diet of the tag %s [upstream.claims]', (name, suitableForDiet) => {
  const dish = { id: 'satay', name: 'Satay', dietaryTags: [{ id: 'tag', name }] };
  const item = { '@type': 'MenuItem', name: 'Satay', ...(suitableForDiet && { suitableForDiet }) };
  expect(describeMenu(menuOf(dish))).toMatchObject({ hasMenuSection: [{ hasMenuItem: [item] }] });
});

it('describes a dish that is free, and water without energy [upstream.claims]', () => {
  expect(describeMenu(menuOf({ id: 'water', name: 'Water', pricePence: 0, kcal: 0 }))).toMatchObject({
    hasMenuSection: [{ hasMenuItem: [{ offers: { price: '0.00' }, nutrition: { calories: '0 kcal' } }] }],
  });
});
