import { sendRequest } from '#preview/app/api/send-request.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';

export interface PreviewTarget {
  /** The address of the page. */
  readonly path: string;
  /** The preview date; undefined means now. */
  readonly at: Date | undefined;
}

/** Asks the site to render a draft. Resolves to the document. */
export async function renderDraft(
  page: PageContent,
  { path, at }: PreviewTarget,
  signal: AbortSignal,
): Promise<string> {
  // An error page of the site is also a document: it is what visitors would see.
  const isAccepted = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;
  const response = await sendRequest(draftAddress(path, { at, isStatic: true }), {
    method: 'POST',
    body: page,
    signal,
    isAccepted,
  });
  return response.text();
}
