import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { sectionsOf } from '#preview/review/menu/stored-menu.ts';
import { allergenLevels } from '#schemas/domain/menu/menu.ts';
import { applyImport } from './apply-import.ts';
import { findColumn } from './csv-headings.ts';
import { decodeFile } from './decode-file.ts';
import { planImport } from './plan-import.ts';
import { readCsv } from './read-csv.ts';
import { writeMenuCsv } from './write-menu-csv.ts';

const menu = {
  id: 'food',
  name: 'Food',
  sections: [
    { id: 'mains', name: 'Mains', items: [{ id: 'laksa', name: 'Laksa', pricePence: 1250, supplier: 'x' }, null] },
    { id: 'sides', name: 'Sides', items: [{ id: 'rice', name: 'Rice' }] },
  ],
};

function plan(text: string) {
  const planned = planImport(menu, text);
  if (typeof planned === 'string') throw new Error(planned);
  return planned;
}
const none: ReadonlySet<string> = new Set();

describe('a file of dishes', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('=1+1', "'=1+1", "''-x", '@x', '+44', '"a"; b,\tc', '’'),
  );
  const text = cell.map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const dish = fc.record(
    {
      origin: text,
      description: text,
      portion: text,
      allergenNotes: text,
      pricePence: fc.nat(1_000_000),
      kcal: fc.nat(10_000),
      allergens: fc.record({ milk: fc.constantFrom(...allergenLevels), nuts: fc.constantFrom(...allergenLevels) }),
      dietaryTags: fc.uniqueArray(
        text.map((name) => ({ name })),
        { selector: ({ name }) => name, minLength: 1, maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  );

  it('that is read again changes nothing, whatever the dishes say [editor.menus]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, dish), { maxLength: 4 }), (dishes) => {
        const items = dishes.map(([name, fields], at) => ({ ...fields, id: `d${at}`, name }));
        const whole = { sections: [{ name: 'Mains', items }] };
        const planned = planImport(whole, writeMenuCsv(whole));
        expect(planned).toEqual({
          added: [],
          changed: [],
          missing: [],
          unreadable: [],
          refused: [],
          ignored: [],
          unchanged: dishes.length,
        });
      }),
    );
  });

  it('fills an empty menu with the same dishes [editor.menus]', () => {
    const [whole] = demoData.menus;
    const planned = planImport({}, writeMenuCsv(whole));
    if (typeof planned === 'string' || !whole) throw new Error('The file cannot be used.');
    const sections = applyImport([], planned, none);
    expect(writeMenuCsv({ sections })).toBe(writeMenuCsv(whole));
    expect(sectionsOf(whole).length).toBeGreaterThan(2);
  });

  it('starts with a byte order mark, and never with a formula [editor.menus]', () => {
    const csv = writeMenuCsv({ sections: [{ name: '=A()', items: [{ name: '@B' }] }] });
    expect(csv.startsWith('\uFEFF"Section","Id","Name"')).toBe(true);
    expect(csv).toContain(`"'=A()","","'@B"`);
  });

  it.each([',', ';', '\t'])('may have the separator %j [editor.menus]', (separator) => {
    expect(readCsv(['Name', '"a,b;c"', ''].join(separator))).toMatchObject([{ cells: ['Name', 'a,b;c', ''] }]);
    expect(readCsv(`sep=;\r\nName;x,y\r\n\r\n`)).toMatchObject([{ cells: ['Name', 'x,y'], line: 2 }]);
  });

  it('may be in the encodings that Excel writes [editor.menus]', () => {
    expect(decodeFile(new TextEncoder().encode('\uFEFFPhở £'))).toBe('Phở £');
    expect(decodeFile(new Uint8Array([0x50, 0xe2, 0x74, 0xe9, 0x20, 0xa3]))).toBe('Pâté £');
    expect(decodeFile(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
  });

  it('without a column for names is refused with a reason [editor.menus]', () => {
    for (const text of ['', 'Laksa,12.50', 'Section,Price\nMains,2'])
      expect(planImport(menu, text)).toBe(
        'The first line of the file must name its columns, and one of them must be “Name”.',
      );
  });

  it.each([
    ['Dish', 'Name', 'name'],
    ['TITLE', 'Name', 'name'],
    ['Price in pounds', 'Price', 'pricePence'],
    ['Price (£)', 'Price', 'pricePence'],
    ['Energy (kcal)', 'Kcal', 'kcal'],
    ['Calories', 'Kcal', 'kcal'],
    ['Tags', 'Dietary tags', 'dietaryTags'],
    ['Nuts', 'Tree nuts', 'nuts'],
    ['Soy', 'Soya', 'soya'],
    [' Notes ', 'Allergen notes', 'allergenNotes'],
  ])('has the heading “%s” for the column %s [editor.menus]', (heading, title, id) => {
    expect(findColumn(heading)).toMatchObject({ title, id });
  });
});

