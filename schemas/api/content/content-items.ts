import { z } from 'zod';
import { number, optionalText } from '#schemas/content/field/field.ts';
import { href } from '#schemas/content/link/href.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pathId } from '../wire.ts';
import { contentKinds, contentUse } from './content-kind.ts';
import {
  cancelsSchedule,
  keepsSchedule,
  keepsScheduled,
  publishResult,
  restoresSchedule,
  seenVersion,
} from './editing.ts';
import { markedText, maxListSearch, textMatch } from './page-list.ts';

const kind = z.enum(contentKinds).meta({ title: 'Kind', description: 'The kind of content.' });
const kindParams = z.object({ kind });
/** Identifies an item. */
export const contentItem = z.object({
  kind,
  id: pathId('Id', 'The id of the item; brand for the settings, the store id for restaurants and booking rules.'),
});
const revisionNumber = number('Revision', 'The number of a revision, from 1.', { min: 1, whole: true });
const numberedItem = contentItem.extend({ number: revisionNumber });
const instant = z.iso.datetime();
const time = (title: string, description: string) =>
  z.iso.datetime({ offset: true }).nullish().meta({ title, description });

/** Content as stored: a draft may have mistakes. */
const content = z.unknown().meta({ title: 'Content', description: 'The item as stored. A draft may be invalid.' });

/** The state of a restaurant, menu, offer, job, social post, booking rules or the settings. */
export const contentState = z.object({
  kind,
  id: z.string(),
  name: optionalText('Name', 'The name in the draft, else in the published item.', 200),
  /** Where a vacancy is: the restaurant, office or city. The city of a restaurant. */
  place: z.string().optional(),
  /** The first day on which lists have a live offer, `2026-11-23`. */
  firstDay: z.string().optional(),
  /** The last day to apply for a live vacancy, or of a live offer, `2026-11-30`. */
  lastDay: z.string().optional(),
  /** The last parts of a restaurant’s address, in the draft and live. */
  slugs: z.array(z.string()).optional(),
  /** Whether visitors see it. */
  isLive: z.boolean(),
  /** Whether there are unpublished changes. */
  hasDraft: z.boolean(),
  /** Increases with every save; 0 before the first. */
  draftVersion: z.int().min(0),
  draftSavedAt: instant.nullish(),
  /** The newest published revision, live or not; null if it was never live. */
  publishedRevision: z.int().nullish(),
  publishedAt: instant.nullish(),
  /** When the scheduled version is published. A deleted item keeps its times until it is restored. */
  scheduledAt: instant.nullish(),
  /** Why the scheduled version was not published when it was due. */
  scheduleError: z.string().nullish(),
  /** When the item is unpublished. */
  unpublishAt: instant.nullish(),
  /** Why the item was not unpublished when it was due. */
  unpublishError: z.string().nullish(),
  /** When it was deleted. It is removed permanently after 30 days. */
  deletedAt: instant.nullish(),
});

/** An item in the list of its kind, with what a search has found in it. */
const listedItem = contentState.extend({
  /** Where it has the words of the search, if its id, name and place do not have all of them. */
  match: textMatch.optional(),
  /** Its name, if that has some of the words of the search. */
  nameParts: markedText.optional(),
});

