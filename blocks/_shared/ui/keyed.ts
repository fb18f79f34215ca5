export interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
  /** Position in the list, from 0. */
  readonly index: number;
}

/** Creates React keys for content entries, which have no ids, from their own text. Duplicates are numbered. */
export function keyed<Item>(items: readonly Item[], wordsOf: (item: Item) => string): readonly Keyed<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const words = wordsOf(item);
    const times = seen.get(words) ?? 0;
    seen.set(words, times + 1);
    return { key: times === 0 ? words : `${words} ${times}`, item, index };
  });
}
