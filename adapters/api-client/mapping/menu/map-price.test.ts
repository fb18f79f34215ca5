import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapPrice } from './map-price.ts';
import { readKcal } from './read-kcal.ts';

it.each([
  [{ price: '£12.50' }, 1250],
  [{ price: 12.5 }, 1250],
  [{ price: { value: 12.5 } }, 1250],
  [{ price: { price: '£12.50' } }, 1250],
  [{ price: { amount: '12.00', currency: 'GBP' } }, 1200],
  [{ price: { amount: 1250, currency: 'GBP', minorUnits: true } }, 1250],
  [{ price: { amount: 1250, unit: 'pence' } }, 1250],
  [{ price: { pence: 1250, formatted: '£12.50' } }, 1250],
  [{ price: { pounds: 12 } }, 1200],
  [{ price: { minorUnits: 1250, currency: 'GBP' } }, 1250],
  [{ price: { minorUnits: 5, currency: 'GBP' } }, 5],
  [{ priceInPence: 950 }, 950],
  [{ pricePence: { amount: '£9.50' } }, 950],
  [{ Price: '16,50' }, 1650],
  [{ price: '£16,50' }, 1650],
  [{ price: '16.50 GBP' }, 1650],
  [{ price: 'GBP 16.5' }, 1650],
  [{ price: '£16.50 GBP' }, 1650],
  [{ price: '16 gbp' }, 1600],
  [{ price: '£1,250' }, 125_000],
  [{ price: '1,250.00' }, 125_000],
])('reads the price in %j [upstream.mapping]', (stated, pence) => {
  expect(mapPrice(stated)).toEqual({ pricePence: pence });
});

it.each([
  { price: 25 },
  { price: { amount: 1250, currency: 'GBP' } },
  { price: { amount: 12.5, currency: 'EUR' } },
  { price: { amount: 12, pence: 50 } },
  { price: { amount: 12.5, value: '£13.00' } },
  { price: { amount: 1250, minorUnits: 2 } },
  { price: { minorUnits: 4, currency: 'GBP' } },
  { price: { small: 8.5, large: 12.5 } },
  { price: { amount: -3.5 } },
  { price: 'POA' },
  { price: 'market price' },
  { price: '1,250' },
  { price: '16.50 EUR' },
  { price: '€16.50' },
  { price: '8.50 / 12.50' },
  { price: '16.505' },
])('does not guess the price in %j [upstream.mapping]', (stated) => {
  expect(mapPrice(stated)).toEqual({});
});

it('does not change a price in pence [upstream.mapping]', () => {
  expect(mapPrice({ pricePence: 800, price: 9.5 })).toEqual({});
});

it('never takes whole amounts for a price where nothing says that they are in pence [upstream.mapping]', () => {
  const field = fc.constantFrom('amount', 'value', 'price', 'gross', 'display', 'minorUnits', 'decimals');
  const amount = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 99_999 }).map(String));
  const price = fc.dictionary(field, amount).filter(({ minorUnits }) => Number(minorUnits ?? 0) < 5);
  fc.assert(
    fc.property(price, (stated) => {
      expect(mapPrice({ price: stated })).toEqual({});
    }),
  );
});

it.each([
  ['280 kcal', 280],
  ['280kcal', 280],
  ['1,280 Kcal', 1280],
  ['280 calories', 280],
  ['1172 kJ / 280 kcal', 280],
  ['1172kJ (280kcal)', 280],
  ['280', '280'],
  [280, 280],
  ['N/A', 'N/A'],
  ['280-300 kcal', '280-300 kcal'],
  ['1172 kJ', '1172 kJ'],
])('reads the energy %j as %j [upstream.mapping]', (stated, kcal) => {
  expect(readKcal(stated)).toBe(kcal);
});
