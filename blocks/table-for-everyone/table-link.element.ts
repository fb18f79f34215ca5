/**
 * Takes the guests of a shared table out of the address before anything else could read them there, and keeps them with
 * this entry of the history, where their tile finds them.
 */
export function defineTableLink(): void {
  if (takeTable()) document.querySelector('[data-island="table-for-everyone"]')?.scrollIntoView();
  // A link that is opened on the page itself changes nothing but the address.
  addEventListener('hashchange', () => {
    if (takeTable()) location.reload();
  });
}

/** Whether there was a table in the address. */
function takeTable(): boolean {
  if (!location.hash.startsWith('#table=')) return false;
  const table = location.hash.slice(1);
  history.replaceState({ ...history.state, table }, '', location.pathname + location.search);
  return true;
}
