import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { type ApiMapping, readApiMapping } from '../mapping.ts';
import { checkFieldNames } from './check-field-names.ts';
import { collectNames } from './collect-names.ts';

type Overrides = Readonly<Record<string, unknown>>;

/** What of API_MAPPING has no effect, as sentences: names that no reply or tile has, unknown tile types, and paths. */
export function checkMapping(overrides: Overrides = {}): readonly string[] {
  const mapping = readApiMapping(overrides);
  const { fieldNames, tileTypes, tileFields, formTiles } = mapping;
  return [
    ...checkFieldNames(mapping),
    ...checkTileTypes('tileTypes', tileTypes),
    ...checkTileTypes('formTiles', formTiles),
    ...checkTileFields(tileFields),
    ...checkPaths('fieldNames', fieldNames),
    ...checkPaths('tileFields', tileFields),
  ];
}

const checkTileTypes = (key: string, types: ApiMapping['tileTypes']): readonly string[] =>
  Object.entries(types).flatMap(([name, type]) =>
    findTileType(type)
      ? []
      : [`${noEffect(`${key}.${name}`)}there is no tile type “${type}”.${suggest(type, Object.keys(tiles))}`],
  );

function checkTileFields(tileFields: ApiMapping['tileFields']): readonly string[] {
  const known = new Set<string>();
  for (const { schema } of Object.values(tiles)) collectNames(schema, known);
  return Object.keys(tileFields)
    .filter((name) => !known.has(name))
    .map((name) => `${noEffect(`tileFields.${name}`)}no tile has a field “${name}”.${suggest(name, [...known])}`);
}

/** The fields of a record are named, not those inside them. */
const checkPaths = (key: string, fields: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(fields).flatMap(([field, names]) =>
    names
      .filter((name) => name.includes('.'))
      .map(
        (name) =>
          `API_MAPPING: “${name}” in ${key}.${field} is read as the name of one field, not as a path. Give the last name: “${name.split('.').at(-1)}”.`,
      ),
  );

const noEffect = (name: string): string => `API_MAPPING: ${name} has no effect, because `;

function suggest(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined ? '' : ` Did you mean “${near}”?`;
}
