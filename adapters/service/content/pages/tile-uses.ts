import { z } from 'zod';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { TileUse } from '#schemas/api/content/editing-tools.ts';
import type { TileCount, TileTypeUse } from '#schemas/api/content/page-list.ts';
import { listContents } from '../store/contents.ts';
import { countTypes, indexPages, type PageTileCounts } from './page-index.ts';

const restaurantSchema = z.object({
  slug: z.string(),
  title: z.string().optional().catch(undefined),
  heroTiles: z.array(z.unknown()).catch([]),
});

const countTilesOfRestaurants = async (connection: Connection): Promise<PageTileCounts[]> =>
  (await listContents(connection, 'restaurants')).map((text) => {
    const { slug, title, heroTiles } = restaurantSchema.parse(JSON.parse(text));
    const counts = countTypes(heroTiles);
    return { id: `restaurant/${slug}`, title, published: counts, draft: counts };
  });

const useOf = ({ published, draft }: PageTileCounts, type: string): TileCount => ({
  published: published.get(type) ?? 0,
  draft: draft.get(type) ?? 0,
});

const typesOf = (counted: readonly PageTileCounts[]): string[] =>
  [...new Set(counted.flatMap(({ published, draft }) => [...published.keys(), ...draft.keys()]))].sort();

/** Where each tile type is used, by type and page. */
export async function listTileUses(database: Database): Promise<TileUse[]> {
  const counted = [...(await indexPages(database)), ...(await countTilesOfRestaurants(database))];
  return typesOf(counted).map((type) => ({
    type,
    pages: counted
      .map((page) => ({ id: page.id, title: page.title, ...useOf(page, type) }))
      .filter((use) => use.published + use.draft > 0),
  }));
}

/** The tile types on pages, with the number of pages that use them. */
export async function listTileTypes(database: Database): Promise<TileTypeUse[]> {
  const pages = new Map<string, number>();
  for (const { published, draft } of await indexPages(database))
    for (const type of new Set([...published.keys(), ...draft.keys()])) pages.set(type, (pages.get(type) ?? 0) + 1);
  return [...pages]
    .map(([type, count]) => ({ type, pages: count }))
    .sort((one, other) => (one.type < other.type ? -1 : 1));
}

/** How often pages use a tile type, by page id, for the pages that use it. */
export async function findTileUses(database: Database, type: string): Promise<ReadonlyMap<string, TileCount>> {
  const counted = await indexPages(database);
  return new Map(
    counted.map((page) => [page.id, useOf(page, type)] as const).filter(([, use]) => use.published + use.draft > 0),
  );
}
