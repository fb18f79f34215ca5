import { changeLayout, useLayout } from '#preview/app/editor/layout/editor-layout.ts';
import { PopoverButton } from '../../ui/disclosure/popover-button.tsx';
import { viewports } from './viewports.ts';

/** Chooses the viewports in which the page is shown. The one that was chosen last is the large one. */
export function ViewportMenu() {
  const { viewports: selectedIds, isStripOpen } = useLayout();
  const names = viewports.filter(({ id }) => selectedIds.includes(id)).map(({ width }) => width);
  const toggle = (id: string): void =>
    changeLayout(
      selectedIds.includes(id)
        ? { viewports: selectedIds.filter((other) => other !== id) }
        : { viewports: [...selectedIds, id], viewport: id },
    );
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
      <label className="strip-choice">
        <input
          type="checkbox"
          checked={isStripOpen}
          onChange={({ target }) => changeLayout({ isStripOpen: target.checked })}
        />
        Show small pages below the large one
      </label>
    </PopoverButton>
  );
}
