import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiMapping } from '../mapping.ts';
import { checkMapping } from './check-mapping.ts';

it('the defaults all have an effect [upstream.mapping]', () => {
  expect(checkMapping()).toEqual([]);
});

it.each([
  [
    'a tile type that does not exist',
    { tileTypes: { x: 'heroo' } },
    'tileTypes.x',
    'there is no tile type “heroo”. Did you mean “hero”?',
  ],
  [
    'the tile of a form that does not exist',
    { formTiles: { x: 'zzz' } },
    'formTiles.x',
    'there is no tile type “zzz”.',
  ],
  [
    'a field that no tile has',
    { tileFields: { headng: ['x'] } },
    'tileFields.headng',
    'no tile has a field “headng”. Did you mean “heading”?',
  ],
  [
    'a field that no reply has',
    { fieldNames: { xqzwvkjy: ['a'] } },
    'fieldNames.xqzwvkjy',
    'the specification has no field “xqzwvkjy”.',
  ],
])('%s is reported [upstream.mapping]', (_, overrides, name, reason) => {
  expect(checkMapping(overrides)).toEqual([`API_MAPPING: ${name} has no effect, because ${reason}`]);
});

it('a field of the entries of a list of a tile has an effect [upstream.mapping]', () => {
  expect(checkMapping({ tileFields: { question: ['ask'] } })).toEqual([]);
});

it.each(['fieldNames', 'tileFields'])('a path in %s is reported [upstream.mapping]', (key) => {
  expect(checkMapping({ [key]: { heading: ['restaurant.about'] } })).toEqual([
    `API_MAPPING: “restaurant.about” in ${key}.heading is read as the name of one field, not as a path. Give the last name: “about”.`,
  ]);
});

it('the example of the README has every key, and each has an effect [upstream.mapping]', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const example = JSON.parse(/```json\n(.*?)```/s.exec(readme)?.[1] ?? '');
  expect(Object.keys(example).sort()).toEqual(Object.keys(apiMapping.shape).sort());
  expect(checkMapping(example)).toEqual([]);
});
