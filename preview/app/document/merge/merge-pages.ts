import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { keyOf, type PageContent, withKey } from '../page-content.ts';
import { type SettleBase, settleValues } from './find-base.ts';
import { type MergedEntry, mergeEntries } from './merge-lists.ts';
import type { OrderChoice } from './merge-order.ts';
import { type MergeConflict, type MergeContext, mergeValues, type Side, type VersionedType } from './merge-values.ts';
import type { Merged } from './merged.ts';

/** Identifies a conflict. The id does not change while the page is edited further. */
export const conflictId = ({ path }: MergeConflict): string => formatPath(path);

/**
 * Merges two versions of a page that share a base, tile by tile and field by field. `choose` resolves conflicts, by
 * default for my side. `order` decides the position of tiles that both sides have moved; `keep` leaves the order of a
 * page that was merged already. Pure.
 */
export function mergePages(
  { base, mine, theirs }: VersionedType<PageContent>,
  choose: (conflict: MergeConflict) => Side = () => 'mine',
  order: OrderChoice = 'mine',
): Merged<PageContent> {
  const context: MergeContext = { conflicts: [], choose, order };
  const tiles = mergeEntries({ base: base.tiles, mine: mine.tiles, theirs: theirs.tiles }, ['tiles'], context);
  const fields = mergeValues(
    { base: { ...base, tiles: [] }, mine: { ...mine, tiles: [] }, theirs: { ...theirs, tiles: [] } },
    [],
    context,
  );
  const { tilesWithKeys, renamed } = withUniqueKeys(tiles);
  return {
    content: { ...(isRecord(fields) && fields), id: mine.id, tiles: tilesWithKeys },
    conflicts: context.conflicts,
    renamed,
    rename: (page) => renameTiles(page, renamed),
  };
}

const renameTiles = (page: PageContent, keys: ReadonlyMap<string, string>): PageContent =>
  keys.size === 0
    ? page
    : { ...page, tiles: page.tiles.map((tile) => ({ ...tile, key: keys.get(keyOf(tile)) ?? tile.key })) };

/** Finds the base of two versions of a page. Pure. */
export const settlePages: SettleBase<PageContent> = ({ base, mine, theirs }) => {
  const fields = settleValues(
    { base: { ...base, tiles: [] }, mine: { ...mine, tiles: [] }, theirs: { ...theirs, tiles: [] } },
    [],
  );
  const tiles = settleValues({ base: base.tiles, mine: mine.tiles, theirs: theirs.tiles }, ['tiles']);
  return { ...(isRecord(fields) && fields), id: mine.id, tiles: Array.isArray(tiles) ? tiles.map(toTile) : [] };
};

const toTile = (value: unknown): RawTile => (isRecord(value) ? value : { type: '', content: value });

const tileOf = ({ value }: MergedEntry): RawTile => toTile(value);

/** Tiles that others have saved keep their keys, because links refer to them. */
function withUniqueKeys(entries: readonly MergedEntry[]) {
  const isSaved = ({ base, theirs }: MergedEntry): boolean => base !== undefined || theirs !== undefined;
  const byKey = new Map<MergedEntry, RawTile>();
  const renamed = new Map<string, string>();
  for (const entry of [...entries.filter(isSaved), ...entries.filter((each) => !isSaved(each))]) {
    const tile = tileOf(entry);
    const own = withKey(tile, [...byKey.values()]);
    if (own !== tile && entry.mine !== undefined) renamed.set(keyOf(tile), keyOf(own));
    byKey.set(entry, own);
  }
  return { tilesWithKeys: entries.map((entry) => byKey.get(entry) ?? tileOf(entry)), renamed };
}
