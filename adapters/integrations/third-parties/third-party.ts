import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { ConsentCategory } from '#schemas/domain/consent/consent-category.ts';
import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import type { CaptchaConfiguration } from '../captcha/captcha-settings.ts';

/** Settings of the third-party services. Contains no secret. */
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
 * An action in the page for a service. `now` is replaced when it runs: by a date in `call`, by milliseconds since the
 * epoch in `push`.
 */
export type Step =
  /** `gtag(…)`: arguments for the queue of the Google tag. */
  | { readonly kind: 'call'; readonly args: readonly StepValue[] }
  /** An entry for the tag manager's queue. */
  | { readonly kind: 'push'; readonly entry: { readonly [name: string]: StepValue } }
  /** Calls a function that the script has defined, if it exists. It is a property of `owner`; default: the window. */
  | {
      readonly kind: 'run';
      readonly owner?: string;
      readonly name: string;
      readonly argument: { readonly [name: string]: unknown };
    };

export const now = '{now}';

/** In the argument of a `run`, replaced by the value of the attribute that marks the service's place. */
export const placePlaceholder = '{place}';

export type StepValue = string | boolean | { readonly [name: string]: unknown };

/**
 * Origins that the content security policy must allow for a service. May contain wildcards such as
 * `https://*.example.com`.
 */
export interface PolicyOrigins {
  readonly scripts: readonly string[];
  /** Where the service sends data. */
  readonly connections: readonly string[];
  readonly frames: readonly string[];
  /** Where forms may be submitted. */
  readonly forms?: readonly string[];
  /** Whether it injects style sheets, which a hash-based policy would block. */
  readonly writesStyles: boolean;
  /** Origins of style sheets. */
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  /** Sources of its workers, such as `blob:`. */
  readonly workers?: readonly string[];
}

/**
 * A third-party service that runs as a script in the page, described as data for the browser. Its script reads the
 * page's address, so the site does not load it where the address is private.
 */
export interface ThirdParty {
  readonly name: string;
  /** The script loads when one of these is allowed. Its parts obey the consent signals. */
  readonly categories: readonly ConsentCategory[];
  /** URL of its script. */
  readonly script: string;
  /** Run right before the script is requested. */
  readonly before: readonly Step[];
  /** Run after the script has run. */
  readonly after: readonly Step[];
  /** Attribute of the elements that it is inserted into. It loads only on pages with such an element. */
  readonly place?: string;
  /** A block of the page loads the script itself, after the same consent. */
  readonly startsInBlock?: true;
  readonly origins: PolicyOrigins;
  /** What it stores under the site's own domain. Cookies among them are deleted when consent is withdrawn. */
  readonly stored: readonly StoredItem[];
}

/** A third-party script that asks for consent instead of the built-in banner. */
export interface ConsentScript {
  readonly script: string;
  readonly attributes: { readonly [name: string]: string };
  /** For each of our categories, the provider's categories that must all be allowed. */
  readonly categories: { readonly [Category in ConsentCategory]: readonly string[] };
  readonly origins: PolicyOrigins;
  readonly stored: readonly StoredItem[];
}

/** The origin of a URL from the validated configuration. */
export const originOf = (address: string): string => new URL(address).origin;

/** Origins of a service that is served from one origin and sends data there. */
export const singleOrigin = (address: string): PolicyOrigins => ({
  scripts: [originOf(address)],
  connections: [originOf(address)],
  frames: [],
  writesStyles: false,
});
