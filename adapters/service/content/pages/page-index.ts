import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import { joinTexts } from '../texts/find-match.ts';
import { type SearchedText, toSearchedText } from '../texts/match-words.ts';
import { textsOfPage } from '../texts/text-fields.ts';

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

const parseContent = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

const countTilesInPage = (content: unknown) => countTypes(pageSchema.safeParse(content).data?.tiles ?? []);

export interface PageTileCounts {
  readonly id: string;
  readonly title: string | undefined;
  readonly published: ReadonlyMap<string, number>;
  readonly draft: ReadonlyMap<string, number>;
}

export interface IndexedPage extends PageTileCounts {
  /** The address, the title and all texts, live and in the draft. */
  readonly text: SearchedText;
  /** Changes whenever the content does. */
  readonly stamp: string;
}

/** What is known of unchanged pages, by page id. In memory, so that a search reads no content: about 6 kB per page. */
const indexes = new WeakMap<Database, Map<string, IndexedPage>>();

/** How many pages are read at once, so that other requests are answered in between. */
const chunkSize = 50;

/** The tiles and words of all pages, ordered by id. Only pages that have changed are read again. */
export async function indexPages(database: Database): Promise<readonly IndexedPage[]> {
  const stamps = await readStamps(database);
  const known = indexes.get(database) ?? new Map<string, IndexedPage>();
  const changed = stamps.filter(({ id, stamp }) => known.get(id)?.stamp !== stamp);
  const fresh = new Map<string, IndexedPage>();
  for (let at = 0; at < changed.length; at += chunkSize) {
    const part = changed.slice(at, at + chunkSize);
    for (const each of await readPages(database, part)) fresh.set(each.id, each);
    await nextTurn();
  }
  const current = stamps.flatMap(({ id }) => fresh.get(id) ?? known.get(id) ?? []);
  indexes.set(database, new Map(current.map((each) => [each.id, each])));
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

async function readPages(connection: Connection, stamps: readonly PageStamp[]): Promise<IndexedPage[]> {
  const stampOf = new Map(stamps.map(({ id, stamp }) => [id, stamp]));
  const rows = await connection
    .selectFrom('pages')
    .select(['id', 'title', 'published', 'draft'])
    .where('id', 'in', [...stampOf.keys()])
    .execute();
  return rows.map(({ id, title, published, draft }) => {
    const live = parseContent(published);
    const edited = draft === null ? live : parseContent(draft);
    const publishedTiles = countTilesInPage(live);
    return {
      id,
      stamp: stampOf.get(id) ?? '',
      title: title ?? undefined,
      published: publishedTiles,
      draft: draft === null ? publishedTiles : countTilesInPage(edited),
      text: toSearchedText(
        [id, title ?? '', wordsOf(edited), draft === null || published === null ? '' : wordsOf(live)].join(' '),
      ),
    };
  });
}

const wordsOf = (content: unknown): string => joinTexts(textsOfPage(content));
