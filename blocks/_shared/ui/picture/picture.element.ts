/** Stops the pulse under each picture once it has loaded, or failed: what remains is a still surface of its size. */
export function definePicture(root: Document = document): void {
  const settle = (target: EventTarget | null): void => {
    if (target instanceof HTMLImageElement) target.closest('[data-pending]')?.removeAttribute('data-pending');
  };
  // Load events do not bubble; they can only be caught on their way down.
  root.addEventListener('load', ({ target }) => settle(target), true);
  root.addEventListener('error', ({ target }) => settle(target), true);
  settlePictures(root);
}

/** Stops the pulse under the pictures that have loaded: their load events may have come before they were listened to. */
export function settlePictures(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-pending] > img'))
    if (image.complete) image.closest('[data-pending]')?.removeAttribute('data-pending');
}
