import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { type ContentKind, contentKinds } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions, nameOfContent } from '#schemas/api/content/content-kinds.ts';
import type { ItemHits, TextReplacement, TextSearchQuery } from '#schemas/api/content/find-text.ts';
import { findRefusal, type ItemRefusal, saveItemDraft } from '../items/item-drafts.ts';
import { type ItemKey, readItemRow } from '../items/item-row.ts';
import { listItemTexts } from '../items/uses/item-texts.ts';
import { addDraftRevision, readPublishedRevision } from '../revisions/revisions.ts';
import { readContent } from '../store/contents.ts';
import { hitsIn } from './find-text.ts';
import { type ChangedTexts, replaceInTexts } from './replace-text.ts';
import { type TextField, textsOfContent, textsOfTiles } from './text-fields.ts';

/** The fields that no visitor reads: ids, names of icons and of groups. */
const invisibleFields: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  restaurants: ['timeZone', 'icon', 'what3words', 'bookATableWidgetId'],
  social: ['id'],
  'booking-rules': ['storeId', 'linkGroup', 'menuLinkGroup', 'areaLinkGroup'],
};

/** The texts of an item that visitors read, with those of the tiles at the top of a restaurant’s page. */
export const textsOfItem =
  (kind: ContentKind) =>
  (content: unknown): TextField[] => [
    ...textsOfContent(contentDefinitions[kind].schema, content).filter(
      ({ path }) => !invisibleFields[kind]?.includes(String(path.at(-1))),
    ),
    ...(kind === 'restaurants' ? textsOfTiles(content, 'heroTiles') : []),
  ];

/** Where a text occurs in the drafts of all content but pages, a part of the items at a time. */
export async function findItemText(
  database: Database,
  { start, limit, ...search }: TextSearchQuery,
): Promise<{ readonly items: ItemHits[]; readonly total: number }> {
  const all = [];
  for (const kind of contentKinds) for (const item of await listItemTexts(database, kind)) all.push({ kind, ...item });
  const items = all.slice(start, start + limit).map(({ kind, id, live, draft, scheduled, version }): ItemHits => {
    const content: unknown = JSON.parse(draft ?? live ?? 'null');
    const name = nameOfContent(kind, content);
    return {
      kind,
      id,
      ...(name !== undefined && { name }),
      draftVersion: version,
      isLive: live !== undefined,
      isScheduled: scheduled !== null,
      hits: textsOfItem(kind)(content).flatMap((field) => hitsIn(field, search)),
    };
  });
  return { items: items.filter(({ hits }) => hits.length > 0), total: all.length };
}

export type ReplacedItemText =
  | {
      readonly kind: 'replaced';
      readonly state: ContentState;
      readonly replaced: number;
      /** The revision with the version before. */
      readonly previousRevision: number;
    }
  | ItemRefusal
  | Exclude<ChangedTexts, { readonly kind: 'changed' }>;

/** Replaces occurrences of a text in the draft of an item. Call within `withContentLock`. */
export async function replaceItemText(
  connection: Connection,
  key: ItemKey,
  { version, ...replacement }: TextReplacement,
  at: string,
): Promise<ReplacedItemText> {
  const { kind, id } = key;
  const row = await readItemRow(connection, key);
  const stored = row?.draft ?? (await readContent(connection, kind, id));
  if (!row && stored === undefined) return { kind: 'missing' };
  const refusal = findRefusal(row, version);
  if (refusal) return refusal;
  if (stored === undefined) return { kind: 'missing' };
  const changed = replaceInTexts(JSON.parse(stored), textsOfItem(kind), replacement);
  if (changed.kind !== 'changed') return changed;
  const published = await readPublishedRevision(connection, kind, id);
  const previousRevision =
    published?.content === stored
      ? published.number
      : await addDraftRevision(connection, { kind, subject: id, content: stored, at });
  const saved = await saveItemDraft(connection, key, { content: JSON.stringify(changed.content), at });
  if (saved.kind !== 'done') return saved;
  return { kind: 'replaced', state: saved.state, replaced: changed.replaced, previousRevision };
}
