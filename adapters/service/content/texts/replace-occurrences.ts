import { decodeReference, readHtml } from '#schemas/content/html/html-tokens.ts';
import { plainText } from '#schemas/content/html/plain-text.ts';
import type { Occurrence } from './find-occurrences.ts';
import { type Mark, readMark, unpairedMarks } from './marks.ts';
import type { TextField } from './text-fields.ts';

/**
 * The value with some occurrences replaced. In rich text, the replacement has the marks of the text at the start of the
 * occurrence, marks that would be empty are dropped, and all other markup stays as it is. `replacementOf` is called with
 * the replaced text as readers see it. In plain text, an empty replacement also removes the space that would be left.
 */
export function replaceOccurrences(
  { value, format }: Pick<TextField, 'value' | 'format'>,
  occurrences: readonly Occurrence[],
  replacementOf: (match: string) => string,
): string {
  const replaceOne = format === 'html' ? replaceInHtml : replaceInText;
  let result = value;
  // From the last to the first, so that the positions of those before stay true.
  for (const [at, occurrence] of [...occurrences.entries()].toReversed()) {
    const match = value.slice(occurrence.start, occurrence.end);
    const replacement = replacementOf(format === 'html' ? plainText(match) : match);
    result = replaceOne(result, { ...occurrence, replacement, previousEnd: occurrences[at - 1]?.end ?? 0 });
  }
  return result;
}

interface Replacement extends Occurrence {
  readonly replacement: string;
  /** The end of the occurrence before, which is still to be replaced. */
  readonly previousEnd: number;
}

const replaceInText = (text: string, { start, end, replacement }: Replacement): string =>
  replacement === ''
    ? deleteBetween(text.slice(0, start), text.slice(end))
    : text.slice(0, start) + replacement + text.slice(end);

/** The text without what was between two parts, and without the space that would be left: at an end of a line, double, or before punctuation. */
function deleteBetween(before: string, after: string): string {
  if (/(?:^|[\n(“‘]) *$/.test(before)) return before.replace(/ +$/, '') + after.replace(/^ +/, '');
  return (/^(?:$|[\s,.;:!?)”])/.test(after) ? before.replace(/ +$/, '') : before) + after;
}

function replaceInHtml(html: string, { start, end, replacement, previousEnd }: Replacement): string {
  const { closing, opening } = unpairedMarks(html.slice(start, end));
  let [before, after] = [html.slice(previousEnd, start), html.slice(end)];
  for (let close = firstClosing(after); close && close.name === opening.at(-1)?.name; close = firstClosing(after)) {
    opening.pop();
    after = after.slice(close.raw.length);
  }
  while (replacement === '') {
    const close = closing[0] ?? (opening.length === 0 ? firstClosing(after) : undefined);
    const open = close && lastOpening(before);
    if (!open || open.name !== close.name) break;
    before = before.slice(0, -open.raw.length);
    if (closing.shift() === undefined) after = after.slice(close.raw.length);
  }
  const rest = escapeHtml(replacement) + [...closing, ...opening].map(({ raw }) => raw).join('') + after;
  return html.slice(0, previousEnd) + escapeEnd(before, rest) + rest;
}

function firstClosing(html: string): Mark | undefined {
  const token = readHtml(html).next().value;
  const mark = token && readMark(html, token);
  return mark?.isClosing ? mark : undefined;
}

function lastOpening(html: string): Mark | undefined {
  const token = [...readHtml(html)].at(-1);
  const mark = token && readMark(html, token);
  return mark?.isClosing === false ? mark : undefined;
}

/** A bare “&” or “<” at the end is escaped if it could become part of markup with what follows. */
const escapeEnd = (before: string, rest: string): string =>
  /^[\w#;/!?]/.test(rest) ? before.replace(/(?:&#?\w*|<[/!?]?)$/, (end) => escapeHtml(decodeReference(end))) : before;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
