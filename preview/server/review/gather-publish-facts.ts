import type { ReviewFacts } from '#preview/review/finding.ts';
import { reviewPage } from '#preview/review/review-page.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import type { EditingCall } from '#site/drafts/local/with-local-drafts.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';

export interface PublishSources extends EditingCall {
  readonly source: ContentSource;
}

/** What the list of live pages says, read once for the review of any number of pages. */
export interface LivePages {
  readonly sharedTiles: readonly string[];
  readonly indexed: ReadonlyMap<string, boolean>;
}

export async function readLivePages(source: ContentSource): Promise<LivePages> {
  const pages = await source.pages();
  return {
    sharedTiles: pages.flatMap(({ id }) => sharedNameOf(id) ?? []),
    indexed: new Map(pages.map(({ id, indexed }) => [id, indexed])),
  };
}

/** The facts that decide what is an error. Every way to publish a page reviews it with these. */
export async function gatherPublishFacts(
  { source, storesPages }: Omit<PublishSources, 'call'>,
  id: string | undefined,
  pages: LivePages | Promise<LivePages> = readLivePages(source),
): Promise<ReviewFacts> {
  const [{ sharedTiles, indexed }, live, isStoring] = await Promise.all([pages, readLive(source, id), storesPages()]);
  return { sharedTiles, live, storesPages: isStoring, wasIndexed: id === undefined ? undefined : indexed.get(id) };
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
