import { z } from 'zod';
import { changeKinds } from './changes.ts';

/** Content that refers to an item or links to a page. */
export const contentUse = z.object({
  kind: z.enum(changeKinds),
  id: z.string(),
  name: z.string().optional(),
  isLive: z.boolean(),
  isDraft: z.boolean(),
});

export type ContentUse = z.output<typeof contentUse>;
