interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Dragging {
  /** The press has become a drag. */
  readonly pickUp: () => void;
  readonly move: (point: Point) => void;
  readonly drop: () => void;
  /** The tile returns to its original position. */
  readonly cancel: () => void;
}

/** Pixels that a mouse must move before a press becomes a drag. */
const mouseThresholdPx = 5;

/** How long a finger or pen must rest before a press becomes a drag, and how far it may move meanwhile. */
const longPressMs = 300;
const restingPx = 8;

/**
 * Turns a press into a drag: a mouse drags as soon as it moves, a finger or pen after a long press, because a swipe
 * scrolls. The browser cancels the pointer when it handles a swipe as scrolling. Returns a function that stops
 * listening.
 */
export function followPress(press: PointerEvent, { pickUp, move, drop, cancel }: Dragging): () => void {
  const { pointerId, clientX, clientY, target } = press;
  const isMouse = press.pointerType === 'mouse';
  const listening = new AbortController();
  const { signal } = listening;
  let isDragging = false;

  const end = (): void => {
    clearTimeout(longPress);
    listening.abort();
  };
  const cancelPress = (): void => {
    end();
    cancel();
  };
  const start = (): void => {
    isDragging = true;
    pickUp();
    suppressNextClick(pointerId);
  };
  const longPress = isMouse ? undefined : setTimeout(start, longPressMs);

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (!isDragging && !isMouse && distance > restingPx) cancelPress();
    if (!isDragging && isMouse && distance >= mouseThresholdPx) start();
    if (!isDragging) return;
    event.preventDefault();
    move({ x: event.clientX, y: event.clientY });
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    end();
    if (isDragging) drop();
    else cancel();
  };
  const preventScrolling = (event: Event): void => {
    if (isDragging && event.cancelable) event.preventDefault();
  };

  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', (event) => event.pointerId === pointerId && cancelPress(), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && cancelPress(), { signal });
  addEventListener('contextmenu', (event) => !isMouse && event.preventDefault(), { signal });
  // On the pressed element itself: while it is dragged it may leave the document, and its events no longer bubble.
  target?.addEventListener('touchmove', preventScrolling, { passive: false, signal });
  return end;
}

/** A drag is not a click on the tile where it began, even when Escape ended it before the button was released. */
function suppressNextClick(pointerId: number): void {
  const suppressing = new AbortController();
  const { signal } = suppressing;
  const onceReleased = (event: PointerEvent): void => {
    if (event.pointerId === pointerId) setTimeout(() => suppressing.abort(), 0);
  };
  addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal });
  addEventListener('pointerup', onceReleased, { signal });
  addEventListener('pointercancel', onceReleased, { signal });
}
