import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { completeTile } from './content/complete-tile.ts';
import { listTiles } from './content/list-tiles.ts';
import { nameFields } from './fields/name-fields.ts';
import { nameTileFields } from './fields/name-tile-fields.ts';
import { type ApiMapping, findByName, normalizeName } from './mapping.ts';

/**
 * A page in the form that the renderer reads: `id`, `title` and `tiles` at the top, and each tile with the `type` of its
 * block. What is in that form already is not changed. An id that no page can have is replaced by the requested one.
 */
export function mapPage(json: unknown, id: string, mapping: ApiMapping): unknown {
  const page = findPage(json, mapping);
  if (!page) return json;
  const list = listOf(page, mapping);
  if (!list) return json;
  const mapped = list.map((raw) => mapTile(raw, mapping));
  if (page === json && Array.isArray(page.tiles) && isPageId(page.id)) return { ...page, tiles: mapped };
  const { fields, title } = pageFields(page);
  return { ...fields, id: isPageId(page.id) ? page.id : id, title: title ?? id, tiles: mapped };
}

/** The page itself, or the page in an envelope. */
function findPage(json: unknown, mapping: ApiMapping): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(json)) return { tiles: json };
  if (!isRecord(json)) return undefined;
  if (Array.isArray(json.tiles) || listTiles(json.tiles, mapping)) return json;
  const inner = findByName(json, [...mapping.payloadFields, 'page']);
  if (!isRecord(inner)) return listOf(json, mapping) ? json : undefined;
  return findPage(inner, mapping) ?? (listTiles(inner, mapping) ? { ...json, tiles: inner } : undefined);
}

/** The tiles of a page; none if the field is blank. Undefined if there is no such field. */
function listOf(page: Readonly<Record<string, unknown>>, mapping: ApiMapping): readonly unknown[] | undefined {
  const list = listTiles(page.tiles, mapping) ?? listTiles(findByName(page, mapping.tileListFields), mapping);
  if (list) return list;
  const hasField = ['tiles', ...mapping.tileListFields].some((name) => name in page && isBlank(page[name]));
  return hasField && Object.keys(page).length > 1 ? [] : undefined;
}

const envelopeFields = [
  'canonicalUrl',
  'indexed',
  'socialTitle',
  'socialDescription',
  'socialImage',
  'headerVariant',
  'updatedAt',
] as const;

/** The fields of the page's envelope. Other systems have many more, which mean nothing here. */
function pageFields(page: Readonly<Record<string, unknown>>) {
  const named = findByName(page, ['title', 'pageTitle', 'metaTitle', 'name']);
  const description = findByName(page, ['description', 'metaDescription', 'seoDescription']);
  const fields = Object.fromEntries(
    envelopeFields.flatMap((name) => (page[name] === undefined ? [] : [[name, page[name]] as const])),
  );
  const isText = typeof named === 'string' && named.trim() !== '';
  return {
    fields: { ...(description !== undefined && { description }), ...fields },
    title: isText ? named : undefined,
  };
}

const isPageId = (id: unknown): id is string => pageId.safeParse(id).success;

/** The id of a reply that no page can have. The requested one is used instead. */
export function findUnusableId(json: unknown, mapping: ApiMapping): string | undefined {
  const id = findPage(json, mapping)?.id;
  return typeof id === 'string' && !isBlank(id) && !isPageId(id) ? id : undefined;
}

/** Gives a tile the type of its block. A tile of unknown type stays as it is, so that the renderer reports it. */
export function mapTile(raw: unknown, mapping: ApiMapping): unknown {
  if (!isRecord(raw)) return raw;
  if (typeof raw.type === 'string' && Object.hasOwn(tiles, raw.type)) return mapFields(raw, raw.type, mapping);
  const stated = findByName(raw, mapping.tileTypeFields);
  const type = typeof stated === 'string' ? resolveType(stated, raw.formType, mapping) : undefined;
  if (type === undefined) return typeof stated === 'string' ? { ...raw, type: stated } : raw;
  return mapFields({ ...raw, type }, type, mapping);
}

function mapFields(stated: Readonly<Record<string, unknown>>, type: string, { tileFields }: ApiMapping): unknown {
  const schema = findTileType(type)?.schema;
  if (!schema) return stated;
  const named = nameTileFields(schema, nameFields(schema, stated), tileFields);
  return isRecord(named) ? completeTile(schema, named) : stated;
}

/** “PromotionTile” is a promotion. */
const withoutSuffix = (name: string): string => name.replace(/(tile|block|component|module)$/, '') || name;

function resolveType(stated: string, formType: unknown, mapping: ApiMapping): string | undefined {
  const name = normalizeName(stated);
  for (const candidate of [name, withoutSuffix(name)]) {
    const own = Object.keys(tiles).find((type) => normalizeName(type) === candidate);
    if (own) return own;
    const alias = Object.entries(mapping.tileTypes).find(([other]) => normalizeName(other) === candidate);
    if (alias) return findTileType(alias[1])?.type;
    if (candidate === 'form' && typeof formType === 'string') return formTile(formType, mapping);
  }
  return undefined;
}

const formTile = (formType: string, { formTiles }: ApiMapping): string | undefined =>
  Object.entries(formTiles).find(([form]) => normalizeName(form) === normalizeName(formType))?.[1];
