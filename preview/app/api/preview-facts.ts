import { z } from 'zod';

const named = z.object({ value: z.string(), label: z.string() });

/** What the app offers to choose from, and where pages are seen. */
export const previewFacts = z.object({
  /** The site's public address, without a slash at its end. */
  siteAddress: z.string(),
  restaurants: z.array(named),
  menus: z.array(named),
  offers: z.array(named),
  /** The site's redirects: no page can be shown at an address that they concern. */
  redirects: z.array(z.object({ from: z.string(), to: z.string(), prefix: z.boolean(), bare: z.boolean().optional() })),
  /** Every address that leads to a page; `label` says what it is about where a template stands there. */
  addresses: z.array(z.object({ page: z.string(), path: z.string(), label: z.string() })),
});

export type PreviewFacts = z.output<typeof previewFacts>;
export type PageAddress = PreviewFacts['addresses'][number];

/** When a page looks different next: an instant, or null where it stays as it is until `until`. */
export const nextLook = z.object({
  next: z.iso.datetime().nullable(),
  until: z.iso.datetime(),
  /** False where the search ended early because the page may change too often. */
  isComplete: z.boolean().default(true),
});

/** Why a call was refused, in words for an editor. */
export const refusal = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
});
