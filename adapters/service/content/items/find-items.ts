import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#adapters/service/database/tables.ts';
import type { ContentState, ListedItem } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { findMatchInVersions, joinVersions, markWords } from '../texts/find-match.ts';
import { textsOfItem } from '../texts/item-texts.ts';
import { rankOfContent, rankOfWords, type SearchedText, searchWords, toSearchedText } from '../texts/match-words.ts';
import { listItems, type StoredItem } from './item-state.ts';

/** The items of a kind that have all words of a text, the best matches first; all in the order of the site without words. */
export async function findItems(database: Database, kind: ContentKind, text?: string): Promise<ListedItem[]> {
  const items = await listItems(database, kind);
  const words = searchWords(text);
  if (words.length === 0) return items.map(({ state }) => state);
  const textsOf = textsOfItem(kind);
  return (await indexItems(database, kind, items))
    .map((item) => ({ ...item, rank: rankOfContent(item.name, item.texts, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ state, name, ...versions }) => {
      const match = rankOfWords(name, words) === 0 ? findMatchInVersions(versions, textsOf, words) : undefined;
      return { ...markName(state, words), ...(match && { match }) };
    });
}

interface IndexedItem extends StoredItem {
  readonly name: SearchedText;
  readonly texts: SearchedText;
}

/** The items of each kind as they were searched last. In memory, so that a search normalizes only what has changed. */
const indexes = new WeakMap<Database, Map<ContentKind, ReadonlyMap<string, IndexedItem>>>();

/** How many changed items are normalized at once, so that other requests are answered in between. */
const chunkSize = 100;

async function indexItems(
  database: Database,
  kind: ContentKind,
  items: readonly StoredItem[],
): Promise<readonly IndexedItem[]> {
  const byKind = indexes.get(database) ?? new Map<ContentKind, ReadonlyMap<string, IndexedItem>>();
  indexes.set(database, byKind);
  const known = byKind.get(kind);
  const textsOf = textsOfItem(kind);
  const indexed: IndexedItem[] = [];
  let changed = 0;
  for (const item of items) {
    const before = known?.get(item.state.id);
    if (before && before.draft === item.draft && before.live === item.live) {
      indexed.push({ ...before, ...item });
      continue;
    }
    indexed.push({ ...item, name: nameText(item.state), texts: toSearchedText(joinVersions(item, textsOf)) });
    changed += 1;
    if (changed % chunkSize === 0) await nextTurn();
  }
  byKind.set(kind, new Map(indexed.map((each) => [each.state.id, each])));
  return indexed;
}

/** What names an item in its list. */
const nameText = ({ id, name = '', place = '' }: ContentState): SearchedText =>
  toSearchedText(`${id} ${name} ${place}`);

function markName(state: ContentState, words: readonly SearchedText[]): ListedItem {
  const nameParts = markWords(state.name ?? '', words);
  return nameParts.some(({ isMatch }) => isMatch) ? { ...state, nameParts } : state;
}
