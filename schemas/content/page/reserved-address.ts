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

/** The reason why no page can be created at an address that the site uses itself; undefined for any other address. */
export const whyAddressIsReserved = (pageId: string): string | undefined =>
  isReserved(pageId) && !isPageWithoutAddress(pageId) ? addressReservedMessage(pageId) : undefined;
