import { choice, optionalText, secret } from './parse/value.ts';

const key = /^[A-Za-z0-9_-]{4,80}$/;

/**
 * The Braintree account in which the embedded service stores cards. BRAINTREE_ENABLED switches it on. The account must
 * have 3D Secure: a card that the bank has not confirmed is not stored.
 */
export const paymentValues = {
  braintreeEnvironment: choice('The Braintree environment.', ['sandbox', 'production'], 'sandbox'),
  braintreeMerchantId: optionalText('Merchant id at Braintree.', key, 'letters, digits, hyphens and underscores'),
  braintreePublicKey: optionalText('Public key at Braintree.', key, 'letters, digits, hyphens and underscores'),
  braintreePrivateKey: secret('Private key at Braintree.'),
};
