import { memo } from 'react';
import { keyOf } from '#preview/app/document/page-content.ts';
import { useDesk } from '#preview/app/editor/editor-context.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

/** What fields of links name as their `list`. */
export const addressListId = 'addresses';

interface AddressListProps {
  readonly tiles: readonly RawTile[];
}

const haveSameKeys = (one: AddressListProps, other: AddressListProps): boolean =>
  one.tiles.length === other.tiles.length &&
  one.tiles.every((tile, at) => keyOf(tile) === keyOf(other.tiles[at] ?? {}));

/** The pages of the site and the tiles of this one, offered to every field of a link. Letters of a form redraw none. */
export const AddressList = memo(function AddressList({ tiles }: AddressListProps) {
  const { facts } = useDesk();
  return (
    <datalist id={addressListId}>
      {facts.addresses.map(({ path, label, page }) => (
        <option key={path} value={path} label={label || page} />
      ))}
      {tiles.map((tile) => (
        <option key={keyOf(tile)} value={`#${keyOf(tile)}`} label="On this page" />
      ))}
    </datalist>
  );
}, haveSameKeys);
