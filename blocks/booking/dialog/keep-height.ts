/** Marks an element that is shown only while an answer is loading. */
export const loadingAttribute = 'data-loading';

/**
 * Keeps an element at the height of its last complete content while its next content is loading, so that what is around
 * it does not jump. Returns a function that ends this.
 */
export function keepHeight(element: HTMLElement): () => void {
  let height = 0;
  const isLoading = (): boolean => element.querySelector(`[${loadingAttribute}]`) !== null;
  const update = (): void => {
    element.style.minBlockSize = isLoading() && height > 0 ? `${height}px` : '';
  };
  const sizes = new ResizeObserver(() => {
    if (!isLoading()) height = element.offsetHeight;
  });
  // Runs before the next paint.
  const content = new MutationObserver(update);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
