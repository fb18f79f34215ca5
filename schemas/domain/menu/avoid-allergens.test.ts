import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergens, readAllergens } from './allergens.ts';
import { avoidAllergens, isUndeclared } from './avoid-allergens.ts';
import { allergenLevels, menu } from './menu.ts';

const anyRecord = fc.record(Object.fromEntries(allergens.map((name) => [name, fc.constantFrom(...allergenLevels)])), {
  requiredKeys: [],
});
const menuOf = (records: readonly object[]) =>
  menu.parse({
    id: 'm',
    name: 'M',
    sections: [
      {
        id: 's',
        name: 'S',
        items: records.map((record, at) => ({ id: `d${at}`, name: `Dish ${at}`, allergens: record })),
      },
    ],
  });

describe('dishes without an allergen', () => {
  it('are those declared free of all of them; unknown never counts as safe [menu.allergens] [diner.profile]', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 6 }), fc.subarray([...allergens]), (records, avoided) => {
        const shown = avoidAllergens(menuOf(records), avoided, []).sections.flatMap(({ items }) =>
          items.map(({ id }) => id),
        );
        const declared = records.flatMap((record, at) =>
          avoided.some((name) => record[name] !== 'none-declared') ? [] : [`d${at}`],
        );
        expect(shown).toEqual(declared);
      }),
    );
  });

  it('can be searched by word prefixes without accents [menu.allergens]', () => {
    const items = [
      { id: 'pho', name: 'Phở bò', origin: 'Vietnam' },
      { id: 'laksa', name: 'Laksa', description: 'Coconut and prawn' },
    ];
    const whole = menu.parse({ id: 'm', name: 'M', sections: [{ id: 's', name: 'S', items }] });
    const found = (...words: string[]) =>
      avoidAllergens(whole, [], words).sections.flatMap((section) => section.items.map(({ id }) => id));
    expect(found('pho')).toEqual(['pho']);
    expect(found('viet', 'bo')).toEqual(['pho']);
    expect(found('prawn coco')).toEqual(['laksa']);
    expect(found('ho')).toEqual([]);
    expect(found()).toEqual(['pho', 'laksa']);
  });
});

describe('reading allergens', () => {
  it('accepts only the fourteen statutory allergens [menu.allergens]', () => {
    expect(readAllergens(['milk', 'constructor', 'Peanuts', 'celery'])).toEqual(['celery', 'milk']);
  });

  it('distinguishes a dish without a declaration from one with a single declaration [menu.allergens]', () => {
    const [none, one] = menuOf([{}, { milk: 'none-declared' }]).sections[0]?.items ?? [];
    expect([none && isUndeclared(none), one && isUndeclared(one)]).toEqual([true, false]);
  });
});
