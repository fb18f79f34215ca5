import { type Guest, maxGuests } from './share-table.ts';

/** The tags and allergens of the page. A link can contain no others. */
export interface KnownNeeds {
  readonly tags: readonly string[];
  readonly avoids: readonly string[];
}

/** Maximum length of a guest's name. */
export const maxNameLength = 24;

/**
 * Formats guests as a URL fragment: `table=Anna~vegan~milk.nuts&table=…`. Browsers do not send fragments to servers,
 * because dietary needs are health data.
 */
export const formatGuests = (guests: readonly Guest[]): string =>
  new URLSearchParams(
    guests.map(({ name, tags, avoids }) => ['table', [cleanName(name), tags.join('.'), avoids.join('.')].join('~')]),
  ).toString();

/** The guests from a link. */
interface SharedTable {
  readonly guests: readonly Guest[];
  /** False if needs from the link were left out, so that a guest may need more than is shown. */
  readonly isComplete: boolean;
}

/** Parses guests from a URL fragment, without unknown tags and allergens; no guests for any other fragment. */
export function parseGuests(fragment: string, known: KnownNeeds): SharedTable {
  const entries = new URLSearchParams(fragment.replace(/^#/, '')).getAll('table');
  const read = entries.slice(0, maxGuests).map((guest) => readGuest(guest, known));
  return {
    guests: read.map(({ guest }) => guest),
    isComplete: entries.length <= maxGuests && read.every(({ whole }) => whole),
  };
}

function readGuest(entries: string, known: KnownNeeds): { readonly guest: Guest; readonly whole: boolean } {
  const [name = '', tags = '', avoids] = entries.split('~');
  const [requestedTags, requestedAvoids] = [splitSlugs(tags), splitSlugs(avoids ?? '')];
  const guest = {
    name: cleanName(name),
    tags: known.tags.filter((tag) => requestedTags.has(tag)),
    avoids: known.avoids.filter((allergen) => requestedAvoids.has(allergen)),
  };
  // A missing last part means that the link was truncated.
  const whole =
    avoids !== undefined && guest.tags.length === requestedTags.size && guest.avoids.length === requestedAvoids.size;
  return { guest, whole };
}

const splitSlugs = (text: string): ReadonlySet<string> => new Set(text.split('.').filter((word) => word !== ''));

const cleanName = (name: string): string => name.replaceAll('~', ' ').slice(0, maxNameLength);
