import type { z } from 'zod';
import type { Configuration, ConfigurationName } from './configuration.ts';
import { toVariableName } from './parse/to-variable-name.ts';

type Values = Readonly<Configuration>;

interface Constraint {
  /** The value that depends on others. The error is reported for it. */
  readonly name: ConfigurationName;
  /** Completes “must be …” if the value is inconsistent with the others; undefined if it is consistent. */
  readonly requirement: (values: Values) => string | undefined;
}

/** The values that enable services that need consent. */
const servicesNeedingConsent: readonly ConfigurationName[] = [
  'tagManagerId',
  'analyticsId',
  'engagementToken',
  'bookingWidgetUrl',
];

const braintreeAccount: readonly ConfigurationName[] = [
  'braintreeMerchantId',
  'braintreePublicKey',
  'braintreePrivateKey',
];

const list = new Intl.ListFormat('en-GB');
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Requires `value` unless all of `names` are set; lists the missing ones. */
const requireTogether = (values: Values, value: string, names: readonly ConfigurationName[]): string | undefined => {
  const missing = names.filter((name) => values[name] === undefined).map(toVariableName);
  return missing.length > 0 ? `${value} without ${list.format(missing)}` : undefined;
};

/** The captcha adapter's error message for the first missing value. */
const captchaError = (values: Values): string =>
  `ReCaptcha error: No ${values.captchaKey === undefined ? 'key' : values.captchaVersion === undefined ? 'version' : 'secret'} provided`;

/** Rules between values that are each valid on their own. */
const constraints: readonly Constraint[] = [
  {
    name: 'captchaEnabled',
    requirement: (values) => {
      const missing = requireTogether(values, 'false', ['captchaKey', 'captchaSecret', 'captchaVersion']);
      return values.captchaEnabled && missing !== undefined ? `${missing} (${captchaError(values)})` : undefined;
    },
  },
  {
    name: 'consentProvider',
    requirement: (values) =>
      values.consentProvider === 'script' ? requireTogether(values, 'built-in', ['consentProviderUrl']) : undefined,
  },
  {
    // Nobody could give consent, so the configured services would never run.
    name: 'cookieConsentStyle',
    requirement: (values) => {
      const configured = servicesNeedingConsent.filter((name) => values[name] !== undefined).map(toVariableName);
      return values.cookieConsentStyle === 'none' && configured.length > 0
        ? `provider with ${list.format(configured)}`
        : undefined;
    },
  },
  {
    // Each customer of the engagement service has its own URL, so there is no default.
    name: 'engagementToken',
    requirement: (values) => (values.engagementToken ? requireTogether(values, 'empty', ['engagementUrl']) : undefined),
  },
  {
    name: 'tagManagerUrl',
    requirement: (values) => (values.tagManagerUrl ? requireTogether(values, 'empty', ['tagManagerId']) : undefined),
  },
  {
    name: 'analyticsUrl',
    requirement: (values) => (values.analyticsUrl ? requireTogether(values, 'empty', ['analyticsId']) : undefined),
  },
  {
    // Otherwise every page's content security policy would allow an origin that no service uses.
    name: 'thirdPartyOrigins',
    requirement: (values) =>
      values.thirdPartyOrigins.length > 0 &&
      values.consentProvider === 'built-in' &&
      servicesNeedingConsent.every((name) => values[name] === undefined)
        ? `empty without ${alternatives.format(['CONSENT_PROVIDER', ...servicesNeedingConsent.map(toVariableName)])}`
        : undefined,
  },
  {
    // With an external API, the account belongs to that API.
    name: 'braintreeEnabled',
    requirement: (values) =>
      values.braintreeEnabled && values.apiUrl === undefined
        ? requireTogether(values, 'false', braintreeAccount)
        : undefined,
  },
  {
    // Otherwise cards would seem to be stored, but the test gateway stores none.
    name: 'braintreePrivateKey',
    requirement: (values) =>
      values.braintreePrivateKey && !values.braintreeEnabled ? 'empty without BRAINTREE_ENABLED=true' : undefined,
  },
  {
    // Mail needs a real sender; there is no default.
    name: 'smtpUrl',
    requirement: (values) => (values.smtpUrl ? requireTogether(values, 'empty', ['mailFrom']) : undefined),
  },
  {
    // Host names are only checked if there is a public URL, so a list alone would have no effect.
    name: 'allowedHosts',
    requirement: (values) =>
      values.allowedHosts.length > 0 ? requireTogether(values, 'empty', ['siteOrigin']) : undefined,
  },
  {
    // Otherwise the call would always end first, and POOL_TIMEOUT_MS would have no effect.
    name: 'callDeadlineMs',
    requirement: (values) =>
      values.callDeadlineMs < values.poolTimeoutMs ? `at least POOL_TIMEOUT_MS, ${values.poolTimeoutMs}` : undefined,
  },
  {
    // Otherwise no token would be reused, and every call would request a new one.
    name: 'tokenMarginMs',
    requirement: (values) =>
      values.tokenMarginMs >= values.tokenExpiryMs ? `less than TOKEN_EXPIRY_MS, ${values.tokenExpiryMs}` : undefined,
  },
];

/** Adds an issue for each value that is inconsistent with others. */
export function checkConfiguration(values: Values, context: z.core.$RefinementCtx): void {
  for (const { name, requirement } of constraints) {
    const message = requirement(values);
    if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message: `must be ${message}` });
  }
}
