import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { typeOf } from '#preview/app/document/page-content.ts';
import { groupTiles } from '#preview/app/editor/picker/tile-categories.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { createStartingTile } from '../create-starting-tile.ts';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { fieldsOfTile, TileFields, UnknownTile } from './tile-fields.tsx';

/** Shared tiles are expanded on pages only. */
const categories = groupTiles(
  Object.values(tiles).filter(({ type }) => type !== 'shared-tiles'),
  () => true,
);

/** A tile outside of a page. A new one starts with a type. */
export function TileField({ value, change, path }: ControlProps<FieldOf<'tile'>>) {
  const tile = isRecord(value) ? value : {};
  const fields = fieldsOfTile(typeOf(tile));
  if (fields) return <TileFields path={path} fields={fields} />;
  if (Object.keys(tile).length > 0) return <UnknownTile tile={tile} />;
  return (
    <Select
      aria-label="Type of tile"
      value=""
      onChange={({ target }) => {
        const type = findTileType(target.value)?.type;
        if (type) change(createStartingTile(type));
      }}
    >
      <option value="">Choose a type</option>
      {categories.map(({ name, tiles: offered }) => (
        <optgroup key={name} label={name}>
          {offered.map(({ type, title }) => (
            <option key={type} value={type}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
