/** Parts of the query that change what a document shows. All others leave it, and its place in the cache, as they are. */
const known: ReadonlySet<string> = new Set([
  'diet',
  'avoid',
  'near',
  'open',
  'amenity',
  'click-collect',
  'menu',
  'page',
  'q',
]);

/** A query longer than this is not ours. */
const longest = 500;

export interface DocumentQuery {
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The known parts in a fixed order, with a question mark before them; empty when there are none. */
  readonly key: string;
}

const none: DocumentQuery = { query: {}, key: '' };

/** Reads a search string such as `?diet=vegan,halal&utm_source=x`. Lists may be parted by commas or repeated. */
export function readQuery(search: string): DocumentQuery {
  if (search.length < 2 || search.length > longest) return none;
  const values = new Map<string, Set<string>>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!known.has(name)) continue;
    const words = values.get(name) ?? new Set<string>();
    for (const word of value.split(',')) if (word.trim() !== '') words.add(word.trim());
    values.set(name, words);
  }
  const entries = [...values]
    .filter(([, words]) => words.size > 0)
    .map(([name, words]): [string, readonly string[]] => [name, [...words].sort()])
    .sort(([one], [other]) => one.localeCompare(other));
  if (entries.length === 0) return none;
  return {
    query: Object.fromEntries(entries),
    key: `?${entries.map(([name, words]) => `${name}=${words.map(encodeURIComponent).join(',')}`).join('&')}`,
  };
}
