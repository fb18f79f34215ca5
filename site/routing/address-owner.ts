import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import { whyAddressIsReserved } from '#schemas/content/page/reserved-address.ts';
import { pageTemplates } from './page-templates.ts';
import type { RedirectTable } from './redirects/redirect-table.ts';

/**
 * The reason why no page can use an address; undefined where one can. A redirect to `oldPath`, where the page is now, ends when the page moves.
 */
export function whyAddressIsTaken(pageId: string, redirects: RedirectTable, oldPath?: string): string | undefined {
  if (pageId === 'home' || pageTemplates.some((template) => template === pageId)) return undefined;
  if (isPageWithoutAddress(pageId)) return undefined;
  if (pageId.startsWith('_')) return 'Addresses that begin with an underscore are kept for the site’s templates.';
  const path = `/${pageId}`;
  const reserved = whyAddressIsReserved(pageId);
  if (reserved !== undefined) return reserved;
  const target = redirects.lookUp(path);
  return target === undefined || target === oldPath
    ? undefined
    : `Visitors of ${path} are redirected to ${target}, so no page can be shown there. Choose another address.`;
}
