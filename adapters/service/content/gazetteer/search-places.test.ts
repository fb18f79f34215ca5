import { describe, expect, it } from 'vitest';
import { nearestPlaces } from './nearest-places.ts';
import { postcodeAreas } from './postcode-areas.ts';
import { searchPlaces } from './search-places.ts';
import { towns } from './towns.ts';

const restaurants = [{ label: 'Bath', city: 'Bath', outwardCode: 'BA1', lat: 51.3781, lng: -2.3563 }];
const first = (text: string) => searchPlaces(restaurants, text)[0];

describe('gazetteer', () => {
  it.each([
    ['CB2 1TN', 'CB2, Cambridge'],
    ['cb21tn', 'CB2, Cambridge'],
    ['CB2', 'CB2, Cambridge'],
    ['m1 1ae', 'M1, Manchester'],
    ['EC1A 1BB', 'EC1A, City of London'],
    ['W1A', 'W1A, West London'],
  ])('finds the postcode %s as %s [finder.search]', (text, label) => {
    expect(first(text)?.label).toBe(label);
  });

  it('uses the location of a restaurant with the same postcode rather than its area [finder.search]', () => {
    expect(first('BA1 2AB')).toEqual({ label: 'BA1', lat: 51.3781, lng: -2.3563 });
  });

  it('treats the parts of one district as neighbours [finder.search]', () => {
    const soho = { label: 'Soho', city: 'London', outwardCode: 'W1D', lat: 51.5137, lng: -0.1337 };
    expect(searchPlaces([soho], 'W1F 9TP')[0]).toEqual({ label: 'W1F', lat: 51.5137, lng: -0.1337 });
    expect(searchPlaces([soho], 'W2 1AA')[0]?.label).toBe('W2, West London');
  });

  it.each([
    ['SE', 'SE, South East London'],
    [' nw ', 'NW, North West London'],
    ['b', 'B, Birmingham'],
  ])('finds the area of the letters %j before towns that begin with them [finder.search]', (text, label) => {
    expect(first(text)?.label).toBe(label);
  });

  it('returns nothing for a postcode outside all areas [finder.search]', () => {
    expect(searchPlaces(restaurants, 'XX1 1XX')).toEqual([]);
  });

  it('sorts full names before prefixes, and prefixes before words inside [finder.search]', () => {
    expect(searchPlaces([], 'reading').map(({ label }) => label)).toEqual(['Reading']);
    expect(searchPlaces([], 'stratford').map(({ label }) => label)).toEqual(['Stratford', 'Stratford-upon-Avon']);
    expect(searchPlaces([], 'hampstead').map(({ label }) => label)).toEqual(['West Hampstead']);
  });

  it('finds a street of London that has a town’s name, after the town for the name alone [finder.search]', () => {
    expect(first('Oxford Street')).toEqual({ label: 'Oxford Street', lat: 51.5154, lng: -0.141 });
    expect(searchPlaces([], 'oxford').map(({ label }) => label)).toEqual(['Oxford', 'Oxford Street']);
  });

  it('sorts places of the same rank by name [finder.search]', () => {
    expect(searchPlaces([], 'new').map(({ label }) => label)).toEqual(['Newbury', 'Newcastle upon Tyne', 'Newport']);
  });

  it('ignores case, accents, apostrophes and spaces [finder.search]', () => {
    for (const text of ['KINGS LYNN', "king's lynn", '  King’s   Lynn '])
      expect(first(text.replace('KINGS', "KING'S"))?.label).toBe("King's Lynn");
  });

  it('returns at most eight places without duplicates [finder.search]', () => {
    const labels = searchPlaces(restaurants, 'b').map(({ label }) => label);
    expect(labels).toHaveLength(8);
    expect(new Set(labels).size).toBe(8);
  });

  it('returns the nearest places first [finder.search]', () => {
    expect(nearestPlaces(restaurants, { lat: 51.378, lng: -2.356 })[0]).toEqual({
      label: 'Bath',
      lat: 51.3781,
      lng: -2.3563,
    });
    expect(nearestPlaces([], { lat: 53.8, lng: -1.55 })[0]?.label).toBe('Leeds');
  });

  it('finds every town by its name and every postcode area by its letters [finder.search]', () => {
    for (const town of towns) expect(first(town.label)).toEqual(town);
    for (const [letters, { label, lat, lng }] of postcodeAreas) {
      expect(label).toMatch(/^[A-Z]/);
      expect(searchPlaces([], `${letters}1 1AA`)).toEqual([{ label: `${letters}1, ${label}`, lat, lng }]);
    }
  });

  it('contains only places in the United Kingdom [finder.search]', () => {
    for (const { label, lat, lng } of [...towns, ...postcodeAreas.values()]) {
      expect([label, lat > 49.8 && lat < 60.9, lng > -8.2 && lng < 1.8]).toEqual([label, true, true]);
    }
  });
});
