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
    guests.map(({ name, tags, avoids }) => ['table', [plain(name), tags.join('.'), avoids.join('.')].join('~')]),
  ).toString();

/** What came by a link. */
interface SharedTable {
  readonly guests: readonly Guest[];
  /** False where it asked for something that is left out here: somebody may need more than it looks like. */
  readonly whole: boolean;
}

/** Reads such a part, without what the page does not know; no guests when it is something else. */
export function readTable(fragment: string, known: KnownNeeds): SharedTable {
  const written = new URLSearchParams(fragment.replace(/^#/, '')).getAll('table');
  const read = written.slice(0, mostGuests).map((guest) => readGuest(guest, known));
  return {
    guests: read.map(({ guest }) => guest),
    whole: written.length <= mostGuests && read.every(({ whole }) => whole),
  };
}

function readGuest(written: string, known: KnownNeeds): { readonly guest: Guest; readonly whole: boolean } {
  const [name = '', tags = '', avoids] = written.split('~');
  const [needed, avoided] = [wordsIn(tags), wordsIn(avoids ?? '')];
  const guest = {
    name: plain(name),
    tags: known.tags.filter((tag) => needed.has(tag)),
    avoids: known.avoids.filter((allergen) => avoided.has(allergen)),
  };
  // Without its last part it was cut short on the way.
  const whole = avoids !== undefined && guest.tags.length === needed.size && guest.avoids.length === avoided.size;
  return { guest, whole };
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split('.').filter((word) => word !== ''));

const plain = (name: string): string => name.replaceAll('~', ' ').slice(0, longestName);
