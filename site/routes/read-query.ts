import { choiceNames } from '#schemas/table-booking/booking-choice.ts';

/** Parts of the query that change what a document shows. All others leave it, and its place in the cache, as they are. */
const known: ReadonlySet<string> = new Set([
  'diet',
  'avoid',
  'near',
  'open',
  'collect',
  'has',
  'q',
  'kcal',
  'sent',
  'hours',
  'work',
  'title',
  'restaurant',
  'guests',
  ...choiceNames,
]);

/** Those that visitors type: there is no end of them, so what they make is not kept. */
const typed: ReadonlySet<string> = new Set(['near', 'q', 'restaurant', 'guests', ...choiceNames]);

/** Those that are chosen from a list are words like this; others are not ours. */
const chosen = /^[a-z0-9-]{1,60}$/;

/** A query longer than this is not ours. */
const longest = 500;

export interface DocumentQuery {
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The known parts in a fixed order, with a question mark before them; empty when there are none. */
  readonly key: string;
  /** Whether the document may be kept for the next visitor. */
  readonly kept: boolean;
}

const none: DocumentQuery = { query: {}, key: '', kept: true };

/** Reads a search string such as `?diet=vegan,halal&utm_source=x`. Lists may be parted by commas or repeated. */
export function readQuery(search: string): DocumentQuery {
  if (search.length < 2 || search.length > longest) return none;
  const values = new Map<string, Set<string>>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!known.has(name)) continue;
    const words = values.get(name) ?? new Set<string>();
    for (const word of typed.has(name) ? [value] : value.split(','))
      if (typed.has(name) ? word.trim() !== '' : chosen.test(word.trim())) words.add(word.trim());
    values.set(name, words);
  }
  const entries = [...values]
    .filter(([, words]) => words.size > 0)
    .map(([name, words]): [string, readonly string[]] => [name, [...words].sort()])
    .sort(([one], [other]) => one.localeCompare(other));
  if (entries.length === 0) return none;
  const key = entries.map(([name, words]) => `${name}=${words.map(encodeURIComponent).join(',')}`).join('&');
  return { query: Object.fromEntries(entries), key: `?${key}`, kept: !entries.some(([name]) => typed.has(name)) };
}
