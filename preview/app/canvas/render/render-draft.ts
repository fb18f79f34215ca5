import { sendRequest } from '#preview/app/api/send-request.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { stringifyPage } from '#preview/app/document/stringify-page.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import type { RenderedDraft } from './parse-rendered-draft.ts';

export interface PreviewTarget {
  /** The address of the page. */
  readonly path: string;
  /** The preview date; undefined means now. */
  readonly at: Date | undefined;
}

/** Asks the site to render a draft. Resolves to the document, in which the tiles with known versions have no content. */
export async function renderDraft(
  page: PageContent,
  knownTiles: RenderedDraft['tileVersions'],
  { path, at }: PreviewTarget,
  signal: AbortSignal,
): Promise<string> {
  // An error page of the site is also a document: it is what visitors would see.
  const isAccepted = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;
  const response = await sendRequest(draftAddress(path, { at, isStatic: true }), {
    method: 'POST',
    body: `{"page":${stringifyPage(page)},"knownTiles":${JSON.stringify(knownTiles)}}`,
    signal,
    isAccepted,
    onSignedOut: 'wait',
  });
  return response.text();
}
