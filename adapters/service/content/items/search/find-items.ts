import type { Database } from '#adapters/service/database/tables.ts';
import type { ContentState, ListedItem } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { findMatchInVersions, markWords } from '../../texts/find-match.ts';
import { textsOfItem } from '../../texts/item-texts.ts';
import { rankOfContent, rankOfWords, type SearchedText, searchWords, toSearchedText } from '../../texts/match-words.ts';
import { toItemState } from '../item-state.ts';
import { type IndexedItem, indexItems, searchedVersions } from './item-index.ts';
import { readVersions } from './list-stored-items.ts';

const noTexts = toSearchedText('');

/**
 * The items of a kind that have all words of a text, the best matches first; all in the order of the site without words.
 * Reads the content only of items that have changed since the last call, and of those found by other texts than their names.
 */
export async function findItems(database: Database, kind: ContentKind, text?: string): Promise<ListedItem[]> {
  const words = searchWords(text);
  const items = await indexItems(database, kind, { needsTexts: words.length > 0 });
  if (words.length === 0) return items.map((item) => toItemState(item, item.facts));
  const found = items
    .map((item) => ({ item, rank: rankOfContent(item.name, item.texts ?? noTexts, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
  const matches = await findMatches(database, kind, found, words);
  return found.map((item) => {
    const match = matches.get(item.key.id);
    return { ...markName(toItemState(item, item.facts), words), ...(match && { match }) };
  });
}

/** Where items have the words of a search, by id, but not of those whose names have all of them. */
async function findMatches(
  database: Database,
  kind: ContentKind,
  found: readonly IndexedItem[],
  words: readonly SearchedText[],
) {
  const unnamed = found.filter(({ name }) => rankOfWords(name, words) === 0).map(({ key }) => key.id);
  const versionsOf = unnamed.length > 0 ? await readVersions(database, kind, unnamed) : new Map<string, never>();
  const textsOf = textsOfItem(kind);
  return new Map(
    [...versionsOf].map(([id, versions]) => [id, findMatchInVersions(searchedVersions(versions), textsOf, words)]),
  );
}

function markName(state: ContentState, words: readonly SearchedText[]): ListedItem {
  const nameParts = markWords(state.name ?? '', words);
  return nameParts.some(({ isMatch }) => isMatch) ? { ...state, nameParts } : state;
}
