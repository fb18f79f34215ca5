import { expect, it } from 'vitest';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { readUnlistedPins, writeUnlistedPins } from './unlisted-pins.ts';

it.each([
  [{ city: 'bath' }, '/restaurants/bath/pier'],
  [{ city: null }, '/restaurants/pier'],
])('are read as they were written, with a city and without: %j [finder.map] [route.restaurant]', (more, path) => {
  const pier = restaurant.parse({ storeId: '1', slug: 'pier', title: 'The pier', lat: 51, lng: -2, ...more });
  expect(readUnlistedPins(writeUnlistedPins([pier]))).toEqual([
    { place: 'pier', title: 'The pier', path, lat: 51, lng: -2 },
  ]);
});
