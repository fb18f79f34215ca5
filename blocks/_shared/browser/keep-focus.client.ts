'use client';

/** How long the browser may take to scroll to the fragment of the address, in milliseconds. */
const settlingMs = 500;

/**
 * Restores the focus after Back or Forward. Chromium removes it shortly afterwards if the address has a fragment that
 * names an element that cannot be focused.
 */
export function keepFocusAfterTraversal(): void {
  if (location.hash === '') return;
  const giveBack = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    setTimeout(() => {
      if (document.activeElement === document.body && target.isConnected) target.focus({ preventScroll: true });
    });
  };
  const listening = new AbortController();
  document.addEventListener('focusout', giveBack, { signal: listening.signal });
  document.addEventListener('pointerdown', () => listening.abort(), { signal: listening.signal });
  setTimeout(() => listening.abort(), settlingMs);
}
