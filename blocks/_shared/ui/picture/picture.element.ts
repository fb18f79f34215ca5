/** Stops the skeleton animation of each image once it has loaded or failed. */
export function definePicture(root: Document = document): void {
  const markLoaded = (target: EventTarget | null): void => {
    if (target instanceof HTMLImageElement) target.closest('[data-pending]')?.removeAttribute('data-pending');
  };
  // Load events do not bubble, so they are caught in the capture phase.
  root.addEventListener('load', ({ target }) => markLoaded(target), true);
  root.addEventListener('error', ({ target }) => markLoaded(target), true);
  settlePictures(root);
}

/**
 * Stops the skeleton animation of images that have already loaded: their load events may have fired before the listener
 * was added.
 */
export function settlePictures(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-pending] > img'))
    if (image.complete) image.closest('[data-pending]')?.removeAttribute('data-pending');
}
