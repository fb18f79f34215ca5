import { z } from 'zod';

const listLimits = z.registry<{ readonly max: number }>();

/**
 * A list of content in a reply, of at most `most` entries. Clients take it entry by entry: a bad entry, or one beyond the
 * limit, is left out and reported, and the rest of the list is used.
 */
export const contentList = <Item extends z.ZodType>(item: Item, max: number): z.ZodArray<Item> =>
  z.array(item).max(max).register(listLimits, { max });

/** How many entries a list of content may have; undefined for any other schema. */
export const limitOfContentList = (schema: z.ZodType): number | undefined => listLimits.get(schema)?.max;
