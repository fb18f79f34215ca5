import { type ConsentCategory, consentCategories } from '../domain/consent/consent-category.ts';
import { choice, customValue, list, optionalText, secret, text, webAddress, yesOrNo } from './parse/value.ts';

/** For each of our consent categories, the provider's categories that must all be allowed. */
export type ProviderCategories = { readonly [Category in ConsentCategory]: readonly string[] };

/** OneTrust's default category ids: performance, targeting, functional. */
const defaultCategories: ProviderCategories = { analytics: ['C0002'], marketing: ['C0004'], embeds: ['C0003'] };

function readCategories(text: string): ProviderCategories | undefined {
  const pairs = new Map(
    text.split(';').map((pair) => {
      const [name = '', ids = ''] = pair.split('=', 2);
      return [name.trim(), ids.split(',').map((id) => id.trim())];
    }),
  );
  const idsFor = (category: ConsentCategory): readonly string[] => pairs.get(category) ?? [];
  const isValid = consentCategories.every(
    (category) => idsFor(category).length > 0 && idsFor(category).every((id) => /^[A-Za-z0-9_-]{1,40}$/.test(id)),
  );
  if (!isValid || pairs.size !== consentCategories.length) return undefined;
  return { analytics: idsFor('analytics'), marketing: idsFor('marketing'), embeds: idsFor('embeds') };
}

/** The third-party services that the site can use. All are off unless configured, and none is loaded before consent. */
export const thirdPartyValues = {
  googleMapsKey: optionalText(
    'Key of the maps provider. Unset: the built-in map.',
    /^[A-Za-z0-9_-]{10,120}$/,
    'a maps key',
  ),
  captchaKey: optionalText('Site key of the captcha.', /^[A-Za-z0-9_-]{10,120}$/, 'a captcha site key'),
  captchaSecret: secret('Secret key with which captcha answers are verified.'),
  captchaVersion: customValue<'v2' | 'v3' | undefined>(
    { description: 'Version of the captcha.', mustBe: 'v2 or v3' },
    undefined,
    (text) => (text === 'v2' || text === 'v3' ? text : undefined),
  ),
  captchaEnabled: yesOrNo('Whether forms use a captcha. Requires key, secret and version.', false),
  captchaLeastScore: customValue(
    {
      description: 'Minimum score of a v3 captcha that counts as human.',
      mustBe: 'a number from 0 to 1, like 0.5',
    },
    0.5,
    (text) => (/^(0(\.\d{1,3})?|1(\.0)?)$/.test(text) ? Number(text) : undefined),
  ),
  captchaVerifyUrl: webAddress('URL at which captcha answers are verified. Unset: Google’s.'),
  captchaSkipAddress: optionalText(
    'The listening address (HOST) for which no captcha is required, for a private server. Request headers are ignored.',
    /^[0-9a-fA-F.:]{2,45}$/,
    'an IP address',
  ),
  consentProvider: choice(
    'Who asks for consent: the built-in banner, or a provider’s script with the same interface as OneTrust’s.',
    ['built-in', 'script'],
    'built-in',
  ),
  consentProviderUrl: webAddress('Script of the consent provider, such as OneTrust’s otSDKStub.js.'),
  consentProviderId: optionalText(
    'Id of the site at the consent provider (data-domain-script).',
    /^[A-Za-z0-9-]{1,80}$/,
    'letters, digits and hyphens',
  ),
  consentProviderCategories: customValue(
    {
      description: 'The consent provider’s categories for each of ours.',
      mustBe: 'all three of our categories, like analytics=C0002;marketing=C0004;embeds=C0003,C0005',
    },
    defaultCategories,
    readCategories,
  ),
  tagManagerId: optionalText(
    'Id of the tag manager’s container. Unset: none.',
    /^GTM-[A-Z0-9]{4,12}$/,
    'like GTM-ABC123',
  ),
  tagManagerUrl: webAddress('URL of a first-party tagging server that serves the tag manager.'),
  analyticsId: optionalText('Measurement id of the analytics. Unset: none.', /^G-[A-Z0-9]{4,16}$/, 'like G-ABC1234567'),
  analyticsUrl: webAddress('URL of a first-party tagging server that serves analytics and receives its data.'),
  engagementToken: optionalText(
    'Project token of the customer-engagement service. Unset: none.',
    /^[A-Za-z0-9-]{8,80}$/,
    'letters, digits and hyphens, at least 8',
  ),
  engagementUrl: webAddress('URL of the customer-engagement service’s API, which also serves its script.'),
  bookingWidgetUrl: webAddress('Script of the third-party booking widget. Unset: a plain link.'),
  bookingWidgetPage: text(
    'URL of the booking page without the widget; {id} is replaced by the restaurant’s id.',
    'https://tables.example/{id}',
    /^https?:\/\/[^\s"<>{}]+\{id\}[^\s"<>{}]*$/,
    'an address with {id} in it, like https://tables.example/{id}',
  ),
  thirdPartyOrigins: list(
    'Additional origins that configured services load from and send to, such as those of a tag manager’s tags.',
    [],
    /^https?:\/\/(\*\.)?[A-Za-z0-9.-]{1,200}(:\d{1,5})?$/,
    'origins separated by commas, like https://*.example.com',
  ),
  braintreeEnabled: yesOrNo(
    'Whether cards are stored through Braintree. Otherwise the service uses a test gateway that is clearly marked.',
    false,
  ),
};
