import type { Connection } from '#adapters/service/database/tables.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { fixedRedirects } from '#schemas/content/page/fixed-redirects.ts';
import { ownAddressOf } from '#schemas/content/page/page-without-address.ts';
import { addressRedirectedMessage, whyAddressIsReserved } from '#schemas/content/page/reserved-address.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { readContent } from '../../store/contents.ts';

/**
 * Why nobody would see a page that goes live: the site uses its address, or redirects it. A page that is live at a
 * redirected address can still be changed. Undefined if it is seen.
 */
export async function whyNobodySees(connection: Connection, id: string, isLive: boolean): Promise<string | undefined> {
  const reserved = whyAddressIsReserved(id);
  const path = ownAddressOf(id);
  if (reserved !== undefined || isLive || path === undefined) return reserved;
  const live = await readContent(connection, 'settings', settingsId);
  const { redirects = [] } = settings.pick({ redirects: true }).safeParse(JSON.parse(live ?? '{}')).data ?? {};
  const rule = [...fixedRedirects, ...redirects].find(({ from }) => from.toLowerCase().replace(/\/$/, '') === path);
  return rule && addressRedirectedMessage(path, rule.to);
}
