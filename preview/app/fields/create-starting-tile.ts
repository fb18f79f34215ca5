import { isRecord } from '#schemas/content/is-record.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { TileType } from '#schemas/content/tile/tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { describeFields, type Field, type NamedField } from './describe-field.ts';

/**
 * A new tile of a type. It is laid out like the type's plain example, but its texts are the titles of their fields, and
 * it has no images and only required links: nothing that the example states is true of another brand.
 */
export function createStartingTile(type: TileType): RawTile {
  const { schema, examples } = tiles[type];
  const { plain } = examples;
  const fields = describeFields(schema).filter(({ name }) => name !== 'type' && name !== 'key');
  const tile: RawTile = { ...neutralFields(fields, plain), type, key: type };
  // A title is not valid where a field must have a certain format. There the value of the example stays.
  const invalid = new Set(schema.safeParse(tile).error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(
    Object.entries(tile).map(([name, value]) => [name, invalid.has(name) ? plain[name] : value]),
  );
}

/** The most entries that a list starts with. A list of links starts with one, because equal links confuse. */
const maxEntries = 3;

/** Optional texts that a new tile has. Others, such as advice about allergens, are for editors to add. */
const defaultTitles: ReadonlySet<string> = new Set(['Heading', 'Text']);

const isLink = (field: Field): boolean =>
  field.kind === 'object' && field.fields.some(({ name }) => name === 'linkUrl');

const hasRequiredMedia = (field: Field): boolean =>
  field.kind === 'media' ||
  (field.kind === 'object' && field.fields.some(({ field: { kind, isRequired } }) => kind === 'media' && isRequired));

function neutralFields(fields: readonly NamedField[], example: RawTile): RawTile {
  const entries = fields.flatMap(({ name, field }) => {
    const value = example[name] === undefined ? undefined : neutralValue(field, example[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** A neutral value for a field that the example has; undefined to leave the field out. */
function neutralValue(field: Field, example: unknown): unknown {
  const { kind, title, isRequired } = field;
  if (isLink(field)) return isRequired ? { linkText: title, linkUrl: '/' } : undefined;
  if (kind === 'choice' || kind === 'colour' || kind === 'number') return example;
  if (kind === 'list' && Array.isArray(example) && !hasRequiredMedia(field.item)) {
    const isLinks = isLink(field.item);
    if (isLinks && !field.minimum) return undefined;
    const entries = example.slice(0, isLinks ? 1 : maxEntries);
    return entries.map((each) => neutralValue(field.item, each));
  }
  if (!isRequired && !defaultTitles.has(title)) return undefined;
  if (kind === 'text') return title;
  if (kind === 'rich-text') return `<p>${title}</p>`;
  if (kind === 'object' && isRecord(example)) return neutralFields(field.fields, example);
  return isRequired ? example : undefined;
}