const addedRedirect = z.object({
  from: z
    .string()
    .min(2)
    .max(512)
    .regex(/^\/[^?#]*$/, 'must be a path such as /old-page')
    .meta({ title: 'From', description: 'The old path.' }),
  to: href('To', 'The new path.'),
  prefix: z.boolean().optional(),
});

/** Endpoints with which editors change all content but pages, by kind. */
export const contentItemEndpoints = {
  listContent: defineEndpoint({
    name: 'listContent',
    summary:
      'Lists the items of a kind in the order of the site, published or not, and those deleted in the last 30 days. With text, only those that have all of its words, the best matches first.',
    method: 'GET',
    path: '/api/v1/editing/content/{kind}',
    access: 'editor',
    params: kindParams,
    query: z.object({
      text: optionalText(
        'Text',
        'Words that all occur in the id, the name, the place or the texts of the item, in any order and case, with or without accents. Words of up to three letters are not found inside of others.',
        maxListSearch,
      ),
    }),
    reply: z.object({ items: z.array(listedItem) }),
  }),
  contentDraft: defineEndpoint({
    name: 'contentDraft',
    summary: 'Returns the draft of an item; the published item if there is no draft.',
    method: 'GET',
    path: '/api/v1/editing/content/{kind}/{id}/draft',
    access: 'editor',
    params: contentItem,
    reply: z.object({ state: contentState, content }),
  }),
  saveContentDraft: defineEndpoint({
    name: 'saveContentDraft',
    summary:
      'Saves a draft of an item, even an invalid one. With version, fails with 409 if somebody else has saved since.',
    method: 'PUT',
    path: '/api/v1/editing/content/{kind}/{id}/draft',
    access: 'editor',
    params: contentItem,
    query: z.object({ version: seenVersion }),
    body: z.looseObject({}),
    reply: contentState,
  }),
  scheduleContent: defineEndpoint({
    name: 'scheduleContent',
    summary:
      'Schedules when the current draft is published and when the item is unpublished. An absent time is unchanged, null clears it. With keepsScheduled, only the time of the scheduled version changes. With version, fails with 409 if somebody else has saved since.',
    method: 'PUT',
    path: '/api/v1/editing/content/{kind}/{id}/schedule',
    access: 'editor',
    params: contentItem,
    body: z.object({
      publishAt: time('Publish', 'When the current draft is published. Later edits are not included.'),
      unpublishAt: time('Unpublish', 'When the item is unpublished. Settings and booking rules stay live.'),
      version: seenVersion,
      keepsScheduled,
    }),
    reply: contentState,
  }),
  scheduledContent: defineEndpoint({
    name: 'scheduledContent',
    summary: 'Returns the version of an item that is scheduled to be published.',
    method: 'GET',
    path: '/api/v1/editing/content/{kind}/{id}/scheduled',
    access: 'editor',
    params: contentItem,
    reply: content,
  }),
  publishContent: defineEndpoint({
    name: 'publishContent',
    summary:
      'Publishes the draft or an earlier revision, and adds redirects to the settings. An invalid item is rejected with 422. With version, fails with 409 if somebody else has saved since.',
    method: 'POST',
    path: '/api/v1/editing/content/{kind}/{id}/publish',
    access: 'editor',
    params: contentItem,
    body: z
      .object({
        revision: revisionNumber.optional(),
        version: seenVersion,
        redirects: z.array(addedRedirect).max(20).optional(),
        restoresSchedule,
        cancelsSchedule,
      })
      .optional(),
    reply: publishResult,
  }),
  unpublishContent: defineEndpoint({
    name: 'unpublishContent',
    summary:
      'Unpublishes an item and clears its schedule, which publishing with restoresSchedule brings back, unless keepsSchedule is set. What was live is the draft if there is no other. Rejected with 409 for the settings, for booking rules, and for a restaurant with bookings.',
    method: 'POST',
    path: '/api/v1/editing/content/{kind}/{id}/unpublish',
    access: 'editor',
    params: contentItem,
    body: z.object({ keepsSchedule }).optional(),
    reply: contentState,
  }),
  discardContentDraft: defineEndpoint({
    name: 'discardContentDraft',
    summary: 'Discards the draft of an item that is live. The scheduled publication stays.',
    method: 'DELETE',
    path: '/api/v1/editing/content/{kind}/{id}/draft',
    access: 'editor',
    params: contentItem,
    reply: contentState,
  }),
  deleteContent: defineEndpoint({
    name: 'deleteContent',
    summary:
      'Deletes an item for visitors and editors. It can be restored for 30 days. It is rejected with 409 while other content refers to it.',
    method: 'DELETE',
    path: '/api/v1/editing/content/{kind}/{id}',
    access: 'editor',
    params: contentItem,
    reply: contentState,
  }),
  restoreContent: defineEndpoint({
    name: 'restoreContent',
    summary:
      'Restores a deleted item, published if it was published before, with its schedule if its time has not passed.',
    method: 'POST',
    path: '/api/v1/editing/content/{kind}/{id}/restore',
    access: 'editor',
    params: contentItem,
    reply: contentState,
  }),
  contentUses: defineEndpoint({
    name: 'contentUses',
    summary: 'Lists the pages and the other content that refer to an item.',
    method: 'GET',
    path: '/api/v1/editing/content/{kind}/{id}/uses',
    access: 'editor',
    params: contentItem,
    reply: z.object({ uses: z.array(contentUse) }),
  }),
  contentRevisions: defineEndpoint({
    name: 'contentRevisions',
    summary: 'Lists an item’s revisions, the newest first. The origin “draft” marks a draft, as for pages.',
    method: 'GET',
    path: '/api/v1/editing/content/{kind}/{id}/revisions',
    access: 'editor',
    params: contentItem,
    reply: z.object({
      revisions: z.array(z.object({ number: z.int(), at: instant, origin: z.enum(['seed', 'editor', 'draft']) })),
    }),
  }),
  keepContentRevision: defineEndpoint({
    name: 'keepContentRevision',
    summary: 'Saves a version of an item as a revision without publishing it, so that it can be restored.',
    method: 'POST',
    path: '/api/v1/editing/content/{kind}/{id}/revisions',
    access: 'editor',
    params: contentItem,
    body: z.looseObject({}),
    reply: z.object({ revision: z.int() }),
  }),
  contentRevision: defineEndpoint({
    name: 'contentRevision',
    summary: 'Returns a revision of an item.',
    method: 'GET',
    path: '/api/v1/editing/content/{kind}/{id}/revision/{number}',
    access: 'editor',
    params: numberedItem,
    reply: content,
  }),
};

export type ContentState = z.output<typeof contentState>;
export type ListedItem = z.output<typeof listedItem>;
export type AddedRedirect = z.input<typeof addedRedirect>;
