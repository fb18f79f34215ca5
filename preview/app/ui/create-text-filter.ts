import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

/**
 * Returns a predicate for texts that contain the search text, ignoring case and accents. An empty search matches every
 * text.
 */
export function createTextFilter(search: string): (text: string) => boolean {
  const normalized = normalizeForSearch(search.trim());
  return (text) => normalizeForSearch(text).includes(normalized);
}
