import { describe, expect, it } from 'vitest';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { Nearby } from '#schemas/sources/load/find-nearby.ts';
import { type FinderQuery, findRestaurants, readFinderQuery } from './find-restaurants.ts';

const step = { icon: 'step-free', name: 'Step-free entrance' };
const hours = { Open: '12:00', Close: '22:00' };
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const open = Object.fromEntries(days.map((day) => [day, hours]));
const createRestaurant = (title: string, more: object = {}) =>
  restaurant.parse({ storeId: title, slug: title.toLowerCase(), city: 'x', title, lat: 51, lng: 0, ...more });
const york = createRestaurant('York', { cityName: 'York' });
const bath = createRestaurant('Bath', { cityName: 'Bath', openingTimes: open, amenities: [step] });
const soho = createRestaurant('Soho', { cityName: 'London', openingTimes: open });
const all = [york, soho, bath];
/** A Saturday at 18:30. */
const now = new Date('2026-11-21T18:30:00Z');

const place = { label: 'Marylebone', lat: 51.52, lng: -0.15 };
const nearby = (restaurants: readonly (typeof bath)[]): Nearby => ({
  place,
  restaurants: restaurants.map((each, index) => ({ ...each, distance: { milesValue: index + 1 } })),
  miles: 100,
  earthRadiusMiles: 3959,
});
const unknown: Nearby = { ...nearby([]), place: undefined };
const emptyQuery: FinderQuery = { near: '', text: '', open: false, collect: false, amenities: [] };
const findWith = (query: Partial<FinderQuery>, near?: Nearby, restaurants = all) => {
  const { restaurants: found, ...result } = findRestaurants(restaurants, near, { ...emptyQuery, ...query }, now);
  return { ...result, found: found.map(({ title }) => title) };
};
const marylebone = { near: 'Marylebone', text: 'Marylebone' };

describe('the finder without a place [finder.search]', () => {
  it('returns all restaurants by name, and their number', () => {
    expect(findWith({})).toEqual({
      found: ['Bath', 'Soho', 'York'],
      ranked: false,
      message: '3 restaurants.',
      failed: false,
    });
    expect(findWith({}, undefined, [york]).message).toBe('1 restaurant.');
    expect(findWith({}, undefined, [])).toEqual({ found: [], ranked: false, message: 'No restaurant.', failed: true });
  });

  it('returns the restaurants that are open at a chosen time, and names it [diner.hours]', () => {
    const sunday = { visit: { day: 'sunday', time: 'evening' } } as const;
    expect(findWith(sunday)).toMatchObject({
      found: ['Bath', 'Soho'],
      message: '2 restaurants open tomorrow in the evening.',
    });
    expect(findWith({ ...sunday, amenities: ['step-free'] }).message).toBe(
      '1 restaurant open tomorrow in the evening with what you chose.',
    );
    expect(findWith({ visit: { day: 'sunday', time: 'late' } }, undefined, [york])).toMatchObject({
      found: [],
      message: 'No restaurant open tomorrow late in the evening.',
      failed: true,
    });
  });

  it.each([
    [{ open: true }, ['Bath', 'Soho'], '2 restaurants with what you chose.', false],
    [{ amenities: ['step-free'] }, ['Bath'], '1 restaurant with what you chose.', false],
    [{ collect: true }, [], 'No restaurant with what you chose.', true],
  ])('returns the restaurants that match the filters: %o', (query, found, message, failed) => {
    expect(findWith(query)).toEqual({ found, ranked: false, message, failed });
  });
});

describe('the finder where no restaurant is open now', () => {
  const opening = (title: string, from: string) =>
    createRestaurant(title, {
      openingTimes: Object.fromEntries(days.map((day) => [day, { Open: from, Close: '15:00' }])),
    });
  const closed = [opening('Late', '12:00'), opening('Early', '09:00'), opening('Dawn', '09:00')];

  it('returns those that open first, and says when [finder.search] [diner.hours]', () => {
    expect(findWith({ open: true }, undefined, closed)).toEqual({
      found: ['Dawn', 'Early'],
      ranked: false,
      message: 'No restaurant is open now. The first open at 09:00 tomorrow.',
      failed: true,
    });
  });

  it('returns nothing else if none has what was chosen [finder.search]', () => {
    expect(findWith({ open: true, collect: true }, undefined, closed).found).toEqual([]);
  });
});

