import { problemStyles } from '#site/drafts/problem-styles.ts';
import { hideOverlays } from '../hide-overlays.ts';
import { addInsertButton, insertButtonStyles } from './insert-button.ts';

interface SelectionInput {
  readonly onSelect: (key: string | undefined) => void;
  /** Called when an element of a tile was clicked, after the tile was selected. */
  readonly onClick: (key: string, element: Element, tile: Element) => void;
  readonly onDoubleClick: (key: string, element: Element, tile: Element) => void;
  /** Called with the tile before or after which another is added. */
  readonly onInsert: (key: string, isAfter: boolean) => void;
  /** The key of the page’s tile that is shown by the element with an id. Several shared tiles have one place. */
  readonly keyOfId: (id: string) => string;
  /** The key of the tile at a position. A tile that cannot be rendered is identified by its position alone. */
  readonly keyAt: (position: number) => string | undefined;
}

export interface TileSelection {
  /**
   * Outlines a tile, given its key and position, and scrolls it into view unless `isScrolled` is false. Returns false if
   * it is not rendered yet.
   */
  select(key: string | undefined, position: number, options?: { readonly isScrolled: boolean }): boolean;
  /** Hides the controls whose position depends on the layout. */
  hideControls(): void;
}

/**
 * Styles while a page is edited: all tiles are laid out, so that each can be scrolled to; images that load late do not
 * pulse; outlines show what a click selects.
 */
const editingStyles = `
  html { scroll-behavior: auto !important; }
  main > .tile { cursor: pointer; content-visibility: visible !important; }
  .picture[data-pending] { animation: none !important; }
  @media screen { main > .tile:hover { outline: 3px dashed #c63d22; outline-offset: -3px; } }
  [contenteditable] { outline: 2px solid #c63d22; outline-offset: 4px; cursor: text; }
`;

/** Tiles are positioned and isolated. An outline would be behind their positioned parts, such as a picture. */
const outlineStyles = (selector: string): string => `@media screen {
  :is(${selector})::after {
    content: ''; position: absolute; inset: 0; z-index: 10; border: 4px solid #c63d22; pointer-events: none;
  }
}`;

/** Lets a click select a tile, and outlines the selected one. */
export function enableTileSelection(frameDocument: Document, input: SelectionInput): TileSelection {
  const { onSelect, keyAt, keyOfId } = input;
  const view = frameDocument.defaultView;
  if (!view) return { select: () => false, hideControls: () => undefined };
  const [base, outline] = [new view.CSSStyleSheet(), new view.CSSStyleSheet()];
  base.replaceSync(problemStyles + editingStyles + insertButtonStyles);
  hideOverlays(frameDocument);
  frameDocument.adoptedStyleSheets.push(base, outline);
  const tileAt = ({ target }: Event): Element | null =>
    target instanceof view.Element ? target.closest('main > .tile') : null;
  const keyOf = (tile: Element): string | undefined => {
    const position = tile.getAttribute('data-position');
    return position === null ? keyOfId(tile.id) : keyAt(Number(position));
  };
  const insertButton = addInsertButton(frameDocument, {
    tileAt,
    onInsert(tile, isAfter) {
      const key = keyOf(tile);
      if (key !== undefined) input.onInsert(key, isAfter);
    },
  });
  /** Calls a handler with the tile of an event, its key, and the element that the event is about. */
  const withTile = ({ target }: Event, handler: SelectionInput['onClick'], tile: Element | null): void => {
    const key = tile ? keyOf(tile) : undefined;
    if (tile && key !== undefined && target instanceof view.Element) handler(key, target, tile);
  };
  let clickedKey: string | undefined;
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (insertButton.isTarget(event)) {
      insertButton.press();
      return;
    }
    const tile = tileAt(event);
    clickedKey = tile ? keyOf(tile) : undefined;
    onSelect(clickedKey);
    // The second click of a double click must not move the focus to the form.
    if (event.detail < 2) withTile(event, input.onClick, tile);
  };
  frameDocument.addEventListener('click', handleClick, { capture: true });
  frameDocument.addEventListener('dblclick', (event) => withTile(event, input.onDoubleClick, tileAt(event)));
  frameDocument.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  return {
    select(key, position, { isScrolled } = { isScrolled: true }) {
      // A tile that cannot be rendered has no id in the document, but a position.
      const selector = key === undefined ? '' : `main > #${CSS.escape(key)}, main > [data-position="${position}"]`;
      outline.replaceSync(selector && outlineStyles(selector));
      // A tile that was clicked in this frame is visible already.
      const tile = selector === '' ? null : frameDocument.querySelector(selector);
      if (isScrolled && key !== clickedKey) scrollIntoView(tile, view);
      clickedKey = undefined;
      return tile !== null;
    },
    hideControls: insertButton.hide,
  };
}

function scrollIntoView(tile: Element | null, view: Window): void {
  if (!tile) return;
  const { top, bottom, height } = tile.getBoundingClientRect();
  const space = view.innerHeight;
  if (top >= 0 && bottom <= space) return;
  view.scrollBy({ top: height > space ? top - 60 : top - (space - height) / 2 });
}
