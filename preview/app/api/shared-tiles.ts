import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { sharedPageId } from '#schemas/content/page/page-without-address.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { readContent } from '../document/page-content.ts';
import { callPreview } from './call-preview.ts';
import { invalidatePagesAndFacts, loadDraft, loadRevision, pagePath, publishPage, putDraft } from './pages.ts';

/** The content that shows the tiles of a page of shared tiles. */
export const pageUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['page-uses', id],
    queryFn: async ({ signal }) =>
      (await callPreview(`${pagePath(id)}/uses`, pageLifecycleEndpoints.pageUses.reply, { signal })).uses,
  });

interface NewSharedTiles {
  readonly name: string;
  readonly title: string;
  readonly tiles: readonly RawTile[];
}

/** Creates a page of shared tiles and publishes it, because pages show live shared tiles only. */
export async function createSharedTiles(client: QueryClient, { name, title, tiles }: NewSharedTiles): Promise<void> {
  const id = sharedPageId(name);
  const { draftVersion: version } = await putDraft({ id, title, tiles }, 0);
  try {
    await publishPage(id, { version });
  } finally {
    await invalidatePagesAndFacts(client);
  }
}

/** The tiles of a page of shared tiles that visitors see, or of its draft if it is not live. */
export async function loadSharedTiles(name: string): Promise<readonly RawTile[]> {
  const id = sharedPageId(name);
  const { page, state } = await loadDraft(id);
  const live = typeof state.publishedRevision === 'number' ? await loadRevision(id, state.publishedRevision) : page;
  return isRecord(live) ? readContent(id, live).tiles : [];
}
