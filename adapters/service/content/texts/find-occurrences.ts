import type { TextField } from './text-fields.ts';
import { readTextRuns, type TextRun } from './text-runs.ts';

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

function patternOf({ text, matchCase, wholeWords }: TextSearch): RegExp {
  const source = text.trim().split(/\s+/).map(escapePattern).join('\\s+');
  const bounded = wholeWords ? `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])` : source;
  return new RegExp(bounded, matchCase ? 'gu' : 'giu');
}

/**
 * Where a text occurs in a field, in order. In rich text, what readers see is searched: a part of the text may be bold
 * or linked, a character may be written as a reference, and no tag or address is found. A number is found as a whole.
 */
export function findOccurrences(field: Pick<TextField, 'value' | 'format'>, search: TextSearch): Occurrence[] {
  if (search.text.trim() === '') return [];
  if (field.format === 'number')
    return isNumber(search.text, field.value) ? [{ start: 0, end: field.value.length }] : [];
  const pattern = patternOf(search);
  return readTextRuns(field).flatMap((run) =>
    [...run.text.matchAll(pattern)].flatMap(({ index, 0: match }) => occurrenceAt(run, index, index + match.length)),
  );
}

/** Whether a text such as “£12.5” or “1,250” is this number. */
const isNumber = (text: string, value: string): boolean =>
  /^£?\d[\d,]*(?:\.\d+)?$/.test(text.trim()) && Number(text.replace(/[£,]/g, '')) === Number(value);

/** A reference can stand for several characters. It is not found by a part of them. */
function occurrenceAt({ starts, ends }: TextRun, first: number, after: number): Occurrence[] {
  const [start, end] = [starts[first], ends[after - 1]];
  if (start === undefined || end === undefined) return [];
  return starts[first - 1] === start || ends[after] === end ? [] : [{ start, end }];
}
