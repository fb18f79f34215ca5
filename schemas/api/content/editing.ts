import { z } from 'zod';
import { number, optionalText } from '#schemas/content/field/field.ts';
import { unvalidated } from '#schemas/content/field/unvalidated.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { defineEndpoint } from '../endpoint.ts';

const page = z.object({ id: pageId });
const instant = z.iso.datetime();

/** The version of the draft that the editor has loaded. A call with an outdated version fails with 409. */
export const seenVersion = number('Version', 'The version of the draft that the editor has loaded.', {
  min: 0,
  whole: true,
}).optional();

/** Whether publishing undoes that content was unpublished. */
export const restoresSchedule = z.boolean().optional().meta({
  title: 'Restores the schedule',
  description:
    'Whether the schedule returns that was cancelled when it was unpublished. Times that have passed do not.',
});

/** Whether unpublishing leaves the schedule as it is. */
export const keepsSchedule = z.boolean().optional().meta({
  title: 'Keeps the schedule',
  description: 'Whether the scheduled version and the time of the end stay.',
});

/** Whether publishing cancels the scheduled version. */
export const cancelsSchedule = z.boolean().optional().meta({
  title: 'Cancels the scheduled version',
  description:
    'Whether the version that is scheduled is cancelled, which keeps it as a revision. Without it, that version still goes live at its time, unless it is the one that is published.',
});

/** Moves the time of what is scheduled, instead of scheduling the draft. */
export const keepsScheduled = z.boolean().optional().meta({
  title: 'Keep the scheduled version',
  description:
    'Moves the time of the version that is scheduled. Otherwise the current draft is scheduled instead of it.',
});

const revisionNumber = number('Revision', 'The number of a page’s revision, from 1.', { min: 1, whole: true });

/** The state of a page: the published revision, the draft and the schedule. */
export const pageState = z.object({
  id: pageId,
  title: optionalText('Title', 'The title of the draft, else of the published page.', 200),
  /** Whether there are unpublished changes. */
  hasDraft: z.boolean(),
  /** Increases with every save; 0 before the first. */
  draftVersion: z.int().min(0),
  draftSavedAt: instant.nullish(),
  publishedRevision: z.int().nullish(),
  publishedAt: instant.nullish(),
  /** When the scheduled version is published. A deleted page keeps its times until it is restored. */
  scheduledAt: instant.nullish(),
  /** When the page is unpublished. */
  unpublishAt: instant.nullish(),
  /** When the page was deleted. Visitors do not see it, and it is removed permanently after 30 days. */
  deletedAt: instant.nullish(),
  /** In lists: whether a page that is not live was published before. */
  wasPublished: z.boolean().optional(),
  /** In searches: when the page was last published, unpublished, deleted or restored. */
  liveChangedAt: instant.optional(),
  /** Whether a deleted page was live, so that restoring it publishes it again. */
  restoresLive: z.boolean().optional(),
});

/** The result of a publish: the live revision and the current sequence of the change feed. */
export const publishResult = z.object({ revision: z.int().nullish(), sequence: z.int().min(1) });

export const editingEndpoints = {
  listPages: defineEndpoint({
    name: 'listPages',
    summary: 'Lists all pages, published or not, and those deleted in the last 30 days.',
    method: 'GET',
    path: '/api/v1/editing/pages',
    access: 'editor',
    reply: z.object({ pages: z.array(pageState) }),
  }),
  draft: defineEndpoint({
    name: 'draft',
    summary: 'Returns the draft of a page; the published page if there is no draft.',
    method: 'GET',
    path: '/api/v1/editing/page/{id}/draft',
    access: 'editor',
    params: page,
    reply: z.object({ state: pageState, page: unvalidated('Page') }),
  }),
  saveDraft: defineEndpoint({
    name: 'saveDraft',
    summary: 'Saves a draft, even an invalid one. With version, fails with 409 if somebody else has saved since.',
    method: 'PUT',
    path: '/api/v1/editing/page/{id}/draft',
    access: 'editor',
    params: page,
    query: z.object({ version: seenVersion }),
    body: z.looseObject({ id: pageId }),
    reply: pageState,
  }),
  publishPage: defineEndpoint({
    name: 'publishPage',
    summary:
      'Publishes the draft or an earlier revision. A scheduled version stays unless cancelsSchedule is set. With version, fails with 409 if somebody else has saved since.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/publish',
    access: 'editor',
    params: page,
    body: z
      .object({ revision: revisionNumber.optional(), version: seenVersion, restoresSchedule, cancelsSchedule })
      .optional(),
    reply: publishResult,
  }),
  unpublishPage: defineEndpoint({
    name: 'unpublishPage',
    summary:
      'Unpublishes a page and clears its schedule, which publishing with restoresSchedule brings back, unless keepsSchedule is set. The draft and the revisions are kept.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/unpublish',
    access: 'editor',
    params: page,
    body: z.object({ keepsSchedule }).optional(),
    reply: publishResult,
  }),
  pageRevisions: defineEndpoint({
    name: 'pageRevisions',
    summary:
      'Lists a page’s revisions, the newest first. The origin “draft” marks a draft: the last one of each five minutes, one that was overwritten unseen, or one that an editor saved.',
    method: 'GET',
    path: '/api/v1/editing/page/{id}/revisions',
    access: 'editor',
    params: page,
    reply: z.object({
      revisions: z.array(z.object({ number: z.int(), at: instant, origin: z.enum(['seed', 'editor', 'draft']) })),
    }),
  }),
  keepRevision: defineEndpoint({
    name: 'keepRevision',
    summary: 'Saves a version of a page as a revision without publishing it, so that it can be restored.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/revisions',
    access: 'editor',
    params: page,
    body: z.looseObject({ id: pageId }),
    reply: z.object({ revision: z.int() }),
  }),
  pageRevision: defineEndpoint({
    name: 'pageRevision',
    summary: 'Returns a revision of a page.',
    method: 'GET',
    path: '/api/v1/editing/page/{id}/revision/{number}',
    access: 'editor',
    params: z.object({ id: pageId, number: revisionNumber }),
    reply: unvalidated('Page'),
  }),
};

export type PageState = z.output<typeof pageState>;
