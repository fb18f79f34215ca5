import type { ConsentCategory } from '#schemas/domain/consent/consent-category.ts';

/**
 * Google's consent mode, version 2: the signals that its tags obey, and the category of ours that each waits for. Used
 * in its basic form: all are denied first, and no tag is loaded before a category is allowed.
 * Source: developers.google.com/tag-platform/security/guides/consent.
 */
export const consentSignals: { readonly [signal: string]: ConsentCategory } = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
};
