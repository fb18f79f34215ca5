import { buildFormUrl, isSameSelection, readPersonalChoice } from './filter-form.ts';
import { loadFilteredTiles } from './load-filtered-tiles.ts';
import { readProfile, saveProfile } from './saved-profile.ts';
import { showChoice } from './show-choice.ts';

export { showChoice };

/**
 * Applies the form of a filter: saves diets and allergens in the browser and hides dishes. Search words and other tags
 * are part of the address, and the server applies them.
 */
export async function applyFilter(host: HTMLElement): Promise<void> {
  const form = host.querySelector('form');
  if (!form) return;
  saveProfile(readPersonalChoice(form, readProfile()));
  await showAddress(buildFormUrl(form));
}

/** Leaves the form of a filter for the menu that it leads to. */
export function leaveForMenu(form: HTMLFormElement): void {
  saveProfile(readPersonalChoice(form, readProfile()));
  location.assign(buildFormUrl(form));
}

/** Deletes the profile and shows all dishes. The link is hidden then, so the focus moves to the number of dishes. */
export async function clearFilter(link: HTMLAnchorElement): Promise<void> {
  saveProfile({ diet: [], avoid: [] });
  const url = new URL(link.href);
  url.hash = '';
  const areas = ancestorsOf(link);
  await showAddress(url);
  if (!link.isConnected || link.closest('[hidden]')) focusSummary(areas);
}

async function showAddress(url: URL): Promise<void> {
  if (!isSameSelection(url)) await loadFilteredTiles(url);
  showChoice();
}

/** The elements around an element, the nearest first. */
function ancestorsOf(element: Element): readonly Element[] {
  const ancestors: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) ancestors.push(each);
  return ancestors;
}

/** Focuses the number of dishes in the nearest area that has one. One that is not displayed does not take the focus. */
function focusSummary(areas: readonly Element[]): void {
  for (const area of areas)
    for (const summary of area.querySelectorAll<HTMLElement>('[data-filter-part="summary"]')) {
      summary.focus();
      if (document.activeElement === summary) return;
    }
}
