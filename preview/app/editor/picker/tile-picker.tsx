import { createStartingTile } from '#preview/app/fields/create-starting-tile.ts';
import { SearchDialog } from '#preview/app/ui/search-dialog.tsx';
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

const types = Object.values(tiles);

/** All tile types by category, each with a rendered example. A new tile has neutral texts instead. */
export function TilePicker({ onPick, onClose }: TilePickerProps) {
  const { facts } = useEditorContext();
  return (
    <SearchDialog className="picker" heading="Add a tile" searchLabel="Search tiles" onClose={onClose}>
      {(isMatch) => {
        const categories = groupTiles(types, isMatch);
        return (
          <>
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
            {categories.length === 0 && <p className="empty">No tiles match your search.</p>}
          </>
        );
      }}
    </SearchDialog>
  );
}
