/**
 * Stops the skeleton animation of each image once it has loaded or failed, and marks images that have failed: style
 * sheets show a motif, or what stands beside the image, in their place.
 */
export function definePicture(root: Document = document): void {
  // Load events do not bubble, so they are caught in the capture phase.
  root.addEventListener('load', ({ target }) => markLoaded(target), true);
  root.addEventListener('error', ({ target }) => markFailed(target), true);
  settleImages(root);
}

/** Handles images that have already loaded or failed: their events may have fired before the listeners were added. */
export function settleImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    if (!image.complete) continue;
    markLoaded(image);
    // An SVG file without a size has no natural width either.
    if (image.naturalWidth === 0) image.decode().catch(() => markFailed(image));
  }
}

function markLoaded(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  target.closest('[data-pending]')?.removeAttribute('data-pending');
  target.removeAttribute('data-failed');
}

function markFailed(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  markLoaded(target);
  target.dataset.failed = '';
}
