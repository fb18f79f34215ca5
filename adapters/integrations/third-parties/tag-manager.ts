import { advertisingCookies, analyticsCookies, getGoogleOrigins, googleTags } from './google.ts';
import { now, type ThirdParty, type ThirdPartyConfiguration } from './third-party.ts';

/** Google Tag Manager. Its container has tags of several categories, which obey the consent signals. */
export function tagManager({
  tagManagerId: id,
  tagManagerUrl = googleTags,
}: ThirdPartyConfiguration): ThirdParty | undefined {
  if (id === undefined) return undefined;
  return {
    name: 'Google Tag Manager',
    categories: ['analytics', 'marketing'],
    script: `${tagManagerUrl}/gtm.js?id=${id}`,
    before: [{ kind: 'push', entry: { 'gtm.start': now, event: 'gtm.js' } }],
    after: [],
    origins: getGoogleOrigins(tagManagerUrl),
    stored: [...analyticsCookies, ...advertisingCookies],
  };
}
