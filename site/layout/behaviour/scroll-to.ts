/** Some addresses open a page at one of its tiles: the root element names it. An anchor in the address goes first. */
export function scrollToTile(): void {
  const key = document.documentElement.dataset.scrollTo;
  if (!key || location.hash) return;
  const entry = performance.getEntriesByType('navigation')[0];
  const returning = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  if (!returning) document.getElementById(key)?.scrollIntoView();
}
