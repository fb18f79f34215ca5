import { Idiomorph } from 'idiomorph';

/** The request for the latest choice. Earlier requests are aborted. */
let latestRequest: AbortController | undefined;

/**
 * Applies a filter without leaving the page: fetches the document that its form leads to, and updates every tile that
 * has a filter, because they share the address. Focus and scroll position stay. If the request fails nothing changes,
 * and the form's button still works.
 */
export async function applyFilter(host: HTMLElement): Promise<void> {
  const form = host.querySelector('form');
  if (!form) return;
  latestRequest?.abort();
  const request = new AbortController();
  latestRequest = request;
  const url = buildUrl(form);
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

/** Returns the address that a GET form leads to, without its fragment, so that the scroll position stays. */
function buildUrl(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  url.search = '';
  url.hash = '';
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value) url.searchParams.append(name, value);
  return url;
}

const updateTile = (tile: Element, fresh: Element | null): void => {
  if (fresh) Idiomorph.morph(tile, fresh.innerHTML, { morphStyle: 'innerHTML', ignoreActiveValue: true, callbacks });
};

/** Keeps the disclosures that the visitor has opened. */
const callbacks = {
  beforeAttributeUpdated: (name: string, node: Element) => !(name === 'open' && node instanceof HTMLDetailsElement),
};
