import { askServer } from '#preview/app/api/ask-server.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';

export interface Sight {
  /** The address at which the page is seen. */
  readonly path: string;
  /** When; undefined: now. */
  readonly at: Date | undefined;
}

/** Has the site draw a page that is being written. Resolves to the document. */
export async function drawDraft(page: PageContent, { path, at }: Sight, signal: AbortSignal): Promise<string> {
  // An error page of the site is a document as well: it is what stands there.
  const isWanted = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;
  const answer = await askServer(draftAddress(path, { at, still: true }), {
    method: 'POST',
    body: page,
    signal,
    isWanted,
  });
  return answer.text();
}
