import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

/** The word for a tag in addresses: “Bún chay (vegan)” is `bun-chay-vegan`. Names that differ in signs or accents alone share one. */
export const tagSlug = (name: string): string =>
  normalizeForSearch(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
