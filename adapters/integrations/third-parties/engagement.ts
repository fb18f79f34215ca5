import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import { singleOrigin, type ThirdParty, type ThirdPartyConfiguration } from './third-party.ts';

const name = 'Bloomreach Engagement';

/** Source: documentation.bloomreach.com/engagement/docs/cookies-storage. */
const stored: readonly StoredItem[] = [
  ['__exponea_etc__', 'Up to 3 years'] as const,
  ['__exponea_time2__', '1 hour'] as const,
  ['xnpe_*', '3 years'] as const,
].map(([cookie, life]) => ({
  name: cookie,
  kind: 'cookie',
  category: 'marketing',
  purpose: 'A number by which your visits are told apart from others’, and the time of your clock.',
  life,
  by: name,
}));

/** Customer engagement (Bloomreach, formerly Exponea): tracks visits and sends campaigns. */
export function engagement({
  engagementToken: token,
  engagementUrl: target,
}: ThirdPartyConfiguration): ThirdParty | undefined {
  if (token === undefined || target === undefined) return undefined;
  return {
    name,
    categories: ['marketing'],
    script: `${target}/js/exponea.min.js`,
    before: [],
    after: [
      { kind: 'run', owner: 'exponea', name: 'initialize', argument: { token, target, track: { visits: true } } },
    ],
    origins: singleOrigin(target),
    stored,
  };
}
