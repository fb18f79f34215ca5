import { z } from 'zod';

const listLimits = z.registry<{ readonly max: number }>();

/**
 * A list of content in a reply, of at most `max` entries. Clients validate each entry separately: they skip and report
 * invalid entries and entries beyond the limit, and use the rest.
 */
export const contentList = <Item extends z.ZodType>(item: Item, max: number): z.ZodArray<Item> =>
  z.array(item).max(max).register(listLimits, { max });

/** The maximum length of a content list; undefined for any other schema. */
export const getContentListLimit = (schema: z.ZodType): number | undefined => listLimits.get(schema)?.max;
