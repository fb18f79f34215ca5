import { askServer } from '#preview/app/api/ask-server.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';

export interface Sight {
  /** The address of the page. */
  readonly path: string;
  /** The preview date; undefined means now. */
  readonly at: Date | undefined;
}

/** Asks the site to render a draft. Resolves to the document. */
export async function drawDraft(page: PageContent, { path, at }: Sight, signal: AbortSignal): Promise<string> {
  // An error page of the site is also a document: it is what visitors would see.
  const isWanted = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;
  const answer = await askServer(draftAddress(path, { at, still: true }), {
    method: 'POST',
    body: page,
    signal,
    isWanted,
  });
  return answer.text();
}
