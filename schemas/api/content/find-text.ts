import { z } from 'zod';
import { flag, list, number, text } from '#schemas/content/field/field.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { defineEndpoint } from '../endpoint.ts';
import { contentItem, contentState } from './content-items.ts';
import { contentKinds } from './content-kind.ts';
import { pageState, seenVersion } from './editing.ts';

/** The most characters of a text to find, and of its replacement. */
export const maxFoundText = 200;

const count = z.int().min(0);
const step = z.union([z.string(), z.int()]);

const searchFields = {
  text: text('Text', 'The text to find, or a whole number such as 12.50.', maxFoundText),
  matchCase: flag('Match case', 'Whether capital letters matter.'),
  wholeWords: flag('Whole words', 'Whether parts of words are left out.'),
};

const replaced = {
  replaced: count,
  /** The number of the revision with the version before. */
  previousRevision: z.int(),
};

const queryNumber = (title: string, description: string, limits: { readonly min: number; readonly max: number }) =>
  z.coerce.number().int().min(limits.min).max(limits.max).meta({ title, description });

/** A place in the texts of a page where a text occurs. */
const textHit = z.object({
  /** The path of the field from the root of the page. */
  path: z.array(step),
  /** Which occurrence in this field it is, from 0. */
  occurrence: count,
  /** The title of the field. */
  field: z.string(),
  tile: z.object({ key: z.string(), type: z.string(), heading: z.string().optional() }).optional(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
  /** Whether a part of the match has other marks, such as bold, than its beginning, which a replacement takes. */
  isPartlyMarked: z.boolean().optional(),
  /** Whether the text is required and would be empty without its occurrences. */
  isNeeded: z.boolean().optional(),
  /** Whether it is a price or another number, which is not replaced. `before` then names what has it. */
  isNumber: z.boolean().optional(),
});

const replacedHit = z.object({
  path: z.array(step).min(1).max(20).meta({ title: 'Path', description: 'The path of the field from the root.' }),
  occurrence: number('Occurrence', 'Which occurrence in the field, from 0.', { min: 0, whole: true }),
});

const partOf = (content: string) => ({
  start: queryNumber('Start', `How many of the ${content} to leave out.`, { min: 0, max: 100_000 }).default(0),
  limit: queryNumber('Limit', `The maximum number of ${content} that are searched.`, { min: 1, max: 200 }).default(100),
});

const replacementBody = z.object({
  ...searchFields,
  replacement: z.string().max(maxFoundText).meta({
    title: 'Replacement',
    description: 'The text instead of it. An empty one deletes it, with the space that it would leave in plain text.',
  }),
  keepCase: flag('Keep case', 'Whether each word of the replacement gets the case of the word that it replaces.'),
  hits: list('Hits', 'The occurrences to replace.', replacedHit, 5000),
  version: seenVersion,
});

/** Endpoints that find and replace a text in the drafts of all content. */
export const findTextEndpoints = {
  findText: defineEndpoint({
    name: 'findText',
    summary:
      'Finds a text in the drafts of all pages, or in the published page if there is no draft, a part at a time.',
    method: 'GET',
    path: '/api/v1/editing/find-text',
    access: 'editor',
    query: z.object({ ...searchFields, ...partOf('pages that may contain the text') }),
    reply: z.object({
      /** The pages with hits. `draftVersion` is the version that was searched. */
      pages: z.array(
        z.object({
          id: pageId,
          title: z.string().optional(),
          draftVersion: count,
          isLive: z.boolean(),
          isScheduled: z.boolean(),
          hits: z.array(textHit),
        }),
      ),
      /** The number of all pages that may contain the text. */
      total: count,
    }),
  }),
  replaceText: defineEndpoint({
    name: 'replaceText',
    summary:
      'Replaces occurrences of a text in the draft of a page, and keeps the replaced version as a revision. Nothing is published. Fails with 409 if somebody has saved since, and with 422 if a text would become too long, or empty though it is required.',
    method: 'POST',
    path: '/api/v1/editing/page/{id}/replace-text',
    access: 'editor',
    params: z.object({ id: pageId }),
    body: replacementBody,
    reply: z.object({ state: pageState, ...replaced }),
  }),
  findContentText: defineEndpoint({
    name: 'findContentText',
    summary:
      'Finds a text in the drafts of all content but pages, or in what is live if there is no draft, a part at a time: by kind, in the order of the site.',
    method: 'GET',
    path: '/api/v1/editing/find-content-text',
    access: 'editor',
    query: z.object({ ...searchFields, ...partOf('items') }),
    reply: z.object({
      /** The items with hits. `draftVersion` is the version that was searched. */
      items: z.array(
        z.object({
          kind: z.enum(contentKinds),
          id: z.string(),
          name: z.string().optional(),
          draftVersion: count,
          isLive: z.boolean(),
          isScheduled: z.boolean(),
          hits: z.array(textHit),
        }),
      ),
      /** The number of all items. */
      total: count,
    }),
  }),
  replaceContentText: defineEndpoint({
    name: 'replaceContentText',
    summary:
      'Replaces occurrences of a text in the draft of an item, and keeps the replaced version as a revision. Nothing is published. Fails with 409 if somebody has saved since, and with 422 if a text would become too long, or empty though it is required.',
    method: 'POST',
    path: '/api/v1/editing/content/{kind}/{id}/replace-text',
    access: 'editor',
    params: contentItem,
    body: replacementBody,
    reply: z.object({ state: contentState, ...replaced }),
  }),
};

export type TextSearchQuery = z.output<typeof findTextEndpoints.findText.query>;
export type PageHits = z.output<typeof findTextEndpoints.findText.reply>['pages'][number];
export type TextHit = z.output<typeof textHit>;
export type ItemHits = z.output<typeof findTextEndpoints.findContentText.reply>['items'][number];
export type TextReplacement = z.output<typeof findTextEndpoints.replaceText.body>;
