import { plainText } from '#schemas/content/html/plain-text.ts';
import { shorten } from '../values/shorten.ts';

const maxLength = 80;

/** How much of the equal text is shown before the first difference. */
const contextLength = 30;

const brief = (text: string): string => shorten(text, maxLength);

const textOf = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** A text for editors, in quotation marks. */
export const describeText = (text: string): string => `‘${brief(textOf(text))}’`;

/**
 * Describes what became of a text. Of long texts, what was inserted or removed in one place is shown, otherwise the part
 * with the first difference.
 */
export function describeTextChange(before: string, after: string): string {
  const [old, fresh] = [textOf(before), textOf(after)];
  if (old === fresh) return `same text, different markup: ${describeText(after)}`;
  const isLong = Math.max(old.length, fresh.length) > maxLength;
  const insertion = isLong
    ? (describeInsertion(old, fresh, 'added') ?? describeInsertion(fresh, old, 'removed'))
    : undefined;
  if (insertion) return insertion;
  const start = isLong ? startOfExcerpt(old, fresh) : 0;
  const [was, is] = [old, fresh].map((text) => `‘${start > 0 ? '…' : ''}${brief(text.slice(start))}’`);
  return `${was} → ${is}`;
}

/** Describes the one part that only the longer text has, if the shorter one is the rest of it. */
function describeInsertion(shorter: string, longer: string, word: 'added' | 'removed'): string | undefined {
  const length = longer.length - shorter.length;
  const start = startOfInsertion(shorter, longer);
  if (start === undefined) return undefined;
  const rest = shorter.slice(start);
  const place = start === 0 ? ' at the start' : rest === '' ? ' at the end' : '';
  return `${word}${place} ‘${brief(longer.slice(start, start + length).trim())}’`;
}

/** Where the longer text has the part that the shorter one lacks: after a sentence if possible, or else after a word. */
function startOfInsertion(shorter: string, longer: string): number | undefined {
  const length = longer.length - shorter.length;
  const end = commonLength(shorter, longer);
  if (length <= 0 || longer.slice(end + length) !== shorter.slice(end)) return undefined;
  let start = end;
  while (start > 0 && longer[start - 1 + length] === shorter[start - 1]) start -= 1;
  const before = (pattern: RegExp) => {
    for (let at = end; at >= start; at -= 1) if (pattern.test(longer.slice(Math.max(0, at - 2), at))) return at;
    return undefined;
  };
  return before(/^$|[.!?] $/) ?? before(/ $/) ?? end;
}

/** Where two texts are shown from: the beginning of a word shortly before the first difference. */
function startOfExcerpt(old: string, fresh: string): number {
  const difference = commonLength(old, fresh);
  if (difference <= contextLength + 10) return 0;
  const start = difference - contextLength;
  const space = fresh.slice(start, difference).indexOf(' ');
  return space < 0 ? start : start + space + 1;
}

/** The number of characters that two texts have in common from the start. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < other.length && other[length] === one[length]) length += 1;
  return length;
}
