import type { ContentState } from '#schemas/api/content/content-items.ts';

/** Names by id, each with as much as tells it apart: “Chef”, or “Chef, Bath”, or “Chef, Bath, chef-2”. */
export function tellItemsApart(items: readonly ContentState[]): ReadonlyMap<string, string> {
  const fullNameOf = ({ id, name = id, place }: ContentState): string => (place ? `${name}, ${place}` : name);
  const [byName, byFullName] = [Map.groupBy(items, ({ id, name = id }) => name), Map.groupBy(items, fullNameOf)];
  return new Map(
    items.map((item) => {
      const { id, name = id } = item;
      const fullName = fullNameOf(item);
      if (byName.get(name)?.length === 1) return [id, name];
      return [id, byFullName.get(fullName)?.length === 1 ? fullName : `${fullName}, ${id}`];
    }),
  );
}
