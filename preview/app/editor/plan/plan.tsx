import { LayoutGroup, MotionConfig, motion } from 'framer-motion';
import { type FocusEvent, useRef, useState } from 'react';
import { keyOf } from '#preview/app/document/page-content.ts';
import { layoutOf, listPartStarts } from '#preview/app/document/page-layout.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { useEditorContext, useEditorState } from '../editor-context.ts';
import { PlanRow } from './plan-row.tsx';
import { pasteAt } from './tile-actions.ts';
import { useDrag } from './use-drag.ts';
import { usePlanKeys } from './use-plan-keys.ts';

interface PlanProps {
  /** Chooses a tile to add before a position. */
  readonly onInsert: (before: number) => void;
  /** Shares the tile with a key with other pages. */
  readonly onShare: (key: string) => void;
}

/**
 * The outline of the page: its rows as the site packs them, with each tile's share of its row. Tiles are moved by
 * dragging, keyboard or menu.
 */
export function Plan({ onInsert, onShare }: PlanProps) {
  const { editor } = useEditorContext();
  const { history, selectedKey, problems } = useEditorState();
  const page = history.present;
  const list = useRef<HTMLOListElement>(null);
  const [focusedKey, setFocusedKey] = useState<string>();
  // The tab stop follows the focus, so that Tab leads from a tile to its own menu.
  const tabStop = focusedKey ?? selectedKey ?? keyOf(page.tiles[0] ?? {});
  const keys = usePlanKeys(list, { onInsert });
  const drag = useDrag(list);
  const previewedPage = drag.preview(page);
  const rows = layoutOf(previewedPage);
  const partStarts = listPartStarts(rows);
  return (
    <MotionConfig reducedMotion="user">
      <motion.nav layoutScroll layoutDependency={rows.length} id="plan-panel" className="plan" aria-label="Page plan">
        <header>
          <h2>Plan</h2>
          <EditorButton
            className={selectedKey === undefined ? 'page-tab selected' : 'page-tab'}
            onClick={() => editor.select(undefined)}
          >
            Page settings
          </EditorButton>
        </header>
        {page.tiles.length === 0 && <p className="empty">This page is empty. Add the first tile.</p>}
        <LayoutGroup>
          <ol
            className="rows"
            ref={list}
            onKeyDown={keys}
            onFocus={({ target }) => setFocusedKey(target.closest<HTMLElement>('[data-key]')?.dataset.key)}
            onBlur={(event) => leavesList(event) && setFocusedKey(undefined)}
          >
            {rows.map((row, at) => (
              <PlanRow
                key={row.tiles.map((tile) => keyOf(previewedPage.tiles[tile] ?? {})).join(' ')}
                page={previewedPage}
                row={row}
                number={at + 1}
                part={partStarts.get(at)}
                selectedKey={selectedKey}
                tabStop={tabStop}
                dragged={drag.key}
                problems={problems}
                onInsert={onInsert}
                onShare={onShare}
              />
            ))}
          </ol>
        </LayoutGroup>
        <footer>
          <EditorButton variant="primary" onClick={() => onInsert(page.tiles.length)}>
            Add a tile
          </EditorButton>
          <EditorButton onClick={() => pasteAt(editor, page.tiles.length)}>Paste</EditorButton>
        </footer>
        <details className="keys-help">
          <summary>Keyboard shortcuts</summary>
          <p>
            Arrow keys move between tiles and Enter opens the form. Alt with an arrow key moves the tile. Insert or A
            adds a tile after it, Ctrl D duplicates, Delete removes, and Ctrl C, X and V copy, cut and paste. Ctrl Z
            undoes and Ctrl Shift Z redoes; in a text field they undo and redo your typing. Ctrl P prints the page.
          </p>
          <p>On a touch screen, press and hold a tile to drag it. Escape cancels a drag.</p>
        </details>
      </motion.nav>
    </MotionConfig>
  );
}

const leavesList = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
