import { z } from 'zod';
import { mediaVariant } from '#schemas/content/media/media.ts';
import { defineEndpoint } from '../endpoint.ts';

const count = z.int().min(0);

/** Where a tile type is used, and how often. */
const tileUse = z.object({
  /** As it is stored, known or not. */
  type: z.string(),
  pages: z.array(
    z.object({
      /** A page’s id, or `restaurant/<slug>` for the tiles at the head of a restaurant’s page. */
      id: z.string(),
      title: z.string().optional(),
      /** Tiles of this type that visitors see. */
      published: count,
      /** Tiles of this type as the page is being written; those of the published page when nobody writes at it. */
      draft: count,
    }),
  ),
});

/** Sizes in pixels. */
const mediaFile = z.object({
  url: z.string(),
  kind: z.enum(['picture', 'film']),
  width: count,
  height: count,
  bytes: count,
  /** What it shows, in the words of the content that uses it already. */
  alt: z.string().optional(),
  /** The same picture in other sizes, where content names them. */
  variants: z.array(mediaVariant).optional(),
  /** The picture that stands for a film, where there is one. */
  poster: z.string().optional(),
});

export type TileUse = z.output<typeof tileUse>;
export type MediaFile = z.output<typeof mediaFile>;

/** What tools for editors and developers ask of all content at once. */
export const editingToolEndpoints = {
  tileUses: defineEndpoint({
    name: 'tileUses',
    summary: 'Which tile types stand on which pages, published and in drafts. Deleted pages are left out.',
    method: 'GET',
    path: '/api/v1/editing/tile-uses',
    access: 'editor',
    reply: z.object({ uses: z.array(tileUse) }),
  }),
  allContent: defineEndpoint({
    name: 'allContent',
    summary: 'All content as it is stored, for tools. Deleted pages are left out.',
    method: 'GET',
    path: '/api/v1/editing/content',
    access: 'editor',
    reply: z.object({
      pages: z.array(z.object({ id: z.string(), published: z.unknown().optional(), draft: z.unknown().optional() })),
      restaurants: z.array(z.unknown()),
      settings: z.unknown(),
      menus: z.array(z.unknown()),
      offers: z.array(z.unknown()),
    }),
  }),
  mediaList: defineEndpoint({
    name: 'mediaList',
    summary: 'The pictures and films of the service’s own folder that can be put into a tile.',
    method: 'GET',
    path: '/api/v1/editing/media',
    access: 'editor',
    reply: z.object({ media: z.array(mediaFile) }),
  }),
};
