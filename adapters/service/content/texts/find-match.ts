import type { PageMatch } from '#schemas/api/content/page-list.ts';
import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import { plainText } from '#schemas/content/html/plain-text.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { type TextField, textsOfPage } from './text-fields.ts';

/** How many characters are shown before the first word that was found, and from it on. */
const charactersBefore = 40;
const charactersFrom = 100;

/** The text of a page with the most words of a search, normalized; undefined if none has one. */
export function findMatch(content: unknown, words: readonly string[]): PageMatch | undefined {
  let best: { readonly field: TextField; readonly text: string; readonly count: number } | undefined;
  for (const field of textsOfPage(content)) {
    const text = (field.format === 'html' ? plainText(field.value) : field.value).replace(/\s+/g, ' ').trim();
    const normalized = normalizeForSearch(text);
    const count = words.filter((word) => normalized.includes(word)).length;
    if (count > (best?.count ?? 0)) best = { field, text, count };
  }
  if (!best) return undefined;
  const { title, tile } = best.field;
  return {
    field: title,
    ...(tile && { tile: findTileType(tile.type)?.title ?? tile.type }),
    parts: markWords(best.text, words),
  };
}

/** The part of a text around the first of the words, cut where they begin and end. */
function markWords(text: string, words: readonly string[]): PageMatch['parts'] {
  const { normalized, starts } = normalizeWithPositions(text);
  const ranges = words
    .flatMap((word) => rangesOf(normalized, word))
    .map(([from, to]) => [starts[from] ?? 0, starts[to] ?? text.length] as const)
    .toSorted(([one], [other]) => one - other);
  const first = ranges[0]?.[0] ?? 0;
  const begin = first <= charactersBefore ? 0 : startOfWord(text, first - charactersBefore, first);
  const end = Math.min(text.length, first + charactersFrom);
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
  return [...(begin > 0 ? [{ text: '…' }] : []), ...parts, ...(after === '' ? [] : [{ text: after }])];
}

/** The text normalized for search, with the position in the text of each of its characters. */
function normalizeWithPositions(text: string): { readonly normalized: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let normalized = '';
  let at = 0;
  for (const character of text) {
    const each = normalizeForSearch(character);
    for (let count = 0; count < each.length; count += 1) starts.push(at);
    normalized += each;
    at += character.length;
  }
  return { normalized, starts };
}

function rangesOf(text: string, word: string): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}

/** The beginning of the first whole word between two positions. */
function startOfWord(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= to ? from : space + 1;
}
