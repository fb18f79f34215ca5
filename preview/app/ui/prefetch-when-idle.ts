/** Loads a script when the browser is idle, so that what needs it opens at once. Returns how to cancel that. */
export function prefetchWhenIdle(load: () => Promise<unknown>): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = requestIdleCallback(() => void load().catch(() => undefined));
  return () => cancelIdleCallback(handle);
}
