import { describe, expect, it } from 'vitest';
import { planImport } from './plan-import.ts';

const menu = {
  sections: [
    { id: 'mains', name: 'Mains', items: [{ id: 'laksa', name: 'Laksa' }] },
    { id: 'sides', name: 'Sides', items: [{ id: 'rice', name: 'Rice' }] },
  ],
};

function plan(text: string) {
  const planned = planImport(menu, text);
  if (typeof planned === 'string') throw new Error(planned);
  return planned;
}

describe('the import of a file', () => {
  it('leaves out a line with more cells than the header, whose values may be in the wrong columns [editor.menus]', () => {
    const planned = plan(
      'Section,Id,Name,Price,Portion,Gluten,Milk\n\nMains,laksa,"Laksa\nspecial",13,Bowl,,contains\n' +
        'Mains,laksa,Laksa,9,30,Bowl,contains,free\nSides,rice,Rice,4,,contains,',
    );
    expect(planned.refused).toEqual([
      'Line 5 has 8 cells, the header has 7. A price with a comma needs quotes: "9,30".',
    ]);
    expect(planned.changed.map(({ name }) => name)).toEqual(['Laksa\nspecial', 'Rice']);
    const shifted = plan('Name,Price,Gluten,\nLaksa,9,30,contains\nRoti,4,50,free,\nRice,4,free,');
    expect(shifted.refused).toEqual([
      'Line 2 has 4 cells, the header has 3. A price with a comma needs quotes: "9,30".',
      'Line 3 has 5 cells, the header has 3. A price with a comma needs quotes: "9,30".',
    ]);
    expect([shifted.changed.map(({ name }) => name), shifted.added, shifted.missing]).toEqual([['Rice'], [], []]);
  });

  it('leaves out a line with fewer cells than the header, whatever its last cell says [editor.menus]', () => {
    const { refused, changed, missing } = plan(
      'Id,Name,Gluten,Milk,Allergen notes\nlaksa,Laksa,contains,\nrice,Rice,free,free,\nroti\n',
    );
    expect(refused).toEqual([
      'Line 2 has 4 cells, the header has 5. Add the missing cell, even if it is empty.',
      'Line 4 has 1 cell, the header has 5. Add the missing cell, even if it is empty.',
    ]);
    expect([changed.map(({ name }) => name), missing]).toEqual([['Rice'], []]);
  });

  it('accepts empty cells at the end that Excel leaves out for all of its next 16 rows [editor.menus]', () => {
    const full = Array.from({ length: 15 }, (_, at) => `Dish ${at},1,`);
    const short = ['Roti,2', 'Naan,3'];
    expect(plan(['Name,Price,Portion', ...full, ...short].join('\n')).refused).toEqual([]);
    expect(plan(['Name,Price,Portion', ...full, ...short, 'Puri,4,Bowl'].join('\n')).refused).toHaveLength(2);
    expect(plan(['Name,Price,Portion', ...full, 'Roti,2'].join('\n')).refused).toHaveLength(1);
    expect(plan(['Name,Price,Portion', ...short].join('\n')).refused).toHaveLength(2);
  });

  it('leaves out a line with text after a closing quote, and lines that it ran into [editor.menus]', () => {
    const { refused, added, changed, missing } = plan(
      '"Section","Id","Name","Price"\n"Mains,"laksa","Laksa","9"\n"Mains","roti","Roti" ,"4\n"Sides","rice","Rice","3"\n"Sides","naan","Naan","3"',
    );
    expect(refused).toEqual([
      'Line 2 has text after a closing quote.',
      'Lines 3 to 4 have text after a closing quote. Perhaps a quote is missing on line 3.',
    ]);
    expect([added.map(({ name }) => name), changed, missing]).toEqual([['Naan'], [], []]);
    expect(planImport(menu, '"Section"x,"Name"\nMains,Roti')).toBe(
      'Line 1 has text after a closing quote. Nothing is imported.',
    );
  });

  it('names the line whose quote is not closed [editor.menus]', () => {
    expect(planImport(menu, 'Section,Name\n\n"Mains","Laksa\nspecial"\n"Sides,Rice')).toBe(
      'Line 5 has a quote that is not closed. Nothing is imported.',
    );
  });

  it('imports none of the lines with the same id [editor.menus]', () => {
    const { refused, added, changed, missing } = plan(
      'Id,Name,Price\nlaksa,Laksa,8\nnaan,Naan,3\n laksa,Laksa,9\nroti,Roti,1\nroti,Roti,1\nroti,Roti,1\n,Soup,2\n,Broth,2',
    );
    expect(refused).toEqual([
      'Lines 2 and 4 have the same Id “laksa”. None of them is imported.',
      'Lines 5, 6 and 7 have the same Id “roti”. None of them is imported.',
    ]);
    expect([added.map(({ name }) => name), changed]).toEqual([['Naan', 'Soup', 'Broth'], []]);
    expect(missing.map(({ name }) => name)).toEqual(['Rice']);
  });
});
