import { z } from 'zod';
import { choice, optionalText, text } from '#schemas/content/field/field.ts';
import { defineEndpoint } from '../endpoint.ts';
import { maxListSearch, pageSorts, pageStatuses } from './page-list.ts';

/** A search, filters and an order of the page list, under a name. */
const pageView = z.object({
  name: text('Name', 'The name of the view.', 60),
  text: optionalText('Text', 'The searched words.', maxListSearch),
  status: choice('Status', 'The status of the pages.', pageStatuses),
  tile: optionalText('Tile type', 'A tile type that the pages use.'),
  sort: choice('Order', 'The order of the pages.', pageSorts),
});

const reply = z.object({ views: z.array(pageView) });

/** The most views, so that their list stays readable. */
export const maxPageViews = 50;

/** Endpoints of the saved views of the page list, which all editors share. */
export const pageViewEndpoints = {
  pageViews: defineEndpoint({
    name: 'pageViews',
    summary: 'Lists the saved views of the page list, by name.',
    method: 'GET',
    path: '/api/v1/editing/page-views',
    access: 'editor',
    reply,
  }),
  savePageView: defineEndpoint({
    name: 'savePageView',
    summary: `Saves a view of the page list under its name, instead of another with that name. At most ${maxPageViews} are saved.`,
    method: 'POST',
    path: '/api/v1/editing/page-views',
    access: 'editor',
    body: pageView,
    reply,
  }),
  deletePageView: defineEndpoint({
    name: 'deletePageView',
    summary: 'Deletes a saved view of the page list.',
    method: 'DELETE',
    path: '/api/v1/editing/page-views',
    access: 'editor',
    query: pageView.pick({ name: true }),
    reply,
  }),
};

export type PageView = z.output<typeof pageView>;
