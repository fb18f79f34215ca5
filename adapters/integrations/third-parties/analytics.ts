import { analyticsCookies, getGoogleOrigins, googleTags } from './google.ts';
import { now, type ThirdParty, type ThirdPartyConfiguration } from './third-party.ts';

/** Google Analytics 4 without a tag manager. Not needed if a tag manager container already includes it. */
export function analytics({ analyticsId: id, analyticsUrl }: ThirdPartyConfiguration): ThirdParty | undefined {
  if (id === undefined) return undefined;
  const address = analyticsUrl ?? googleTags;
  // Advertising is left to the tag manager; analytics never uses it.
  const googleTagSettings = { allow_google_signals: false, allow_ad_personalization_signals: false };
  return {
    name: 'Google Analytics',
    categories: ['analytics'],
    script: `${address}/gtag/js?id=${id}`,
    before: [
      { kind: 'call', args: ['js', now] },
      {
        kind: 'call',
        args: [
          'config',
          id,
          analyticsUrl ? { ...googleTagSettings, server_container_url: analyticsUrl } : googleTagSettings,
        ],
      },
    ],
    after: [],
    origins: getGoogleOrigins(address),
    stored: analyticsCookies,
  };
}
