import { z } from 'zod';
import { unvalidated } from '#schemas/content/field/unvalidated.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { defineEndpoint } from '../endpoint.ts';
import { contentUse } from './content-kind.ts';
import { keepsScheduled, pageState, seenVersion } from './editing.ts';

const page = z.object({ id: pageId });

const instant = (title: string, description: string) =>
  z.iso.datetime({ offset: true }).nullish().meta({ title, description });

/** Endpoints that schedule, move, delete and restore pages. */
export const pageLifecycleEndpoints = {
  schedulePage: defineEndpoint({
    name: 'schedulePage',
    summary:
      'Schedules when the current draft is published and when the page is unpublished. An absent time is unchanged, null clears it. With keepsScheduled, only the time of the scheduled version changes. With version, fails with 409 if somebody else has saved since.',
    method: 'PUT',
    path: '/api/v1/editing/page/{id}/schedule',
    access: 'editor',
    params: page,
    body: z.object({
      publishAt: instant('Publish', 'When the current draft is published. Later edits are not included.'),
      unpublishAt: instant('Take away', 'When the page is unpublished.'),
      version: seenVersion,
      keepsScheduled,
    }),
    reply: pageState,
  }),
  scheduledPage: defineEndpoint({
    name: 'scheduledPage',
    summary: 'Returns the version of a page that is scheduled to be published.',
    method: 'GET',
    path: '/api/v1/editing/page/{id}/scheduled',
    access: 'editor',
    params: page,
    reply: unvalidated('Page'),
  }),
  deletePage: defineEndpoint({
    name: 'deletePage',
    summary:
      'Deletes a page for visitors and editors. It can be restored for 30 days. It is rejected with 409 while other content refers to it.',
    method: 'DELETE',
    path: '/api/v1/editing/page/{id}',
    access: 'editor',
    params: page,
    reply: pageState,
  }),
  purgePage: defineEndpoint({
    name: 'purgePage',
    summary:
      'Deletes a deleted page permanently, with its draft and its revisions. Another page can have its address then. Fails with 409 if the page is not deleted.',
    method: 'DELETE',
    path: '/api/v1/editing/page/{id}/deleted',
    access: 'editor',
    params: page,
    reply: z.object({ id: pageId }),
  }),
  movePage: defineEndpoint({
    name: 'movePage',
    summary:
      'Changes the address of a page, with its draft, its schedule and its revisions. With redirect, visitors of the old address are led to the new one if the page is live.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/move',
    access: 'editor',
    params: page,
    body: z.object({ to: pageId, redirect: z.boolean() }),
    reply: pageState,
  }),
  pageUses: defineEndpoint({
    name: 'pageUses',
    summary:
      'Lists the content that links to a page, or that shows the tiles of a page of shared tiles, live or in a draft.',
    method: 'GET',
    path: '/api/v1/editing/page/{id}/uses',
    access: 'editor',
    params: page,
    reply: z.object({ uses: z.array(contentUse) }),
  }),
  restorePage: defineEndpoint({
    name: 'restorePage',
    summary:
      'Restores a deleted page, published if it was published before, with the scheduled times that have not passed. With asDraft, it is not published and its schedule is cleared.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/restore',
    access: 'editor',
    params: page,
    body: z
      .object({
        asDraft: z.boolean().meta({ title: 'As a draft', description: 'Restores the page without publishing it.' }),
      })
      .optional(),
    reply: pageState,
  }),
};
