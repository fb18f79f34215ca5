import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { changeKinds } from './changes.ts';

const count = z.int().min(0);

/** A link in stored content. */
const siteLink = z.object({
  href: z.string(),
  /** The path of the field from the root of the content. */
  path: z.array(z.union([z.string(), z.int()])),
  /** The title of the field. */
  field: z.string(),
  tile: z.object({ key: z.string(), type: z.string(), heading: z.string().optional() }).optional(),
  /** Whether visitors see it, and whether it is in what editors edit. */
  isLive: z.boolean(),
  isDraft: z.boolean(),
});

/** Endpoints with which tools check the links of all content. */
export const siteLinkEndpoints = {
  siteLinks: defineEndpoint({
    name: 'siteLinks',
    summary:
      'Lists the links of all content to addresses of the same site and to places on the same page, live or in drafts, a part at a time.',
    method: 'GET',
    path: '/api/v1/editing/links',
    access: 'editor',
    query: z.object({
      start: z.coerce
        .number()
        .int()
        .min(0)
        .default(0)
        .meta({ title: 'Start', description: 'How many pages and other items to leave out.' }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(500)
        .default(200)
        .meta({ title: 'Limit', description: 'The maximum number of pages and other items that are read.' }),
    }),
    reply: z.object({
      /** The content with links. */
      items: z.array(
        z.object({ kind: z.enum(changeKinds), id: z.string(), name: z.string().optional(), links: z.array(siteLink) }),
      ),
      /** The number of all pages and other items. */
      total: count,
    }),
  }),
};

export type SiteLink = z.output<typeof siteLink>;
export type LinkingItem = z.output<typeof siteLinkEndpoints.siteLinks.reply>['items'][number];
