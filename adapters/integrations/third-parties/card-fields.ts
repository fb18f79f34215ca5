import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import type { PolicyOrigins, ThirdPartyConfiguration } from './third-party.ts';

/** The provider whose fields take a card. It is needed where a table needs a card, and asked for nowhere else. */
export interface CardFieldsProvider {
  readonly origins: PolicyOrigins;
  readonly stored: readonly StoredItem[];
}

const worlds = {
  sandbox: {
    api: 'sandbox.braintreegateway.com',
    bankScripts: ['https://songbirdstag.cardinalcommerce.com', 'https://cas.static.client.cardinaltrusted.com'],
  },
  production: {
    api: 'braintreegateway.com',
    bankScripts: ['https://songbird.cardinalcommerce.com', 'https://static.client.cardinaltrusted.com'],
  },
} as const;

/**
 * Braintree's card fields with the check by the holder's bank (3-D Secure), where Braintree takes the cards. Every bank
 * shows its check from an address of its own, which its form is sent to: frames and forms are let through to all of https.
 * Source: braintree.github.io/braintree-web/current, “Content Security Policy”, basic and 3D Secure directives, with
 * `https:` in the place of their `*`. Its pictures are let through from everywhere already. What it counts at
 * www.paypal.com is not documented there, and is not let through: its fields do without.
 */
export function cardFields({
  braintreeEnabled,
  braintreeEnvironment,
}: ThirdPartyConfiguration): CardFieldsProvider | undefined {
  if (!braintreeEnabled) return undefined;
  const { api, bankScripts } = worlds[braintreeEnvironment];
  return {
    origins: {
      scripts: ['https://js.braintreegateway.com', 'https://assets.braintreegateway.com', ...bankScripts],
      connections: [
        `https://api.${api}`,
        `https://client-analytics.${api}`,
        'https://*.braintree-api.com',
        'https://*.cardinalcommerce.com',
        'https://*.cardinaltrusted.com',
      ],
      frames: ['https://assets.braintreegateway.com', 'https:'],
      forms: ['https:'],
      writesStyles: false,
    },
    stored: ['assets.braintreegateway.com', 'cardinalcommerce.com'].map((name) => ({
      name,
      kind: 'another site’s own',
      category: 'needed',
      purpose:
        'The fields for the card that holds a table, and your bank’s check of it. Only where a card is asked for.',
      life: 'As that site says',
    })),
  };
}
