import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEditorContext } from '../editor/editor-context.ts';
import { activeApp, handleShortcut } from '../editor/use-shortcuts.ts';
import { makeInteractive } from './make-interactive.ts';
import type { RenderedDraft } from './render/parse-rendered-draft.ts';
import { createFrameState, patchFrame } from './render/patch-frame.ts';
import type { PreviewTarget } from './render/render-draft.ts';
import { restoreScroll, type ScrollAnchor } from './restore-scroll.ts';
import { connectSelection } from './selection/connect-selection.ts';
import type { TileSelection } from './selection/enable-tile-selection.ts';
import { useShownSelection } from './selection/use-shown-selection.ts';

export interface FrameInput {
  readonly target: PreviewTarget;
  readonly renderedDraft: RenderedDraft | undefined;
  /** Whether `rendered` shows the latest edit. */
  readonly isUpToDate: boolean;
  /** Whether the page works as it does for visitors. Otherwise a click selects a tile. */
  readonly isInteractive: boolean;
  /** The scroll position of this viewport. It outlives the frame. */
  readonly anchor: ScrollAnchor;
  /** Called when a form submission was blocked. */
  readonly onSubmitBlocked: () => void;
  /** Chooses a tile to add before a position. */
  readonly onInsert: (before: number) => void;
}

const maximumReloads = 3;

interface FrameConnection {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly handleLoad: () => void;
  /** Whether the frame shows the page. */
  readonly isLoaded: boolean;
  /** Whether the frame shows the site's error message instead. */
  readonly hasFailed: boolean;
}

/** Keeps a frame up to date, lets its tiles be selected or its page be used, and preserves its scroll position. */
export function useFrame(input: FrameInput): FrameConnection {
  const { renderedDraft, isUpToDate, isInteractive, anchor, onSubmitBlocked, onInsert } = input;
  const { editor } = useEditorContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const frameState = useRef(createFrameState());
  const latest = useRef({ renderedDraft, isUpToDate });
  const selection = useRef<TileSelection>(undefined);
  const initialPath = useRef<string>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    latest.current = { renderedDraft, isUpToDate };
  }, [renderedDraft, isUpToDate]);
  useEffect(() => {
    const frameDocument = frame.current?.contentDocument;
    if (!isLoaded || !frameDocument || !renderedDraft || isInteractive) return;
    selection.current?.hideControls();
    patchFrame(frameDocument, renderedDraft, frameState.current);
  }, [renderedDraft, isLoaded, isInteractive]);
  useShownSelection(selection, { renderedDraft, isUpToDate, isLoaded });
  useEffect(() => {
    // The site was too busy to render the page for this frame, but has rendered it for the app since.
    if (failures > 0 && failures <= maximumReloads && renderedDraft) frame.current?.contentWindow?.location.reload();
  }, [failures, renderedDraft]);

  /** Shows the latest rendering of all tiles, because an element that was edited in place was left out. */
  const patchAll = (): void => {
    frameState.current.renderedDraft = undefined;
    const frameDocument = frame.current?.contentDocument;
    if (frameDocument && latest.current.renderedDraft && latest.current.isUpToDate)
      patchFrame(frameDocument, latest.current.renderedDraft, frameState.current);
  };
  const handleLoad = (): void => {
    const frameDocument = frame.current?.contentDocument;
    const view = frameDocument?.defaultView;
    if (!view) return;
    if (!frameDocument.querySelector('main')) {
      setFailures((count) => count + 1);
      return;
    }
    frameState.current = createFrameState();
    initialPath.current ??= view.location.pathname;
    // An editor who followed links returns to the scroll position they left.
    if (initialPath.current === view.location.pathname) restoreScroll(view, anchor);
    if (isInteractive) makeInteractive(frameDocument, onSubmitBlocked);
    else {
      selection.current = connectSelection(frameDocument, { editor, onInsert, onEditEnd: patchAll });
      // After a click on a tile the focus is inside the frame, where the app receives no key events.
      frameDocument.addEventListener('keydown', (event) => handleShortcut(editor, event, activeApp(frameDocument)));
    }
    setLoaded(true);
  };
  return { frame, handleLoad, isLoaded, hasFailed: failures > 0 };
}
