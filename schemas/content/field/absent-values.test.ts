import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { upsell } from '#schemas/api/booking/booking-choices.ts';
import { requirements, slot } from '#schemas/api/booking/booking-times.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { locationFinder } from '#schemas/tiles/location-finder/location-finder.tile.ts';
import { locationList } from '#schemas/tiles/location-list/location-list.tile.ts';
import { menuSection } from '#schemas/tiles/menu-section/menu-section.tile.ts';
import { page } from '../page/page.ts';
import { choice, flag, isoDate, list, number, optional, optionalFlag, optionalText, slug, text } from './field.ts';

const labels = ['Title', 'Description'] as const;
const absent = [undefined, null];

describe('a content field', () => {
  it('parses absent, null and empty text to the same value [upstream.entries]', () => {
    const read = (schema: z.ZodType, values: readonly unknown[]) => new Set(values.map((value) => schema.parse(value)));
    expect(read(optionalText(...labels), [...absent, '', '  '])).toEqual(new Set([undefined]));
    expect(read(optional(isoDate(...labels)), absent)).toEqual(new Set([undefined]));
    expect(read(choice(...labels, ['auto', 'full']), absent)).toEqual(new Set(['auto']));
    expect(read(choice(...labels, ['auto', 'full'], 'full'), absent)).toEqual(new Set(['full']));
    expect(read(flag(...labels), [...absent, ''])).toEqual(new Set([false]));
    expect(read(flag(...labels, true), [...absent, ''])).toEqual(new Set([true]));
    expect(read(optionalFlag(...labels), [...absent, ''])).toEqual(new Set([undefined]));
    for (const value of absent) expect(list(...labels, z.string()).parse(value)).toEqual([]);
  });

  it.each([
    [true, [true, 1, '1', 'true']],
    [false, [false, 0, '0', 'false']],
  ])('is %j in any of the ways in which services say it [upstream.entries]', (expected, ways) => {
    for (const way of ways) expect(flag(...labels, !expected).parse(way), JSON.stringify(way)).toBe(expected);
    expect(flag(...labels).safeParse('yes').success).toBe(false);
  });

  it('accepts a number as text, but no other text [upstream.entries]', () => {
    const price = number(...labels, { min: 0, max: 20 });
    expect([12.5, '12.50', ' 3 '].map((value) => price.parse(value))).toEqual([12.5, 12.5, 3]);
    for (const value of ['', '1e1', '12,50', '£3', true, null, -1, 21, '-0.5'])
      expect(price.safeParse(value).success, String(value)).toBe(false);
  });

  it('rejects long text and long lists instead of truncating them [upstream.entries]', () => {
    expect(list(...labels, z.string(), 2).safeParse(['a', 'b', 'c']).success).toBe(false);
    expect(text(...labels, 3).parse(' abc ')).toBe('abc');
    expect([text(...labels, 3), optionalText(...labels, 3)].map((each) => each.safeParse('abcd').success)).toEqual([
      false,
      false,
    ]);
    expect(text(...labels).safeParse('  ').success).toBe(false);
  });

  it.each(['a', 'pad-thai-2', 'x'.repeat(64)])('accepts the slug %s [api.calls]', (word) => {
    expect(slug(...labels).safeParse(word).success).toBe(true);
  });

  it.each(['', 'A', 'a--b', '-a', 'a-', 'a b', 'x'.repeat(65)])('rejects the slug “%s” [api.calls]', (word) => {
    expect(slug(...labels).safeParse(word).success).toBe(false);
  });
});

describe('a flag with the default true', () => {
  it.each([
    ['the map of the finder', locationFinder.schema.shape.map],
    ['the filters of the finder', locationFinder.schema.shape.filters],
    ['the search in the list of restaurants', locationList.schema.shape.near],
    ['the filter of a menu', menuSection.schema.shape.filter],
    ['a page in search engines', page.shape.indexed],
    ['booking at a restaurant', restaurant.shape.onlineBooking],
    ['an extra that can be ordered', upsell.shape.available],
    ['a time that is free', slot.shape.available],
  ])('is %s, also where it is blank or null [upstream.entries]', (_, schema) => {
    expect([undefined, null, '', 'false'].map((value) => schema.parse(value))).toEqual([true, true, true, false]);
  });

  it.each([
    ['an enquiry', requirements.shape.isEnquiry],
    ['a guarantee by card', requirements.shape.creditCardRequired],
  ])('is not %s [upstream.entries]', (_, schema) => {
    expect([undefined, null, '', 'true'].map((value) => schema.parse(value))).toEqual([false, false, false, true]);
  });
});
