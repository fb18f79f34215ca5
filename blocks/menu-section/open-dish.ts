import { joinChoices } from '#schemas/domain/menu/filter/diet-profile.ts';
import { suitsChoice } from '#schemas/domain/menu/filter/dish-facts.ts';
import { dishParameter } from '#schemas/domain/menu/find-dish.ts';
import { readAddressChoice } from '../_shared/menu-filter/filter-form.ts';
import { readProfile } from '../_shared/menu-filter/saved-profile.ts';

/** The key in a history entry that this page added when it opened a sheet: the id of its tile. Back then closes the sheet. */
const entryKey = 'dishSheet';

/** How long a visitor waits for a sheet before the browser goes to its address, in milliseconds. */
const patienceMs = 8000;

/** The request for the latest dish. Earlier requests are aborted. */
let latestRequest: AbortController | undefined;

/** Opens the sheet of a dish at its own address. If it cannot be loaded, the browser goes to the address instead. */
export async function openDish(host: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const isOpen = host.querySelector('dialog[open]') !== null;
  link.ariaBusy = 'true';
  const result = await loadSheet(host, link.href);
  link.ariaBusy = null;
  if (result === 'failed') location.assign(link.href);
  if (result !== 'loaded') return;
  if (isOpen) history.replaceState(history.state, '', link.href);
  else history.pushState({ ...history.state, [entryKey]: tileIdOf(host) }, '', link.href);
  openSheet(host);
}

/** Shows what the address says after Back or Forward. Of several menus on a page, the one that opened the sheet shows it. */
export async function showAddress(host: HTMLElement): Promise<void> {
  const id = new URLSearchParams(location.search).get(dishParameter);
  const owner = history.state?.[entryKey] ?? tileIdOf(document.querySelector('dish-sheet'));
  if (id === null || owner !== tileIdOf(host)) closeSheet(host);
  else if (findDialog(host)?.dataset.dishId === id || (await loadSheet(host, location.href)) === 'loaded')
    openSheet(host);
}

/** Opens the sheet that the document has as a dialog. */
export function openSheet(host: HTMLElement): void {
  const dialog = findDialog(host);
  if (!dialog || dialog.matches(':modal')) return;
  showSuitability(dialog);
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  dialog.addEventListener('close', () => {
    if (dialog.isConnected) leaveSheet(host);
  });
  dialog.addEventListener('click', (event) => {
    const isClose = event.target instanceof Element && event.target.closest('[data-close]') !== null;
    if (isClose) event.preventDefault();
    // The second click of a double click on the dish is on what has opened under the pointer.
    if (isClose || (event.target === dialog && event.detail < 2)) dialog.close();
  });
}

const findDialog = (host: HTMLElement): HTMLDialogElement | null => host.querySelector('dialog');

const tileIdOf = (host: Element | null): string => host?.closest('.tile')?.id ?? '';

/** Warns of a dish that does not suit the visitor, and hides companions that do not. */
function showSuitability(dialog: HTMLElement): void {
  const choice = joinChoices(readProfile(), readAddressChoice());
  for (const warning of dialog.querySelectorAll<HTMLElement>('[data-unsuitable]'))
    warning.hidden = suitsChoice(warning.dataset.unsuitable ?? '', choice);
  for (const dish of dialog.querySelectorAll<HTMLElement>('[data-dish]'))
    dish.hidden = !suitsChoice(dish.dataset.dish ?? '', choice);
  for (const list of dialog.querySelectorAll<HTMLElement>('[data-dishes]'))
    list.hidden = list.querySelector('[data-dish]:not([hidden])') === null;
}

/** Leaves the history entry that opening the sheet has added, or the sheet's address. */
function leaveSheet(host: HTMLElement): void {
  if (history.state?.[entryKey] !== undefined) {
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
  const dialog = findDialog(host);
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
  try {
    const reply = await fetch(url, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]) });
    const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html');
    // The first of the page's menus with the dish has its sheet.
    const sheet = fresh.querySelector('dish-sheet > dialog');
    if (request.signal.aborted) return 'superseded';
    if (!reply.ok || !sheet) return 'failed';
    findDialog(host)?.remove();
    host.append(document.importNode(sheet, true));
    return 'loaded';
  } catch {
    return request.signal.aborted ? 'superseded' : 'failed';
  }
}
