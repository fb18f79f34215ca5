import { consentRecord, embeddedItems, ownStoredItems } from '#schemas/domain/consent/stored-item.ts';
import type { ThirdPartyFacts } from '#schemas/domain/consent/third-party-facts.ts';
import { defineSource } from './define-source.ts';

export const thirdPartiesSource = defineSource<'thirdParties', Record<never, never>, ThirdPartyFacts>({
  name: 'thirdParties',
  example: {
    stored: [consentRecord({ cookieConsentDays: 30, cookiePreferenceDays: 365 }), ...ownStoredItems, ...embeddedItems],
    bookingWidget: { page: 'https://tables.example/{id}', embedded: true },
  },
  load: async (_, { thirdParties }) => thirdParties,
});
