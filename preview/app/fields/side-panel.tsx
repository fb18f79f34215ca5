import { useEffect, useRef } from 'react';
import { keyOf } from '../document/page-content.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { isStacked } from '../editor/layout/editor-layout.ts';
import { AddressList } from './choice/address-list.tsx';
import { PageForm } from './page/page-form.tsx';
import { prefetchRichTextEditor } from './rich-text/rich-text-editor.lazy.ts';
import { TileForm } from './tile-form.tsx';

/** The form of the selected tile, or of the page itself. */
export function SidePanel() {
  const { history, selectedKey } = useEditorState();
  const panel = useRef<HTMLElement>(null);
  const shownKey = useRef(selectedKey);
  const at = history.present.tiles.findIndex((tile) => keyOf(tile) === selectedKey);
  useEffect(prefetchRichTextEditor, []);
  useEffect(() => {
    if (shownKey.current === selectedKey) return;
    shownKey.current = selectedKey;
    if (selectedKey !== undefined && isStacked()) panel.current?.scrollIntoView({ block: 'start' });
  }, [selectedKey]);
  return (
    // A key per form, so that each starts scrolled to its top.
    <section id="form-panel" className="side-panel" aria-label="Form" ref={panel} key={at < 0 ? 'page' : selectedKey}>
      <AddressList tiles={history.present.tiles} />
      {at < 0 ? <PageForm /> : <TileForm at={at} />}
    </section>
  );
}
