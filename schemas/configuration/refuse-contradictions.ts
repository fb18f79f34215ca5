import type { z } from 'zod';
import type { Configuration, ConfigurationName } from './configuration.ts';
import { variableOf } from './parse/variable-of.ts';

type Read = Readonly<Configuration>;

interface Pair {
  /** The value that asks for something of others. */
  readonly name: ConfigurationName;
  /** What it must be while the others are as they are; undefined when they go together. */
  readonly mustBe: (read: Read) => string | undefined;
}

/** What needs consent, by the value that switches it on. */
const consentSeekers: readonly ConfigurationName[] = [
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
const without = (read: Read, what: string, names: readonly ConfigurationName[]): string | undefined => {
  const missing = names.filter((name) => read[name] === undefined).map(variableOf);
  return missing.length > 0 ? `${what} without ${list.format(missing)}` : undefined;
};

/** What the captcha says of the first thing it lacks, in the words of its adapter. */
const captchaErrorOf = (read: Read): string =>
  `ReCaptcha error: No ${read.captchaKey === undefined ? 'key' : read.captchaVersion === undefined ? 'version' : 'secret'} provided`;

/** Values that are sound by themselves and still cannot stand together. */
const pairs: readonly Pair[] = [
  {
    name: 'captchaEnabled',
    mustBe: (read) => {
      const missing = without(read, 'false', ['captchaKey', 'captchaSecret', 'captchaVersion']);
      return read.captchaEnabled && missing !== undefined ? `${missing} (${captchaErrorOf(read)})` : undefined;
    },
  },
  {
    name: 'consentProvider',
    mustBe: (read) =>
      read.consentProvider === 'script' ? without(read, 'built-in', ['consentProviderUrl']) : undefined,
  },
  {
    // Nobody would ever have agreed, and what is configured would never run.
    name: 'cookieConsentStyle',
    mustBe: (read) => {
      const seekers = consentSeekers.filter((name) => read[name] !== undefined).map(variableOf);
      return read.cookieConsentStyle === 'none' && seekers.length > 0
        ? `provider with ${list.format(seekers)}`
        : undefined;
    },
  },
  {
    // Each of its customers has an address of their own: there is none to fall back to.
    name: 'engagementToken',
    mustBe: (read) => (read.engagementToken ? without(read, 'empty', ['engagementUrl']) : undefined),
  },
  {
    name: 'tagManagerUrl',
    mustBe: (read) => (read.tagManagerUrl ? without(read, 'empty', ['tagManagerId']) : undefined),
  },
  {
    name: 'analyticsUrl',
    mustBe: (read) => (read.analyticsUrl ? without(read, 'empty', ['analyticsId']) : undefined),
  },
  {
    // Else an origin would stand in every page's policy for a service that is not there.
    name: 'thirdPartyOrigins',
    mustBe: (read) =>
      read.thirdPartyOrigins.length > 0 &&
      read.consentProvider === 'built-in' &&
      consentSeekers.every((name) => read[name] === undefined)
        ? `empty without ${alternatives.format(['CONSENT_PROVIDER', ...consentSeekers.map(variableOf)])}`
        : undefined,
  },
  {
    // Behind an API of the chain’s own, that API has the account.
    name: 'braintreeEnabled',
    mustBe: (read) =>
      read.braintreeEnabled && read.apiUrl === undefined ? without(read, 'false', braintreeAccount) : undefined,
  },
  {
    // Else it would seem that cards are kept, and the test gateway would keep none.
    name: 'braintreePrivateKey',
    mustBe: (read) =>
      read.braintreePrivateKey && !read.braintreeEnabled ? 'empty without BRAINTREE_ENABLED=true' : undefined,
  },
  {
    // Nobody may send mail in the name of an example.
    name: 'smtpUrl',
    mustBe: (read) => (read.smtpUrl ? without(read, 'empty', ['mailFrom']) : undefined),
  },
  {
    // Hosts are only checked against a public address: a list alone would keep nobody out.
    name: 'allowedHosts',
    mustBe: (read) => (read.allowedHosts.length > 0 ? without(read, 'empty', ['siteOrigin']) : undefined),
  },
  {
    // Else every silent connection would end with its call, and POOL_TIMEOUT_MS would mean nothing.
    name: 'callDeadlineMs',
    mustBe: (read) =>
      read.callDeadlineMs < read.poolTimeoutMs ? `at least POOL_TIMEOUT_MS, ${read.poolTimeoutMs}` : undefined,
  },
  {
    // Else no token would ever be reused, and every call would ask for one.
    name: 'tokenMarginMs',
    mustBe: (read) =>
      read.tokenMarginMs >= read.tokenExpiryMs ? `less than TOKEN_EXPIRY_MS, ${read.tokenExpiryMs}` : undefined,
  },
];

/** Refuses a configuration whose values cannot stand together, each by the value that asks for the others. */
export function refuseContradictions(read: Read, context: z.core.$RefinementCtx): void {
  for (const { name, mustBe } of pairs) {
    const words = mustBe(read);
    if (words !== undefined) context.addIssue({ code: 'custom', path: [name], message: `must be ${words}` });
  }
}
