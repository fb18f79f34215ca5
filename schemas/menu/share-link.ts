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

/** The guests of such a part, with what the page does not know left out; none when it is something else. */
export const readTable = (fragment: string, known: KnownNeeds): readonly Guest[] =>
  new URLSearchParams(fragment.replace(/^#/, ''))
    .getAll('table')
    .slice(0, mostGuests)
    .map((written) => {
      const [name = '', tags = '', avoids = ''] = written.split('~');
      return {
        name: plain(name),
        tags: known.tags.filter((tag) => tags.split('.').includes(tag)),
        avoids: known.avoids.filter((allergen) => avoids.split('.').includes(allergen)),
      };
    });

const plain = (name: string): string => name.replaceAll('~', ' ').slice(0, longestName);
