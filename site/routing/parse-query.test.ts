import { describe, expect, it } from 'vitest';
import { dishParameter } from '#schemas/domain/menu/find-dish.ts';
import { sectionParameter } from '#schemas/domain/menu/shown-sections.ts';
import { createKnownFilterValues, findFilterValues } from './known-filter-values.ts';
import { parseQuery } from './parse-query.ts';

describe('the query of an address', () => {
  it.each([
    ['?avoid=random-word', ''],
    ['?avoid=milk,random-word', '?avoid=milk'],
    ['?hours=full&hours=never', '?hours=full'],
    ['?work=management&sent=contact&kcal=hide&open=1&collect=1', '?collect=1&kcal=hide&open=1&work=management'],
    ['?sent=nothing&kcal=show&open=2&collect=x&work=none', ''],
    ['?day=sunday&at=evening', '?at=evening&day=sunday'],
    ['?day=someday&at=03:30', ''],
    ['?when=sunday.evening&near=', '?when=sunday.evening'],
    ['?when=now', '?when=now'],
    ['?when=sunday.never', ''],
    ['?utm_source=x', ''],
    ['?show=100', '?show=100'],
    ['?show=77&open=1', '?open=1'],
    ['?part=2', '?part=2'],
    ['?part=1&open=1', '?open=1'],
    ['?part=99&open=1', '?open=1'],
    ['?show=100000&open=1', '?open=1'],
  ])('is reduced to known values in a fixed order: %s [scale.cache]', (search, key) => {
    expect(parseQuery(search)).toMatchObject({ key, isCacheable: true });
  });

  it('is cacheable for values that the site’s forms have, and not for made-up ones [scale.cache]', () => {
    const knownValues = createKnownFilterValues();
    knownValues.add(
      findFilterValues(
        '<input type="checkbox" name="diet" checked="" value="vegan"/><input name="has" value="terrace">',
      ),
    );
    expect(parseQuery('?diet=vegan&has=terrace', knownValues)).toMatchObject({
      key: '?diet=vegan&has=terrace',
      isCacheable: true,
    });
    for (const search of ['?diet=made-up', '?diet=vegan,made-up', '?has=vegan', '?title=chef'])
      expect(parseQuery(search, knownValues).isCacheable, search).toBe(false);
    expect(parseQuery('?diet=made-up', knownValues).query).toEqual({ diet: ['made-up'] });
  });

  it('is cacheable for the sections that a menu links to [scale.cache]', () => {
    const knownValues = createKnownFilterValues();
    knownValues.add(
      findFilterValues(
        '<a href="/menu?section=Sweets_1.a#menu-x">S</a><a href="?diet=vegan&amp;section=rice#x">R</a><a href="?q=section=tea">T</a>',
      ),
    );
    expect(parseQuery('?section=Sweets_1.a', knownValues)).toMatchObject({
      key: '?section=Sweets_1.a',
      isCacheable: true,
    });
    expect(parseQuery('?section=rice', knownValues).isCacheable).toBe(true);
    for (const search of ['?section=made-up', '?section=tea'])
      expect(parseQuery(search, knownValues).isCacheable, search).toBe(false);
  });

  it('is not cacheable for what visitors type [scale.cache]', () => {
    expect(parseQuery('?near=Leeds&avoid=milk')).toMatchObject({ isCacheable: false });
    expect(parseQuery('?near=+&avoid=milk')).toMatchObject({ key: '?avoid=milk', isCacheable: true });
  });

  it.each(['', '?', '?x', '?avoid', '?near=', `?open=1&x=${'x'.repeat(491)}`])(
    'is the address without a query where nothing affects the document: %s [scale.cache]',
    (search) => {
      expect(parseQuery(search)).toEqual({ query: {}, key: '', isCacheable: true });
    },
  );

  it('may have 500 characters [scale.cache]', () => {
    const search = `?open=1&x=${'x'.repeat(490)}`;
    expect(search).toHaveLength(500);
    expect(parseQuery(search).key).toBe('?open=1');
    expect(parseQuery(`${search}x`).key).toBe('');
  });

  it('has only the parameters that the page reads, where they are known [scale.cache]', () => {
    expect(parseQuery('?open=1&avoid=milk', undefined, new Set(['avoid'])).query).toEqual({ avoid: ['milk'] });
  });

  it('has the values of a repeated parameter once and sorted [scale.cache]', () => {
    const { query, key } = parseQuery('?avoid=milk,eggs&avoid=milk&avoid=celery');
    expect(query).toEqual({ avoid: ['celery', 'eggs', 'milk'] });
    expect(key).toBe('?avoid=celery,eggs,milk');
  });
});

describe('a value from content', () => {
  const valuesOf = (name: string, length: number) => parseQuery(`?${name}=${'x'.repeat(length)}`).query[name]?.length;

  it.each([
    ['diet', 60],
    [sectionParameter, 64],
    [dishParameter, 64],
  ])('of %s has at most %d characters, in the address and on the page [scale.cache]', (name, length) => {
    expect([valuesOf(name, length), valuesOf(name, length + 1)]).toEqual([1, undefined]);
    const found = (count: number) => {
      const value = 'x'.repeat(count);
      const markup = name === 'diet' ? `<input name="diet" value="${value}">` : `<a href="/menu?${name}=${value}">`;
      return findFilterValues(markup).length;
    };
    expect([found(length), found(length + 1)]).toEqual([1, 0]);
  });

  it('may have spaces around it in a list [scale.cache]', () => {
    expect(parseQuery('?avoid=milk,%20eggs').query).toEqual({ avoid: ['eggs', 'milk'] });
  });
});

describe('known filter values', () => {
  it('are limited, whatever a page contains [scale.cache]', () => {
    const knownValues = createKnownFilterValues();
    for (let page = 0; page < 20; page += 1)
      knownValues.add(
        findFilterValues(
          Array.from({ length: 100 }, (_, at) => `<input name="diet" value="tag-${page}-${at}">`).join(''),
        ),
      );
    expect(knownValues.size).toBe(1000);
    expect(knownValues.has('diet', 'tag-19-99')).toBe(true);
  });
});
