import { expect, it } from 'vitest';
import { mapAddress } from './map-address.ts';

it('reads an address by its parts, with the postcode and the town in fields of their own [upstream.mapping]', () => {
  const address = { Line1: '4 Narrow Quay', line2: '', town: 'Bristol', postCode: 'BS1 4QA', country: 'UK', lat: 51.4 };
  expect(mapAddress({ address })).toEqual({
    address: ['4 Narrow Quay', 'Bristol'],
    postcode: 'BS1 4QA',
    city: 'Bristol',
    cityName: 'Bristol',
  });
});

it('prefers what the restaurant itself states [upstream.mapping]', () => {
  const address = { line1: '22 Milsom Street', town: 'Somerset', postcode: 'BA1 1DE' };
  expect(mapAddress({ address, city: 'bath', cityName: 'City of Bath', postcode: 'BA1 9ZZ' })).toEqual({
    address: ['22 Milsom Street', 'Somerset'],
    city: 'bath',
  });
});

it.each([
  ['Manchester', 'Manchester', 'Manchester'],
  ['milton-keynes', 'milton-keynes', 'Milton Keynes'],
  ['St. Albans', 'st-albans', 'St. Albans'],
])('names the city %s, whose id is %s, %s [upstream.mapping]', (city, id, cityName) => {
  expect(mapAddress({ city })).toMatchObject({ city: id, cityName });
});

it('reads an address of one text, and leaves a list as it is [upstream.mapping]', () => {
  expect(mapAddress({ address: '1 High Street, Bath\nBA1 1AA' })).toEqual({
    address: ['1 High Street', 'Bath', 'BA1 1AA'],
  });
  expect(mapAddress({ address: ['1 High Street'] })).toEqual({});
});

it('takes the slashes of what3words away, because the page has its own [upstream.mapping]', () => {
  expect(mapAddress({ what3words: ' ///boats.maple.stir' })).toEqual({ what3words: 'boats.maple.stir' });
});

it('keeps a line that reads like another part [upstream.mapping]', () => {
  expect(mapAddress({ address: { line1: 'Wales', country: 'Wales' } })).toMatchObject({ address: ['Wales'] });
});
