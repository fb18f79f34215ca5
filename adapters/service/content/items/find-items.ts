import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentState, ListedItem } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { findMatchInVersions, joinVersions, markWords } from '../texts/find-match.ts';
import { textsOfItem } from '../texts/item-texts.ts';
import { rankOfContent, rankOfWords, type SearchedText, searchWords, toSearchedText } from '../texts/match-words.ts';
import { listItems } from './item-state.ts';

/** The items of a kind that have all words of a text, the best matches first; all in the order of the site without words. */
export async function findItems(connection: Connection, kind: ContentKind, text?: string): Promise<ListedItem[]> {
  const items = await listItems(connection, kind);
  const words = searchWords(text);
  if (words.length === 0) return items.map(({ state }) => state);
  const textsOf = textsOfItem(kind);
  return items
    .map((item) => {
      const name = nameText(item.state);
      return { ...item, name, rank: rankOfContent(name, toSearchedText(joinVersions(item, textsOf)), words) };
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ state, name, ...versions }) => {
      const match = rankOfWords(name, words) === 0 ? findMatchInVersions(versions, textsOf, words) : undefined;
      return { ...markName(state, words), ...(match && { match }) };
    });
}

/** What names an item in its list. */
const nameText = ({ id, name = '', place = '' }: ContentState): SearchedText =>
  toSearchedText(`${id} ${name} ${place}`);

function markName(state: ContentState, words: readonly SearchedText[]): ListedItem {
  const nameParts = markWords(state.name ?? '', words);
  return nameParts.some(({ isMatch }) => isMatch) ? { ...state, nameParts } : state;
}
