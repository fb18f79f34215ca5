import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { MediaUse } from '#schemas/api/content/media-library.ts';
import { listContentItems } from '../../content/store/contents.ts';
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
export const hasUrl = (content: string | null, url: string): boolean => content?.includes(JSON.stringify(url)) ?? false;

/**
 * The content that shows a file: live, in a draft, or on a page that is to be published; and the videos of the library
 * of which it is the poster.
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
    for (const { id, content } of await listContentItems(connection, kind))
      if (hasUrl(content, url)) uses.push({ kind, id, title: titleOf(content), isLive: true, isDraft: false });
  for (const { url: id, name } of await listVideosWithPoster(connection, url))
    uses.push({ kind: 'media', id, title: name, isLive: false, isDraft: false });
  return uses;
}
