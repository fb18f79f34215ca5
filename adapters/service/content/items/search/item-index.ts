import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#adapters/service/database/tables.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { joinVersions } from '../../texts/find-match.ts';
import { textsOfItem } from '../../texts/item-texts.ts';
import { type SearchedText, toSearchedText } from '../../texts/match-words.ts';
import { factsOf, type ItemFacts, type ItemVersions } from '../item-state.ts';
import { listStoredItems, readVersions, type StoredItem } from './list-stored-items.ts';

export interface IndexedItem extends StoredItem {
  readonly facts: ItemFacts;
  /** The id, the name and the place. */
  readonly name: SearchedText;
  /** All texts, live and in the draft; undefined until the first search. */
  readonly texts: SearchedText | undefined;
}

/** The draft that a search reads, and what is live. What was deleted takes the place of a draft. */
export const searchedVersions = ({ draft, live, deleted }: ItemVersions) => ({
  draft: draft ?? deleted,
  live: live ?? null,
});

/** What is known of the items of each kind. In memory, so that lists and searches read only what has changed. */
const indexes = new WeakMap<Database, Map<ContentKind, ReadonlyMap<string, IndexedItem>>>();

/** How many changed items are read at once, so that other requests are answered in between. */
const chunkSize = 100;

/** The items of a kind in the order of the site. Reads the content only of those that have changed. */
export async function indexItems(
  database: Database,
  kind: ContentKind,
  { needsTexts }: { readonly needsTexts: boolean },
): Promise<readonly IndexedItem[]> {
  const items = await listStoredItems(database, kind);
  const byKind = indexes.get(database) ?? new Map<ContentKind, ReadonlyMap<string, IndexedItem>>();
  indexes.set(database, byKind);
  const known = byKind.get(kind);
  const index = new Map<string, IndexedItem>();
  const changed: StoredItem[] = [];
  for (const item of items) {
    const before = known?.get(item.key.id);
    if (before?.stamp === item.stamp && (before.texts || !needsTexts)) index.set(item.key.id, { ...before, ...item });
    else changed.push(item);
  }
  for (let at = 0; at < changed.length; at += chunkSize) {
    const part = changed.slice(at, at + chunkSize);
    for (const each of await readItems(database, kind, part, needsTexts)) index.set(each.key.id, each);
    await nextTurn();
  }
  byKind.set(kind, index);
  return items.flatMap(({ key }) => index.get(key.id) ?? []);
}

async function readItems(
  database: Database,
  kind: ContentKind,
  items: readonly StoredItem[],
  needsTexts: boolean,
): Promise<readonly IndexedItem[]> {
  const versionsOf = await readVersions(
    database,
    kind,
    items.map(({ key }) => key.id),
  );
  const textsOf = textsOfItem(kind);
  return items.flatMap((item) => {
    const versions = versionsOf.get(item.key.id);
    if (!versions) return [];
    const facts = factsOf(kind, versions);
    const texts = needsTexts ? toSearchedText(joinVersions(searchedVersions(versions), textsOf)) : undefined;
    return { ...item, facts, name: nameText(item.key.id, facts), texts };
  });
}

const nameText = (id: string, { name = '', place = '' }: ItemFacts): SearchedText =>
  toSearchedText(`${id} ${name} ${place}`);
