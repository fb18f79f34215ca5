import { list, secret, webAddress, wholeNumber, text } from './parse/value.ts';

/** Slugs whose old /restaurants/{slug}/book-now addresses lead to the restaurant’s booking. */
const bookNowSlugs = [
  'bath',
  'battersea',
  'birmingham-bullring',
  'cardiff',
  'chelmsford',
  'covent-garden',
  'greenwich',
  'haywards-heath',
  'henley',
  'islington',
  'maida-vale',
  'milton-keynes',
  'o2-arena',
  'oxford',
  'portsmouth',
  'reigate',
  'salford-quays',
  'soho',
  'stevenage',
  'west-hampstead',
  'westbourne-grove',
  'windsor',
];

/** The site’s own server and its redirects. */
export const serverValues = {
  port: wholeNumber('Port of the site; 0 takes a free one.', 3000, 0, 65_535),
  host: text('Address the site listens at.', '127.0.0.1', /^[A-Za-z0-9.:_-]{1,255}$/, 'an address or host name'),
  shutdownPauseSeconds: wholeNumber(
    'Seconds for which a site with a public address still answers after SIGTERM while /readyz says 503, so that load balancers send no more visitors.',
    5,
    0,
    10,
  ),
  siteOrigin: webAddress('The site’s public address. Unset: http with the host and port it listens at.'),
  allowedHosts: list(
    'Further host names the site answers to.',
    [],
    /^[A-Za-z0-9.:_-]{1,255}$/,
    'host names parted by commas',
  ),
  challengeKey: secret(
    'Secret that signs the work browsers do before they send many forms; copies of the site need the same. Unset: made at the first start and kept in the data folder.',
  ),
  previewPort: wholeNumber('Port of the editors’ preview app; 0 takes a free one.', 3001, 0, 65_535),
  previewOrigin: webAddress(
    'The preview app’s public address, for links to it. Unset: http with the host and port it listens at.',
  ),
  servicePort: wholeNumber('Port of the embedded service; 0 takes a free one.', 0, 0, 65_535),
  brandSlug: text(
    'The brand’s word in old addresses.',
    'pandan-row',
    /^[a-z0-9-]{1,64}$/,
    'lower-case letters, digits and hyphens',
  ),
  bookNowRedirectSlugs: list(
    'Restaurants whose /book-now address redirects to their booking.',
    bookNowSlugs,
    /^[a-z0-9-]{1,64}$/,
    'slugs parted by commas',
  ),
  menuItemPrefixes: list(
    'Paths that lead to the menu with everything below them.',
    ['/menu-item', '/menuitem', '/menuitembyid'],
    /^\/[a-z0-9/-]{1,100}$/,
    'paths parted by commas',
  ),
  emailProtectionPath: text(
    'Path of the e-mail-protection service, led to the home page.',
    '/cdn-cgi/l/email-protection',
    /^\/[A-Za-z0-9/_-]{1,200}$/,
    'a path',
  ),
  clockOffsetSeconds: wholeNumber(
    'Seconds by which the product’s clock is ahead of the machine’s, to see the whole product on another day; all its processes need the same. Not for visitors.',
    0,
    -10_000_000_000,
    10_000_000_000,
  ),
  clickCollectUrl: webAddress('Where click and collect leads where the settings say nothing.'),
};
