import { analyticsCookies, googleTags, originsAt } from './google.ts';
import { now, type ThirdParty, type ThirdPartyConfiguration } from './third-party.ts';

/** Google Analytics 4 without a tag manager. A container that has it already makes this one superfluous. */
export function analytics({ analyticsId: id, analyticsUrl }: ThirdPartyConfiguration): ThirdParty | undefined {
  if (id === undefined) return undefined;
  const address = analyticsUrl ?? googleTags;
  // Advertising is the tag manager's business: analytics alone never asks for it.
  const plain = { allow_google_signals: false, allow_ad_personalization_signals: false };
  return {
    name: 'Google Analytics',
    categories: ['analytics'],
    script: `${address}/gtag/js?id=${id}`,
    before: [
      { kind: 'call', args: ['js', now] },
      { kind: 'call', args: ['config', id, analyticsUrl ? { ...plain, server_container_url: analyticsUrl } : plain] },
    ],
    after: [],
    origins: originsAt(address),
    stored: analyticsCookies,
  };
}
