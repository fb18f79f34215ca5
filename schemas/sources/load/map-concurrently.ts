/** Requests that are made at the same time. */
const concurrency = 8;

/** Calls `load` for each item, eight at a time. The results have the order of the items. */
export async function mapConcurrently<Item, Value>(
  items: readonly Item[],
  load: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const results: Value[] = [];
  for (let at = 0; at < items.length; at += concurrency)
    results.push(...(await Promise.all(items.slice(at, at + concurrency).map(load))));
  return results;
}
