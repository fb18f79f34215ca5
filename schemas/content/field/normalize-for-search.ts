/** Converts text to lower case without accents, so that “pho” finds “Phở”. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

const splitWords = (text: string): readonly string[] =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether each search word is the start of a word in `text`. Without search words every text matches, and none does if
 * they have neither letters nor digits.
 */
export function matchesWords(text: string, searchWords: readonly string[]): boolean {
  const words = splitWords(text);
  const starts = searchWords.flatMap(splitWords);
  if (starts.length === 0) return searchWords.every((word) => word.trim() === '');
  return starts.every((start) => words.some((word) => word.startsWith(start)));
}
