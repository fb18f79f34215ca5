import type { ContentSource } from '../source/content-source.ts';

/** The id of a list that is this one, else the first that differs in case only. */
export const findIdInAnyCase = (ids: readonly string[], id: string): string | undefined =>
  ids.find((each) => each === id) ?? ids.find((each) => each.toLowerCase() === id.toLowerCase());

/** An item by its id, or by an id of a restaurant's list that differs in case only. */
export async function findInAnyCase<Item>(
  id: string,
  list: 'menus' | 'offers',
  load: (id: string) => Promise<Item | undefined>,
  source: ContentSource,
): Promise<{ readonly id: string; readonly item: Item } | undefined> {
  const item = await load(id);
  if (item) return { id, item };
  const all = await source.restaurants().catch(() => []);
  const others = all.flatMap((each) => each[list]).filter((each) => each !== id);
  const stated = findIdInAnyCase(others, id);
  const other = stated === undefined ? undefined : await load(stated);
  return stated !== undefined && other ? { id: stated, item: other } : undefined;
}
