import { z } from 'zod';

const option = z.object({ value: z.string(), label: z.string() });

const redirect = z.object({
  from: z.string(),
  to: z.string(),
  prefix: z.boolean(),
  isPartial: z.boolean().optional(),
});

/** What editors can choose from, and the addresses of pages. */
export const previewFacts = z.object({
  /** The site's public address, without a trailing slash. */
  siteAddress: z.string(),
  /** Whether the API stores pages. Otherwise drafts are stored by the preview, and pages are exported as JSON. */
  storesPages: z.boolean(),
  /** By slug, with the name of the city and the position. */
  restaurants: z.array(
    option.extend({ city: z.string().optional(), lat: z.number().optional(), lng: z.number().optional() }),
  ),
  /** The texts of live vacancies by field. `onlyIn`: the vacancy, if no other one has the text. */
  vacancyValues: z
    .record(z.string(), z.array(z.object({ value: z.string(), onlyIn: z.string().optional() })))
    .optional(),
  menus: z.array(option),
  offers: z.array(option),
  /** The pages of shared tiles, by the name with which other pages show them. */
  sharedTiles: z.array(
    option.extend({
      isLive: z.boolean(),
      /** Whether tiles that are not live were published before. */
      wasPublished: z.boolean().optional(),
      /** Whether the draft differs from what pages show. */
      hasUnpublishedChanges: z.boolean(),
    }),
  ),
  /** The page templates that editors have made, by page id. */
  pageTemplates: z.array(option),
  /** The names of the tile types. */
  tileTypes: z.array(option),
  /** The site's redirects. A page cannot be published at an address that they match. */
  redirects: z.array(redirect),
  /** Those of them that the site has by itself. They come before those of the settings. */
  builtInRedirects: z.array(redirect),
  /** Every address that leads to a page. For templates, `label` names the item at that address. */
  addresses: z.array(z.object({ page: z.string(), path: z.string(), label: z.string() })),
  /** The addresses at which visitors see a page now. */
  liveAddresses: z.array(z.string()),
  /** The ids of pages that the site has by itself. It shows them where no page with the id is live. */
  builtInPages: z.array(z.string()),
});

export type PreviewFacts = z.output<typeof previewFacts>;
export type PageAddress = PreviewFacts['addresses'][number];

/** When the page changes next: an instant, or null if it stays the same up to `until`. */
export const nextChangeResponse = z.object({
  next: z.iso.datetime().nullable(),
  until: z.iso.datetime(),
  /** False if the search stopped early because the page may change too often. */
  isComplete: z.boolean().default(true),
});

/** Why a request was refused, written for editors. */
export const errorResponse = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
});
