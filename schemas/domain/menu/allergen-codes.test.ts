import { describe, expect, it } from 'vitest';
import { describeAllergenCodes, formatAllergenCodes } from './allergen-codes.ts';
import { allergens } from './allergens.ts';
import { type AllergenLevel, mapAllergens, menuItem } from './menu.ts';

const dish = (levels: Partial<Record<(typeof allergens)[number], AllergenLevel>>) =>
  menuItem.parse({
    id: 'a',
    name: 'A dish',
    dietaryTags: [],
    allergens: { ...mapAllergens(() => 'none-declared'), ...levels },
  });
const undeclared = menuItem.parse({ id: 'b', name: 'Another', dietaryTags: [] });

describe('the allergens of a printed menu [diner.print]', () => {
  it('are codes: what a dish contains, may contain, and what the kitchen has not declared', () => {
    expect(formatAllergenCodes(dish({ gluten: 'contains', soya: 'contains' }))).toBe('Gl So');
    expect(formatAllergenCodes(dish({ fish: 'contains', nuts: 'may-contain', eggs: 'unknown' }))).toBe(
      'Fi, may: Nu, ask: Eg',
    );
  });

  it('are never left blank, except where a warning in words says that nothing is declared', () => {
    expect(formatAllergenCodes(dish({}))).toBe('none of the 14');
    expect(formatAllergenCodes(undeclared)).toBeUndefined();
  });

  it('have a code each', () => {
    const codes = formatAllergenCodes(dish(mapAllergens(() => 'contains')))?.split(' ') ?? [];
    expect(new Set(codes).size).toBe(allergens.length);
  });

  it('have a key with the codes that occur', () => {
    const items = [dish({ nuts: 'contains' }), dish({ milk: 'may-contain' }), undeclared];
    const sections = [{ id: 's', name: 'S', description: undefined, items }];
    expect(describeAllergenCodes(sections)).toBe('Mi milk, Nu tree nuts, may: may contain');
    const unknown = [{ id: 's', name: 'S', description: undefined, items: [dish({ eggs: 'unknown' })] }];
    expect(describeAllergenCodes(unknown)).toBe('Eg eggs, ask: not declared, please ask');
  });
});
