import { PopoverButton } from '../ui/popover-button.tsx';
import { viewports } from './viewports.ts';

interface ViewportMenuProps {
  readonly selectedIds: readonly string[];
  readonly onSelect: (selectedIds: readonly string[]) => void;
}

/** Chooses the viewports in which the page is shown. */
export function ViewportMenu({ selectedIds, onSelect }: ViewportMenuProps) {
  const names = viewports.filter(({ id }) => selectedIds.includes(id)).map(({ width }) => width);
  const toggle = (id: string): void =>
    onSelect(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]);
  return (
    <PopoverButton label={`Screen sizes: ${names.join(', ') || 'none'}`}>
      <fieldset className="viewports">
        <legend>Show the page at</legend>
        {viewports.map(({ id, name, width, height }) => (
          <label key={id}>
            <input type="checkbox" checked={selectedIds.includes(id)} onChange={() => toggle(id)} />
            {name} <small>{`${width} × ${height}`}</small>
          </label>
        ))}
      </fieldset>
    </PopoverButton>
  );
}
