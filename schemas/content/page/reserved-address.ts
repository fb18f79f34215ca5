import { isRouteTemplate } from './page-templates.ts';
import { isPageWithoutAddress } from './page-without-address.ts';

/** First parts of addresses below which the site has no pages, because its routes and its server use them. */
const reservedParts: ReadonlySet<string> = new Set([
  '404',
  '500',
  'api',
  'assets',
  'book-now',
  'booking',
  'booking-messages',
  'find-us',
  'manage-booking',
  'media',
  'menu',
  'offer',
  'our-menu',
  'preferences',
  'social',
  'waiting-list',
]);

/** Addresses that the site uses, but not those below them. */
const reservedAddresses: ReadonlySet<string> = new Set(['healthz', 'readyz', 'careers/job', 'careers/job-search']);

const isReserved = (pageId: string): boolean => {
  const [first = '', second] = pageId.split('/');
  if (first === 'restaurants') return second !== undefined;
  return reservedParts.has(first) || reservedAddresses.has(pageId);
};

export const addressReservedMessage = (pageId: string): string =>
  `The site uses /${pageId} itself, so no page can be shown there. Choose another address.`;

export const addressRedirectedMessage = (path: string, target: string): string =>
  `Visitors of ${path} are redirected to ${target}, so no page can be shown there. Choose another address.`;

const templatesOnlyMessage =
  'Addresses that begin with an underscore are kept for the site’s templates. Choose another address.';

/**
 * The reason why nobody would see a page at an address: the site uses it itself, or no route has a template of this
 * name. Undefined for any other address.
 */
export function whyAddressIsReserved(pageId: string): string | undefined {
  if (isPageWithoutAddress(pageId) || isRouteTemplate(pageId)) return undefined;
  if (pageId.startsWith('_')) return templatesOnlyMessage;
  return isReserved(pageId) ? addressReservedMessage(pageId) : undefined;
}
