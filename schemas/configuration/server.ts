import { databaseUrl } from './parse/database-url.ts';
import { list, secret, text, webAddress, wholeNumber, yesOrNo } from './parse/value.ts';

/** Slugs of restaurants with an old /restaurants/{slug}/book-now address that redirects to booking. */
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
  port: wholeNumber('Port of the site; 0 selects a free port.', 3000, 0, 65_535),
  host: text('Address on which the site listens.', '127.0.0.1', /^[A-Za-z0-9.:_-]{1,255}$/, 'an address or host name'),
  renderWorkers: wholeNumber(
    'Threads that render pages for visitors, each with about 150 MB of memory. 0: one less than the machine has processor cores, and at least one.',
    0,
    0,
    64,
  ),
  fastPath: yesOrNo(
    'Whether cached pages are sent before Node parses the request, which doubles the requests per second. Turn it off to rule it out as the cause of a problem.',
    true,
  ),
  shutdownPauseSeconds: wholeNumber(
    'Seconds for which a site with a public address keeps serving after SIGTERM while /readyz returns 503, so that load balancers stop sending visitors.',
    5,
    0,
    10,
  ),
  siteOrigin: webAddress('The site’s public URL. Unset: http with the host and port on which it listens.'),
  allowedHosts: list(
    'Additional host names that the site accepts.',
    [],
    /^[A-Za-z0-9.:_-]{1,255}$/,
    'host names separated by commas',
  ),
  challengeKey: secret(
    'Secret that signs proof-of-work challenges for forms. All copies of the site need the same. Unset: generated at the first start and stored in the data folder.',
  ),
  sharedDatabaseUrl: databaseUrl(
    'URL of the PostgreSQL database in which all copies of the site share rate limits, used proofs of work, files of unfinished forms, results of bookings and keys. Unset: each copy has its own.',
  ),
  previewPort: wholeNumber('Port of the editors’ preview app; 0 selects a free port.', 3001, 0, 65_535),
  previewOrigin: webAddress(
    'The preview app’s public URL, for links to it. Unset: http with the host and port on which it listens.',
  ),
  servicePort: wholeNumber('Port of the embedded service; 0 selects a free port.', 0, 0, 65_535),
  brandSlug: text(
    'The brand’s slug in old addresses.',
    'pandan-row',
    /^[a-z0-9-]{1,64}$/,
    'lower-case letters, digits and hyphens',
  ),
  bookNowRedirectSlugs: list(
    'Slugs of restaurants with a /book-now address that redirects to their booking.',
    bookNowSlugs,
    /^[a-z0-9-]{1,64}$/,
    'slugs separated by commas',
  ),
  menuItemPrefixes: list(
    'Paths that redirect to the menu, including all paths below them.',
    ['/menu-item', '/menuitem', '/menuitembyid'],
    /^\/[a-z0-9/-]{1,100}$/,
    'paths separated by commas',
  ),
  emailProtectionPath: text(
    'Path of the email-protection service, redirected to the home page.',
    '/cdn-cgi/l/email-protection',
    /^\/[A-Za-z0-9/_-]{1,200}$/,
    'a path',
  ),
  clockOffsetSeconds: wholeNumber(
    'Seconds by which the product’s clock is ahead of the machine’s, to test the whole product on another day. All its processes need the same. Not for production.',
    0,
    -10_000_000_000,
    10_000_000_000,
  ),
  clickCollectUrl: webAddress('URL of click and collect if the settings have none.'),
};
