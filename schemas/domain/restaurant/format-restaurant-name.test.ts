import { expect, it } from 'vitest';
import { formatRestaurantName } from './format-restaurant-name.ts';

it.each([
  ['Leeds Granary', 'Copper Kettle Leeds Granary'],
  ['Copper Kettle Leeds Granary', 'Copper Kettle Leeds Granary'],
  ['COPPER KETTLE: Leeds', 'COPPER KETTLE: Leeds'],
  ['Copper Kettle', 'Copper Kettle'],
  ['Copper Kettles Yard', 'Copper Kettle Copper Kettles Yard'],
])('names the chain once in front of %s [upstream.claims]', (title, expected) => {
  expect(formatRestaurantName({ brand: 'Copper Kettle', restaurant: { title } })).toBe(expected);
});

it('is the part that is known [upstream.claims]', () => {
  expect(formatRestaurantName({ brand: '', restaurant: { title: 'Bath' } })).toBe('Bath');
  expect(formatRestaurantName({ brand: 'Copper Kettle', restaurant: undefined })).toBe('Copper Kettle');
});
