import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import { htmlTag } from '#schemas/content/html/html-tag.ts';

const tags = new RegExp(htmlTag, 'gi');

/** The maximum length of a page id, as in the schema of pages. */
const maxLength = 64;

/** Makes an address from a title: `<b>Summer</b> on the terrace!` becomes `summer-on-the-terrace`. */
export const slugify = (title: string): string =>
  normalizeForSearch(title.replace(tags, '').normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
