import { useEffect, useRef } from 'react';
import { keyOf } from '../document/page-content.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { AddressList } from './choice/address-list.tsx';
import { PageForm } from './page-form.tsx';
import { TileForm } from './tile-form.tsx';

/** Below this width the form is below the plan and the canvas. Must match workbench.css. */
const narrow = '(width < 72rem)';

/** The form of the selected tile, or of the page itself. */
export function SidePanel() {
  const { history, chosen } = useEditorState();
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(chosen);
  const at = history.present.tiles.findIndex((tile) => keyOf(tile) === chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (chosen !== undefined && matchMedia(narrow).matches) panel.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  return (
    // A key per form, so that each starts scrolled to its top.
    <section className="side-panel" aria-label="Form" ref={panel} key={at < 0 ? 'page' : chosen}>
      <AddressList tiles={history.present.tiles} />
      {at < 0 ? <PageForm /> : <TileForm at={at} />}
    </section>
  );
}
