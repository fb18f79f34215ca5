import { keyOf } from '../document/page-content.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { AddressList } from './address-list.tsx';
import { PageForm } from './page-form.tsx';
import { TileForm } from './tile-form.tsx';

/** The form of the chosen tile, or of the page itself. */
export function SidePanel() {
  const { history, chosen } = useEditorState();
  const at = history.present.tiles.findIndex((tile) => keyOf(tile) === chosen);
  return (
    <section className="side-panel" aria-label="Form">
      <AddressList tiles={history.present.tiles} />
      {at < 0 ? <PageForm key="page" /> : <TileForm key={chosen} at={at} />}
    </section>
  );
}
