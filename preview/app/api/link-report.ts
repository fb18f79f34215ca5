import { z } from 'zod';
import { siteLinkEndpoints } from '#schemas/api/content/site-links.ts';

/** Why a link leads nowhere, or not straight to its page. */
export const linkProblems = ['missing', 'unpublished', 'deleted', 'moved', 'anchor'] as const;

const item = siteLinkEndpoints.siteLinks.reply.shape.items.element;

const reportedLink = item.shape.links.element.extend({
  problem: z.enum(linkProblems),
  /** The name of the restaurant at the address that is unpublished or deleted. */
  restaurant: z.string().optional(),
});

/** The links of a part of the content that need attention. */
export const linkReportResponse = z.object({
  items: z.array(item.extend({ links: z.array(reportedLink) })),
  /** The number of links that were checked. */
  links: z.int(),
  /** The number of all pages and other items. */
  total: z.int(),
  /** Addresses that could not be checked, because the site did not respond. */
  unchecked: z.int(),
});

export type ReportedItem = z.output<typeof linkReportResponse>['items'][number];
export type ReportedLink = z.output<typeof reportedLink>;
