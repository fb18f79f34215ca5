export interface KeyedItem<Item> {
  readonly key: string;
  readonly item: Item;
  /** Position in the list, from 0. */
  readonly index: number;
}

/** Creates React keys for content entries, which have no ids, from their own text. Duplicates are numbered. */
export function withKeys<Item>(items: readonly Item[], getText: (item: Item) => string): readonly KeyedItem<Item>[] {
  const counts = new Map<string, number>();
  return items.map((item, index) => {
    const text = getText(item);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return { key: count === 0 ? text : `${text} ${count}`, item, index };
  });
}
