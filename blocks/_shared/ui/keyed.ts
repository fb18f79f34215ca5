export interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
  /** Place in the list, from 0. */
  readonly index: number;
}

/** Gives entries of content, which have no ids, keys from their own words; entries that say the same are counted. */
export function keyed<Item>(items: readonly Item[], wordsOf: (item: Item) => string): readonly Keyed<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const words = wordsOf(item);
    const times = seen.get(words) ?? 0;
    seen.set(words, times + 1);
    return { key: times === 0 ? words : `${words} ${times}`, item, index };
  });
}
