import { type ConsentCategory, consentCategories } from '../domain/consent/consent-category.ts';
import { customValue, list, oneOf, optionalWords, secret, webAddress, words, yesOrNo } from './parse/value.ts';

/** For each of our categories, the names of the consent provider's that must all be allowed. */
export type ProviderCategories = { readonly [Category in ConsentCategory]: readonly string[] };

/** OneTrust's own numbering: performance, targeting, functional. */
const defaultCategories: ProviderCategories = { analytics: ['C0002'], marketing: ['C0004'], embeds: ['C0003'] };

function readCategories(text: string): ProviderCategories | undefined {
  const pairs = new Map(
    text.split(';').map((pair) => {
      const [name = '', ids = ''] = pair.split('=', 2);
      return [name.trim(), ids.split(',').map((id) => id.trim())];
    }),
  );
  const of = (category: ConsentCategory): readonly string[] => pairs.get(category) ?? [];
  const sound = consentCategories.every(
    (category) => of(category).length > 0 && of(category).every((id) => /^[A-Za-z0-9_-]{1,40}$/.test(id)),
  );
  if (!sound || pairs.size !== consentCategories.length) return undefined;
  return { analytics: of('analytics'), marketing: of('marketing'), embeds: of('embeds') };
}

/** The services of others that the site may use. All are off unless configured, and none is asked before consent. */
export const thirdPartyValues = {
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
  captchaLeastScore: customValue(
    {
      description: 'The least score of a captcha of version v3 that counts as a person.',
      mustBe: 'a number from 0 to 1, like 0.5',
    },
    0.5,
    (text) => (/^(0(\.\d{1,3})?|1(\.0)?)$/.test(text) ? Number(text) : undefined),
  ),
  captchaVerifyUrl: webAddress('Address where the captcha’s answers are verified. Unset: Google’s.'),
  captchaSkipAddress: optionalWords(
    'The one address to listen at (HOST) for which no captcha is asked: for a server of one’s own. No header counts.',
    /^[0-9a-fA-F.:]{2,45}$/,
    'an IP address',
  ),
  consentProvider: oneOf(
    'Who asks for consent: the built-in banner or a provider’s script, which speaks as OneTrust’s does.',
    ['built-in', 'script'],
    'built-in',
  ),
  consentProviderUrl: webAddress('Script of the consent provider, such as OneTrust’s otSDKStub.js.'),
  consentProviderId: optionalWords(
    'The site’s id at the consent provider (data-domain-script).',
    /^[A-Za-z0-9-]{1,80}$/,
    'letters, digits and hyphens',
  ),
  consentProviderCategories: customValue(
    {
      description: 'The consent provider’s categories that stand for ours.',
      mustBe: 'all three of our categories, like analytics=C0002;marketing=C0004;embeds=C0003,C0005',
    },
    defaultCategories,
    readCategories,
  ),
  tagManagerId: optionalWords(
    'Id of the tag manager’s container. Unset: none.',
    /^GTM-[A-Z0-9]{4,12}$/,
    'like GTM-ABC123',
  ),
  tagManagerUrl: webAddress('Address the tag manager is served from, where that is a tagging server of one’s own.'),
  analyticsId: optionalWords(
    'Measurement id of the analytics. Unset: none.',
    /^G-[A-Z0-9]{4,16}$/,
    'like G-ABC1234567',
  ),
  analyticsUrl: webAddress(
    'Address analytics is served from and sends to, where that is a tagging server of one’s own.',
  ),
  engagementToken: optionalWords(
    'Project token of the customer-engagement service. Unset: none.',
    /^[A-Za-z0-9-]{8,80}$/,
    'letters, digits and hyphens, at least 8',
  ),
  engagementUrl: webAddress('Address of the customer-engagement service’s API, which serves its script too.'),
  bookingWidgetUrl: webAddress('Script of the third-party booking widget. Unset: a plain link.'),
  bookingWidgetPage: words(
    'Page where a table is booked without the widget; {id} stands for the restaurant’s id.',
    'https://tables.example/{id}',
    /^https?:\/\/[^\s"<>{}]+\{id\}[^\s"<>{}]*$/,
    'an address with {id} in it, like https://tables.example/{id}',
  ),
  thirdPartyOrigins: list(
    'Further origins that configured services load from and send to, such as those of a tag manager’s tags.',
    [],
    /^https?:\/\/(\*\.)?[A-Za-z0-9.-]{1,200}(:\d{1,5})?$/,
    'origins parted by commas, like https://*.example.com',
  ),
  braintreeEnabled: yesOrNo(
    'Whether cards are taken through Braintree; otherwise the service’s plainly marked test gateway.',
    false,
  ),
};
