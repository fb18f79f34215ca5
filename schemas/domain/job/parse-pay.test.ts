import { expect, it } from 'vitest';
import { parsePay } from './parse-pay.ts';

it.each([
  ['£13.20 per hour', { from: 13.2, per: 'hour' }],
  ['£46,000–£52,000 per year', { from: 46_000, to: 52_000, per: 'year' }],
  ['£31,000 a year, and a share of the service charge', { from: 31_000, per: 'year' }],
  ['£110 to £130 a day', { from: 110, to: 130, per: 'day' }],
  ['£28000 per annum', { from: 28_000, per: 'year' }],
])('parses the pay in “%s” [jobs.detail]', (words, pay) => {
  expect(parsePay(words)).toEqual(pay);
});

it.each(['Competitive', 'Up to £15 per hour', '£13.20', '£12.60 per cover', '€14 per hour', '£1,2 per hour', ''])(
  'finds no pay in “%s” [jobs.detail]',
  (words) => {
    expect(parsePay(words)).toBeUndefined();
  },
);
