import { settings } from '#schemas/settings/settings.ts';
import type { Connection } from '../database/tables.ts';
import { brandId, readContent } from '../store/contents.ts';

const name = settings.pick({ siteName: true });

/** The chain’s name, as mails sign with it. */
export async function readBrand(connection: Connection): Promise<string> {
  const content = await readContent(connection, 'settings', brandId);
  return content === undefined ? '' : name.parse(JSON.parse(content)).siteName;
}
