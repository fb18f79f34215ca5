import type { Connection, Tables } from '#adapters/service/database/tables.ts';
import type { MediaFocus } from '#schemas/content/media/media.ts';

export type MediaFileRow = Tables['media_files'];

/** The uploaded files that are not deleted, the newest first. */
export const listFileRows = (connection: Connection): Promise<MediaFileRow[]> =>
  connection
    .selectFrom('media_files')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('url')
    .execute();

/** The deleted files, the last one that was deleted first. */
export const listDeletedRows = (connection: Connection): Promise<MediaFileRow[]> =>
  connection
    .selectFrom('media_files')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('url')
    .execute();

export const readFileByHash = (connection: Connection, hash: string): Promise<MediaFileRow | undefined> =>
  connection.selectFrom('media_files').selectAll().where('hash', '=', hash).executeTakeFirst();

/** An uploaded file that is not deleted. */
export const readFileRow = (connection: Connection, url: string): Promise<MediaFileRow | undefined> =>
  connection
    .selectFrom('media_files')
    .selectAll()
    .where('url', '=', url)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The videos that are not deleted and have this image as their poster. */
export const listVideosWithPoster = (connection: Connection, poster: string) =>
  connection
    .selectFrom('media_files')
    .select(['url', 'name'])
    .where('poster', '=', poster)
    .where('deleted_at', 'is', null)
    .orderBy('url')
    .execute();

export async function replacePoster(connection: Connection, url: string, poster: string): Promise<void> {
  await connection.updateTable('media_files').set({ poster }).where('url', '=', url).execute();
}

/** Adds a file. Returns the one that is there if the same file was added meanwhile. */
export async function addFileRow(connection: Connection, row: MediaFileRow): Promise<MediaFileRow> {
  await connection
    .insertInto('media_files')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return (await readFileByHash(connection, row.hash)) ?? row;
}

export async function setDeleted(connection: Connection, url: string, deletedAt: string): Promise<void> {
  await connection.updateTable('media_files').set({ deleted_at: deletedAt }).where('url', '=', url).execute();
}

/** Restores a file, and the poster of a video. Returns false if there is no such file. */
export async function restoreFileRow(connection: Connection, url: string): Promise<boolean> {
  const row = await connection.selectFrom('media_files').select('poster').where('url', '=', url).executeTakeFirst();
  if (!row) return false;
  await connection.updateTable('media_files').set({ deleted_at: null }).where('url', 'in', [url, row.poster]).execute();
  return true;
}

/** What editors say about files, by URL. */
export const listDescriptionRows = (connection: Connection) =>
  connection.selectFrom('media_descriptions').selectAll().execute();

export async function saveDescription(
  connection: Connection,
  { url, alt, focus }: { readonly url: string; readonly alt: string; readonly focus: MediaFocus | undefined },
): Promise<void> {
  const description = { alt, focus: focus ? JSON.stringify(focus) : null };
  await connection
    .insertInto('media_descriptions')
    .values({ url, ...description })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(description))
    .execute();
}
