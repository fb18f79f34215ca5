import { z } from 'zod';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { pageId } from '#schemas/content/page/page.ts';

/** The most pages that are checked with one call. */
export const maxCheckedPages = 40;

export const pageChecksRequest = z.object({
  ids: z.array(pageId).min(1).max(maxCheckedPages),
  /** Whether the drafts are reviewed, which only publishing needs. */
  review: z.boolean(),
});

/** The state of a page now, and what prevents its draft from being published. */
const checkedPage = z.object({
  id: z.string(),
  /** Null if there is no such page, or it is deleted for good. */
  state: editingEndpoints.saveDraft.reply.nullable(),
  errors: z.array(z.string()),
  /** Whether the draft is the version that is scheduled, so that publishing it ends its schedule. */
  isScheduledDraft: z.boolean().optional(),
  /** Whether the site shows a page of its own at the address when this one is not live. */
  hasBuiltIn: z.boolean(),
  /** The content that links to it or shows its tiles; absent where that does not matter. */
  uses: pageLifecycleEndpoints.pageUses.reply.shape.uses.optional(),
});

export const pageChecksResponse = z.object({ pages: z.array(checkedPage) });

export type CheckedPage = z.output<typeof checkedPage>;
