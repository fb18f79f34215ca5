import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable, writeTable } from './share-link.ts';
import { evaluateDish, type Guest, layTable, type TableDish } from './share-table.ts';

const tags = ['vegan', 'vegetarian', 'mild'];
const allergens = ['milk', 'nuts', 'soya', 'fish'];
const level = fc.constantFrom('contains', 'may-contain', 'none-declared', 'unknown');
const levels = fc.record({ milk: level, nuts: level, soya: level, fish: level });
const dish = fc.record({ id: fc.nat().map(String), tags: fc.subarray(tags), levels });
const guest: fc.Arbitrary<Guest> = fc.record({
  name: fc.string({ maxLength: 24, unit: fc.constantFrom(...'Añ &=#~ü1') }).map((name) => name.replaceAll('~', ' ')),
  tags: fc.subarray(tags),
  avoids: fc.subarray(allergens),
});

type Levels = Readonly<Record<string, string>>;
const having = (record: Levels, ...wanted: string[]) => allergens.filter((name) => wanted.includes(record[name] ?? ''));
const laid = ({ id, tags: own, levels: record }: { id: string; tags: string[]; levels: Levels }): TableDish => ({
  id,
  name: id,
  tags: own,
  holds: having(record, 'contains', 'may-contain'),
  unknown: having(record, 'unknown'),
});

describe('a dish for a guest', () => {
  it('suits only when it carries every tag and every avoided allergen is declared to be absent [diner.profile]', () => {
    fc.assert(
      fc.property(dish, guest, (raw, who) => {
        const safe =
          who.tags.every((tag) => raw.tags.includes(tag)) &&
          who.avoids.every((name) => Reflect.get(raw.levels, name) === 'none-declared');
        expect(evaluateDish(laid(raw), who) === 'yes').toBe(safe);
      }),
    );
  });

  it('is unknown, and never suits, where the kitchen says nothing of what is avoided [diner.profile]', () => {
    const silent = { id: 'x', name: 'x', tags: ['vegan'], holds: [], unknown: ['milk'] };
    expect(evaluateDish(silent, { name: '', tags: [], avoids: ['milk'] })).toBe('unknown');
    expect(evaluateDish(silent, { name: '', tags: [], avoids: ['nuts'] })).toBe('yes');
    expect(evaluateDish(silent, { name: '', tags: ['mild'], avoids: ['milk'] })).toBe('no');
  });
});

describe('a table for everyone', () => {
  it('counts what each can eat and what all can, as counting by hand does [diner.profile]', () => {
    fc.assert(
      fc.property(fc.array(dish, { maxLength: 12 }), fc.array(guest, { minLength: 1, maxLength: 8 }), (raw, guests) => {
        const dishes = raw.map(laid);
        const table = layTable([{ name: 'All', dishes }], guests);
        const counts = guests.map((who) => dishes.filter((each) => evaluateDish(each, who) === 'yes').length);
        expect(table.counts).toEqual(counts);
        expect(table.shared).toBe(dishes.filter((each) => guests.every((who) => evaluateDish(each, who) === 'yes')).length);
        expect(table.everyoneChooses).toBe(counts.every((count) => count >= 2));
        expect(table.shared).toBeLessThanOrEqual(Math.min(...counts));
      }),
    );
  });

  it('never gains a dish by one more need [diner.profile]', () => {
    fc.assert(
      fc.property(dish, guest, fc.constantFrom(...allergens), (raw, who, more) => {
        const stricter = { ...who, avoids: [...new Set([...who.avoids, more])] };
        if (evaluateDish(laid(raw), stricter) === 'yes') expect(evaluateDish(laid(raw), who)).toBe('yes');
      }),
    );
  });
});

describe('a link to a table', () => {
  const known = { tags, avoids: allergens };
  it('brings back the same guests [diner.profile]', () => {
    fc.assert(
      fc.property(fc.array(guest, { maxLength: 8 }), (guests) => {
        expect(readTable(`#${writeTable(guests)}`, known)).toEqual({ guests, whole: true });
      }),
    );
  });

  it('takes nothing from a link but what the page knows, and eight guests at most', () => {
    const odd = `#table=${'x'.repeat(99)}~vegan.evil~milk.constructor${'&table=a'.repeat(20)}`;
    const [first, ...others] = readTable(odd, known).guests;
    expect(first).toEqual({ name: 'x'.repeat(24), tags: ['vegan'], avoids: ['milk'] });
    expect(others).toHaveLength(7);
    expect(readTable('#find-us', known).guests).toEqual([]);
  });

  it.each([
    ['a diet that no dish has any more', '#table=Anna~halal~milk'],
    ['an allergen that is not known', '#table=Anna~vegan~milk.nu'],
    ['what was cut off on the way', '#table=Ben~~&table=Anna~vegan'],
    ['a ninth guest', `#${Array.from({ length: 9 }, () => 'table=a~~').join('&')}`],
  ])('says that it is not whole, so that nobody seems to eat more than they can: %s [diner.profile]', (_, link) => {
    expect(readTable(link, known).whole).toBe(false);
  });
});
