import { draftAddress } from '#site/draft/draft-address.ts';
import { askServer } from '../calls/ask-server.ts';
import type { PageContent } from '../document/page-content.ts';

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
