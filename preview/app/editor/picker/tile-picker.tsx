import { createStartingTile } from '#preview/app/fields/create-starting-tile.ts';
import { SearchDialog } from '#preview/app/ui/dialogs/search-dialog.tsx';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { useEditorContext } from '../editor-context.ts';
import { samplePath } from './sample-path.ts';
import { Thumbnail } from './thumbnail.tsx';
import { groupTiles } from './tile-categories.ts';

interface TilePickerProps {
  readonly onPick: (tile: RawTile) => void;
  readonly onClose: () => void;
}

const sharedTileOf = (name: string): RawTile => ({ type: 'shared-tiles', key: name, shared: name });

/** Shared tiles are offered by their names. */
const types = Object.values(tiles).filter(({ type }) => type !== 'shared-tiles');

/**
 * The shared tiles, and all tile types by category, each with a rendered example. A new tile has neutral texts instead.
 * Enter in the search field picks the only match.
 */
export function TilePicker({ onPick, onClose }: TilePickerProps) {
  const { id, facts } = useEditorContext();
  // Shared tiles cannot show others.
  const offered = sharedNameOf(id) === undefined ? facts.sharedTiles : [];
  const find = (isMatch: (text: string) => boolean, search?: string) => ({
    categories: groupTiles(types, isMatch, search),
    shared: offered.filter(({ value, label }) => isMatch(`${label} ${value} shared tiles`)),
  });
  const pickOnlyMatch = (isMatch: (text: string) => boolean): void => {
    const { categories, shared } = find(isMatch);
    const [create, ...others] = [
      ...shared.map(
        ({ value }) =>
          () =>
            sharedTileOf(value),
      ),
      ...categories.flatMap((category) =>
        category.tiles.map(
          ({ type }) =>
            () =>
              createStartingTile(type),
        ),
      ),
    ];
    if (create && others.length === 0) onPick(create());
  };
  return (
    <SearchDialog
      className="picker tile-picker"
      heading="Add a tile"
      searchLabel="Search tiles"
      onClose={onClose}
      onEnter={pickOnlyMatch}
    >
      {(isMatch, search) => {
        const { categories, shared } = find(isMatch, search);
        return (
          <>
            {shared.length > 0 && (
              <section aria-label="Shared tiles">
                <h3>Shared tiles</h3>
                <ul>
                  {shared.map(({ value, label, isLive, wasPublished }) => (
                    <li key={value}>
                      <EditorButton onClick={() => onPick(sharedTileOf(value))}>
                        <strong>{label}</strong>
                        <span>
                          {isLive
                            ? 'Edited once, for all pages that show it.'
                            : `${wasPublished ? 'Unpublished' : 'Not live yet'}: publish it first.`}
                        </span>
                      </EditorButton>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {categories.map((category) => (
              <section key={category.name} aria-label={category.name}>
                <h3>{category.name}</h3>
                <ul>
                  {category.tiles.map(({ type, title, description }) => (
                    <li key={type}>
                      <EditorButton onClick={() => onPick(createStartingTile(type))}>
                        <Thumbnail type={type} path={samplePath(type, facts)} />
                        <strong>{title}</strong>
                        <span>{description}</span>
                      </EditorButton>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {categories.length + shared.length === 0 && <p className="empty">No tiles match your search.</p>}
          </>
        );
      }}
    </SearchDialog>
  );
}
