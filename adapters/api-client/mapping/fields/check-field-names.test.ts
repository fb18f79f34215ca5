import { expect, it } from 'vitest';
import { checkFieldNames } from './check-field-names.ts';

it.each([
  ['of the specification', { lat: ['geoLat'], storeId: ['key'], openingTimes: ['hours'], bookingReference: ['ref'] }],
  ['of a tile', { heading: ['headline'], menuId: ['menuKey'] }],
  ['of an entry in a list', { minimumCovers: ['from'], areaLinkGroup: ['areas'] }],
])('a name %s is one [upstream.mapping]', (_, fieldNames) => {
  expect(checkFieldNames({ fieldNames })).toEqual([]);
});

const problem = (name: string): string =>
  `API_MAPPING: fieldNames.${name} has no effect, because the specification has no field “${name}”.`;

it.each([
  ['swapped', 'geoLat', ['lat'], 'The name of the specification comes first: {"lat": ["geoLat"]}.'],
  ['misspelled', 'postcod', ['zip'], 'Did you mean “postcode”?'],
  ['in another notation', 'Store-Id', ['key'], 'Did you mean “storeId”?'],
])('a name that is %s is reported with what is meant [upstream.mapping]', (_, field, names, advice) => {
  expect(checkFieldNames({ fieldNames: { [field]: names } })).toEqual([`${problem(field)} ${advice}`]);
});

it('a name that resembles none is reported [upstream.mapping]', () => {
  expect(checkFieldNames({ fieldNames: { xqzwvkjy: ['a'], lat: ['b'] } })).toEqual([problem('xqzwvkjy')]);
});

it('a name that is itself a field wherever the other is one is reported [upstream.mapping]', () => {
  expect(checkFieldNames({ fieldNames: { about: ['description'], lng: ['lat', 'geoLng'] } })).toEqual([
    'API_MAPPING: “lat” in fieldNames.lng has no effect, because it is itself a field wherever “lng” is one.',
  ]);
});
