import { z } from 'zod';
import { unvalidated } from '#schemas/content/field/unvalidated.ts';
import { defineEndpoint } from '../endpoint.ts';

const count = z.int().min(0);

/** Where a tile type is used, and how often. */
const tileUse = z.object({
  /** The stored type name, registered or not. */
  type: z.string(),
  pages: z.array(
    z.object({
      /** The page’s id, or `restaurant/<slug>` for the hero tiles of a restaurant. */
      id: z.string(),
      title: z.string().optional(),
      /** Number of tiles of this type on the published page. */
      published: count,
      /** Number of tiles of this type in the draft; in the published page if there is no draft. */
      draft: count,
    }),
  ),
});

export type TileUse = z.output<typeof tileUse>;

/** Endpoints with which tools read all content at once. */
export const editingToolEndpoints = {
  tileUses: defineEndpoint({
    name: 'tileUses',
    summary: 'Lists which tile types are used on which pages, published and in drafts. Deleted pages are left out.',
    method: 'GET',
    path: '/api/v1/editing/tile-uses',
    access: 'editor',
    reply: z.object({ uses: z.array(tileUse) }),
  }),
  allContent: defineEndpoint({
    name: 'allContent',
    summary: 'Returns all stored content, for tools. Deleted pages are left out.',
    method: 'GET',
    path: '/api/v1/editing/content',
    access: 'editor',
    reply: z.object({
      pages: z.array(
        z.object({ id: z.string(), published: unvalidated('Page').optional(), draft: unvalidated('Page').optional() }),
      ),
      restaurants: z.array(unvalidated('Restaurant')),
      settings: unvalidated('Settings'),
      menus: z.array(unvalidated('Menu')),
      offers: z.array(unvalidated('Offer')),
    }),
  }),
};
