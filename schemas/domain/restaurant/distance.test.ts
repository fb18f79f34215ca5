import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween, positionOf, readPoint } from './distance.ts';
import { findNearestRestaurants, formatMiles } from './nearest-restaurants.ts';
import { restaurant } from './restaurant.ts';

const bath = { lat: 51.3781, lng: -2.3563 };
const soho = { lat: 51.5137, lng: -0.1337 };
const birmingham = { lat: 52.4775, lng: -1.8936 };
const salford = { lat: 53.4715, lng: -2.295 };

describe('miles between places [distance.miles]', () => {
  it.each([
    ['Soho to Bath', soho, bath, 96.2],
    ['Soho to Birmingham', soho, birmingham, 100.2],
    ['Soho to Salford', soho, salford, 163.0],
    ['a quarter of the way round', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, (3959 * Math.PI) / 2],
    ['half way round', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 3959 * Math.PI],
  ])('are great-circle distances: %s [distance.miles]', (_, one, other, miles) => {
    expect(milesBetween(one, other)).toBeCloseTo(miles, 1);
  });

  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  it('are the same in both directions, and 0 to the place itself [distance.miles]', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 6);
        expect(milesBetween(one, one)).toBe(0);
      }),
    );
  });
});

const at = (title: string, place: { lat: number; lng: number }) =>
  restaurant.parse({ storeId: title, slug: title.toLowerCase(), city: 'x', title, ...place });

describe('the nearest restaurants', () => {
  const all = [at('Salford', salford), at('Birmingham', birmingham), at('Soho', soho), at('Bath', bath)];
  const reach = { most: 10, miles: 100, earthRadiusMiles: 3959 };

  it('are sorted by distance and nearer than a hundred miles [finder.search]', () => {
    expect(findNearestRestaurants(all, soho, reach).map(({ title }) => title)).toEqual(['Soho', 'Bath']);
  });

  it('leave out a restaurant without a position [finder.search]', () => {
    const unplaced = { ...at('Unplaced', soho), lat: undefined, lng: undefined };
    expect(findNearestRestaurants([unplaced, at('Soho', soho)], soho, reach).map(({ title }) => title)).toEqual([
      'Soho',
    ]);
  });

  it('are ten at most [finder.search]', () => {
    const many = Array.from({ length: 30 }, (_, index) => at(`R${index}`, soho));
    expect(findNearestRestaurants(many, soho, reach)).toHaveLength(10);
  });
});

it.each([
  [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 0 },
  ],
  [{ lat: 51.5 }, undefined],
  [{ lng: -0.1 }, undefined],
  [{}, undefined],
])('knows of the place %j the position %j [finder.map]', (place, position) => {
  expect(positionOf(place)).toEqual(position);
});

it.each([
  ['51.51,-0.13', { lat: 51.51, lng: -0.13 }],
  [' 51 , 0 ', { lat: 51, lng: 0 }],
  ['Bath', undefined],
  ['90,180', { lat: 90, lng: 180 }],
  ['-90,-180', { lat: -90, lng: -180 }],
  ['91,0', undefined],
  ['51.5', undefined],
  ['51.5,-181', undefined],
])('parses %j to the point %j [finder.near-me]', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});

it.each([
  [0, 'less than 0.1 miles'],
  [0.049, 'less than 0.1 miles'],
  [0.05, '0.1 miles'],
  [0.44, '0.4 miles'],
  [0.97, '1 mile'],
  [9.96, '10 miles'],
  [12.6, '13 miles'],
])('formats %d miles as “%s” [finder.search]', (miles, text) => {
  expect(formatMiles(miles)).toBe(text);
});
