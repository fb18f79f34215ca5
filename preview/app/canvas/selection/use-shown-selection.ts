import { type RefObject, useEffect, useRef } from 'react';
import { keyOf } from '#preview/app/document/page-content.ts';
import { useEditorState } from '#preview/app/editor/editor-context.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { RenderedDraft } from '../render/parse-rendered-draft.ts';
import type { TileSelection } from './enable-tile-selection.ts';

interface ShownPage {
  readonly renderedDraft: RenderedDraft | undefined;
  /** Whether `renderedDraft` shows the latest edit. */
  readonly isUpToDate: boolean;
  readonly isLoaded: boolean;
}

const positionOf = (tiles: readonly RawTile[], key: string | undefined): number =>
  tiles.findIndex((tile) => keyOf(tile) === key);

/** Outlines the selected tile in a frame and scrolls to it, even when it has been added or moved. */
export function useShownSelection(selection: RefObject<TileSelection | undefined>, page: ShownPage): void {
  const { renderedDraft, isUpToDate, isLoaded } = page;
  const { selectedKey, history } = useEditorState();
  const { tiles } = history.present;
  const position = positionOf(tiles, selectedKey);
  const lastTiles = useRef(tiles);
  const latest = useRef({ selectedKey, position });
  const isPending = useRef(false);

  useEffect(() => {
    latest.current = { selectedKey, position };
    if (!isLoaded) return;
    // A tile that was added or moved reaches its position only with the next rendering.
    const isMoved = positionOf(lastTiles.current, selectedKey) !== position;
    const isShown = selection.current?.select(selectedKey, position, { isScrolled: !isMoved }) ?? false;
    isPending.current = !isShown || isMoved;
  }, [selection, selectedKey, position, isLoaded]);
  useEffect(() => {
    lastTiles.current = tiles;
  }, [tiles]);
  useEffect(() => {
    if (renderedDraft && isPending.current)
      selection.current?.select(latest.current.selectedKey, latest.current.position);
    if (isUpToDate) isPending.current = false;
  }, [selection, renderedDraft, isUpToDate]);
}
