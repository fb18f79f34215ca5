import type { z } from 'zod';
import type { Configuration, ConfigurationName } from './configuration.ts';
import { variableOf } from './parse/variable-of.ts';

type Values = Readonly<Configuration>;

interface Constraint {
  /** The value that asks for something of others. */
  readonly name: ConfigurationName;
  /** What it must be while the others are as they are; undefined when they go together. */
  readonly requirement: (values: Values) => string | undefined;
}

/** What needs consent, by the value that switches it on. */
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

/** `what` holds only together with all of `names`; says which of them are missing. */
const requireTogether = (values: Values, value: string, names: readonly ConfigurationName[]): string | undefined => {
  const missing = names.filter((name) => values[name] === undefined).map(variableOf);
  return missing.length > 0 ? `${value} without ${list.format(missing)}` : undefined;
};

/** What the captcha says of the first thing it lacks, in the words of its adapter. */
const captchaError = (values: Values): string =>
  `ReCaptcha error: No ${values.captchaKey === undefined ? 'key' : values.captchaVersion === undefined ? 'version' : 'secret'} provided`;

/** Values that are sound by themselves and still cannot stand together. */
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
    // Nobody would ever have agreed, and what is configured would never run.
    name: 'cookieConsentStyle',
    requirement: (values) => {
      const configured = servicesNeedingConsent.filter((name) => values[name] !== undefined).map(variableOf);
      return values.cookieConsentStyle === 'none' && configured.length > 0
        ? `provider with ${list.format(configured)}`
        : undefined;
    },
  },
  {
    // Each of its customers has an address of their own: there is none to fall back to.
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
    // Else an origin would stand in every page's policy for a service that is not there.
    name: 'thirdPartyOrigins',
    requirement: (values) =>
      values.thirdPartyOrigins.length > 0 &&
      values.consentProvider === 'built-in' &&
      servicesNeedingConsent.every((name) => values[name] === undefined)
        ? `empty without ${alternatives.format(['CONSENT_PROVIDER', ...servicesNeedingConsent.map(variableOf)])}`
        : undefined,
  },
  {
    // Behind an API of the chain’s own, that API has the account.
    name: 'braintreeEnabled',
    requirement: (values) =>
      values.braintreeEnabled && values.apiUrl === undefined ? requireTogether(values, 'false', braintreeAccount) : undefined,
  },
  {
    // Else it would seem that cards are kept, and the test gateway would keep none.
    name: 'braintreePrivateKey',
    requirement: (values) =>
      values.braintreePrivateKey && !values.braintreeEnabled ? 'empty without BRAINTREE_ENABLED=true' : undefined,
  },
  {
    // Nobody may send mail in the name of an example.
    name: 'smtpUrl',
    requirement: (values) => (values.smtpUrl ? requireTogether(values, 'empty', ['mailFrom']) : undefined),
  },
  {
    // Hosts are only checked against a public address: a list alone would keep nobody out.
    name: 'allowedHosts',
    requirement: (values) => (values.allowedHosts.length > 0 ? requireTogether(values, 'empty', ['siteOrigin']) : undefined),
  },
  {
    // Else every silent connection would end with its call, and POOL_TIMEOUT_MS would mean nothing.
    name: 'callDeadlineMs',
    requirement: (values) =>
      values.callDeadlineMs < values.poolTimeoutMs ? `at least POOL_TIMEOUT_MS, ${values.poolTimeoutMs}` : undefined,
  },
  {
    // Else no token would ever be reused, and every call would ask for one.
    name: 'tokenMarginMs',
    requirement: (values) =>
      values.tokenMarginMs >= values.tokenExpiryMs ? `less than TOKEN_EXPIRY_MS, ${values.tokenExpiryMs}` : undefined,
  },
];

/** Refuses a configuration whose values cannot stand together, each by the value that asks for the others. */
export function checkConfiguration(values: Values, context: z.core.$RefinementCtx): void {
  for (const { name, requirement } of constraints) {
    const message = requirement(values);
    if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message: `must be ${message}` });
  }
}
