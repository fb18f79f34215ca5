import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import type { PolicyOrigins, ThirdPartyConfiguration } from './third-party.ts';

/** Provider of the card fields. Loaded only on pages where a table needs a card. */
export interface CardFieldsProvider {
  readonly origins: PolicyOrigins;
  readonly stored: readonly StoredItem[];
}

const environments = {
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
 * Braintree's card fields with 3-D Secure. Every bank serves its check from its own address and receives forms there,
 * so frames and forms must allow all of https. Source: braintree.github.io/braintree-web/current, “Content Security
 * Policy”, basic and 3D Secure directives, with `https:` instead of their `*`. Images are already allowed from
 * everywhere. Requests to www.paypal.com are not documented there and are blocked; the fields work without them.
 */
export function cardFields({
  braintreeEnabled,
  braintreeEnvironment,
}: ThirdPartyConfiguration): CardFieldsProvider | undefined {
  if (!braintreeEnabled) return undefined;
  const { api, bankScripts } = environments[braintreeEnvironment];
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
