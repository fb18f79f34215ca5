import { expect, it } from 'vitest';
import { configuration } from '#schemas/configuration/configuration.ts';
import { restaurant } from '#schemas/restaurant/restaurant.ts';
import { noAnswers } from '../booking/no-answers.ts';
import type { ContentSource } from './content-source.ts';
import { createLoaders } from './loaders.ts';
import { jobSearchOptions } from './search-jobs.ts';

const soho = restaurant.parse({
  storeId: '1',
  slug: 'soho',
  city: 'london',
  title: 'Soho',
  lat: 51.5137,
  lng: -0.1337,
});
const gone = (): Promise<never> => Promise.reject(new Error('no answer'));
const nothing: ContentSource = {
  page: gone,
  pages: gone,
  settings: gone,
  restaurants: async () => [soho],
  menu: gone,
  menus: gone,
  offer: gone,
  offers: gone,
  job: gone,
  jobs: gone,
  jobPlace: gone,
  places: gone,
  placesAt: gone,
  social: gone,
};
const reach = { most: 10, miles: 100, earthRadiusMiles: 3959 };
const { nearby, wallet } = createLoaders({
  source: nothing,
  forms: async () => undefined,
  wallets: { offered: gone },
  booking: noAnswers,
  reach,
  jobSearch: jobSearchOptions(configuration.parse({})),
  frame: configuration.parse({}),
  offersPerRestaurant: false,
});
const { signal } = new AbortController();

it('measures from where the visitor is, even when nobody can say how that place is called', async () => {
  const found = await nearby({ source: 'nearby', near: '51.51,-0.13' }, signal);
  expect(found?.place).toEqual({ label: 'where you are', lat: 51.51, lng: -0.13 });
  expect(found?.restaurants.map(({ title }) => title)).toEqual(['Soho']);
});

it('cannot answer for words when nobody can be asked where they are', async () => {
  await expect(nearby({ source: 'nearby', near: 'Soho' }, signal)).rejects.toThrow('no answer');
});

it('asks about wallets only for somebody who has joined', async () => {
  expect(await wallet({ source: 'wallet' }, signal)).toBeUndefined();
  await expect(wallet({ source: 'wallet', emailAddress: 'ada@example.com' }, signal)).rejects.toThrow('no answer');
});
