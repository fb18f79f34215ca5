import { choice, optionalText, secret } from './parse/value.ts';

const key = /^[A-Za-z0-9_-]{4,80}$/;

/**
 * The account at Braintree with which the embedded service keeps cards. BRAINTREE_ENABLED switches it on. The account must
 * have 3D Secure: a card that its bank has not confirmed is not kept.
 */
export const paymentValues = {
  braintreeEnvironment: choice('Which of Braintree’s worlds.', ['sandbox', 'production'], 'sandbox'),
  braintreeMerchantId: optionalText('Merchant id at Braintree.', key, 'letters, digits, hyphens and underscores'),
  braintreePublicKey: optionalText('Public key at Braintree.', key, 'letters, digits, hyphens and underscores'),
  braintreePrivateKey: secret('Private key at Braintree.'),
};
