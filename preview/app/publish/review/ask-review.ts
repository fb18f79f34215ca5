import { z } from 'zod';
import { callPreview } from '#preview/app/api/call-preview.ts';
import { pageWeight } from '#preview/app/api/page-weight.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import type { Finding } from '#preview/review/finding.ts';

const reviewed = z.object({
  // The preview's own server made the findings, so that their shape is not judged again.
  findings: z.custom<readonly Finding[]>(Array.isArray),
  /** Null where the page could not be drawn. */
  weight: pageWeight.nullable(),
});

/** Has a page reviewed as it would be published, with all that the site and its content say of it. */
export const askReview = (page: PageContent, path: string, signal: AbortSignal): Promise<z.output<typeof reviewed>> =>
  callPreview(`/review?path=${encodeURIComponent(path)}`, reviewed, { method: 'POST', body: page, signal });
