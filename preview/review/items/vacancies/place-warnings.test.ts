import { expect, it } from 'vitest';
import { findPlaceWarnings } from './place-warnings.ts';
import { fillPlace } from './restaurant-place.ts';

const restaurants = [
  { label: 'Soho', city: 'London' },
  { label: 'Bath' },
  { label: 'Leeds', city: 'Leeds', lat: 53.8, lng: -1.54 },
];

it.each([
  [{ location: 'Soho', city: 'Bath' }, 1],
  [{ location: 'Soho' }, 1],
  [{ location: 'Soho', city: ' london' }, 0],
  [{ location: 'Bath', city: 'London' }, 0],
  [{ location: 'Head Office', city: 'Leeds' }, 0],
  [{ location: 7 }, 0],
])('a vacancy at %j has %i warnings about its place [editor.content]', (vacancy, count) => {
  const found = findPlaceWarnings(vacancy, { restaurants });
  expect(found).toHaveLength(count);
  if (count > 0)
    expect(found[0]).toEqual({
      path: ['city'],
      message: 'The restaurant “Soho” is in London. Change the city, latitude and longitude too.',
      fixes: [{ label: 'Use the restaurant’s city', changes: [{ path: ['city'], value: 'London' }] }],
    });
});

const usesPlace = {
  label: 'Use the restaurant’s city and position',
  changes: [
    { path: ['city'], value: 'Leeds' },
    { path: ['lat'], value: 53.8 },
    { path: ['lng'], value: -1.54 },
  ],
};

it.each([
  [{ city: 'York', lat: 53.8, lng: -1.54 }, 'city'],
  [{ city: 'Leeds', lat: 51.5, lng: -1.54 }, 'lat'],
  [{ city: 'Leeds', lat: 53.8, lng: '-0.12' }, 'lat'],
  [{ city: 'Leeds', lat: 53.801, lng: -1.541 }, undefined],
  [{ city: 'Leeds' }, undefined],
  [{ city: 'Leeds', lat: 'north' }, undefined],
])('a vacancy in Leeds with %j is offered the place of its restaurant at “%s” [editor.content]', (place, field) => {
  const found = findPlaceWarnings({ location: 'Leeds', ...place }, { restaurants });
  expect(found.map(({ path, fixes }) => [path, fixes])).toEqual(field === undefined ? [] : [[[field], [usesPlace]]]);
});

it.each([
  [{ location: 'Leeds' }, { location: 'Leeds', city: 'Leeds', lat: 53.8, lng: -1.54 }],
  [
    { location: 'Leeds', city: '' },
    { location: 'Leeds', city: 'Leeds', lat: 53.8, lng: -1.54 },
  ],
  [
    { location: 'Leeds', city: 'York' },
    { location: 'Leeds', city: 'York' },
  ],
  [{ location: 'Bath' }, { location: 'Bath' }],
  [{ location: 'Head Office' }, { location: 'Head Office' }],
])('the vacancy %j, whose restaurant was just chosen, becomes %j [editor.content]', (vacancy, filled) => {
  expect(fillPlace(vacancy, { restaurants })).toEqual(filled);
});

const leeds = { location: 'Leeds', city: 'Leeds', lat: 53.8, lng: -1.54 };

it.each([
  [leeds, 'Soho', { location: 'Soho', city: 'London' }],
  [{ location: 'Soho', city: 'London' }, 'Leeds', leeds],
  [{ ...leeds, city: 'York' }, 'Soho', { ...leeds, city: 'York', location: 'Soho' }],
  [{ ...leeds, lat: 54 }, 'Soho', { ...leeds, lat: 54, location: 'Soho' }],
  [leeds, 'Head Office', { ...leeds, location: 'Head Office' }],
])('the vacancy %j moves to the restaurant “%s” as %j [editor.content]', (before, location, moved) => {
  expect(fillPlace({ ...before, location }, { restaurants }, before)).toEqual(moved);
});
