import { z } from 'zod';
import { callPreview } from '#preview/app/api/call-preview.ts';
import { pageWeight } from '#preview/app/api/page-weight.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import type { Finding } from '#preview/review/finding.ts';

const reviewResponse = z.object({
  // The preview's own server made the findings, so their shape is not validated again.
  findings: z.custom<readonly Finding[]>(Array.isArray),
  /** Null if the page could not be rendered. */
  weight: pageWeight.nullable(),
});

/** Requests a review of the page as it would be published, including its rendering and its links. */
export const requestReview = (
  page: PageContent,
  path: string,
  signal: AbortSignal,
): Promise<z.output<typeof reviewResponse>> =>
  callPreview(`/review?path=${encodeURIComponent(path)}`, reviewResponse, {
    method: 'POST',
    body: page,
    signal,
    onSignedOut: 'wait',
  });
