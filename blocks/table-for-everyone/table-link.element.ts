/**
 * Moves the guests of a shared table from the address to the history entry, so that no other script reads them in the
 * address. The tile finds them there.
 */
export function defineTableLink(): void {
  if (moveTableToHistory()) document.querySelector('[data-island="table-for-everyone"]')?.scrollIntoView();
  // Opening such a link on the page itself changes only the fragment.
  addEventListener('hashchange', () => {
    if (moveTableToHistory()) location.reload();
  });
}

/** Returns whether the address contained a table. */
function moveTableToHistory(): boolean {
  if (!location.hash.startsWith('#table=')) return false;
  const table = location.hash.slice(1);
  history.replaceState({ ...history.state, table }, '', location.pathname + location.search);
  return true;
}
