import { customValue, list, oneOf, optionalWords, secret, webAddress, wholeNumber, words, yesOrNo } from './value.ts';

const scriptId = (description: string) =>
  optionalWords(description, /^[A-Za-z0-9_.:-]{1,120}$/, 'letters, digits, dots, colons, hyphens and underscores');

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

/** The site’s own server, its redirects and the third parties it may use. */
export const serverValues = {
  port: wholeNumber('Port of the site; 0 takes a free one.', 3000, 0, 65_535),
  host: words('Address the site listens at.', '127.0.0.1', /^[A-Za-z0-9.:_-]{1,255}$/, 'an address or host name'),
  siteOrigin: webAddress('The site’s public address. Unset: http with the host and port it listens at.'),
  allowedHosts: list(
    'Further host names the site answers to.',
    [],
    /^[A-Za-z0-9.:_-]{1,255}$/,
    'host names parted by commas',
  ),
  servicePort: wholeNumber('Port of the embedded service; 0 takes a free one.', 0, 0, 65_535),
  brandSlug: words(
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
  emailProtectionPath: words(
    'Path of the e-mail-protection service, led to the home page.',
    '/cdn-cgi/l/email-protection',
    /^\/[A-Za-z0-9/_-]{1,200}$/,
    'a path',
  ),
  googleMapsKey: optionalWords(
    'Key of the maps provider. Unset: the built-in map.',
    /^[A-Za-z0-9_-]{10,120}$/,
    'a maps key',
  ),
  captchaKey: optionalWords('Site key of the captcha.', /^[A-Za-z0-9_-]{10,120}$/, 'a captcha site key'),
  captchaSecret: secret('Secret of the captcha, to verify with.'),
  captchaVersion: customValue<'v2' | 'v3' | undefined>(
    { description: 'Version of the captcha.', mustBe: 'v2 or v3' },
    undefined,
    (text) => (text === 'v2' || text === 'v3' ? text : undefined),
  ),
  captchaEnabled: yesOrNo('Whether forms ask for a captcha; it then needs key, secret and version.', false),
  captchaSkipAddress: optionalWords(
    'The one server address for which verification is skipped.',
    /^[0-9a-fA-F.:]{2,45}$/,
    'an IP address',
  ),
  consentProvider: oneOf(
    'Who asks for consent: the built-in banner or a provider’s script.',
    ['built-in', 'script'],
    'built-in',
  ),
  consentProviderUrl: webAddress('Script of the consent provider.'),
  tagManagerId: scriptId('Id of the tag manager. Unset: none.'),
  analyticsId: scriptId('Id of the analytics. Unset: none.'),
  engagementToken: scriptId('Token of the customer-engagement service. Unset: none.'),
  bookingWidgetUrl: webAddress('Script of the third-party booking widget. Unset: a plain link.'),
  braintreeEnabled: yesOrNo(
    'Whether cards are taken through Braintree; otherwise the service’s plainly marked test gateway.',
    false,
  ),
  clickCollectUrl: webAddress('Where click and collect leads where the settings say nothing.'),
};
