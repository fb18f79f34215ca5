import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

/** Tells whether a text holds what is searched, whatever the case and the accents of either. No words: every text does. */
export function holdsWords(searched: string): (text: string) => boolean {
  const wanted = normalizeForSearch(searched.trim());
  return (text) => normalizeForSearch(text).includes(wanted);
}
