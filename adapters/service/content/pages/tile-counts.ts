import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Connection, Database } from '#adapters/service/database/tables.ts';

const rawTiles = z.array(z.unknown()).catch([]);
const tileSchema = z.object({ type: z.string() });
const pageSchema = z.object({ tiles: rawTiles });

/** Number of tiles per type. Entries that are not tiles are ignored. */
export function countTypes(tiles: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tile of tiles) {
    const type = tileSchema.safeParse(tile).data?.type;
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts;
}

const countTilesInPage = (text: string | null) =>
  countTypes((text === null ? undefined : pageSchema.safeParse(JSON.parse(text)).data?.tiles) ?? []);

export interface PageTileCounts {
  readonly id: string;
  readonly title: string | undefined;
  readonly published: ReadonlyMap<string, number>;
  readonly draft: ReadonlyMap<string, number>;
}

interface Counted extends PageTileCounts {
  /** Changes whenever the content does. */
  readonly stamp: string;
}

/** The counts of unchanged pages, by page id. */
const counted = new WeakMap<Database, Map<string, Counted>>();

/** How many pages are read at once, so that other requests are answered in between. */
const chunkSize = 50;

/** The tiles of all pages that are not deleted, ordered by id. Only pages that have changed are read again. */
export async function countTilesOfPages(database: Database): Promise<readonly PageTileCounts[]> {
  const stamps = await readStamps(database);
  const known = counted.get(database) ?? new Map<string, Counted>();
  const changed = stamps.filter(({ id, stamp }) => known.get(id)?.stamp !== stamp);
  const fresh = new Map<string, Counted>();
  for (let at = 0; at < changed.length; at += chunkSize) {
    const part = changed.slice(at, at + chunkSize);
    for (const each of await readCounts(database, part)) fresh.set(each.id, each);
    await nextTurn();
  }
  const current = stamps.flatMap(({ id }) => fresh.get(id) ?? known.get(id) ?? []);
  counted.set(database, new Map(current.map((each) => [each.id, each])));
  return current;
}

interface PageStamp {
  readonly id: string;
  readonly stamp: string;
}

async function readStamps(connection: Connection): Promise<PageStamp[]> {
  const rows = await connection
    .selectFrom('pages')
    .select(['id', 'draft_version', 'draft_saved_at', 'published_revision', 'published_at'])
    .select(({ eb }) => eb('draft', 'is', null).as('is_draft_absent'))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...state }) => ({ id, stamp: Object.values(state).join(' ') }));
}

async function readCounts(connection: Connection, stamps: readonly PageStamp[]): Promise<Counted[]> {
  const stampOf = new Map(stamps.map(({ id, stamp }) => [id, stamp]));
  const rows = await connection
    .selectFrom('pages')
    .select(['id', 'title', 'published', 'draft'])
    .where('id', 'in', [...stampOf.keys()])
    .execute();
  return rows.map(({ id, title, published, draft }) => {
    const live = countTilesInPage(published);
    return {
      id,
      stamp: stampOf.get(id) ?? '',
      title: title ?? undefined,
      published: live,
      draft: draft === null ? live : countTilesInPage(draft),
    };
  });
}
