import { z } from 'zod';
import { type ChangeKind, changeKinds } from './changes.ts';

/** Content beside the pages. */
export type ContentKind = Exclude<ChangeKind, 'page'>;

export const contentKinds = changeKinds.filter((kind) => kind !== 'page');

/** Id of the single settings record. */
export const settingsId = 'brand';

/** Content of any kind that refers to an item or links to a page. */
export const contentUse = z.object({
  kind: z.enum(changeKinds),
  id: z.string(),
  name: z.string().optional(),
  isLive: z.boolean(),
  isDraft: z.boolean(),
});

export type ContentUse = z.output<typeof contentUse>;
