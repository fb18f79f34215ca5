import type { Connection } from '#adapters/service/database/tables.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { listContents, readContent } from './contents.ts';

/** Pages that are not deleted, as stored, ordered by id. */
export const listPageContents = (connection: Connection) =>
  connection
    .selectFrom('pages')
    .select(['id', 'title', 'published', 'draft'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

const field = (name: string, text: string | null | undefined): string =>
  text == null ? '' : `,${JSON.stringify(name)}:${text}`;

/** All content as one JSON text, joined from the stored texts without parsing them. */
export async function allContentText(connection: Connection): Promise<string> {
  const pages = (await listPageContents(connection)).map(
    ({ id, published, draft }) =>
      `{"id":${JSON.stringify(id)}${field('published', published)}${field('draft', draft)}}`,
  );
  const settings = (await readContent(connection, 'settings', settingsId)) ?? 'null';
  const restaurants = await listContents(connection, 'restaurants');
  const menus = await listContents(connection, 'menu');
  const offers = await listContents(connection, 'offer');
  return `{"pages":[${pages}],"restaurants":[${restaurants}],"settings":${settings},"menus":[${menus}],"offers":[${offers}]}`;
}
