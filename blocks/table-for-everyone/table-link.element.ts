/**
 * Takes the guests of a shared table out of the address before anything else could read them there, and keeps them with
 * this entry of the history, where their tile finds them.
 */
export function defineTableLink(): void {
  if (!location.hash.startsWith('#table=')) return;
  const table = location.hash.slice(1);
  history.replaceState({ ...history.state, table }, '', location.pathname + location.search);
  document.querySelector('[data-island="table-for-everyone"]')?.scrollIntoView();
}
