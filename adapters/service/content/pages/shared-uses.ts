import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import { ownAddressOf, sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { findReferences } from '../items/uses/find-uses.ts';

/** The content that shows the tiles of a page of shared tiles, live or in a draft; none for any other page. */
export async function findSharedUses(connection: Connection, pageId: string): Promise<ContentUse[]> {
  const name = sharedNameOf(pageId);
  return name === undefined ? [] : findReferences(connection, { target: 'shared-tiles', names: [name], addresses: [] });
}

/** The content that shows the tiles of a page of shared tiles, or links to the address of any other page. */
export async function findPageUses(connection: Connection, pageId: string): Promise<ContentUse[]> {
  const address = ownAddressOf(pageId);
  if (address === undefined) return findSharedUses(connection, pageId);
  const reference = { target: undefined, names: [pageId], addresses: [address] };
  return findReferences(connection, reference, { kind: 'page', id: pageId });
}

/** The content that visitors see with the tiles of a page of shared tiles. */
export const findLiveSharedUses = async (connection: Connection, pageId: string): Promise<ContentUse[]> =>
  (await findSharedUses(connection, pageId)).filter(({ isLive }) => isLive);
