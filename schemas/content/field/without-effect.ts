import type { z } from 'zod';
import { metaOf } from './schema-layers.ts';

/**
 * A field that the place where it stands does not show. Content that has it stays valid and is kept; editors are not
 * offered it, and the review before publishing says that it has no effect.
 */
export const withoutEffect = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...metaOf(schema), id: undefined, hasEffect: false });

/** Whether what a field holds can be seen. */
export const hasEffect = (schema: z.ZodType): boolean => metaOf(schema).hasEffect !== false;
