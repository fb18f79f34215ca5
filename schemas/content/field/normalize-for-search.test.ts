import { expect, it } from 'vitest';
import { matchesWords } from './normalize-for-search.ts';

it.each<[string, readonly string[], boolean]>([
  ['that it begins with, without accents', ['pho'], true],
  ['with characters that are neither letters nor digits', ['beef', '&', 'pho 😀'], true],
  ['of another text', ['ramen'], false],
  ['that is blank', ['', ' '], true],
  ['of which nothing is left', ['😀', '&'], false],
])('a text and a search %s [finder.search] [menu.filter-none]', (_, words, isMatch) => {
  expect(matchesWords('Phở with beef', words)).toBe(isMatch);
});
