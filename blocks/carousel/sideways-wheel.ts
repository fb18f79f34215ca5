/** A quiet time, in milliseconds, after which the next turn of a wheel is a new one. */
const quiet = 150;

/**
 * Moves one step for each sideways swipe on a touchpad or turn of a wheel, however many events it sends. What goes up
 * and down is the page's. Gives what ends it.
 */
export function followWheel(box: HTMLElement, step: (by: 1 | -1) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const alternation = (event: WheelEvent): void => {
    // Most browsers turn a wheel with Shift sideways themselves.
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (Math.abs(sideways) <= (event.shiftKey ? 0 : Math.abs(event.deltaY))) return;
    event.preventDefault();
    if (event.timeStamp - last > quiet) step(sideways > 0 ? 1 : -1);
    last = event.timeStamp;
  };
  box.addEventListener('wheel', alternation, { passive: false });
  return () => box.removeEventListener('wheel', alternation);
}
