import { suitsChoice } from '#schemas/domain/menu/filter/dish-facts.ts';
import { dishParameter } from '#schemas/domain/menu/find-dish.ts';
import { readProfile } from '../_shared/menu-filter/saved-profile.ts';

/** The key in a history entry that this page added when it opened a sheet. Back then closes the sheet. */
const entryKey = 'dishSheet';

/** The request for the latest dish. Earlier requests are aborted. */
let latestRequest: AbortController | undefined;

/** Opens the sheet of a dish at its own address. If it cannot be loaded, the browser goes to the address instead. */
export async function openDish(host: HTMLElement, url: string): Promise<void> {
  const result = await loadSheet(host, url);
  if (result === 'failed') location.assign(url);
  if (result !== 'loaded') return;
  const isOpen = history.state?.[entryKey] === true;
  if (isOpen) history.replaceState(history.state, '', url);
  else history.pushState({ ...history.state, [entryKey]: true }, '', url);
  openSheet(host);
}

/** Shows what the address says after Back or Forward. */
export async function showAddress(host: HTMLElement): Promise<void> {
  const id = new URLSearchParams(location.search).get(dishParameter);
  const dialog = host.querySelector('dialog');
  if (id === null) closeSheet(host);
  else if (dialog?.dataset.dishId === id || (await loadSheet(host, location.href)) === 'loaded') openSheet(host);
}

/** Opens the sheet that the document has as a dialog. */
export function openSheet(host: HTMLElement): void {
  const dialog = host.querySelector('dialog');
  if (!dialog || dialog.matches(':modal')) return;
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  const warning = dialog.querySelector<HTMLElement>('[data-unsuitable]');
  if (warning) warning.hidden = suitsChoice(dialog.dataset.dishFacts ?? '', readProfile());
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leaveSheet(host);
  });
  dialog.addEventListener('click', (event) => {
    const isClose = event.target instanceof Element && event.target.closest('[data-close]') !== null;
    if (!isClose && event.target !== dialog) return;
    event.preventDefault();
    leaveSheet(host);
  });
}

/** Closes the sheet, and leaves the history entry that opening it has added. */
function leaveSheet(host: HTMLElement): void {
  if (history.state?.[entryKey] === true) {
    history.back();
    return;
  }
  const url = new URL(location.href);
  url.searchParams.delete(dishParameter);
  url.hash = '';
  history.replaceState(history.state, '', url);
  closeSheet(host);
}

/** Closes the sheet and returns the focus to the link of its dish. */
function closeSheet(host: HTMLElement): void {
  const dialog = host.querySelector('dialog');
  if (!dialog) return;
  const { dishId = '' } = dialog.dataset;
  dialog.close();
  dialog.remove();
  host
    .closest('.tile')
    ?.querySelector<HTMLElement>(`[data-dish-link="${CSS.escape(dishId)}"]`)
    ?.focus();
}

/** Loads the sheet of an address into the host. A request is superseded by the next one. */
async function loadSheet(host: HTMLElement, url: string): Promise<'loaded' | 'failed' | 'superseded'> {
  latestRequest?.abort();
  const request = new AbortController();
  latestRequest = request;
  const tileId = host.closest('.tile')?.id ?? '';
  try {
    const reply = await fetch(url, { signal: request.signal });
    const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html');
    const sheet = fresh.getElementById(tileId)?.querySelector('dish-sheet > dialog');
    if (request.signal.aborted) return 'superseded';
    if (!reply.ok || !sheet) return 'failed';
    host.querySelector('dialog')?.remove();
    host.append(document.importNode(sheet, true));
    return 'loaded';
  } catch {
    return request.signal.aborted ? 'superseded' : 'failed';
  }
}