describe('the finder with a place [finder.search]', () => {
  it('returns the nearest first, and says so', () => {
    expect(findWith(marylebone, nearby([soho, bath]))).toEqual({
      found: ['Soho', 'Bath'],
      ranked: true,
      message: '2 restaurants near Marylebone, the nearest first.',
      failed: false,
    });
    expect(findWith({ ...marylebone, amenities: ['step-free'] }, nearby([soho, bath]))).toMatchObject({
      found: ['Bath'],
      message: '1 restaurant with what you chose near Marylebone, the nearest first.',
    });
  });

  it('says how far away the nearest is and where, instead of calling it near, from 20 miles', () => {
    const at = (milesValue: number, ...restaurants: readonly (typeof bath)[]): Nearby => ({
      ...nearby([]),
      restaurants: restaurants.map((each) => ({ ...each, distance: { milesValue } })),
    });
    expect(findWith(marylebone, at(36.2, bath, soho)).message).toBe(
      'Our nearest restaurant is 36 miles from Marylebone, in Bath. 2 restaurants, the nearest first.',
    );
    expect(findWith({ ...marylebone, amenities: ['step-free'] }, at(36.2, bath)).message).toBe(
      'Our nearest restaurant with what you chose is 36 miles from Marylebone, in Bath.',
    );
    expect(findWith(marylebone, at(20, bath)).message).toBe('1 restaurant near Marylebone, the nearest first.');
  });

  it('states the search radius if no restaurant is near, and returns the others', () => {
    const far = { lat: 55.95, lng: -3.19 };
    expect(findWith(marylebone, nearby([]), [york, { ...soho, ...far }])).toEqual({
      found: ['York', 'Soho'],
      ranked: true,
      message: 'No restaurant within 100 miles of Marylebone. These are the nearest.',
      failed: true,
    });
    expect(findWith(marylebone, nearby([]), [{ ...soho, lat: undefined }])).toMatchObject({
      found: ['Soho'],
      ranked: false,
      message: 'No restaurant within 100 miles of Marylebone. These are elsewhere.',
    });
    expect(findWith({ ...marylebone, amenities: ['step-free'] }, nearby([soho]))).toMatchObject({
      found: ['Bath'],
      message: 'No restaurant near Marylebone has what you chose. Here is the nearest that has it.',
    });
    expect(findWith(marylebone, nearby([]), [])).toMatchObject({
      message: 'No restaurant within 100 miles of Marylebone.',
    });
  });

  it('offers the nearest that are open at the chosen time if none near is [diner.hours]', () => {
    const late = (Close: string) => ({ ...open, sunday: { Open: '12:00', Close } });
    const leeds = createRestaurant('Leeds', { lat: 53.8, lng: -1.55, openingTimes: late('01:00') });
    const perth = createRestaurant('Perth', { lat: 56.4, lng: -3.43, openingTimes: late('23:30'), amenities: [step] });
    const query = { ...marylebone, visit: { day: 'sunday', time: 'late' } } as const;
    expect(findWith(query, nearby([soho, bath]), [...all, perth, leeds])).toEqual({
      found: ['Leeds', 'Perth'],
      ranked: true,
      message:
        'No restaurant within 100 miles of Marylebone is open tomorrow late in the evening. Here are the nearest that are.',
      failed: true,
    });
    expect(findWith({ ...query, amenities: ['step-free'] }, nearby([soho]), [...all, perth, leeds]).message).toBe(
      'No restaurant within 100 miles of Marylebone is open tomorrow late in the evening with what you chose. Here is the nearest that is.',
    );
  });

  it('offers those that close last, or open first, if none at all is open at the chosen time [diner.hours]', () => {
    const sunday = (Open: string, Close: string) => ({ openingTimes: { ...open, sunday: { Open, Close } } });
    const leeds = createRestaurant('Leeds', sunday('10:00', '21:00'));
    const query = (time: string) => ({ ...marylebone, visit: { day: 'sunday', time } }) as const;
    const restaurants = [leeds, soho, createRestaurant('Closed', sunday('Closed', 'Closed')), york];
    const visit = { day: 'sunday', time: undefined };
    expect(findWith(query('late'), nearby([leeds]), restaurants)).toEqual({
      found: ['Soho'],
      ranked: true,
      message: 'No restaurant is open tomorrow late in the evening. The last to close that day is open until 22:00.',
      failed: true,
      visit,
    });
    expect(findWith(query('09:00'), nearby([soho]), restaurants)).toMatchObject({
      found: ['Leeds'],
      message: 'No restaurant is open tomorrow at 09:00. The first to open that day opens at 10:00.',
    });
    expect(findWith({ visit: query('late').visit }, undefined, all)).toEqual({
      found: ['Bath', 'Soho'],
      ranked: false,
      message: 'No restaurant is open tomorrow late in the evening. The last to close that day are open until 22:00.',
      failed: true,
      visit,
    });
    const unknownPlace = { ...query('late'), near: 'xyz', text: 'xyz' };
    expect(findWith(unknownPlace, unknown, all)).toEqual({
      found: ['Bath', 'Soho'],
      ranked: false,
      message:
        'We know no place called “xyz”. Try a town or a postcode such as BA1. No restaurant is open tomorrow late in the evening. The last to close that day are open until 22:00.',
      failed: true,
      visit,
    });
    expect(findWith({ ...query('late'), near: 'london', text: 'london' }, unknown, all)).toMatchObject({
      found: ['Soho'],
    });
  });

  it('searches names and towns if the place is unknown', () => {
    expect(findWith({ near: 'london', text: 'london' }, unknown)).toEqual({
      found: ['Soho'],
      ranked: false,
      message: '1 restaurant found for “london”.',
      failed: false,
    });
    expect(findWith({ near: 'xyz', text: 'xyz' }, unknown)).toEqual({
      found: ['Bath', 'Soho', 'York'],
      ranked: false,
      message: 'We know no place called “xyz”. Try a town or a postcode such as BA1. These are all our 3 restaurants.',
      failed: true,
    });
  });

  it('says that it knows no such place if only name and address together have its words', () => {
    const oxford = createRestaurant('Oxford', { cityName: 'Oxford', address: ['3 Broad Street'] });
    const street = { near: 'Oxford Street', text: 'Oxford Street' };
    expect(findWith(street, unknown, [...all, oxford])).toEqual({
      found: ['Oxford'],
      ranked: false,
      message:
        'We know no place called “Oxford Street”. Try a town or a postcode such as BA1. 1 restaurant has these words in name and address.',
      failed: true,
    });
    const mayfair = createRestaurant('Mayfair', { cityName: 'London', address: ['400 Oxford Street'] });
    expect(findWith(street, unknown, [...all, oxford, mayfair])).toMatchObject({
      found: ['Mayfair'],
      message: '1 restaurant found for “Oxford Street”.',
    });
  });

  it('counts the restaurants that fit the other filters if the place is unknown', () => {
    const step = { near: 'xyz', text: 'xyz', amenities: ['step-free'] };
    expect(findWith(step, unknown).message).toContain('such as BA1. 1 restaurant with what you chose.');
  });

  it.each(['😀', '?!', '– –'])('knows no place called “%s”, which has neither letters nor digits', (text) => {
    expect(findWith({ near: text, text }, unknown)).toMatchObject({
      found: ['Bath', 'Soho', 'York'],
      message: expect.stringContaining(`We know no place called “${text}”.`),
      failed: true,
    });
  });

  it('says that distances cannot be measured if the place service is not available', () => {
    const message = 'We cannot measure distances at the moment. These are all our 3 restaurants.';
    expect(findWith({ near: 'xyz', text: 'xyz' })).toMatchObject({
      found: ['Bath', 'Soho', 'York'],
      message,
      failed: true,
    });
    expect(findWith({ near: 'york', text: 'york' })).toMatchObject({ found: ['York'], failed: false });
    expect(findWith({ near: '51.5,-0.1' })).toMatchObject({ message });
  });
});

