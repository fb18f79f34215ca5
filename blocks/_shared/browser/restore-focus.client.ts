'use client';

/** How long the browser may take to scroll to the fragment of the address, in milliseconds. */
const watchMs = 500;

/**
 * Restores the focus after Back or Forward. Chromium removes it shortly afterwards if the address has a fragment that
 * names an element that cannot be focused.
 */
export function restoreFocusAfterTraversal(): void {
  if (location.hash === '') return;
  const restoreFocus = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    setTimeout(() => {
      if (document.activeElement === document.body && target.isConnected) target.focus({ preventScroll: true });
    });
  };
  const controller = new AbortController();
  document.addEventListener('focusout', restoreFocus, { signal: controller.signal });
  document.addEventListener('pointerdown', () => controller.abort(), { signal: controller.signal });
  setTimeout(() => controller.abort(), watchMs);
}
