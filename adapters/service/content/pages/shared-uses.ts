import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentUse } from '#schemas/api/content/content-items.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { listContentItems } from '../store/contents.ts';

const tiles = z.array(z.unknown()).catch([]);
const sharedTile = z.object({ type: z.literal('shared-tiles'), shared: z.string() });

const shows = (name: string, raw: unknown): boolean =>
  tiles.parse(raw).some((tile) => sharedTile.safeParse(tile).data?.shared === name);

const pageShows = (name: string, text: string | null): boolean =>
  text?.includes(name) === true && shows(name, Object(JSON.parse(text)).tiles);

/**
 * The pages and restaurants that show the tiles of a page of shared tiles, live or in a draft; none for any other page.
 */
export async function findSharedUses(connection: Connection, pageId: string): Promise<ContentUse[]> {
  const name = sharedNameOf(pageId);
  if (name === undefined) return [];
  const rows = await connection
    .selectFrom('pages')
    .select(['id', 'title', 'published', 'draft', 'scheduled'])
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or((['published', 'draft', 'scheduled'] as const).map((column) => eb(column, 'like', `%${name}%`))),
    )
    .orderBy('id')
    .execute();
  const pages = rows.map(({ id, title, published, draft, scheduled }) => ({
    kind: 'page' as const,
    id,
    ...(title !== null && { name: title }),
    isLive: pageShows(name, published),
    isDraft: pageShows(name, draft) || pageShows(name, scheduled),
  }));
  const restaurants = (await listContentItems(connection, 'restaurants')).map(({ id, content }) => ({
    kind: 'restaurants' as const,
    id,
    isLive: content.includes(name) && shows(name, Object(JSON.parse(content)).heroTiles),
    isDraft: false,
  }));
  return [...pages, ...restaurants].filter(({ isLive, isDraft }) => isLive || isDraft);
}

/** The content that visitors see with the tiles of a page of shared tiles. */
export const findLiveSharedUses = async (connection: Connection, pageId: string): Promise<ContentUse[]> =>
  (await findSharedUses(connection, pageId)).filter(({ isLive }) => isLive);
