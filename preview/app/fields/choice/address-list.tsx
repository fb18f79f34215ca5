import { memo } from 'react';
import { keyOf } from '#preview/app/document/page-content.ts';
import { useFacts } from '#preview/app/editor/editor-context.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

/** The id that link fields refer to in their `list` attribute. */
export const addressListId = 'addresses';

interface AddressListProps {
  readonly tiles: readonly RawTile[];
}

const haveSameKeys = (one: AddressListProps, other: AddressListProps): boolean =>
  one.tiles.length === other.tiles.length &&
  one.tiles.every((tile, at) => keyOf(tile) === keyOf(other.tiles[at] ?? {}));

/**
 * The pages of the site and the tiles of this page, suggested by every link field. Memoized, so that typing in a form
 * does not rerender it.
 */
export const AddressList = memo(function AddressList({ tiles }: AddressListProps) {
  const facts = useFacts();
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
