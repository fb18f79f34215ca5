export interface FairQueue<Item> {
  add(owner: string, item: Item): void;
  /** The first item of the owner whose turn it is; undefined where none waits. */
  take(): Item | undefined;
  /** Removes an item that waits. */
  remove(owner: string, item: Item): void;
  readonly size: number;
}

/** A queue in which the owners of items take turns, so that one with many items does not delay the others. */
export function createFairQueue<Item>(): FairQueue<Item> {
  /** Owners in the order of their turns. */
  const waiting = new Map<string, Item[]>();
  let size = 0;
  return {
    add(owner, item) {
      const items = waiting.get(owner);
      if (items) items.push(item);
      else waiting.set(owner, [item]);
      size += 1;
    },
    take() {
      const [turn] = waiting;
      if (!turn) return undefined;
      const [owner, items] = turn;
      const item = items.shift();
      waiting.delete(owner);
      if (items.length > 0) waiting.set(owner, items);
      size -= 1;
      return item;
    },
    remove(owner, item) {
      const items = waiting.get(owner);
      const at = items?.indexOf(item) ?? -1;
      if (!items || at < 0) return;
      items.splice(at, 1);
      if (items.length === 0) waiting.delete(owner);
      size -= 1;
    },
    get size() {
      return size;
    },
  };
}