describe('the comparison with a file', () => {
  it('matches dishes by id, otherwise by name in the section, and shows each field [editor.menus]', () => {
    const byId = plan('Id,Name,Price (£)\nlaksa,Curry laksa,13');
    expect(byId.changed.map(({ name, differences }) => [name, differences])).toEqual([
      [
        'Curry laksa',
        [
          { title: 'Name', before: 'Laksa', after: 'Curry laksa' },
          { title: 'Price', before: '12.50', after: '13.00' },
        ],
      ],
    ]);
    expect(plan('Section,Name,Price\nmains,LAKSA,12.5').changed[0]?.differences.map(({ title }) => title)).toEqual([
      'Name',
    ]);
    expect(plan('Section,Name\nSides,Laksa').added.map(({ name, section }) => [name, section])).toEqual([
      ['Laksa', 'Sides'],
    ]);
  });

  it('lists new, missing and unreadable entries, and columns that it does not know [editor.menus]', () => {
    const planned = plan('Section,Name,Price,Chef\nMains,Rendang,soon,Ana\nMains,Laksa,12.50,Ben\nMains,,4,');
    expect(planned.added.map(({ name }) => name)).toEqual(['Rendang']);
    expect(planned.missing.map(({ name, section }) => [name, section])).toEqual([['Rice', 'Sides']]);
    expect(planned.unreadable).toEqual([
      { dish: 'Rendang', column: 'Price', text: 'soon', message: expect.stringMatching(/^Enter a price/) },
      {
        dish: 'A dish without a name',
        column: 'Name',
        text: '',
        message: 'A new dish needs a name. This line is left out.',
      },
    ]);
    expect([planned.ignored, planned.unchanged]).toEqual([['Chef'], 1]);
  });

  it('is applied with everything else untouched, and removes missing dishes only if chosen [editor.menus]', () => {
    const planned = plan('Section,Id,Name,Price\nMains,laksa,Laksa,13\nSpecials,,Rendang,15');
    expect(applyImport(menu.sections, planned, none)).toEqual([
      { ...menu.sections[0], items: [{ id: 'laksa', name: 'Laksa', pricePence: 1300, supplier: 'x' }, null] },
      menu.sections[1],
      { id: 'specials', name: 'Specials', items: [{ id: 'rendang', name: 'Rendang', pricePence: 1500 }] },
    ]);
    expect(applyImport(menu.sections, planned, new Set(['1.0']))[1]).toEqual({ ...menu.sections[1], items: [] });
  });

  it('adds dishes without a section to a new one, with ids that are valid and free [editor.menus]', () => {
    const planned = plan(`Id,Name\nrice,Fried rice\nno id!,Roti\n${'x'.repeat(65)},Naan\nchapati-1,Chapati`);
    const [, , added] = applyImport(menu.sections, planned, none);
    expect(planned.added.map(({ section }) => section)).toEqual(['New dishes', 'New dishes', 'New dishes']);
    expect(added).toEqual({
      id: 'new-dishes',
      name: 'New dishes',
      items: [
        { id: 'roti', name: 'Roti' },
        { id: 'naan', name: 'Naan' },
        { id: 'chapati-1', name: 'Chapati' },
      ],
    });
  });

  it('moves a dish whose section differs [editor.menus]', () => {
    const planned = plan('Section,Id,Name\nSides,laksa,Laksa');
    expect(planned.changed[0]?.differences).toEqual([{ title: 'Section', before: 'Mains', after: 'Sides' }]);
    expect(applyImport(menu.sections, planned, none)[1]).toEqual({
      ...menu.sections[1],
      items: [{ id: 'rice', name: 'Rice' }, menu.sections[0]?.items[0]],
    });
  });
});
