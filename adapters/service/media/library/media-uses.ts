import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { MediaUse } from '#schemas/api/content/media-library.ts';
import { listItemTexts } from '../../content/items/uses/item-texts.ts';
import { listVideosWithPoster } from './media-rows.ts';

export const contentKinds = ['restaurants', 'menu', 'offer', 'settings', 'social', 'job'] as const;

const titled = z.object({
  title: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** The title of content in its JSON text. */
const titleOf = (content: string): string | undefined => {
  const { title, name } = titled.parse(JSON.parse(content));
  return title ?? name;
};

/** Stored JSON has the URL as a text. A rough search is enough: URLs of uploads are unguessable. */
export const hasUrl = (content: string | null | undefined, url: string): content is string =>
  content?.includes(JSON.stringify(url)) ?? false;

/**
 * The content that shows a file: live, in a draft, or in a version that is to be published; and the videos of the
 * library of which it is the poster.
 */
export async function listMediaUses(connection: Connection, url: string): Promise<MediaUse[]> {
  const pages = await connection
    .selectFrom('pages')
    .select(['id', 'title', 'published', 'draft', 'scheduled'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const uses: MediaUse[] = pages
    .map(({ id, title, published, draft, scheduled }) => ({
      kind: 'page' as const,
      id,
      ...(title !== null && { title }),
      isLive: hasUrl(published, url),
      isDraft: hasUrl(draft, url) || hasUrl(scheduled, url),
    }))
    .filter(({ isLive, isDraft }) => isLive || isDraft);
  for (const kind of contentKinds)
    for (const { id, live, draft, scheduled } of await listItemTexts(connection, kind)) {
      const isLive = hasUrl(live, url);
      const isDraft = hasUrl(draft, url) || hasUrl(scheduled, url);
      if (isLive || isDraft) uses.push({ kind, id, title: titleOf(draft ?? live ?? '{}'), isLive, isDraft });
    }
  for (const { url: id, name } of await listVideosWithPoster(connection, url))
    uses.push({ kind: 'media', id, title: name, isLive: false, isDraft: false });
  return uses;
}
