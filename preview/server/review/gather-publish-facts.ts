import type { ReviewedPage, ReviewFacts } from '#preview/review/finding.ts';
import { reviewParsedPage } from '#preview/review/review-page.ts';
import { sampleTexts } from '#preview/review/rules/sample-texts.ts';
import { ownAddressOf, sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import type { EditingCall } from '#site/drafts/local/with-local-drafts.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import type { RedirectTable } from '#site/routing/redirects/redirect-table.ts';
import { readEarlierPages } from './read-earlier-pages.ts';

export interface PublishSources extends EditingCall {
  readonly source: ContentSource;
  /** All redirects of the site. */
  readonly redirects: () => Promise<RedirectTable>;
}

/** What is known of the live site, read once for the review of any number of pages. */
export interface LivePages {
  readonly sharedTiles: readonly string[];
  readonly indexed: ReadonlyMap<string, boolean>;
  readonly redirects: RedirectTable;
}

export async function readLivePages({
  source,
  redirects,
}: Pick<PublishSources, 'source' | 'redirects'>): Promise<LivePages> {
  const [pages, table] = await Promise.all([source.pages(), redirects()]);
  return {
    sharedTiles: pages.flatMap(({ id }) => sharedNameOf(id) ?? []),
    indexed: new Map(pages.map(({ id, indexed }) => [id, indexed])),
    redirects: table,
  };
}

/** The facts that decide what is an error in a page. Every way to publish a page reviews it with these. */
export async function gatherPublishFacts(
  sources: PublishSources,
  id: string | undefined,
  reviewed: ReviewedPage,
  pages: LivePages | Promise<LivePages> = readLivePages(sources),
): Promise<ReviewFacts> {
  const { source, storesPages, call } = sources;
  const [{ sharedTiles, indexed, redirects }, live, isStoring] = await Promise.all([
    pages,
    readLive(source, id),
    storesPages(),
  ]);
  const facts = {
    sharedTiles,
    storesPages: isStoring,
    wasIndexed: id === undefined ? undefined : indexed.get(id),
    redirectedTo: id === undefined ? undefined : findRedirect(id, redirects),
  };
  if (id === undefined || live === undefined || sampleTexts(reviewed, { live }).length === 0) return { ...facts, live };
  // Only a page with possible sample texts needs its revisions.
  const earlier = JSON.stringify(await readEarlierPages(call, id));
  return { ...facts, live: live === '' ? earlier : `[${live},${earlier}]` };
}

/** Where visitors of a page’s own address are redirected. */
function findRedirect(id: string, redirects: RedirectTable): string | undefined {
  const address = ownAddressOf(id);
  return address === undefined ? undefined : redirects.lookUp(address);
}

/** The errors that prevent a page from being published. */
export const findPublishErrors = (reviewed: ReviewedPage, facts: ReviewFacts) =>
  reviewParsedPage(reviewed, facts).filter(({ severity }) => severity === 'error');

/** The live page as JSON text, empty if there is none; undefined if that is unknown. */
async function readLive(source: ContentSource, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const answer = await source.page(id);
  if (answer.kind === 'failed') return undefined;
  return answer.kind === 'found' ? JSON.stringify(answer.page) : '';
}
