import { problemStyles } from '#site/drafts/problem-styles.ts';
import { hideInterruptions } from './hide-interruptions.ts';

interface MarkInput {
  readonly onChoose: (key: string | undefined) => void;
  /** The key of the tile at a position. A tile that cannot be rendered is identified by its position alone. */
  readonly keyAt: (position: number) => string | undefined;
}

export interface TileMarks {
  /** Outlines a tile, given its key and position, and scrolls it into view. False if it is not rendered yet. */
  choose(key: string | undefined, position: number): boolean;
}

/**
 * Styles while a page is edited: all tiles are laid out, so that each can be scrolled to; images that load late do not
 * pulse; outlines show what a click selects.
 */
const always = `
  html { scroll-behavior: auto !important; }
  main > .tile { cursor: pointer; content-visibility: visible !important; }
  .picture[data-pending] { animation: none !important; }
  main > .tile:hover { outline: 3px dashed #c63d22; outline-offset: -3px; }
`;

/** Lets a click select a tile, and outlines the selected one. */
export function markTiles(shown: Document, { onChoose, keyAt }: MarkInput): TileMarks {
  const view = shown.defaultView;
  if (!view) return { choose: () => false };
  const [base, mark] = [new view.CSSStyleSheet(), new view.CSSStyleSheet()];
  base.replaceSync(problemStyles + always);
  hideInterruptions(shown);
  shown.adoptedStyleSheets.push(base, mark);
  const tileAt = ({ target }: Event): Element | null =>
    target instanceof view.Element ? target.closest('main > .tile') : null;
  const keyOf = (tile: Element): string | undefined => {
    const position = tile.getAttribute('data-position');
    return position === null ? tile.id : keyAt(Number(position));
  };
  let own: string | undefined;
  const listen = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    const tile = tileAt(event);
    own = tile ? keyOf(tile) : undefined;
    onChoose(own);
  };
  shown.addEventListener('click', listen, { capture: true });
  shown.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  return {
    choose(key, position) {
      // A tile that cannot be rendered has no id in the document, but a position.
      const chosen = key === undefined ? '' : `main > #${CSS.escape(key)}, main > [data-position="${position}"]`;
      mark.replaceSync(chosen && `${chosen} { outline: 4px solid #c63d22 !important; outline-offset: -4px; }`);
      // A tile that was clicked in this frame is visible already.
      const tile = chosen === '' ? null : shown.querySelector(chosen);
      if (key !== own) bringIntoSight(tile, view);
      own = undefined;
      return tile !== null;
    },
  };
}

function bringIntoSight(tile: Element | null, view: Window): void {
  if (!tile) return;
  const { top, bottom, height } = tile.getBoundingClientRect();
  const space = view.innerHeight;
  if (top >= 0 && bottom <= space) return;
  view.scrollBy({ top: height > space ? top - 60 : top - (space - height) / 2 });
}
