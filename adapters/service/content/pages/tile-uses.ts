import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { TileUse } from '#schemas/api/content/editing-tools.ts';
import { listPageContents } from '../store/all-content.ts';
import { listContents } from '../store/contents.ts';

const rawTiles = z.array(z.unknown()).catch([]);
const typed = z.object({ type: z.string() });
const tiled = z.object({ tiles: rawTiles });
const bookable = z.object({ slug: z.string(), title: z.string().optional().catch(undefined), heroTiles: rawTiles });

/** How many tiles of each type there are. What is no tile is left out. */
function countTypes(tiles: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) {
    const type = typed.safeParse(tile).data?.type;
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}

interface Counted {
  readonly id: string;
  readonly title: string | undefined;
  readonly published: ReadonlyMap<string, number>;
  readonly draft: ReadonlyMap<string, number>;
}

const inPage = (text: string | null) =>
  countTypes((text === null ? undefined : tiled.safeParse(JSON.parse(text)).data?.tiles) ?? []);

async function countAll(connection: Connection): Promise<Counted[]> {
  const pages = (await listPageContents(connection)).map(({ id, title, published, draft }): Counted => {
    const live = inPage(published);
    return { id, title: title ?? undefined, published: live, draft: draft === null ? live : inPage(draft) };
  });
  const restaurants = (await listContents(connection, 'restaurants')).map((text): Counted => {
    const { slug, title, heroTiles } = bookable.parse(JSON.parse(text));
    const counts = countTypes(heroTiles);
    return { id: `restaurant/${slug}`, title, published: counts, draft: counts };
  });
  return [...pages, ...restaurants];
}

/** Where each tile type is used, by type and then by page. */
export async function tileUses(connection: Connection): Promise<TileUse[]> {
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
