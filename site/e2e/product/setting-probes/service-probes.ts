import { getCaptchaFacts } from '#adapters/integrations/captcha/captcha-settings.ts';
import { bookingWidgetAttribute } from '#adapters/integrations/third-parties/booking-widget.ts';
import type { paymentValues } from '#schemas/configuration/payment.ts';
import type { thirdPartyValues } from '#schemas/configuration/third-parties.ts';
import { captchaVerdict } from './captcha-verdict.ts';
import { inDocument, inPolicy, type SettingProbes } from './setting-probe.ts';

const group = 'services';
const captcha = {
  CAPTCHA_ENABLED: 'true',
  CAPTCHA_KEY: 'site-key-of-a-probe',
  CAPTCHA_VERSION: 'v3',
  CAPTCHA_SECRET: 'secret-of-the-captcha',
};
const tags = {
  TAG_MANAGER_ID: 'GTM-PROBE1',
  ANALYTICS_ID: 'G-PROBE12345',
  ENGAGEMENT_TOKEN: 'token-of-a-probe',
  ENGAGEMENT_URL: 'https://engage.example',
};
const consent = { CONSENT_PROVIDER: 'script', CONSENT_PROVIDER_URL: 'https://consent.example/stub.js' };

export const thirdPartyProbes: SettingProbes<keyof typeof thirdPartyValues> = {
  googleMapsKey: inDocument('maps-key-of-a-probe', '/find-us', { group, shows: 'maps-key-of-a-probe' }),
  captchaKey: inDocument('site-key-of-a-probe', '/contact', { group, with: captcha, shows: 'site-key-of-a-probe' }),
  captchaSecret: {
    kind: 'part',
    value: 'secret-of-the-captcha',
    before: 'another-secret',
    with: captcha,
    look: (configuration) => captchaVerdict(configuration),
    shows: 'passed',
  },
  captchaVersion: inDocument('v3', '/contact', { group, with: captcha, shows: '"version":"v3"' }),
  captchaEnabled: inPolicy('true', '/contact', 'https://www.google.com/recaptcha/', { with: captcha }),
  captchaLeastScore: {
    kind: 'part',
    value: '0.7',
    with: captcha,
    look: (configuration) => captchaVerdict(configuration),
    hides: 'passed',
  },
  captchaVerifyUrl: {
    kind: 'part',
    value: 'http://127.0.0.1:9/',
    with: captcha,
    look: (configuration) => captchaVerdict(configuration, configuration.captchaVerifyUrl),
    hides: 'passed',
  },
  captchaSkipAddress: {
    kind: 'part',
    value: '127.0.0.1',
    with: captcha,
    look: (configuration) => getCaptchaFacts(configuration) ?? 'none',
    shows: 'none',
  },
  consentProvider: inDocument('script', '/about', { group, with: consent, hides: 'data-cookie-banner' }),
  consentProviderUrl: inDocument('https://consent.example/stub.js', '/about', {
    group,
    with: consent,
    shows: '"https://consent.example/stub.js"',
  }),
  consentProviderId: inDocument('id-of-a-probe', '/about', {
    group,
    with: consent,
    shows: '"data-domain-script":"id-of-a-probe"',
  }),
  consentProviderCategories: inDocument('analytics=C0097;marketing=C0098;embeds=C0099', '/about', {
    group,
    with: consent,
    shows: '"embeds":["C0099"]',
  }),
  tagManagerId: inDocument('GTM-PROBE1', '/about', { group, shows: 'id=GTM-PROBE1' }),
  tagManagerUrl: inPolicy('https://manager.example', '/about', 'https://manager.example', { with: tags }),
  analyticsId: inDocument('G-PROBE12345', '/about', { group, shows: 'id=G-PROBE12345' }),
  analyticsUrl: inPolicy('https://analytics.example', '/about', 'https://analytics.example', { with: tags }),
  engagementToken: inDocument('token-of-a-probe', '/about', { group, with: tags, shows: 'token-of-a-probe' }),
  engagementUrl: inPolicy('https://engage.example', '/about', 'https://engage.example', { with: tags }),
  bookingWidgetUrl: inDocument('https://widget.example/widget.js', '/about', { group, shows: bookingWidgetAttribute }),
  bookingWidgetPage: inDocument('https://other-tables.example/at/{id}', '/restaurants/holiday-park/holiday-park', {
    group,
    shows: 'https://other-tables.example/at/',
  }),
  thirdPartyOrigins: inPolicy('https://pixels.example', '/about', 'https://pixels.example', { with: tags }),
  braintreeEnabled: inPolicy('true', '/booking/soho', 'https://js.braintreegateway.com'),
};

const gateway = {
  file: 'adapters/integrations/payment/payment.test.ts',
  title: 'is used when nothing is configured, and Braintree’s package when it is',
};

export const paymentProbes: SettingProbes<keyof typeof paymentValues> = {
  braintreeEnvironment: inPolicy('production', '/booking/soho', 'https://api.braintreegateway.com', {
    with: { BRAINTREE_ENABLED: 'true' },
  }),
  braintreeMerchantId: { kind: 'tested', ...gateway },
  braintreePublicKey: { kind: 'tested', ...gateway },
  braintreePrivateKey: { kind: 'tested', ...gateway },
};
