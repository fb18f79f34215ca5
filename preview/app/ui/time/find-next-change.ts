import { nextChangeResponse } from '#preview/app/api/preview-facts.ts';
import { parseResponse, sendRequest } from '#preview/app/api/send-request.ts';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { formatFullDateTime } from './format-date-time.ts';

export interface NextChange {
  /** The date to preview next: the next change, or the end of the searched period. */
  readonly next: Date | undefined;
  readonly message: string;
}

/** Asks the site when the page changes next after the preview date. */
export async function findNextChange(page: PageContent, { path, at }: PreviewTarget): Promise<NextChange> {
  try {
    const response = await sendRequest(draftAddress(path, { at, resource: 'changes' }), { method: 'POST', body: page });
    const { next, until, isComplete } = await parseResponse(response, nextChangeResponse);
    const unchangedMessage = `No change until at least ${formatFullDateTime(until)}.`;
    if (next === null && isComplete) return { next: undefined, message: unchangedMessage };
    if (next === null)
      return {
        next: new Date(until),
        message: `${unchangedMessage} To search further, preview that date and search again.`,
      };
    return { next: new Date(next), message: `Next change: ${formatFullDateTime(next)}.` };
  } catch (error) {
    return { next: undefined, message: `The next change could not be found. ${errorMessageOf(error)}` };
  }
}
