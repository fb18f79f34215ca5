import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { columns, levelColumns, priceColumn, tagsColumn, textColumns } from './columns.ts';
import { parseLevel } from './parse-level.ts';
import { parsePrice } from './parse-price.ts';

describe('a price in pounds', () => {
  it.each([
    ['12.50', 1250],
    ['£12.5', 1250],
    ['12,50', 1250],
    [' 12 ', 1200],
    ['12.', 1200],
    ['GBP 12', 1200],
    ['0', 0],
    ['85p', 85],
    ['1,250', 125_000],
    ['1,250.50', 125_050],
    ['0.29', 29],
    ['10,000', 1_000_000],
    ['', undefined],
  ])('“%s” is stored as %s pence [editor.menus]', (text, pence) => {
    expect(parsePrice(text)).toEqual({ ok: true, value: pence });
  });

  it.each(['12.505', 'twelve', '-3', '12.5.0', '1e3', '10000.01', '$5'])('“%s” is refused [editor.menus]', (text) => {
    expect(parsePrice(text).ok).toBe(false);
  });

  it('is at most £10,000, and is refused with the reason [editor.menus]', () => {
    expect(parsePrice('10000.00')).toEqual({ ok: true, value: 1_000_000 });
    expect(parsePrice('10000.01')).toMatchObject({ ok: false, message: 'A price is at most £10,000.' });
    expect(parsePrice('soon')).toMatchObject({
      ok: false,
      message: 'Enter a price in pounds, such as 12.50. A price has at most two decimals.',
    });
  });

  it('is shown as it is stored if it is no price [editor.menus]', () => {
    expect(['1250', 'soon', null, 99].map((pricePence) => priceColumn.format({ pricePence }))).toEqual([
      '12.50',
      'soon',
      '',
      '0.99',
    ]);
  });
});

describe('an allergen level', () => {
  it.each<readonly [string, string | undefined]>([
    [' YES ', 'contains'],
    ['may  contain', 'may-contain'],
    ...['Contains', 'contain', 'c', 'y', 'x', '✓', '✔', 'true'].map((word) => [word, 'contains'] as const),
    ...['may-contain', 'may', 'm', 'traces', 'may contain traces'].map((word) => [word, 'may-contain'] as const),
    ...['None declared', 'none-declared', 'none', 'n', 'no', 'free', 'does not contain'].map(
      (word) => [word, 'none-declared'] as const,
    ),
    ...['unknown', 'u', '?', 'not known'].map((word) => [word, 'unknown'] as const),
    ['', undefined],
  ])('“%s” is %s [editor.menus]', (text, level) => {
    expect(parseLevel(text)).toEqual({ ok: true, value: level });
  });

  it.each(['-', '0', 'maybe', 'constructor'])('“%s”, which is not clear, is refused [editor.menus]', (text) => {
    expect(parseLevel(text)).toMatchObject({
      ok: false,
      message: 'Enter Contains, May contain, None declared or Unknown.',
    });
  });

  it('is one column for each of the 14 allergens [editor.menus]', () => {
    expect(levelColumns).toHaveLength(14);
    expect(levelColumns[0]?.write({ name: 'A' }, 'contains')).toEqual({ name: 'A', allergens: { celery: 'contains' } });
  });
});

describe('dietary tags', () => {
  it('keep the other fields of tags that stay, and entries that are no tags [editor.menus]', () => {
    const dish = { dietaryTags: [{ name: 'Hot', icon: 'x' }, 7, { name: 'Vegan' }] };
    expect(tagsColumn.write(dish, ['New', 'Hot'])).toEqual({
      dietaryTags: [{ name: 'New' }, { name: 'Hot', icon: 'x' }, 7],
    });
  });

  it('are separated by commas or semicolons [editor.menus]', () => {
    for (const text of ['Hot, Vegan', 'Hot;Vegan', 'Hot ,Vegan,, Hot'])
      expect(tagsColumn.parse(text)).toEqual({ ok: true, value: ['Hot', 'Vegan'] });
  });

  it('are at most 20 with at most 60 characters each [editor.menus]', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, at) => `Tag ${at}`);
    expect(tagsColumn.parse(tags(20).join())).toEqual({ ok: true, value: tags(20) });
    expect(tagsColumn.parse(tags(21).join())).toMatchObject({ ok: false, message: 'A dish has at most 20 tags.' });
    expect(tagsColumn.parse('x'.repeat(60)).ok).toBe(true);
    expect(tagsColumn.parse('x'.repeat(61))).toMatchObject({ ok: false, message: 'A tag has at most 60 characters.' });
  });

  it('are the same after formatting and parsing, whatever their names [editor.menus]', () => {
    const name = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.replace(/\s+/g, ' ').trim());
    fc.assert(
      fc.property(fc.uniqueArray(name.filter(Boolean), { maxLength: 5 }), (names) => {
        const dish = { dietaryTags: names.map((each) => ({ name: each })) };
        const parsed = tagsColumn.parse(tagsColumn.format(dish));
        expect(parsed.ok && parsed.value).toEqual(names);
      }),
    );
  });
});

describe('a cell', () => {
  it('gives the same value after formatting and parsing, in every column and dish of the demo [editor.menus]', () => {
    const dishes = demoData.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
    for (const dish of dishes)
      for (const column of textColumns) {
        const parsed = column.parse(column.format(dish));
        expect(parsed.ok && column.format(column.write(dish, parsed.value))).toBe(column.format(dish));
      }
    expect(dishes.length).toBeGreaterThan(50);
  });

  it.each([
    ['name', '', 'Name must not be empty.'],
    ['origin', 'x'.repeat(61), 'Origin has at most 60 characters; this has 61.'],
    ['kcal', '12.5', 'Enter whole kilocalories, at most 10,000.'],
    ['kcal', '10,001', 'Enter whole kilocalories, at most 10,000.'],
  ])('in the column %s refuses “%s” and says why [editor.menus]', (id, text, message) => {
    expect(textColumns.find((column) => column.id === id)?.parse(text)).toMatchObject({ ok: false, message });
  });

  it.each([
    ['10,000 kcal', 10_000],
    [' 450 KCAL', 450],
    ['', undefined],
  ])('of energy reads “%s” as %s [editor.menus]', (text, value) => {
    expect(textColumns.find(({ id }) => id === 'kcal')?.parse(text)).toEqual({ ok: true, value });
  });

  it('is in a column with a title, of which the picture is chosen elsewhere [editor.menus]', () => {
    const titles = columns.filter(({ kind }) => kind !== 'level').map(({ title }) => title);
    expect(titles).toEqual([
      ...['Name', 'Origin', 'Description', 'Price', 'Kcal', 'Portion', 'Dietary tags', 'Allergen notes', 'Picture'],
    ]);
    expect(columns.at(-1)?.format({ image: { url: '/laksa.jpg' } })).toBe('/laksa.jpg');
    expect(columns.at(-1)?.parse('/laksa.jpg')).toMatchObject({
      ok: false,
      message: 'Choose pictures in the form of the dish.',
    });
  });

  it('that is cleared removes its field and nothing else [editor.menus]', () => {
    const dish = { name: 'A', origin: 'B', supplier: 'C', allergens: { milk: 'contains', note: 1 } };
    const clear = (id: string) => textColumns.find((column) => column.id === id)?.write(dish, undefined);
    expect(clear('origin')).toEqual({ name: 'A', supplier: 'C', allergens: { milk: 'contains', note: 1 } });
    expect(clear('milk')).toEqual({ ...dish, allergens: { note: 1 } });
  });
});
