/**
 * Returns whether the visitor has allowed content from other sites. The site's script writes the allowed categories to
 * `data-consent` of the root element, separated by spaces: `embeds analytics`.
 */
export const areEmbedsAllowed = (): boolean =>
  (document.documentElement.dataset.consent ?? '').split(/\s+/).includes('embeds');

/** Calls `onChange` whenever the allowed categories change. Returns a function that stops it. */
export function watchConsent(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributeFilter: ['data-consent'] });
  return () => watcher.disconnect();
}
