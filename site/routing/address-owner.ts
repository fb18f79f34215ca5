import {
  addressRedirectedMessage,
  addressReservedMessage,
  whyAddressIsReserved,
} from '#schemas/content/page/reserved-address.ts';
import { matchRoute } from './match-route.ts';
import type { RedirectTable } from './redirects/redirect-table.ts';
import { isServerPath } from './server-paths.ts';

/**
 * The reason why no page can use an address; undefined where one can. Derived from the routes, server paths and
 * redirects. A redirect to `oldPath`, where the page is now, ends when the page moves.
 */
export function whyAddressIsTaken(pageId: string, redirects: RedirectTable, oldPath?: string): string | undefined {
  if (pageId === 'home') return undefined;
  if (pageId.startsWith('_')) return whyAddressIsReserved(pageId);
  const path = `/${pageId}`;
  const route = matchRoute(path);
  if (isServerPath(path) || route.kind !== 'page' || route.id !== pageId) return addressReservedMessage(pageId);
  const target = redirects.lookUp(path);
  return target === undefined || target === oldPath ? undefined : addressRedirectedMessage(path, target);
}
