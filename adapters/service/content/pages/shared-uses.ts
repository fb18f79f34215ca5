import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentUse } from '#schemas/api/content/content-items.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { findReferences } from '../items/uses/find-uses.ts';

/** The content that shows the tiles of a page of shared tiles, live or in a draft; none for any other page. */
export async function findSharedUses(connection: Connection, pageId: string): Promise<ContentUse[]> {
  const name = sharedNameOf(pageId);
  return name === undefined
    ? []
    : findReferences(connection, { target: 'shared-tiles', names: [name], address: undefined });
}

/** The content that visitors see with the tiles of a page of shared tiles. */
export const findLiveSharedUses = async (connection: Connection, pageId: string): Promise<ContentUse[]> =>
  (await findSharedUses(connection, pageId)).filter(({ isLive }) => isLive);
