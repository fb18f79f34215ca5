import type { TextMatch } from '#schemas/api/content/page-list.ts';
import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import { plainText } from '#schemas/content/html/plain-text.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { rangesOf, rankOfWord, type SearchedText, toSearchedText } from './match-words.ts';
import { normalizeQuotes } from './normalize-quotes.ts';
import type { TextField } from './text-fields.ts';

/** How many characters are shown before the first word that was found, and from it on. */
const charactersBefore = 40;
const charactersFrom = 100;

/** The JSON of the draft and of what is live. */
interface StoredVersions {
  readonly draft: string | null;
  readonly live: string | null;
}

type TextsOf = (content: unknown) => readonly TextField[];

const parseContent = (text: string | null): unknown => JSON.parse(text ?? 'null');

/** Texts as they are read, in one. */
export const joinTexts = (texts: readonly TextField[]): string => texts.map(shownText).join(' ');

/** All texts of the draft and of what is live. */
export const joinVersions = ({ draft, live }: StoredVersions, textsOf: TextsOf): string =>
  [...new Set([draft, live])].map((version) => joinTexts(textsOf(parseContent(version)))).join(' ');

/** Where the draft, or else what is live, has the words of a search. */
export function findMatchInVersions(
  { draft, live }: StoredVersions,
  textsOf: TextsOf,
  words: readonly SearchedText[],
): TextMatch | undefined {
  const [inDraft, inLive] = [draft, live].map((version) => findMatch(textsOf(parseContent(version)), words));
  return inDraft ?? (inLive && (draft === null ? inLive : { ...inLive, isLiveOnly: true }));
}

/** The text with the most words of a search, and of these the one that has them best; undefined if none has one. */
export function findMatch(texts: readonly TextField[], words: readonly SearchedText[]): TextMatch | undefined {
  let best: { readonly field: TextField; readonly text: string; readonly score: number } | undefined;
  for (const field of texts) {
    const text = shownText(field).replace(/\s+/g, ' ').trim();
    const score = scoreOf(toSearchedText(text), words);
    if (score > (best?.score ?? 0)) best = { field, text, score };
  }
  if (!best) return undefined;
  const { title, tile, owner, path, value } = best.field;
  return {
    field: title,
    ...(tile && { tile: findTileType(tile.type)?.title ?? tile.type }),
    // The content itself is named beside the match.
    ...(!tile && path.length > 1 && owner !== undefined && owner !== value && { owner }),
    parts: excerptWithMarks(best.text, words),
  };
}

const shownText = ({ format, value }: TextField): string => (format === 'html' ? plainText(value) : value);

/** One more word counts more than all words better. */
function scoreOf(text: SearchedText, words: readonly SearchedText[]): number {
  const ranks = words.map((word) => rankOfWord(text, word)).filter((rank) => rank > 0);
  return ranks.reduce<number>((sum, rank) => sum + rank + 100, 0);
}

/** A text cut where the words begin and end. */
export function markWords(text: string, words: readonly SearchedText[]): TextMatch['parts'] {
  return cutAt(text, rangesInText(text, words), 0, text.length);
}

/** The part of a text around the first of the words, cut where they begin and end. */
function excerptWithMarks(text: string, words: readonly SearchedText[]): TextMatch['parts'] {
  const ranges = rangesInText(text, words);
  const first = ranges[0]?.[0] ?? 0;
  const begin = first <= charactersBefore ? 0 : startOfWord(text, first - charactersBefore, first);
  const end = Math.min(text.length, first + charactersFrom);
  return [...(begin > 0 ? [{ text: '…' }] : []), ...cutAt(text, ranges, begin, end)];
}

type Range = readonly [from: number, to: number];

/** Where a text has words, in order. They can overlap. */
function rangesInText(text: string, words: readonly SearchedText[]): readonly Range[] {
  const { normalized, starts } = normalizeWithPositions(text);
  return words
    .flatMap((word) => rangesOf(normalized, word))
    .map(([from, to]) => [starts[from] ?? 0, starts[to] ?? text.length] as const)
    .toSorted(([one], [other]) => one - other);
}

function cutAt(text: string, ranges: readonly Range[], begin: number, end: number): TextMatch['parts'] {
  const parts: { text: string; isMatch?: true }[] = [];
  let at = begin;
  for (const [from, to] of ranges) {
    if (to <= at || from >= end) continue;
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(Math.max(at, from), to), isMatch: true });
    at = to;
  }
  const rest = text.slice(at, Math.max(at, end));
  const after = `${rest}${at + rest.length < text.length ? '…' : ''}`;
  return after === '' ? parts : [...parts, { text: after }];
}

/** The text normalized for search, with the position in the text of each of its characters. */
function normalizeWithPositions(text: string): { readonly normalized: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let normalized = '';
  let at = 0;
  for (const character of text) {
    const each = normalizeForSearch(normalizeQuotes(character));
    for (let count = 0; count < each.length; count += 1) starts.push(at);
    normalized += each;
    at += character.length;
  }
  return { normalized, starts };
}

/** The beginning of the first whole word between two positions. */
function startOfWord(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= to ? from : space + 1;
}
