import { z } from 'zod';
import { number, optionalText } from '#schemas/content/field/field.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pathId, storeId } from '../wire.ts';

const page = z.object({ id: pageId });
const instant = z.iso.datetime();

/** The version of a draft that an editor has seen: a call that names one is refused (409) once there is another. */
export const seenVersion = number('Version', 'The draft’s version that was seen.', { min: 0, whole: true }).optional();

const revisionNumber = number('Revision', 'Counts a page’s revisions from 1.', { min: 1, whole: true });

/** How a page stands: what is live and what is being written. */
export const pageState = z.object({
  id: pageId,
  title: optionalText('Title', 'The draft’s title, or the published one.', 200),
  /** Whether something is written that is not published. */
  hasDraft: z.boolean(),
  /** Grows with every save; 0 before the first. */
  draftVersion: z.int().min(0),
  draftSavedAt: instant.nullish(),
  publishedRevision: z.int().nullish(),
  publishedAt: instant.nullish(),
  /** When the version that was put by for it goes live. */
  scheduledAt: instant.nullish(),
  /** When the page is taken away from visitors. */
  unpublishAt: instant.nullish(),
  /** Since when the page is deleted: visitors do not see it, and it is gone for good after 30 days. */
  deletedAt: instant.nullish(),
});

/** What came of a publish: the revision that is live now, and where the change feed stands. */
export const publishResult = z.object({ revision: z.int().nullish(), sequence: z.int().min(1) });

export const editingEndpoints = {
  listPages: defineEndpoint({
    name: 'listPages',
    summary: 'All pages, published or not, and those deleted in the last 30 days.',
    method: 'GET',
    path: '/api/v1/editing/pages',
    access: 'editor',
    reply: z.object({ pages: z.array(pageState) }),
  }),
  draft: defineEndpoint({
    name: 'draft',
    summary: 'A page as it is being written; the published one when nobody writes at it.',
    method: 'GET',
    path: '/api/v1/editing/page/{id}/draft',
    access: 'editor',
    params: page,
    reply: z.object({ state: pageState, page: z.unknown() }),
  }),
  saveDraft: defineEndpoint({
    name: 'saveDraft',
    summary:
      'Keeps a draft, also one with mistakes. With version, it is refused (409) when somebody else has saved since.',
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
      'Makes the draft, or an earlier revision, what visitors see. With version, it is refused (409) when somebody else has saved since.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/publish',
    access: 'editor',
    params: page,
    body: z.object({ revision: revisionNumber.optional(), version: seenVersion }).optional(),
    reply: publishResult,
  }),
  unpublishPage: defineEndpoint({
    name: 'unpublishPage',
    summary: 'Takes a page away from visitors, and gives up what was to happen later. Draft and revisions stay.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/unpublish',
    access: 'editor',
    params: page,
    reply: publishResult,
  }),
  pageRevisions: defineEndpoint({
    name: 'pageRevisions',
    summary:
      'A page’s revisions, the newest first: what was published, and with the origin “draft” what was kept without it.',
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
    summary: 'Keeps a version of a page among its revisions without publishing it, so that it can be restored.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/revisions',
    access: 'editor',
    params: page,
    body: z.looseObject({ id: pageId }),
    reply: z.object({ revision: z.int() }),
  }),
  pageRevision: defineEndpoint({
    name: 'pageRevision',
    summary: 'A page as it once was.',
    method: 'GET',
    path: '/api/v1/editing/page/{id}/revision/{number}',
    access: 'editor',
    params: z.object({ id: pageId, number: revisionNumber }),
    reply: z.unknown(),
  }),
  saveSettings: defineEndpoint({
    name: 'saveSettings',
    summary: 'Replaces the brand’s settings, for visitors at once.',
    method: 'PUT',
    path: '/api/v1/editing/brand-settings',
    access: 'editor',
    body: settings,
    reply: publishResult,
  }),
  saveMenu: defineEndpoint({
    name: 'saveMenu',
    summary: 'Replaces or adds a menu, for visitors at once.',
    method: 'PUT',
    path: '/api/v1/editing/menu/{id}',
    access: 'editor',
    params: z.object({ id: pathId('Menu', 'The menu’s word.') }),
    body: menu,
    reply: publishResult,
  }),
  saveRestaurant: defineEndpoint({
    name: 'saveRestaurant',
    summary: 'Replaces or adds a restaurant, for visitors at once.',
    method: 'PUT',
    path: '/api/v1/editing/restaurant/{storeId}',
    access: 'editor',
    params: z.object({ storeId }),
    body: restaurant,
    reply: publishResult,
  }),
  bookingRules: defineEndpoint({
    name: 'bookingRules',
    summary: 'How tables are booked at a restaurant.',
    method: 'GET',
    path: '/api/v1/editing/booking-rules/{storeId}',
    access: 'editor',
    params: z.object({ storeId }),
    reply: bookingRules,
  }),
  saveBookingRules: defineEndpoint({
    name: 'saveBookingRules',
    summary: 'Replaces or adds a restaurant’s booking rules, for the next booking at once.',
    method: 'PUT',
    path: '/api/v1/editing/booking-rules/{storeId}',
    access: 'editor',
    params: z.object({ storeId }),
    body: bookingRules,
    reply: publishResult,
  }),
};

export type PageState = z.output<typeof pageState>;
