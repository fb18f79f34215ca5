'use client';

/** Milliseconds within which the browser goes to the place that an address names. */
const settlingMs = 500;

/**
 * Keeps the focus through Back or Forward. Chromium takes it away a moment later where the address names a place on the
 * page that cannot have it.
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
