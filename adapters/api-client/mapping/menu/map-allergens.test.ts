import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repairValue } from '#schemas/content/field/repair/repair-value.ts';
import { allergens } from '#schemas/domain/menu/allergens.ts';
import { menuReply } from '#schemas/domain/menu/menu.ts';
import { mapMenu } from './map-menu.ts';

/** A dish as it is read, with the fields that are left out. */
function readDish(fields: object) {
  const menu = { name: 'Main', sections: [{ name: 'Noodles', items: [{ name: 'Laksa', ...fields }] }] };
  const read = repairValue(menuReply, mapMenu(menu, 'main'));
  if (!read.ok) throw new Error('The menu cannot be read.');
  const dish = read.value.sections[0]?.items[0];
  const left = read.repairs.filter(({ kind }) => kind === 'removed').map(({ path }) => path.slice(4).join('.'));
  const levels = Object.entries(dish?.allergens ?? {}).filter(([, level]) => level !== 'unknown');
  return { dish, levels: Object.fromEntries(levels), left };
}

it.each([
  [
    'objects with a flag',
    [
      { name: 'Gluten', contains: true },
      { name: 'Milk', contains: 'no' },
    ],
    { gluten: 'contains', milk: 'none-declared' },
  ],
  ['objects with a level', [{ allergen: 'nuts', status: 'may contain' }], { nuts: 'may-contain' }],
  ['objects with a name', [{ name: 'Tree nuts' }, { name: 'Soybeans' }], { nuts: 'contains', soya: 'contains' }],
  ['two flags', [{ name: 'Egg', contains: false, mayContain: true }], { eggs: 'may-contain' }],
  ['an object within', [{ allergen: { id: 7, name: 'Celery' }, level: 'TRACES' }], { celery: 'may-contain' }],
  ['an option', [{ value: 'fish', label: 'Fish' }], { fish: 'contains' }],
  [
    'texts',
    ['Gluten', 'May contain nuts', 'Sesame (traces)'],
    { gluten: 'contains', nuts: 'may-contain', sesame: 'may-contain' },
  ],
  ['one text', 'Gluten, sulphur dioxide', { gluten: 'contains', sulphites: 'contains' }],
  [
    'one text with levels',
    'Gluten, Celery, May contain: Milk, Tree nuts',
    { gluten: 'contains', celery: 'contains', milk: 'may-contain', nuts: 'may-contain' },
  ],
  ['sentences', 'May contain fish. Contains:Milk, eggs.', { fish: 'may-contain', milk: 'contains', eggs: 'contains' }],
  ['a text with an end of a level', 'May contain: Milk; Eggs', { milk: 'may-contain', eggs: 'contains' }],
  [
    'lists by level',
    { contains: ['Gluten'], mayContain: 'Nuts, Peanuts' },
    { gluten: 'contains', nuts: 'may-contain', peanuts: 'may-contain' },
  ],
  ['one object', { name: 'Lupin', contains: true }, { lupin: 'contains' }],
  ['the same one twice', [{ name: 'Milk', status: 'none' }, { name: 'Dairy' }], { milk: 'contains' }],
  ['names of a part', [{ name: 'Wheat' }, { name: 'Cashews', contains: false }], { gluten: 'contains' }],
])('reads allergens that are stated as %s [upstream.mapping] [menu.allergens]', (_, stated, expected) => {
  expect(readDish({ allergens: stated })).toMatchObject({ levels: expected, left: [] });
});

it.each([
  ['a level with an unknown word', [{ name: 'Gluten', status: 'tbc' }], ['allergens.gluten']],
  ['a number', [{ name: 'Gluten', level: 2 }], ['allergens.gluten']],
  ['another flag', [{ name: 'Gluten', contains: false, isTrace: true }], ['allergens.gluten']],
  ['a box that is not ticked', { gluten: false }, ['allergens.gluten']],
  ['a sentence', 'Fried with gluten, milk', ['allergens']],
  ['a sentence that denies it', 'Free from gluten, milk', ['allergens']],
])(
  'does not say that a dish is free of an allergen that has %s, and reports it [menu.allergens]',
  (_, stated, left) => {
    expect(readDish({ allergens: stated })).toMatchObject({ levels: {}, left });
  },
);

it('adds what is about none of the 14 allergens to the notes [menu.allergens]', () => {
  const stated = [{ name: 'Coconut' }, { name: 'Kiwi', mayContain: true }, { name: 'Alcohol', contains: false }];
  const { dish, levels } = readDish({ allergens: stated, allergenNotes: 'Fried with prawns.' });
  expect(dish?.allergenNotes).toBe('Fried with prawns. Also stated: Coconut, may contain Kiwi.');
  expect(levels).toEqual({});
});

it('reports a text that names no allergen [menu.allergens]', () => {
  expect(readDish({ allergens: 'None' }).left).toEqual(['allergens']);
});

it.each([['None'], ['no allergens'], ['N/A'], [['None']], [{ contains: 'None', mayContain: 'none.' }]])(
  'leaves what is stated as %j unknown, without a note [menu.allergens]',
  (stated) => {
    const { dish, levels } = readDish({ allergens: stated });
    expect({ notes: dish?.allergenNotes, levels }).toEqual({ notes: undefined, levels: {} });
  },
);

const name = fc.oneof(fc.constantFrom(...allergens, 'Wheat', 'Shellfish', 'Coconut'), fc.string());
const value = fc.oneof(
  fc.boolean(),
  fc.integer(),
  fc.constantFrom('contains', 'may contain', 'tbc', null),
  fc.string(),
);
const field = fc.constantFrom('contains', 'mayContain', 'status', 'level', 'isTrace', 'type', 'other');
const entry = fc.record({ name, fields: fc.dictionary(field, value) });

it('never reads an allergen as absent unless an entry says so in words that are known [menu.allergens]', () => {
  const negative = /^\s*(false|no|n|none|0|off|absent)\s*$/i;
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
      const { levels } = readDish({ allergens: entries.map((each) => ({ ...each.fields, name: each.name })) });
      const stated = entries.flatMap(({ fields }) => Object.values(fields).map(String));
      expect(stated.some((text) => negative.test(text)) || !Object.values(levels).includes('none-declared')).toBe(true);
    }),
  );
});

it('always reads an allergen that one entry contains as contained, whatever the others say [menu.allergens]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...allergens), fc.array(entry, { maxLength: 4 }), (contained, entries) => {
      const others = entries.map((each) => ({ ...each.fields, name: each.name }));
      const { levels } = readDish({ allergens: [...others, { name: contained, contains: true }] });
      expect(levels).toHaveProperty(contained, 'contains');
    }),
  );
});
