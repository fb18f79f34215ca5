import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGuests, parseGuests } from './share-link.ts';
import { evaluateDish, type Guest, planTable, type TableDish } from './share-table.ts';

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
  it('suits only with every tag and if all avoided allergens are declared absent [diner.profile]', () => {
    fc.assert(
      fc.property(dish, guest, (raw, who) => {
        const safe =
          who.tags.every((tag) => raw.tags.includes(tag)) &&
          who.avoids.every((name) => Reflect.get(raw.levels, name) === 'none-declared');
        expect(evaluateDish(laid(raw), who) === 'yes').toBe(safe);
      }),
    );
  });

  it('is unknown if the kitchen has declared nothing about an avoided allergen [diner.profile]', () => {
    const silent = { id: 'x', name: 'x', tags: ['vegan'], holds: [], unknown: ['milk'] };
    expect(evaluateDish(silent, { name: '', tags: [], avoids: ['milk'] })).toBe('unknown');
    expect(evaluateDish(silent, { name: '', tags: [], avoids: ['nuts'] })).toBe('yes');
    expect(evaluateDish(silent, { name: '', tags: ['mild'], avoids: ['milk'] })).toBe('no');
  });
});

describe('a table for everyone', () => {
  it('counts the dishes for each guest and for all guests [diner.profile]', () => {
    fc.assert(
      fc.property(fc.array(dish, { maxLength: 12 }), fc.array(guest, { minLength: 1, maxLength: 8 }), (raw, guests) => {
        const dishes = raw.map(laid);
        const table = planTable([{ name: 'All', dishes }], guests);
        const counts = guests.map((who) => dishes.filter((each) => evaluateDish(each, who) === 'yes').length);
        expect(table.counts).toEqual(counts);
        expect(table.shared).toBe(
          dishes.filter((each) => guests.every((who) => evaluateDish(each, who) === 'yes')).length,
        );
        expect(table.everyoneHasChoice).toBe(counts.every((count) => count >= 2));
        expect(table.shared).toBeLessThanOrEqual(Math.min(...counts));
      }),
    );
  });

  it('never has more dishes with one more need [diner.profile]', () => {
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
  it('is parsed to the same guests [diner.profile]', () => {
    fc.assert(
      fc.property(fc.array(guest, { maxLength: 8 }), (guests) => {
        expect(parseGuests(`#${formatGuests(guests)}`, known)).toEqual({ guests, isComplete: true });
      }),
    );
  });

  it('is parsed without unknown needs and to at most eight guests [diner.profile]', () => {
    const odd = `#table=${'x'.repeat(99)}~vegan.evil~milk.constructor${'&table=a'.repeat(20)}`;
    const [first, ...others] = parseGuests(odd, known).guests;
    expect(first).toEqual({ name: 'x'.repeat(24), tags: ['vegan'], avoids: ['milk'] });
    expect(others).toHaveLength(7);
    expect(parseGuests('#find-us', known).guests).toEqual([]);
  });

  it.each([
    ['a diet that no dish has any more', '#table=Anna~halal~milk'],
    ['an allergen that is not known', '#table=Anna~vegan~milk.nu'],
    ['what was cut off on the way', '#table=Ben~~&table=Anna~vegan'],
    ['a ninth guest', `#${Array.from({ length: 9 }, () => 'table=a~~').join('&')}`],
  ])('is reported as incomplete, so that no need is silently lost: %s [diner.profile]', (_, link) => {
    expect(parseGuests(link, known).isComplete).toBe(false);
  });
});
