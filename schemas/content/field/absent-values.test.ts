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

const words = ['Title', 'Description'] as const;
const absent = [undefined, null];

describe('a field of content', () => {
  it('that is absent, null or an empty text reads the same [upstream.entries]', () => {
    const read = (schema: z.ZodType, values: readonly unknown[]) => new Set(values.map((value) => schema.parse(value)));
    expect(read(optionalText(...words), [...absent, '', '  '])).toEqual(new Set([undefined]));
    expect(read(optional(isoDate(...words)), absent)).toEqual(new Set([undefined]));
    expect(read(choice(...words, ['auto', 'full']), absent)).toEqual(new Set(['auto']));
    expect(read(choice(...words, ['auto', 'full'], 'full'), absent)).toEqual(new Set(['full']));
    expect(read(flag(...words), [...absent, ''])).toEqual(new Set([false]));
    expect(read(flag(...words, true), [...absent, ''])).toEqual(new Set([true]));
    expect(read(optionalFlag(...words), [...absent, ''])).toEqual(new Set([undefined]));
    for (const value of absent) expect(list(...words, z.string()).parse(value)).toEqual([]);
  });

  it.each([
    [true, [true, 1, '1', 'true']],
    [false, [false, 0, '0', 'false']],
  ])('is %j in any of the ways in which services say it [upstream.entries]', (expected, ways) => {
    for (const way of ways) expect(flag(...words, !expected).parse(way), JSON.stringify(way)).toBe(expected);
    expect(flag(...words).safeParse('yes').success).toBe(false);
  });

  it('is a number also as text, and never guessed [upstream.entries]', () => {
    const price = number(...words, { min: 0, max: 20 });
    expect([12.5, '12.50', ' 3 '].map((value) => price.parse(value))).toEqual([12.5, 12.5, 3]);
    for (const value of ['', '1e1', '12,50', '£3', true, null, -1, 21, '-0.5'])
      expect(price.safeParse(value).success, String(value)).toBe(false);
  });

  it('is cut by no list and no text that is too long, but refused [upstream.entries]', () => {
    expect(list(...words, z.string(), 2).safeParse(['a', 'b', 'c']).success).toBe(false);
    expect(text(...words, 3).parse(' abc ')).toBe('abc');
    expect([text(...words, 3), optionalText(...words, 3)].map((each) => each.safeParse('abcd').success)).toEqual([
      false,
      false,
    ]);
    expect(text(...words).safeParse('  ').success).toBe(false);
  });

  it.each(['a', 'pad-thai-2', 'x'.repeat(64)])('may be the word %s of an address [api.calls]', (word) => {
    expect(slug(...words).safeParse(word).success).toBe(true);
  });

  it.each(['', 'A', 'a--b', '-a', 'a-', 'a b', 'x'.repeat(65)])('may not be the word “%s” [api.calls]', (word) => {
    expect(slug(...words).safeParse(word).success).toBe(false);
  });
});

describe('what is so unless it is denied', () => {
  it.each([
    ['the map of the finder', locationFinder.schema.shape.map],
    ['the filters of the finder', locationFinder.schema.shape.filters],
    ['the search in the list of restaurants', locationList.schema.shape.near],
    ['the filter of a menu', menuSection.schema.shape.filter],
    ['a page in search engines', page.shape.indexed],
    ['booking at a restaurant', restaurant.shape.onlineBooking],
    ['an extra that can be had', upsell.shape.available],
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
