import { type InsertionPoint, nearestInsertionPoint } from './insertion-point.ts';

/** Pixels from an edge of a tile within which the button is shown. */
const reach = 48;

/** Half the size of the button with some space, so that it is inside the page. */
const radius = 26;

/** The styles of the button, in the page's own document. */
export const insertButtonStyles = `
  .insert-tile { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; inline-size: 44px; block-size: 44px;
    margin: -22px 0 0 -22px; padding: 0; border: 3px solid #fff; border-radius: 50%; background: #c63d22; color: #fff;
    font: 700 28px/1 system-ui; cursor: pointer; }
  .insert-tile[hidden] { display: none; }
  @media print { .insert-tile { display: none; } }
`;

export interface InsertButton {
  /** Whether an event is a click on the button. */
  readonly isTarget: (event: Event) => boolean;
  /** Asks for a tile where the button is. */
  readonly press: () => void;
  readonly hide: () => void;
}

interface InsertButtonInput {
  readonly tileAt: (event: Event) => Element | null;
  readonly onInsert: (tile: Element, isAfter: boolean) => void;
}

/** A “+” at the edge between two tiles that is nearest to the pointer. With the keyboard, tiles are added in the plan. */
export function addInsertButton(frameDocument: Document, { tileAt, onInsert }: InsertButtonInput): InsertButton {
  const button = frameDocument.createElement('button');
  Object.assign(button, { type: 'button', className: 'insert-tile', hidden: true, tabIndex: -1, textContent: '+' });
  button.setAttribute('aria-label', 'Add a tile here');
  button.title = 'Add a tile here';
  frameDocument.body.append(button);
  let target: InsertionPoint | undefined;
  const hide = (): void => {
    button.hidden = true;
  };
  const show = (event: PointerEvent): void => {
    if (event.target === button) return;
    const tile = tileAt(event);
    if (!tile) {
      hide();
      return;
    }
    const point = nearestInsertionPoint(tile, { x: event.clientX, y: event.clientY });
    button.hidden = event.pointerType !== 'touch' && point.distance > reach;
    target = point;
    const page = frameDocument.documentElement.getBoundingClientRect();
    const x = Math.min(Math.max(point.x, radius), page.width - radius) - page.left;
    const y = Math.min(Math.max(point.y - page.top, radius), page.height - radius);
    button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  };
  frameDocument.addEventListener('pointermove', show);
  frameDocument.addEventListener('pointerdown', show);
  frameDocument.documentElement.addEventListener('pointerleave', hide);
  return {
    isTarget: (event) => event.target === button,
    press: () => target && onInsert(target.tile, target.isAfter),
    hide,
  };
}
