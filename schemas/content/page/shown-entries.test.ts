import { describe, expect, it } from 'vitest';
import { buildShowUrl, isPartOfList, selectShownEntries, shownCounts } from './shown-entries.ts';

const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index + 1);
const range = (length: number, show?: string) => {
  const { entries, before, total } = selectShownEntries(numbers(length), show === undefined ? {} : { show: [show] });
  return [entries[0], entries.at(-1), before, total];
};

describe('the shown part of a list', () => {
  it('is the whole list of up to 50 entries, otherwise the first 50 [scale.growth]', () => {
    expect(range(50)).toEqual([1, 50, 0, 50]);
    expect(range(51)).toEqual([1, 50, 0, 51]);
    expect(isPartOfList(selectShownEntries(numbers(50), {}))).toBe(false);
    expect(isPartOfList(selectShownEntries(numbers(51), {}))).toBe(true);
  });

  it('grows to 100 entries, then moves on, so that a document is bounded [scale.growth]', () => {
    expect(range(2400, '100')).toEqual([1, 100, 0, 2400]);
    expect(range(2400, '150')).toEqual([51, 150, 50, 2400]);
    expect(range(2400, '2400')).toEqual([2301, 2400, 2300, 2400]);
  });

  it('ends with the list, whatever the query asks for [scale.growth]', () => {
    expect(range(60, '10000')).toEqual([1, 60, 0, 60]);
    expect(range(310, '10000')).toEqual([251, 310, 250, 310]);
    expect(range(0, '100')).toEqual([undefined, undefined, 0, 0]);
    expect(range(60, 'many')).toEqual([1, 50, 0, 60]);
  });

  it('has a fixed list of sizes, so that its documents can be cached [scale.cache]', () => {
    expect(shownCounts.slice(0, 2)).toEqual(['100', '150']);
    expect(shownCounts.at(-1)).toBe('20000');
  });
});

it('keeps the other parameters of the address, and has none for the first entries [scale.growth]', () => {
  const page = { path: '/find-us', query: { near: ['W1D 4RQ'], has: ['garden', 'terrace'], show: ['100'], q: ['x'] } };
  expect(buildShowUrl(page, ['near', 'has'], 150, 'find-soho')).toBe(
    '/find-us?near=W1D+4RQ&has=garden&has=terrace&show=150#find-soho',
  );
  expect(buildShowUrl({ path: '/find-us', query: {} }, ['near'], 50, 'find')).toBe('/find-us#find');
});
