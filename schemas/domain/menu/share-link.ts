import { type Guest, mostGuests } from './share-table.ts';

/** What may stand in a link: the tags and allergens that the page knows. */
export interface KnownNeeds {
  readonly tags: readonly string[];
  readonly avoids: readonly string[];
}

/** Longest name that is kept. */
export const longestName = 24;

/**
 * The guests as the part of an address that browsers never send: `table=Anna~vegan~milk.nuts&table=…`. What somebody
 * cannot eat is about their health, and no server needs to know it.
 */
export const writeTable = (guests: readonly Guest[]): string =>
  new URLSearchParams(
    guests.map(({ name, tags, avoids }) => ['table', [cleanName(name), tags.join('.'), avoids.join('.')].join('~')]),
  ).toString();

/** What came by a link. */
interface SharedTable {
  readonly guests: readonly Guest[];
  /** False where it asked for something that is left out here: somebody may need more than it looks like. */
  readonly whole: boolean;
}

/** Reads such a part, without what the page does not know; no guests when it is something else. */
export function readTable(fragment: string, known: KnownNeeds): SharedTable {
  const entries = new URLSearchParams(fragment.replace(/^#/, '')).getAll('table');
  const read = entries.slice(0, mostGuests).map((guest) => readGuest(guest, known));
  return {
    guests: read.map(({ guest }) => guest),
    whole: entries.length <= mostGuests && read.every(({ whole }) => whole),
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
  // Without its last part it was cut short on the way.
  const whole = avoids !== undefined && guest.tags.length === requestedTags.size && guest.avoids.length === requestedAvoids.size;
  return { guest, whole };
}

const splitSlugs = (text: string): ReadonlySet<string> => new Set(text.split('.').filter((word) => word !== ''));

const cleanName = (name: string): string => name.replaceAll('~', ' ').slice(0, longestName);
