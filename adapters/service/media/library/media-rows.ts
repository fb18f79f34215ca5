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

/** Deletes a file at a time, or restores it with null. */
export async function setDeleted(connection: Connection, url: string, deletedAt: string | null): Promise<void> {
  await connection.updateTable('media_files').set({ deleted_at: deletedAt }).where('url', '=', url).execute();
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
