import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import { type PolicyOrigins, singleOrigin } from './third-party.ts';

export const googleTags = 'https://www.googletagmanager.com';

/** Source: developers.google.com/tag-platform/security/guides/csp. Images are already allowed from everywhere. */
const googleOrigins: PolicyOrigins = {
  scripts: ['https://*.googletagmanager.com'],
  connections: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
  frames: [],
  writesStyles: false,
};

/** A self-hosted tagging server serves the scripts and receives their data. */
export const getGoogleOrigins = (address: string): PolicyOrigins =>
  address === googleTags ? googleOrigins : singleOrigin(address);

/** Source: support.google.com/analytics/answer/11397207. */
export const analyticsCookies: readonly StoredItem[] = ['_ga', '_ga_*'].map((name) => ({
  name,
  kind: 'cookie',
  category: 'analytics',
  purpose: 'A number by which visits of the same browser are counted once.',
  life: '2 years',
  by: 'Google Analytics',
}));

/** Set by advertising tags of the container, if there are any. Source: business.safety.google/adscookies. */
export const advertisingCookies: readonly StoredItem[] = [
  {
    name: '_gcl_*',
    kind: 'cookie',
    category: 'marketing',
    purpose: 'Whether an advert brought you here.',
    life: '90 days',
    by: 'Google',
  },
];
