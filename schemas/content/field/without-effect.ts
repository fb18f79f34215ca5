import type { z } from 'zod';
import { getMeta } from './schema-layers.ts';

/**
 * Marks a field that is not shown where it is used. Content with the field stays valid and is stored; the editor hides
 * the field, and the review before publishing warns that it has no effect.
 */
export const withoutEffect = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...getMeta(schema), id: undefined, hasEffect: false });

/** Whether the value of a field is shown on the page. */
export const hasEffect = (schema: z.ZodType): boolean => getMeta(schema).hasEffect !== false;
