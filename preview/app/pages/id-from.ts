import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

/** The most characters that the schema of pages allows. */
const longest = 64;

/** An address made of a title: `Summer on the terrace!` becomes `summer-on-the-terrace`. */
export const idFrom = (title: string): string =>
  normalizeForSearch(title.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
