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
  /** Names the published content that the review depends on; null if that is unknown or just changing. */
  contentState: z.string().nullish(),
});

const contentStateResponse = reviewResponse.pick({ contentState: true });

/** The name of the published content now; undefined if it is unknown. */
export const requestContentState = async (signal: AbortSignal): Promise<string | undefined> => {
  const { contentState } = await callPreview('/review', contentStateResponse, { signal, onSignedOut: 'reject' });
  return contentState ?? undefined;
};

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
