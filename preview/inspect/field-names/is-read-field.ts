import { isDeepStrictEqual } from 'node:util';
import { mapTile } from '#adapters/api-client/mapping/map-page.ts';
import { type ApiMapping, normalizeName } from '#adapters/api-client/mapping/mapping.ts';
import { isRecord } from '#schemas/content/is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of tiles that the product itself adds or asks for. */
const ownNames: ReadonlySet<string> = new Set(['type', 'version', 'id']);

/** Whether the type of the tile or one of its fields was read from a field that the tile's schema does not have. */
export function isReadField(tile: Fields, name: string, mapping: ApiMapping): boolean {
  if (ownNames.has(name)) return true;
  const isTypeName = mapping.tileTypeFields.some((each) => normalizeName(each) === normalizeName(name));
  const asType = isTypeName ? mapTile({ [name]: tile[name], formType: tile.formType }, mapping) : undefined;
  if (isRecord(asType) && asType.type === tile.type) return true;
  return Object.entries(mapping.tileFields).some(([field, others]) => {
    const isOther = others.some((each) => normalizeName(each) === normalizeName(name));
    return isOther && [tile[name], [tile[name]]].some((value) => isDeepStrictEqual(tile[field], value));
  });
}
