import { describe, expect, it } from 'vitest';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listFacts, type MailedTable, toCalendarEntry, toHeadline } from './mailed-table.ts';

const bath = restaurant.parse({
  storeId: '1',
  slug: 'bath',
  city: 'bath',
  title: 'Bath',
  address: ['1 Milsom Street'],
  postcode: 'BA1 1AA',
  lat: 51.38,
  lng: -2.36,
  email: 'bath@example.com',
  mapUrl: 'https://maps.example/bath',
  timeZone: 'Europe/Dublin',
});
const table: MailedTable = {
  reference: 'PR-7KQ2',
  brand: 'Pandan Row',
  restaurant: bath,
  date: '2026-12-03',
  time: '19:00',
  minutes: 105,
  adults: 2,
  children: 0,
  occasion: 'Dinner',
  extras: [],
};

describe('the facts of a booking in a mail [booking.thanks]', () => {
  it('are its party and occasion and last its reference, without empty ones [diner.manage]', () => {
    expect(toHeadline(table)).toEqual(['Thursday 3 December 2026', '19:00']);
    expect(listFacts(table)).toEqual([
      ['Party', '2 people'],
      ['Occasion', 'Dinner'],
      ['Reference', 'PR-7KQ2'],
    ]);
  });

  it('include everything that was chosen [diner.manage]', () => {
    const extras = [
      { name: 'Cake', qty: 2, pricePence: 2500 },
      { name: 'Fizz', qty: 1, pricePence: 695 },
    ];
    const chosen = { area: 'Terrace', menu: 'Feast', extras, policy: '£10 for each guest', adults: 1, children: 1 };
    expect(listFacts({ ...table, ...chosen })).toEqual([
      ['Party', '1 adult, 1 child'],
      ['Area', 'Terrace'],
      ['Occasion', 'Dinner'],
      ['Menu', 'Feast'],
      ['Extras', '2 × Cake (£25 each), 1 × Fizz (£6.95 each)'],
      ['Card guarantee', '£10 for each guest'],
      ['Reference', 'PR-7KQ2'],
    ]);
    expect(listFacts({ ...table, children: 3 })[0]).toEqual(['Party', '2 adults, 3 children']);
  });

  it('name the chain once where the restaurant’s title begins with it [diner.manage]', () => {
    const restaurant = { ...bath, title: 'Pandan Row Bath' };
    expect(toCalendarEntry({ ...table, restaurant }, 0).title).toBe('Table at Pandan Row Bath');
  });

  it('name only the chain if the restaurant no longer exists [diner.manage]', () => {
    expect([formatRestaurantName(table), formatRestaurantName({ ...table, restaurant: undefined })]).toEqual([
      'Pandan Row Bath',
      'Pandan Row',
    ]);
  });
});

describe('the calendar entry of a table [booking.thanks]', () => {
  it('has all fields, in the time zone of the restaurant [diner.manage]', () => {
    expect(toCalendarEntry(table, 1_764_000_000_000)).toEqual({
      reference: 'PR-7KQ2',
      title: 'Table at Pandan Row Bath',
      address: 'Bath, 1 Milsom Street, BA1 1AA',
      startsAt: table,
      minutes: 105,
      zone: 'Europe/Dublin',
      url: 'https://maps.example/bath',
      description: 'Reference PR-7KQ2',
      createdAtMs: 1_764_000_000_000,
      organiser: { name: 'Pandan Row Bath', email: 'bath@example.com' },
    });
  });

  it('is in London’s time zone if the restaurant no longer exists [diner.manage]', () => {
    expect(toCalendarEntry({ ...table, restaurant: undefined }, 0)).toMatchObject({
      title: 'Table at Pandan Row',
      address: '',
      zone: 'Europe/London',
      url: undefined,
      organiser: { name: 'Pandan Row', email: undefined },
    });
  });
});
