import { type InsertionPoint, nearestInsertionPoint, nearestTile } from './insertion-point.ts';

/** Pixels from an edge of a tile within which the button is shown. */
const reach = 48;

/** Half the size of the “+” with some space, so that it is inside the page. */
const radius = 26;

/** The smallest thickness of the button in pixels of the screen (WCAG 2.5.8). The frame may be scaled down. */
const minimumThickness = 24;

/** The styles of the button, in the page's own document. It fills the gap; the “+” in its center is larger. */
export const insertButtonStyles = `
  .insert-tile { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; margin: 0; padding: 0; border: 0;
    background: none; color: #fff; cursor: pointer; }
  .insert-tile[hidden] { display: none; }
  .insert-tile::before { content: ''; position: absolute; inset: 0; margin: auto; block-size: 4px; background: #c63d22; }
  .insert-tile[data-beside]::before { block-size: auto; inline-size: 4px; }
  .insert-tile > span { position: absolute; inset: 50% auto auto 50%; inline-size: 44px; block-size: 44px;
    margin: -22px 0 0 -22px; border: 3px solid #fff; border-radius: 50%; background: #c63d22;
    font: 700 28px/38px system-ui; box-sizing: border-box; }
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

/** A “+” in the gap between tiles that is nearest to the pointer. With the keyboard, tiles are added in the plan. */
export function addInsertButton(frameDocument: Document, { tileAt, onInsert }: InsertButtonInput): InsertButton {
  const button = createButton(frameDocument);
  frameDocument.body.append(button);
  let target: InsertionPoint | undefined;
  const isTarget = (event: Event): boolean => event.composedPath().includes(button);
  const hide = (): void => {
    button.hidden = true;
  };
  const show = (event: PointerEvent): void => {
    if (isTarget(event)) return;
    const pointer = { x: event.clientX, y: event.clientY };
    const tile =
      tileAt(event) ?? (isOutsideContent(event, frameDocument) ? tileNear(frameDocument, pointer) : undefined);
    if (!tile) {
      hide();
      return;
    }
    const point = nearestInsertionPoint(tile, pointer);
    const isTouched = event.pointerType === 'touch' && tileAt(event) !== null;
    button.hidden = !isTouched && point.distance > reach;
    target = point;
    placeButton(button, point, frameDocument);
  };
  frameDocument.addEventListener('pointermove', show);
  frameDocument.addEventListener('pointerdown', show);
  frameDocument.documentElement.addEventListener('pointerleave', hide);
  return { isTarget, press: () => target && onInsert(target.tile, target.isAfter), hide };
}

function createButton(frameDocument: Document): HTMLButtonElement {
  const button = frameDocument.createElement('button');
  Object.assign(button, { type: 'button', className: 'insert-tile', hidden: true, tabIndex: -1 });
  button.setAttribute('aria-label', 'Add a tile here');
  button.title = 'Add a tile here';
  const plus = frameDocument.createElement('span');
  plus.textContent = '+';
  button.append(plus);
  return button;
}

/** Whether an event is in the space around the tiles, and not in the header or footer. */
const isOutsideContent = ({ target }: Event, { body, documentElement }: Document): boolean =>
  target === body || target === documentElement || target === body.querySelector('main');

const tileNear = (frameDocument: Document, point: { readonly x: number; readonly y: number }): Element | undefined =>
  nearestTile([...frameDocument.querySelectorAll('main > .tile')], point);

/** Lays the button over the gap, in coordinates of the page. */
function placeButton(button: HTMLElement, point: InsertionPoint, frameDocument: Document): void {
  const page = frameDocument.documentElement.getBoundingClientRect();
  const thickness = Math.round(Math.max(point.thickness, minimumThickness / scaleOf(frameDocument)));
  const length = Math.round(point.length);
  const [width, height] = point.isBeside ? [thickness, length] : [length, thickness];
  const x = clamp(point.x - page.left, Math.max(radius, width / 2), page.width);
  const y = clamp(point.y - page.top, Math.max(radius, height / 2), page.height);
  button.toggleAttribute('data-beside', point.isBeside);
  button.style.inlineSize = `${width}px`;
  button.style.blockSize = `${height}px`;
  button.style.transform = `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)`;
}

/** Keeps a center so far from the edges of the page that what is around it does not enlarge the page. */
const clamp = (center: number, space: number, size: number): number => Math.min(Math.max(center, space), size - space);

/** How large the frame is shown, 1 for its own size. */
function scaleOf({ defaultView: view }: Document): number {
  const shown = view?.frameElement?.getBoundingClientRect().width ?? 0;
  return view && shown > 0 ? shown / view.innerWidth : 1;
}
