import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { TileUse } from '#schemas/api/content/editing-tools.ts';
import { listPageContents } from '../store/all-content.ts';
import { listContents } from '../store/contents.ts';

const rawTiles = z.array(z.unknown()).catch([]);
const tileSchema = z.object({ type: z.string() });
const pageSchema = z.object({ tiles: rawTiles });
const restaurantSchema = z.object({
  slug: z.string(),
  title: z.string().optional().catch(undefined),
  heroTiles: rawTiles,
});

/** Number of tiles per type. Entries that are not tiles are ignored. */
function countTypes(tiles: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) {
    const type = tileSchema.safeParse(tile).data?.type;
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}

interface PageTileCounts {
  readonly id: string;
  readonly title: string | undefined;
  readonly published: ReadonlyMap<string, number>;
  readonly draft: ReadonlyMap<string, number>;
}

const countTilesInPage = (text: string | null) =>
  countTypes((text === null ? undefined : pageSchema.safeParse(JSON.parse(text)).data?.tiles) ?? []);

async function countAll(connection: Connection): Promise<PageTileCounts[]> {
  const pages = (await listPageContents(connection)).map(({ id, title, published, draft }): PageTileCounts => {
    const live = countTilesInPage(published);
    return { id, title: title ?? undefined, published: live, draft: draft === null ? live : countTilesInPage(draft) };
  });
  const restaurants = (await listContents(connection, 'restaurants')).map((text): PageTileCounts => {
    const { slug, title, heroTiles } = restaurantSchema.parse(JSON.parse(text));
    const counts = countTypes(heroTiles);
    return { id: `restaurant/${slug}`, title, published: counts, draft: counts };
  });
  return [...pages, ...restaurants];
}

/** Where each tile type is used, by type and page. */
export async function listTileUses(connection: Connection): Promise<TileUse[]> {
  const counted = await countAll(connection);
  const types = new Set(counted.flatMap(({ published, draft }) => [...published.keys(), ...draft.keys()]));
  return [...types].sort().map((type) => ({
    type,
    pages: counted
      .map(({ id, title, published, draft }) => ({
        id,
        title,
        published: published.get(type) ?? 0,
        draft: draft.get(type) ?? 0,
      }))
      .filter((use) => use.published + use.draft > 0),
  }));
}
