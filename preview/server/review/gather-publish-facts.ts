import type { ReviewFacts } from '#preview/review/finding.ts';
import { reviewPage } from '#preview/review/review-page.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import type { EditingCall } from '#site/drafts/local/with-local-drafts.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';

export interface PublishSources extends EditingCall {
  readonly source: ContentSource;
}

/** The facts that decide what is an error. Every way to publish a page reviews it with these. */
export async function gatherPublishFacts(
  { source, storesPages }: Omit<PublishSources, 'call'>,
  id: string | undefined,
): Promise<ReviewFacts> {
  const [published, live, isStoring] = await Promise.all([source.pages(), readLive(source, id), storesPages()]);
  return {
    sharedTiles: published.flatMap((page) => sharedNameOf(page.id) ?? []),
    live,
    storesPages: isStoring,
    wasIndexed: published.find((page) => page.id === id)?.indexed,
  };
}

/** The errors that prevent a page from being published. */
export const findPublishErrors = (page: unknown, facts: ReviewFacts) =>
  reviewPage(page, facts).filter(({ severity }) => severity === 'error');

/** The live page as JSON text, empty if there is none; undefined if that is unknown. */
async function readLive(source: ContentSource, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const answer = await source.page(id);
  if (answer.kind === 'failed') return undefined;
  return answer.kind === 'found' ? JSON.stringify(answer.page) : '';
}
