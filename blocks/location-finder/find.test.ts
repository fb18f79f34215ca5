import { describe, expect, it } from 'vitest';
import type { Nearby } from '#schemas/content/tile/need.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { type FinderQuery, find, readFinderQuery } from './find.ts';

const step = { icon: 'step-free', name: 'Step-free entrance' };
const hours = { Open: '12:00', Close: '22:00' };
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const open = Object.fromEntries(days.map((day) => [day, hours]));
const restaurantIn = (title: string, more: object = {}) =>
  restaurant.parse({ storeId: title, slug: title.toLowerCase(), city: 'x', title, lat: 51, lng: 0, ...more });
const york = restaurantIn('York', { cityName: 'York' });
const bath = restaurantIn('Bath', { cityName: 'Bath', openingTimes: open, amenities: [step] });
const soho = restaurantIn('Soho', { cityName: 'London', openingTimes: open });
const all = [york, soho, bath];
/** Saturday, half past six in the evening. */
const now = new Date('2026-11-21T18:30:00Z');

const place = { label: 'Marylebone', lat: 51.52, lng: -0.15 };
const nearby = (restaurants: readonly (typeof bath)[]): Nearby => ({
  place,
  restaurants: restaurants.map((each, index) => ({ ...each, distance: { milesValue: index + 1 } })),
  miles: 100,
});
const unknown: Nearby = { ...nearby([]), place: undefined };
const nothing: FinderQuery = { near: '', words: '', open: false, collect: false, amenities: [] };
const findWith = (asked: Partial<FinderQuery>, near?: Nearby, restaurants = all) => {
  const { restaurants: found, ...said } = find(restaurants, near, { ...nothing, ...asked }, now);
  return { ...said, found: found.map(({ title }) => title) };
};
const marylebone = { near: 'Marylebone', words: 'Marylebone' };

describe('the finder without a place [finder.search]', () => {
  it('has all restaurants by name, and says how many', () => {
    expect(findWith({})).toEqual({
      found: ['Bath', 'Soho', 'York'],
      ranked: false,
      message: '3 restaurants.',
      failed: false,
    });
    expect(findWith({}, undefined, [york]).message).toBe('1 restaurant.');
    expect(findWith({}, undefined, [])).toEqual({ found: [], ranked: false, message: 'No restaurant.', failed: true });
  });

  it.each([
    [{ open: true }, ['Bath', 'Soho'], '2 restaurants with what you asked for.', false],
    [{ amenities: ['step-free'] }, ['Bath'], '1 restaurant with what you asked for.', false],
    [{ collect: true }, [], 'No restaurant with what you asked for.', true],
  ])('has those that fit what is asked for: %o', (asked, found, message, failed) => {
    expect(findWith(asked)).toEqual({ found, ranked: false, message, failed });
  });
});

describe('the finder with a place [finder.search]', () => {
  it('has the nearest first, and says so', () => {
    expect(findWith(marylebone, nearby([soho, bath]))).toEqual({
      found: ['Soho', 'Bath'],
      ranked: true,
      message: '2 restaurants near Marylebone, the nearest first.',
      failed: false,
    });
    expect(findWith({ ...marylebone, amenities: ['step-free'] }, nearby([soho, bath]))).toMatchObject({
      found: ['Bath'],
      message: '1 restaurant with what you asked for near Marylebone, the nearest first.',
    });
  });

  it('says how far it has looked where none is near, and shows the others', () => {
    expect(findWith(marylebone, nearby([]))).toEqual({
      found: ['Bath', 'Soho', 'York'],
      ranked: false,
      message: 'No restaurant within 100 miles of Marylebone. These are elsewhere:',
      failed: true,
    });
    expect(findWith({ ...marylebone, amenities: ['step-free'] }, nearby([soho]))).toMatchObject({
      found: ['Bath'],
      message: 'No restaurant with what you asked for near Marylebone. These are elsewhere:',
    });
    expect(findWith(marylebone, nearby([]), [])).toMatchObject({
      message: 'No restaurant within 100 miles of Marylebone.',
    });
  });

  it('looks for the words in names and towns where they are no place that is known', () => {
    expect(findWith({ near: 'london', words: 'london' }, unknown)).toEqual({
      found: ['Soho'],
      ranked: false,
      message: '1 restaurant found for “london”.',
      failed: false,
    });
    expect(findWith({ near: 'xyz', words: 'xyz' }, unknown)).toEqual({
      found: ['Bath', 'Soho', 'York'],
      ranked: false,
      message: 'We know no place called “xyz”. Try a town or a postcode such as BA1. These are all our restaurants.',
      failed: true,
    });
  });

  it('says that distances cannot be measured where nobody can be asked', () => {
    const message = 'We cannot measure distances at the moment. These are all our restaurants.';
    expect(findWith({ near: 'xyz', words: 'xyz' })).toMatchObject({
      found: ['Bath', 'Soho', 'York'],
      message,
      failed: true,
    });
    expect(findWith({ near: 'york', words: 'york' })).toMatchObject({ found: ['York'], failed: false });
    expect(findWith({ near: '51.5,-0.1' })).toMatchObject({ message });
  });
});

describe('what an address asks of the finder', () => {
  it('is nothing where it has nothing, or what is no answer [finder.search]', () => {
    expect(readFinderQuery({})).toEqual(nothing);
    expect(readFinderQuery({ open: ['yes'], collect: ['0'] })).toEqual(nothing);
  });

  it('is a place in words, and what the restaurant must have [finder.search]', () => {
    const asked = readFinderQuery({ near: ['West', 'End'], open: ['1'], collect: ['1'], has: ['step-free'] });
    expect(asked).toEqual({ near: 'West End', words: 'West End', open: true, collect: true, amenities: ['step-free'] });
  });

  it('is where the visitor is, which is no word to repeat [finder.near-me]', () => {
    expect(readFinderQuery({ near: ['51.51,-0.13'] })).toEqual({ ...nothing, near: '51.51,-0.13' });
  });
});
