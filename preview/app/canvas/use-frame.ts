import { type RefObject, useEffect, useRef, useState } from 'react';
import { keyOf } from '../document/page-content.ts';
import { useDesk, useEditorState } from '../editor/editor-context.ts';
import { handleShortcut } from '../editor/use-shortcuts.ts';
import { keepPlace, type Place } from './keep-place.ts';
import { markTiles, type TileMarks } from './mark-tiles.ts';
import { emptyMemory, patchFrame } from './render/patch-frame.ts';
import type { Drawing } from './render/read-drawing.ts';
import { tryOut } from './try-out.ts';

interface FrameInput {
  readonly drawing: Drawing | undefined;
  /** Whether `rendered` shows the latest edit. */
  readonly isUpToDate: boolean;
  readonly isTried: boolean;
  /** The scroll position of this viewport. It outlives the frame. */
  readonly place: Place;
  readonly onNotSent: () => void;
}

/** Keeps a frame up to date, lets its tiles be selected or its page be used, and preserves its scroll position. */
export function useFrame(input: FrameInput): [frame: RefObject<HTMLIFrameElement | null>, load: () => void] {
  const { drawing, isUpToDate, isTried, place, onNotSent } = input;
  const { editor } = useDesk();
  const { chosen, history } = useEditorState();
  const frame = useRef<HTMLIFrameElement>(null);
  const memory = useRef(emptyMemory());
  const marks = useRef<TileMarks>(undefined);
  const home = useRef<string>(undefined);
  const isAwaited = useRef(false);
  const [isLoaded, setLoaded] = useState(false);
  const position = history.present.tiles.findIndex((tile) => keyOf(tile) === chosen);
  const seen = useRef({ chosen, position });

  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (isLoaded && shown && drawing && !isTried) patchFrame(shown, drawing, memory.current);
  }, [drawing, isLoaded, isTried]);
  useEffect(() => {
    const isMoved = seen.current.chosen === chosen && seen.current.position !== position;
    seen.current = { chosen, position };
    if (isLoaded) isAwaited.current = !marks.current?.choose(chosen, position) || isMoved;
  }, [chosen, position, isLoaded]);
  useEffect(() => {
    // A tile that was added or moved reaches its position only with the next rendering.
    if (drawing && isAwaited.current) marks.current?.choose(seen.current.chosen, seen.current.position);
    if (isUpToDate) isAwaited.current = false;
  }, [drawing, isUpToDate]);

  const load = (): void => {
    const shown = frame.current?.contentDocument;
    const view = shown?.defaultView;
    if (!view || !shown.querySelector('main')) return;
    memory.current = emptyMemory();
    home.current ??= view.location.pathname;
    // An editor who followed links returns to the scroll position they left.
    if (home.current === view.location.pathname) keepPlace(view, place);
    if (isTried) tryOut(shown, onNotSent);
    else {
      marks.current = markTiles(shown, {
        onChoose: editor.choose,
        keyAt: (at) => keyOf(editor.state().history.present.tiles[at] ?? {}) || undefined,
      });
      // After a click on a tile the focus is inside the frame, where the app receives no key events.
      shown.addEventListener('keydown', (event) => handleShortcut(editor, event, shown));
    }
    setLoaded(true);
  };
  return [frame, load];
}
