import type { ConsentCategory } from '#schemas/domain/consent/consent-category.ts';

/**
 * Google's consent mode, version 2: the signals that its tags obey, and the consent category that each needs. Used in
 * the basic mode: all signals are denied at first, and no tag loads before its category is allowed. Source:
 * developers.google.com/tag-platform/security/guides/consent.
 */
export const consentSignals: { readonly [signal: string]: ConsentCategory } = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
};
