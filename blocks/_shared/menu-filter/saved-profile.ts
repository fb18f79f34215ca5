import type { DishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import { formatProfile, parseProfile, profileName } from '#schemas/domain/menu/filter/diet-profile.ts';

/** The profile of this page, where the browser blocks storage. */
let pageProfile = '';

/** The event at the document after the profile has changed. */
export const profileEvent = 'diet-profile';

/** The visitor's diets and allergens; empty if none are set. */
export function readProfile(): DishChoice {
  try {
    return parseProfile(localStorage.getItem(profileName) ?? '');
  } catch {
    return parseProfile(pageProfile);
  }
}

/** Saves a profile, or deletes it if it is empty. Where the browser blocks storage it lasts for this page. */
export function saveProfile(profile: DishChoice): void {
  pageProfile = formatProfile(profile);
  try {
    if (pageProfile) localStorage.setItem(profileName, pageProfile);
    else localStorage.removeItem(profileName);
  } catch {
    // The page's own copy is all there is.
  }
  document.dispatchEvent(new Event(profileEvent));
}

/** Whether the browser saves profiles beyond this page. */
export function isProfileSaved(): boolean {
  try {
    return (localStorage.getItem(profileName) ?? '') === pageProfile || pageProfile === '';
  } catch {
    return false;
  }
}
