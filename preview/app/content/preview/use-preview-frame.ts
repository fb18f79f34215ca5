import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hideOverlays } from '#preview/app/canvas/hide-overlays.ts';
import { makeInteractive } from '#preview/app/canvas/make-interactive.ts';
import { restoreScroll, type ScrollAnchor } from '#preview/app/canvas/restore-scroll.ts';

/** `missing`: the site has no page at the address. */
export type FrameState = 'loading' | 'shown' | 'missing' | 'failed';

/** Delay before a page that could not be loaded is loaded again, in milliseconds, and how often that is done. */
const retryMs = 4000;
const maximumRetries = 5;

interface PreviewFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The key of the frame’s element. */
  readonly frameKey: string;
  readonly state: FrameState;
  readonly handleLoad: () => void;
  readonly retry: () => void;
}

/** Keeps a frame up to date with the version of a draft, at the same scroll position. */
export function usePreviewFrame(address: string, version: number): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly state: FrameState }>();
  const anchors = useRef(new Map<string, ScrollAnchor>());
  const loadedVersion = useRef(version);
  const retries = useRef(0);
  const key = `${address} ${version} ${attempt}`;
  const state = loaded?.key === key ? loaded.state : 'loading';
  const retry = useCallback((): void => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (loadedVersion.current === version) return;
    loadedVersion.current = version;
    const frameDocument = frame.current?.contentDocument;
    // A browser’s own error page cannot be reloaded from here, but its frame can be replaced.
    if (frameDocument) frameDocument.location.reload();
    else retry();
  }, [version, retry]);
  useEffect(() => {
    if (state === 'shown') retries.current = 0;
    if (state !== 'failed') return;
    // The site may be too busy to render the page, or still be starting what renders it.
    const timer = setTimeout(() => {
      if (retries.current >= maximumRetries) return;
      retries.current += 1;
      retry();
    }, retryMs);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [state, retry]);

  const handleLoad = (): void => {
    const frameDocument = frame.current?.contentDocument;
    setLoaded({ key, state: stateOf(frameDocument) });
    const view = frameDocument?.defaultView;
    if (!view) return;
    hideOverlays(frameDocument);
    makeInteractive(frameDocument, () => undefined);
    const anchor = anchors.current.get(address) ?? { top: 0 };
    anchors.current.set(address, anchor);
    restoreScroll(view, anchor);
  };
  return { frame, frameKey: `${address} ${attempt}`, state, handleLoad, retry };
}

function stateOf(frameDocument: Document | null | undefined): FrameState {
  if (!frameDocument?.querySelector('main')) return 'failed';
  const [navigation] = frameDocument.defaultView?.performance.getEntriesByType('navigation') ?? [];
  const status = navigation && 'responseStatus' in navigation ? Number(navigation.responseStatus) : 200;
  if (status === 404) return 'missing';
  return status >= 500 ? 'failed' : 'shown';
}
