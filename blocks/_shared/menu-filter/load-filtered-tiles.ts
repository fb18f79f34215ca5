import { Idiomorph } from 'idiomorph';

/** The request for the latest choice. Earlier requests are aborted. */
let latestRequest: AbortController | undefined;

/**
 * Shows another address of a menu without leaving the page: fetches its document and updates every tile that has a
 * filter, because they share the address. Focus and scroll position stay. If the request fails nothing changes, and the
 * form's button still works.
 */
export async function loadFilteredTiles(url: URL): Promise<void> {
  latestRequest?.abort();
  const request = new AbortController();
  latestRequest = request;
  const tiles = [...document.querySelectorAll('.tile:has(live-filter)')];
  for (const tile of tiles) tile.setAttribute('aria-busy', 'true');
  try {
    const reply = await fetch(url, { signal: request.signal });
    if (!reply.ok) return;
    const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html');
    if (request.signal.aborted) return;
    for (const tile of tiles) updateTile(tile, fresh.getElementById(tile.id));
    history.replaceState(history.state, '', url);
  } catch {
    // Offline, aborted or refused by the history: the page stays as it is.
  } finally {
    if (latestRequest === request) for (const tile of tiles) tile.removeAttribute('aria-busy');
  }
}

const updateTile = (tile: Element, fresh: Element | null): void => {
  if (fresh) Idiomorph.morph(tile, fresh.innerHTML, { morphStyle: 'innerHTML', ignoreActiveValue: true, callbacks });
};

/** Keeps the disclosures and the dialog as the visitor left them. */
const callbacks = {
  beforeAttributeUpdated: (name: string, node: Element) =>
    !(name === 'open' && (node instanceof HTMLDetailsElement || node instanceof HTMLDialogElement)),
};
