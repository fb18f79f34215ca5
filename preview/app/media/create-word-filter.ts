import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

const wordsOf = (text: string): string[] => normalizeForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns a predicate for texts that contain all words of the search, or parts of them, in any order. */
export function createWordFilter(search: string): (text: string) => boolean {
  const searched = wordsOf(search);
  return (text) => {
    const words = wordsOf(text);
    return searched.every((part) => words.some((word) => word.includes(part)));
  };
}
