import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import { type ConsentScript, originOf, type ThirdPartyConfiguration } from './third-party.ts';

/** Source: cookiepedia.co.uk, my.onetrust.com. */
const stored: readonly StoredItem[] = (
  [
    ['OptanonConsent', 'What you allowed, when, and which list you were asked about.'],
    ['OptanonAlertBoxClosed', 'That you answered the question about cookies, and when.'],
  ] as const
).map(([name, purpose]) => ({
  name,
  kind: 'cookie',
  category: 'needed',
  purpose,
  life: '1 year',
  by: 'OneTrust',
}));

const oneTrust = 'https://cdn.cookielaw.org';

/**
 * A consent provider's script (OneTrust, CookiePro) instead of the built-in banner. It loads before consent, because it
 * asks for it. It injects its own style sheet, so `style-src` is wider with it.
 */
export function consentScript(configuration: ThirdPartyConfiguration): ConsentScript | undefined {
  const { consentProvider, cookieConsentStyle, consentProviderUrl: script, consentProviderId: id } = configuration;
  if (consentProvider !== 'script' || cookieConsentStyle === 'none' || script === undefined) return undefined;
  const origin = originOf(script);
  // Its location service and its consent log. Source: developer.onetrust.com, “content-security-policy-cdn”.
  const origins = origin === oneTrust ? [origin, 'https://*.onetrust.com'] : [origin];
  return {
    script,
    attributes: id === undefined ? {} : { 'data-domain-script': id },
    categories: configuration.consentProviderCategories,
    origins: { scripts: origins, connections: origins, frames: [], writesStyles: true },
    stored,
  };
}
