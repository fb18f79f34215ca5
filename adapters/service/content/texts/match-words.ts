import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import { normalizeQuotes } from './normalize-quotes.ts';

/** A text in lower case and with straight quotes, without accents and as it is written. */
export interface SearchedText {
  readonly normalized: string;
  readonly written: string;
}

/** How well a text has a word: not, inside another word, at the beginning of one, as a word, or as a word with its accents. */
export const wordRank = { none: 0, inside: 1, beginning: 2, whole: 3, exact: 4 } as const;

type WordRank = (typeof wordRank)[keyof typeof wordRank];

/** Shorter words are not found inside of others: “pho” is no part of “telephone”. */
const minLengthInside = 4;

const isPartOfWord = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);

/** A text prepared for `rankOfWord`. */
export function toSearchedText(text: string): SearchedText {
  const straight = normalizeQuotes(text);
  const written = straight.normalize('NFC').toLowerCase();
  const normalized = normalizeForSearch(straight);
  // Equal texts need memory once.
  return { normalized, written: written === normalized ? normalized : written };
}

/** The words of a search. All of them must occur. */
export const searchWords = (text = ''): readonly SearchedText[] =>
  text
    .split(/\s+/)
    .map(toSearchedText)
    .filter(({ normalized }) => normalized !== '');

/** How well a text has a word at a position. */
function rankAt(text: string, word: string, at: number): WordRank {
  const end = at + word.length;
  if (isPartOfWord(word[0]) && isPartOfWord(text[at - 1]))
    return word.length < minLengthInside ? wordRank.none : wordRank.inside;
  return isPartOfWord(word.at(-1)) && isPartOfWord(text[end]) ? wordRank.beginning : wordRank.whole;
}

function* occurrencesOf(text: string, word: string): Generator<{ readonly at: number; readonly rank: WordRank }> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const rank = rankAt(text, word, at);
    if (rank > wordRank.none) yield { at, rank };
  }
}

function bestRank(text: string, word: string): WordRank {
  let best: WordRank = wordRank.none;
  for (const { rank } of occurrencesOf(text, word)) {
    if (rank > best) best = rank;
    if (best === wordRank.whole) break;
  }
  return best;
}

/** How well a text has a word, at its best. */
export function rankOfWord({ normalized, written }: SearchedText, word: SearchedText): WordRank {
  const hasAccents = word.written !== word.normalized;
  if (hasAccents && bestRank(written, word.written) === wordRank.whole) return wordRank.exact;
  return bestRank(normalized, word.normalized);
}

/** How well a text has the word that it has worst. */
export const rankOfWords = (text: SearchedText, words: readonly SearchedText[]): number =>
  Math.min(...words.map((word) => rankOfWord(text, word)));

/** A name counts as much as a text that has the words one and a half ranks better: “Phone us” is after a text with “phở”. */
const nameBonus = 1.5;

/** How well content with a name and texts has all words; 0 if it does not have them. */
export function rankOfContent(name: SearchedText, texts: SearchedText, words: readonly SearchedText[]): number {
  const nameRank = rankOfWords(name, words);
  return Math.max(nameRank > 0 ? nameRank + nameBonus : 0, rankOfWords(texts, words));
}

/** Where a normalized text has a word. */
export const rangesOf = (text: string, { normalized }: SearchedText): (readonly [from: number, to: number])[] =>
  [...occurrencesOf(text, normalized)].map(({ at }) => [at, at + normalized.length]);
