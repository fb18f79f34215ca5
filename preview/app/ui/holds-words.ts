import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

/**
 * Returns a predicate for texts that contain the search text, ignoring case and accents. An empty search matches every
 * text.
 */
export function holdsWords(searched: string): (text: string) => boolean {
  const wanted = normalizeForSearch(searched.trim());
  return (text) => normalizeForSearch(text).includes(wanted);
}
