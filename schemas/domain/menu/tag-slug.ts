import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

/** The slug of a tag: “Bún chay (vegan)” becomes `bun-chay-vegan`. Names that differ only in punctuation or accents share one. */
export const tagSlug = (name: string): string =>
  normalizeForSearch(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
