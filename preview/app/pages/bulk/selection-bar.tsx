import { useMediaQuery } from '#preview/app/ui/browser/use-media-query.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { Menu, type MenuAction } from '../../ui/menu.tsx';
import { reserveBarSpace } from './reserve-bar-space.ts';

interface SelectionBarProps {
  readonly label: string;
  /** “2 pages selected”. */
  readonly count: string;
  /** The main action first. */
  readonly actions: readonly MenuAction[];
}

/** What can be done with what is selected. Stays at the bottom of the window, and takes one row of a phone. */
export function SelectionBar({ label, count, actions }: SelectionBarProps) {
  const isPhone = useMediaQuery('(width < 48rem)');
  const buttons = isPhone ? actions.slice(0, 1) : actions;
  const more = actions.slice(buttons.length);
  return (
    <section className="bulk-bar" ref={reserveBarSpace} aria-label={label}>
      <strong>{count}</strong>
      {buttons.map(({ label: text, run }) => (
        <EditorButton key={text} onClick={run}>
          {text}
        </EditorButton>
      ))}
      {more.length > 0 && <Menu label={`More for ${count}`} face="More" actions={more} />}
    </section>
  );
}
