/** A pause in milliseconds after which wheel events belong to a new gesture. */
const pauseMs = 150;

/**
 * Moves one step per sideways swipe on a touchpad or turn of the wheel, however many events it sends. Vertical
 * scrolling is left to the page. Returns a function that stops it.
 */
export function listenToWheel(box: HTMLElement, step: (by: 1 | -1) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const handleWheel = (event: WheelEvent): void => {
    // Most browsers convert the wheel with Shift to sideways scrolling themselves.
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (Math.abs(sideways) <= (event.shiftKey ? 0 : Math.abs(event.deltaY))) return;
    event.preventDefault();
    if (event.timeStamp - last > pauseMs) step(sideways > 0 ? 1 : -1);
    last = event.timeStamp;
  };
  box.addEventListener('wheel', handleWheel, { passive: false });
  return () => box.removeEventListener('wheel', handleWheel);
}
