import { z } from 'zod';
import { pageId } from '#schemas/content/page/page.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageState, seenVersion } from './editing.ts';

const page = z.object({ id: pageId });

const instant = (title: string, description: string) =>
  z.iso.datetime({ offset: true }).nullish().meta({ title, description });

/** What becomes of a page by the clock, and its end. */
export const pageLifeEndpoints = {
  schedulePage: defineEndpoint({
    name: 'schedulePage',
    summary:
      'Says when the draft as it is now goes live, and when the page is taken away. Absent leaves a time as it is, null clears it. With version, it is refused (409) when somebody else has saved since.',
    method: 'PUT',
    path: '/api/v1/editing/page/{id}/schedule',
    access: 'editor',
    params: page,
    body: z.object({
      publishAt: instant('Publish', 'When the draft goes live; what is written at it afterwards does not go with it.'),
      unpublishAt: instant('Take away', 'When the page is taken away from visitors.'),
      version: seenVersion,
    }),
    reply: pageState,
  }),
  deletePage: defineEndpoint({
    name: 'deletePage',
    summary: 'Takes a page away from visitors and editors. It can be restored for 30 days.',
    method: 'DELETE',
    path: '/api/v1/editing/page/{id}',
    access: 'editor',
    params: page,
    reply: pageState,
  }),
  restorePage: defineEndpoint({
    name: 'restorePage',
    summary: 'Brings a deleted page back as it was, for visitors too if they saw it. Its schedule stays cleared.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/restore',
    access: 'editor',
    params: page,
    reply: pageState,
  }),
};
