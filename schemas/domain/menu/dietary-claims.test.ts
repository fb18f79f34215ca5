import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Allergen, allergens } from './allergens.ts';
import { contradictedTags, getSuitableDiets, isContradicted, readClaim, reliableTags } from './dietary-claims.ts';
import { allergenLevels, mapAllergens, menu, menuItem } from './menu.ts';

const dish = (tags: readonly string[], record: Partial<Record<Allergen, string>> = {}) =>
  menuItem.parse({
    id: 'dish',
    name: 'Dish',
    dietaryTags: tags.map((name) => ({ name })),
    allergens: { ...mapAllergens(() => 'none-declared'), ...record },
  });
const namesOf = (tags: readonly string[], record?: Partial<Record<Allergen, string>>) =>
  reliableTags(dish(tags, record)).map(({ name }) => name);

describe('the claim of a tag', () => {
  it.each([
    ['Contains nuts', 'contains', ['nuts', 'peanuts']],
    ['Peanuts', 'contains', ['peanuts']],
    ['Shellfish', 'contains', ['crustaceans', 'molluscs']],
    ['Made without milk', 'without', ['milk']],
    ['No gluten-containing ingredients', 'without', ['gluten']],
    ['Gluten-free', 'free', ['gluten']],
    ['Dairy free', 'free', ['milk']],
    ['Free from eggs', 'free', ['eggs']],
    ['Vegetarian', 'diet', ['crustaceans', 'fish', 'molluscs']],
  ])('is read from its name: %s [upstream.claims]', (name, kind, about) => {
    expect(readClaim(name)).toEqual({ kind, allergens: about });
  });

  it.each(['Hot', 'New', 'Halal chicken', 'Coconut', 'Eggplant', 'Nutmeg'])(
    'is nothing for %s [upstream.claims]',
    (name) => {
      expect(readClaim(name)).toBeUndefined();
    },
  );
});

describe('the tags that diners may rely on', () => {
  it('contain no claim that the allergen record contradicts [menu.allergens]', () => {
    expect(namesOf(['Made without milk', 'Hot'], { milk: 'contains' })).toEqual(['Hot']);
    expect(namesOf(['Vegan'], { fish: 'contains' })).toEqual([]);
    expect(namesOf(['Gluten-free'], { gluten: 'may-contain' })).toEqual([]);
    expect(namesOf(['Made without milk'], { milk: 'may-contain' })).toEqual(['Made without milk']);
  });

  it('never claim that a dish is safe if the kitchen has declared nothing [menu.allergens]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allergens),
        fc.constantFrom('Made without', 'No', 'Free from'),
        (allergen, words) => {
          expect(namesOf([`${words} ${allergen}`], { [allergen]: 'unknown' })).toEqual([]);
        },
      ),
    );
  });

  it('warn of what a dish without an allergen record contains, and say nothing is safe [menu.allergens] [upstream.claims]', () => {
    const tags = ['Contains nuts', 'Gluten free', 'Made without milk', 'Vegan', 'Hot'];
    const shown = reliableTags(
      dish(
        tags,
        mapAllergens(() => 'unknown'),
      ),
    ).map(({ name }) => name);
    expect(shown).toEqual(['Contains nuts', 'Vegan', 'Hot']);
  });

  it('leave out tags that say what a dish contains [menu.allergens]', () => {
    expect(namesOf(['Contains nuts', 'Mild'], { peanuts: 'contains' })).toEqual(['Mild']);
  });

  it('agree with any allergen record [menu.allergens]', () => {
    const record = fc.record(Object.fromEntries(allergens.map((name) => [name, fc.constantFrom(...allergenLevels)])));
    const tags = fc.subarray(['Vegan', 'Vegetarian', 'Dairy free', 'Made without eggs', 'Contains fish', 'Mild']);
    fc.assert(
      fc.property(record, tags, (levels, names) => {
        const each = dish(names, levels);
        const claims = reliableTags(each).flatMap(({ name }) => readClaim(name) ?? []);
        expect(claims.filter((claim) => isContradicted(claim, each.allergens))).toEqual([]);
      }),
    );
  });
});

describe('a contradicted tag', () => {
  it('is reported with its dish and path, and not where the dish has no allergen record [menu.allergens] [upstream.claims]', () => {
    const tags = ['Mild', 'Contains nuts', 'Gluten free'];
    const unknown = dish(
      tags,
      mapAllergens(() => 'unknown'),
    );
    const items = [dish(tags, { nuts: 'contains' }), dish(tags), { ...unknown, name: 'Unknown' }];
    const sections = [{ items: [] }, { items }].map((section) => ({ id: 'a', name: 'A', ...section }));
    const pathOf = (item: number, tag: number) => ['sections', 1, 'items', item, 'dietaryTags', tag];
    expect(contradictedTags(menu.parse({ id: 'm', name: 'M', sections }))).toEqual([
      { path: pathOf(1, 1), dish: 'Dish', tag: 'Contains nuts' },
      { path: pathOf(2, 2), dish: 'Unknown', tag: 'Gluten free' },
    ]);
  });
});

describe('the diets that a dish suits', () => {
  it('include vegetarian for a vegan dish, and not the other way round [menu.filter-all]', () => {
    expect([...getSuitableDiets(dish(['Vegan']))]).toEqual(['vegan', 'vegetarian', 'pescatarian']);
    expect([...getSuitableDiets(dish(['Vegetarian']))]).toEqual(['vegetarian', 'pescatarian']);
  });
});
