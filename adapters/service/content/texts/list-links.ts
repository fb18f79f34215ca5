import type { Database } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { contentKinds } from '#schemas/api/content/content-kind.ts';
import { nameOfContent } from '#schemas/api/content/content-kinds.ts';
import type { LinkingItem, SiteLink } from '#schemas/api/content/site-links.ts';
import { type ItemKey, readItemRow } from '../items/item-row.ts';
import { listIds, readContent } from '../store/contents.ts';
import { type ContentLink, linksOfContent } from './links-of-content.ts';

interface Part {
  readonly start: number;
  readonly limit: number;
}

interface LinkList {
  /** The content with links. */
  readonly items: LinkingItem[];
  /** The number of all pages and other items. */
  readonly total: number;
}

/** The links of all content to addresses of the same site and to places on the same page: of the pages by id, then of the other items. */
export async function listLinks(database: Database, { start, limit }: Part): Promise<LinkList> {
  const pageIds = (
    await database.selectFrom('pages').select('id').where('deleted_at', 'is', null).orderBy('id').execute()
  ).map(({ id }) => id);
  const keys = await listItemKeys(database);
  const items = await readPages(database, pageIds.slice(start, start + limit));
  const first = Math.max(0, start - pageIds.length);
  for (const key of keys.slice(first, Math.max(first, start + limit - pageIds.length)))
    items.push(await readItem(database, key));
  return { items: items.filter(({ links }) => links.length > 0), total: pageIds.length + keys.length };
}

async function readPages(database: Database, ids: readonly string[]): Promise<LinkingItem[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'title', 'published', 'draft'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, published, draft }) => ({
    kind: 'page' as const,
    id,
    ...(title !== null && { name: title }),
    links: joinLinks('page', published, draft),
  }));
}

/** All content but pages: of each kind the live items in the order of the site, then those with only a draft. */
async function listItemKeys(database: Database): Promise<ItemKey[]> {
  const drafts = await database
    .selectFrom('content_drafts')
    .select(['kind', 'id'])
    .where('deleted_at', 'is', null)
    .where('draft', 'is not', null)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const keys: ItemKey[] = [];
  for (const kind of contentKinds) {
    const ids = new Set(await listIds(database, kind));
    for (const draft of drafts) if (draft.kind === kind) ids.add(draft.id);
    for (const id of ids) keys.push({ kind, id });
  }
  return keys;
}

async function readItem(database: Database, key: ItemKey): Promise<LinkingItem> {
  const { kind, id } = key;
  const live = (await readContent(database, kind, id)) ?? null;
  const row = await readItemRow(database, key);
  const draft = row?.deleted_at === null ? row.draft : null;
  const name = nameOfContent(kind, JSON.parse(draft ?? live ?? 'null'));
  return {
    kind,
    id,
    ...(name !== undefined && { name }),
    links: joinLinks(kind, live, draft),
  };
}

/** The links of both versions. A link at the same place of both is one. */
function joinLinks(kind: ChangeKind, live: string | null, draft: string | null): SiteLink[] {
  const read = (text: string | null): ContentLink[] => (text === null ? [] : linksOfContent(kind, JSON.parse(text)));
  const published = new Map(read(live).map((link) => [keyOf(link), link]));
  const edited = draft === null ? published : new Map(read(draft).map((link) => [keyOf(link), link]));
  return [...new Map([...published, ...edited])].map(([key, link]) => ({
    ...link,
    isLive: published.has(key),
    isDraft: edited.has(key),
  }));
}

/** A tile may have moved between the versions, so its key counts and not its position. */
const keyOf = ({ href, path, tile }: ContentLink): string =>
  JSON.stringify([href, tile ? [tile.key, ...path.slice(2)] : path]);
