/** Scrolls to the tile named on the root element. An anchor in the address takes precedence. */
export function scrollToTile(): void {
  const key = document.documentElement.dataset.scrollTo;
  if (!key || location.hash) return;
  const entry = performance.getEntriesByType('navigation')[0];
  const returning = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  if (!returning) document.getElementById(key)?.scrollIntoView();
}
