import { describe, expect, it } from 'vitest';
import { findRestaurantsByText, groupRestaurantsByCity } from './group-restaurants.ts';
import { restaurant } from './restaurant.ts';

const place = (slug: string, city: string | null, more: object = {}) =>
  restaurant.parse({
    storeId: slug,
    slug,
    city,
    title: slug.replace(/^./, (letter) => letter.toUpperCase()),
    lat: 0,
    lng: 0,
    ...more,
  });

const all = [
  place('soho', 'london', { cityName: 'London', address: ['12 Frith Street'], postcode: 'W1D 4RQ' }),
  place('bath', 'bath', { postcode: 'BA1 1JQ' }),
  place('battersea', 'london', { postcode: 'SW11 8AB' }),
  place('quays', 'salford-quays'),
];

describe('grouping restaurants by city', () => {
  it('sorts cities and restaurants by name', () => {
    expect(
      groupRestaurantsByCity(all).map(({ name, restaurants }) => [name, restaurants.map(({ slug }) => slug)]),
    ).toEqual([
      ['Bath', ['bath']],
      ['London', ['battersea', 'soho']],
      ['Salford Quays', ['quays']],
    ]);
  });
});

it('lists a restaurant without a city by its own name [route.restaurant] [upstream.entries]', () => {
  const groups = groupRestaurantsByCity([place('soho', 'london'), place('pier', null, { title: 'The pier' })]);
  expect(groups.map(({ city, name }) => [city, name])).toEqual([
    ['london', 'London'],
    ['pier', 'The pier'],
  ]);
});

describe('finding restaurants by text', () => {
  it.each([
    ['soho', ['soho']],
    ['SOHO, London', ['soho']],
    ['london', ['soho', 'battersea']],
    ['frith', ['soho']],
    ['w1d', ['soho']],
    ['W1D 4RQ', ['soho']],
    ['sw118ab', ['battersea']],
    ['ba', ['bath', 'battersea']],
    ['quay', ['quays']],
    ['paris', []],
    ['', ['soho', 'bath', 'battersea', 'quays']],
  ])('finds for “%s” %o [finder.search]', (words, slugs) => {
    expect(findRestaurantsByText(all, words.split(',')).map(({ slug }) => slug)).toEqual(slugs);
  });
});
