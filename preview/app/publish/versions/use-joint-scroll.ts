import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { hideOverlays } from '#preview/app/canvas/hide-overlays.ts';

export type FrameRef = RefObject<HTMLIFrameElement | null>;

/** All tiles are laid out, so that each can be scrolled to at once. */
const frameStyles = `
  html { scroll-behavior: auto !important; }
  main > .tile { content-visibility: visible !important; }
  main > .tile[data-difference] { outline: 4px solid #c63d22 !important; outline-offset: -4px; }
`;

/** In pixels: what stays visible above a tile. */
const margin = 60;

/** Two frames that scroll together, and to a tile. From there on, each is as far from the tile as the other one. */
export function useJointScroll(tileKey: string | undefined) {
  const left: FrameRef = useRef(null);
  const right: FrameRef = useRef(null);
  /** How much further the right frame is scrolled. */
  const offset = useRef(0);
  const showTile = useCallback((): void => {
    const tops = [left, right].map(({ current }) => markTile(current, tileKey));
    const [leftTop, rightTop] = tops;
    offset.current = (rightTop ?? leftTop ?? 0) - (leftTop ?? rightTop ?? 0);
    const top = rightTop ?? leftTop;
    if (top === undefined) return;
    right.current?.contentWindow?.scrollTo(0, top);
    left.current?.contentWindow?.scrollTo(0, top - offset.current);
  }, [tileKey]);
  useEffect(showTile, [showTile]);
  /** Call when a frame has loaded. */
  const connect = (own: FrameRef, other: FrameRef): void => {
    const view = own.current?.contentWindow;
    if (own.current?.contentDocument) prepare(own.current.contentDocument);
    const sign = own === left ? 1 : -1;
    view?.addEventListener(
      'scroll',
      () => other.current?.contentWindow?.scrollTo(0, view.scrollY + sign * offset.current),
      { passive: true },
    );
    showTile();
  };
  return { left, right, connect };
}

function prepare(frameDocument: Document): void {
  hideOverlays(frameDocument);
  const view = frameDocument.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(frameStyles);
  frameDocument.adoptedStyleSheets.push(sheet);
}

/** Outlines a tile, and returns where to scroll to; undefined if this version does not have it. */
function markTile(frame: HTMLIFrameElement | null, key: string | undefined): number | undefined {
  const frameDocument = frame?.contentDocument;
  for (const marked of frameDocument?.querySelectorAll('[data-difference]') ?? [])
    marked.removeAttribute('data-difference');
  const tile = key === undefined ? null : frameDocument?.querySelector(`main > #${CSS.escape(key)}`);
  if (!tile) return undefined;
  tile.setAttribute('data-difference', '');
  return Math.max(0, tile.getBoundingClientRect().top + (frame?.contentWindow?.scrollY ?? 0) - margin);
}
