import { z } from 'zod';
import { choice, optional, optionalText } from '#schemas/content/field/field.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageState } from './editing.ts';

/** The most characters of the words that a list is searched for. */
export const maxListSearch = 120;

const count = z.int().min(0);

export const pageStatuses = [
  'all',
  'live',
  'changed',
  'scheduled',
  'unpublished',
  'draft',
  'template',
  'shared',
  'deleted',
] as const;
export const pageSorts = ['address', 'title', 'changed'] as const;

const pageQuery = z.object({
  id: optional(pageId),
  text: optionalText(
    'Text',
    'Words that all occur in the title, the address or the texts of the page, in any order and case, with or without accents. Words of up to three letters are not found inside of others.',
    maxListSearch,
  ),
  searchIn: choice('Searched', 'Where the words must occur: everywhere, or in the title and the address only.', [
    'everywhere',
    'title',
  ]),
  status: choice(
    'Status',
    'Which pages: all that are not deleted, live ones, live ones with unpublished changes, scheduled ones, unpublished ones, those that were never published, templates, shared tiles, or deleted ones.',
    pageStatuses,
  ),
  tile: optionalText('Tile type', 'A tile type that the page uses, live or in its draft.'),
  sort: choice(
    'Order',
    'By address with the home page first, by title, or by the last change, the newest first. Templates are last. By address, pages that have the words of the search as words come before those with words that begin with them, and titles and addresses before texts.',
    pageSorts,
  ),
  start: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .meta({ title: 'Start', description: 'How many of the pages that match to leave out.' }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(50)
    .meta({ title: 'Limit', description: 'The maximum number of pages in the reply.' }),
});

/** How often a page uses a tile type. */
const tileCount = z.object({ published: count, draft: count });

/** A text, cut where words begin and end that were found. */
export const markedText = z.array(z.object({ text: z.string(), isMatch: z.boolean().optional() }));

/** The text of a page or of other content that a search has found. */
export const textMatch = z.object({
  /** The title of the field. */
  field: z.string(),
  /** The title of the type of its tile; absent for a field outside of tiles. */
  tile: z.string().optional(),
  /** The name of the entry of a list that has the field, such as a dish; absent within tiles. */
  owner: z.string().optional(),
  /** Whether only the live version has the text, and not the draft. */
  isLiveOnly: z.boolean().optional(),
  /** The text around the words that were found, which are parts of their own. */
  parts: markedText,
});

/** Endpoints with which editors find pages among thousands. */
export const pageListEndpoints = {
  findPages: defineEndpoint({
    name: 'findPages',
    summary: 'Lists the pages that match, a part at a time. With id, only the page with this id, deleted or not.',
    method: 'GET',
    path: '/api/v1/editing/find-pages',
    access: 'editor',
    query: pageQuery,
    reply: z.object({
      /**
       * `use` is how often a page uses the tile type of the query. `match` is where it has the words of the query, if
       * its title and address do not have all of them. `titleParts` is its title, if that has some of them.
       */
      pages: z.array(
        pageState.extend({
          use: tileCount.optional(),
          match: textMatch.optional(),
          titleParts: markedText.optional(),
        }),
      ),
      /** The number of all pages that match. */
      total: count,
    }),
  }),
  tileTypes: defineEndpoint({
    name: 'tileTypes',
    summary: 'Lists the tile types in use, live or in drafts, with the number of pages that use them.',
    method: 'GET',
    path: '/api/v1/editing/tile-types',
    access: 'editor',
    reply: z.object({ types: z.array(z.object({ type: z.string(), pages: count })) }),
  }),
};

export type PageQuery = z.output<typeof pageQuery>;
export type TextMatch = z.output<typeof textMatch>;
export type TileCount = z.output<typeof tileCount>;
export type ListedPage = z.output<typeof pageListEndpoints.findPages.reply>['pages'][number];
export type FoundPages = z.output<typeof pageListEndpoints.findPages.reply>;
export type TileTypeUse = z.output<typeof pageListEndpoints.tileTypes.reply>['types'][number];
