import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RawTile } from '#schemas/tile/define-tile.ts';
import { tiles } from '#schemas/tiles.generated.ts';
import { useDesk } from '../editor/editor-context.ts';
import { samplePath } from './sample-path.ts';
import { Thumbnail } from './thumbnail.tsx';

interface PickerProps {
  readonly onPick: (tile: RawTile) => void;
  readonly onClose: () => void;
}

const types = Object.values(tiles).sort((one, other) => one.title.localeCompare(other.title));

/** Every tile type there is, with a picture that the site has drawn of its example. A tile begins as that example. */
export function Picker({ onPick, onClose }: PickerProps) {
  const { facts } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  useEffect(() => dialog.current?.showModal(), []);
  const found = types.filter(({ title, description, type }) =>
    `${title} ${description} ${type}`.toLowerCase().includes(wanted),
  );
  return (
    <dialog className="picker" ref={dialog} onClose={onClose} aria-labelledby="picker-heading">
      <header>
        <h2 id="picker-heading">Add a tile</h2>
        <input
          type="search"
          placeholder="Search tiles"
          aria-label="Search tiles"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <ul>
        {found.map(({ type, title, description, examples }) => (
          <li key={type}>
            <button type="button" onClick={() => onPick({ ...structuredClone(examples.plain), type, key: type })}>
              <Thumbnail type={type} path={samplePath(type, facts)} />
              <strong>{title}</strong>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="empty">No tile is called that. Try another word.</p>}
    </dialog>
  );
}
