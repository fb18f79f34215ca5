import { readContent } from '#adapters/service/content/store/contents.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { settings } from '#schemas/content/settings/settings.ts';

const name = settings.pick({ siteName: true });

/** The chain's name for the signature of mails. */
export async function readBrand(connection: Connection): Promise<string> {
  const content = await readContent(connection, 'settings', settingsId);
  return content === undefined ? '' : name.parse(JSON.parse(content)).siteName;
}
