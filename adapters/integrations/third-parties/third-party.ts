import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { ConsentCategory } from '#schemas/domain/consent/consent-category.ts';
import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import type { CaptchaConfiguration } from '../captcha/captcha-at.ts';

/** The part of the configuration that third parties are made from. No secret is in it. */
export type ThirdPartyConfiguration = Pick<
  Configuration,
  | 'cookieConsentStyle'
  | 'cookieConsentDays'
  | 'cookiePreferenceDays'
  | 'consentProvider'
  | 'consentProviderUrl'
  | 'consentProviderId'
  | 'consentProviderCategories'
  | 'tagManagerId'
  | 'tagManagerUrl'
  | 'analyticsId'
  | 'analyticsUrl'
  | 'engagementToken'
  | 'engagementUrl'
  | 'bookingWidgetUrl'
  | 'bookingWidgetPage'
  | 'googleMapsKey'
  | 'thirdPartyOrigins'
  | 'braintreeEnabled'
  | 'braintreeEnvironment'
> &
  CaptchaConfiguration;

/**
 * What is done in the page for a service. `now` stands for the moment it is done: a date for `call`, milliseconds
 * since the epoch for `push`.
 */
export type Step =
  /** `gtag(…)`: its arguments, in the queue of the Google tag. */
  | { readonly kind: 'call'; readonly args: readonly StepValue[] }
  /** An entry in the queue of the tag manager. */
  | { readonly kind: 'push'; readonly entry: { readonly [name: string]: StepValue } }
  /** Calls a function that the script has defined, if it has. `owner` holds it; absent: the window. */
  | {
      readonly kind: 'run';
      readonly owner?: string;
      readonly name: string;
      readonly argument: { readonly [name: string]: unknown };
    };

export const now = '{now}';

/** Stands in the argument of a `run` for the value of the attribute that marks the service's place. */
export const placeValue = '{place}';

export type StepValue = string | boolean | { readonly [name: string]: unknown };

/** What the content security policy must let through for a service. Origins, `https://*.example.com` included. */
export interface PolicyOrigins {
  readonly scripts: readonly string[];
  /** Where it sends to. */
  readonly connections: readonly string[];
  readonly frames: readonly string[];
  /** Where forms may be sent. */
  readonly forms?: readonly string[];
  /** Whether it writes style sheets into the page, which a policy of hashes would refuse. */
  readonly writesStyles: boolean;
  /** Style sheets it loads. */
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  /** What its workers are made from, such as `blob:`. */
  readonly workers?: readonly string[];
}

/**
 * A service of somebody else that runs as a script in the page: what the browser must know of it, as data. Its script
 * reads the page's address by itself, so the site starts none where the address is nobody else's business.
 */
export interface ThirdParty {
  readonly name: string;
  /** It starts when one of these is allowed. Each of its parts minds the others by the consent signals. */
  readonly categories: readonly ConsentCategory[];
  /** Address of its script. */
  readonly script: string;
  /** Done right before the script is asked for. */
  readonly before: readonly Step[];
  /** Done once the script has run. */
  readonly after: readonly Step[];
  /** It starts only on pages that have a place for it, and is put there: elements with this attribute. */
  readonly place?: string;
  /** A block of the page asks for the script itself, minding the same consent. */
  readonly startsInBlock?: true;
  readonly origins: PolicyOrigins;
  /** What it keeps under the site's own name. Cookies among them are removed when they are no longer allowed. */
  readonly stored: readonly StoredItem[];
}

/** Somebody else's script that asks for consent in the place of the built-in banner. */
export interface ConsentScript {
  readonly script: string;
  readonly attributes: { readonly [name: string]: string };
  /** For each of our categories, the provider's that must all be allowed. */
  readonly categories: { readonly [Category in ConsentCategory]: readonly string[] };
  readonly origins: PolicyOrigins;
  readonly stored: readonly StoredItem[];
}

/** The origin of an address that the configuration has checked. */
export const originOf = (address: string): string => new URL(address).origin;

/** A service that is served from one origin and sends there. */
export const oneOrigin = (address: string): PolicyOrigins => ({
  scripts: [originOf(address)],
  connections: [originOf(address)],
  frames: [],
  writesStyles: false,
});
