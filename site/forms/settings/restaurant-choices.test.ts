import { expect, it } from 'vitest';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { orderRestaurantChoices, restaurantChoices } from './restaurant-choices.ts';

const restaurants = [
  { storeId: '1', slug: 'soho', city: 'london', cityName: 'London', title: 'Soho' },
  { storeId: '2', slug: 'bath', city: 'bath', title: 'Bath' },
  { storeId: '3', slug: 'angel', city: 'london', title: 'Angel' },
  { storeId: '4', slug: 'airport', title: 'Airport' },
].map((each) => restaurant.parse({ lat: 0, lng: 0, ...each }));
const ordered = [
  { value: '4', label: 'Airport' },
  { value: '2', label: 'Bath', group: 'Bath' },
  { value: '3', label: 'Angel', group: 'London' },
  { value: '1', label: 'Soho', group: 'London' },
];

it('lists restaurants by city, then by name [signup.fields] [contact.group]', () => {
  expect(restaurantChoices(restaurants)).toEqual(ordered);
});

it('lists those of an enquiry in the same order and groups, and unknown ones last by name [contact.reasons]', () => {
  const named = (value: string, label: string) => ({ value, label });
  const choices = [named('9', 'Zoo'), named('1', 'Soho'), named('8', 'Abbey'), named('2', 'Bath'), named('3', 'Angel')];
  expect(orderRestaurantChoices(choices, restaurants)).toEqual([
    ...ordered.slice(1),
    named('8', 'Abbey'),
    named('9', 'Zoo'),
  ]);
  expect(orderRestaurantChoices(choices, []).map(({ label }) => label)).toEqual([
    'Abbey',
    'Angel',
    'Bath',
    'Soho',
    'Zoo',
  ]);
});
