import { Menu } from '../ui/menu.tsx';
import { viewports } from './viewports.ts';

interface ViewportMenuProps {
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Chooses the viewports in which the page is shown. */
export function ViewportMenu({ chosen, onChoose }: ViewportMenuProps) {
  const names = viewports.filter(({ id }) => chosen.includes(id)).map(({ width }) => width);
  const toggle = (id: string): void =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Menu label={`Screen sizes: ${names.join(', ') || 'none'}`}>
      <fieldset className="viewports">
        <legend>Show the page at</legend>
        {viewports.map(({ id, name, width, height }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {name} <small>{`${width} × ${height}`}</small>
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