describe('the query of the finder', () => {
  it('is empty without parameters or with invalid ones [finder.search]', () => {
    expect(readFinderQuery({})).toEqual(emptyQuery);
    expect(readFinderQuery({ near: [' ', ''] })).toEqual(emptyQuery);
    expect(readFinderQuery({ open: ['yes'], collect: ['0'] })).toEqual(emptyQuery);
  });

  it('contains the place as text, and the filters [finder.search]', () => {
    const query = readFinderQuery({ near: ['West', 'End'], open: ['1'], collect: ['1'], has: ['step-free'] });
    expect(query).toEqual({ near: 'West End', text: 'West End', open: true, collect: true, amenities: ['step-free'] });
  });

  it.each([
    [{ when: ['now'] }, { open: true }],
    [{ when: ['sunday'] }, { visit: { day: 'sunday' } }],
    [{ when: ['sunday.evening'] }, { visit: { day: 'sunday', time: 'evening' } }],
    [{ when: ['sunday.evening'], at: ['21:00'] }, { visit: { day: 'sunday', time: '21:00' } }],
    [{ when: ['sunday.never'] }, {}],
    [{ at: ['21:00'] }, { visit: { time: '21:00' } }],
    [{ day: ['sunday'], at: ['evening'] }, { visit: { day: 'sunday', time: 'evening' } }],
  ])('contains when a restaurant must be open: %o [diner.hours]', (query, expected) => {
    expect(readFinderQuery(query)).toEqual({ ...emptyQuery, ...expected });
  });

  it('contains the visitor’s coordinates, but not as text to show [finder.near-me]', () => {
    expect(readFinderQuery({ near: ['51.51,-0.13'] })).toEqual({ ...emptyQuery, near: '51.51,-0.13' });
  });
});
