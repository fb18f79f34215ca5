/** Text for comparing: lower case, without accents, so that “pho” finds “Phở”. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

const wordsOf = (text: string): readonly string[] =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word that is looked for begins a word of `text`. Nothing looked for is found everywhere. */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text);
  return wanted.flatMap(wordsOf).every((start) => words.some((word) => word.startsWith(start)));
}
