import { draftAddress } from '#site/draft/draft-address.ts';
import { CallProblem } from '../calls/call-preview.ts';
import type { PageContent } from '../document/page-content.ts';

export interface Sight {
  /** The address at which the page is seen. */
  readonly path: string;
  /** When; undefined: now. */
  readonly at: Date | undefined;
}

/** Has the site draw a page that is being written. Resolves to the document. */
export async function drawDraft(page: PageContent, { path, at }: Sight, signal: AbortSignal): Promise<string> {
  const answer = await fetch(draftAddress(path, { at, still: true }), {
    method: 'POST',
    body: JSON.stringify(page),
    headers: { 'Content-Type': 'application/json' },
    signal,
  });
  // An error page of the site is a document as well: it is what stands there.
  if (!answer.headers.get('content-type')?.startsWith('text/html'))
    throw new CallProblem(answer.status, 'The site could not draw the page.');
  return answer.text();
}
