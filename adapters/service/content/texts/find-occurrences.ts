import { inlineTagStart } from './plain-text.ts';
import type { TextField } from './text-fields.ts';

export interface TextSearch {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** Where a text occurs in a field, as positions in its value. */
export interface Occurrence {
  readonly start: number;
  readonly end: number;
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** How a character of the searched text may be written in rich text. */
const htmlForms: Readonly<Record<string, string>> = {
  '&': '(?:&amp;|&)',
  '<': '&lt;',
  '>': '(?:&gt;|>)',
  '"': '(?:&quot;|")',
};

/** A tag within a word, and any other tag, with the same length as the tag. */
const inlineMask = '\uE000';
const blockMask = '\uE001';

const inlineTag = new RegExp(`^${inlineTagStart}`, 'i');

const maskTags = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) => (inlineTag.test(tag) ? inlineMask : blockMask).repeat(tag.length));

function patternOf({ text, matchCase, wholeWords }: TextSearch, format: TextField['format']): RegExp {
  const isHtml = format === 'html';
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => [...word].map((each) => (isHtml && htmlForms[each]) || escapePattern(each)).join(''));
  const source = words.join(isHtml ? '(?:\\s|&nbsp;)+' : '\\s+');
  // The name of a character reference is no text.
  const outsideReference = isHtml ? '(?<!&#?\\w*)' : '';
  const bounded = wholeWords ? `(?<![\\p{L}\\p{N}]${inlineMask}*)${source}(?!${inlineMask}*[\\p{L}\\p{N}])` : source;
  return new RegExp(outsideReference + bounded, matchCase ? 'gu' : 'giu');
}

/**
 * Where a text occurs in a field, in order. In rich text, markup is never matched, so that no tag or address is changed;
 * a text that is only partly bold is not found.
 */
export function findOccurrences(
  { value, format }: Pick<TextField, 'value' | 'format'>,
  search: TextSearch,
): Occurrence[] {
  if (search.text.trim() === '') return [];
  const searched = format === 'html' ? maskTags(value) : value;
  return [...searched.matchAll(patternOf(search, format))].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The value with some occurrences replaced. */
export function replaceOccurrences(
  { value, format }: Pick<TextField, 'value' | 'format'>,
  occurrences: readonly Occurrence[],
  replacement: string,
): string {
  const written = format === 'html' ? escapeHtml(replacement) : replacement;
  let result = '';
  let at = 0;
  for (const { start, end } of occurrences) {
    result += value.slice(at, start) + written;
    at = end;
  }
  return result + value.slice(at);
}
