import { expect, it } from 'vitest';
import { parseRange } from './send-range.ts';

it.each([
  ['bytes=0-499', { first: 0, last: 499 }],
  ['bytes=500-', { first: 500, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=0-5000', { first: 0, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
])('parses %s of a thousand bytes [tile.video]', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});
