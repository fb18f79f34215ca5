/**
 * Whether the visitor has agreed to content of other sites. The frame of the site writes the categories that are
 * allowed at the root of the document, as words: `embeds analytics`.
 */
export const mayEmbed = (): boolean => (document.documentElement.dataset.consent ?? '').split(/\s+/).includes('embeds');

/** Calls `then` after each change of what is allowed. Gives what ends it. */
export function watchConsent(then: () => void): () => void {
  const watcher = new MutationObserver(then);
  watcher.observe(document.documentElement, { attributeFilter: ['data-consent'] });
  return () => watcher.disconnect();
}
