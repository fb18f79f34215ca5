import type { Log } from '#adapters/log.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createTestGateway } from './test-gateway.ts';

type Account = Pick<
  Configuration,
  'braintreeEnabled' | 'braintreeEnvironment' | 'braintreeMerchantId' | 'braintreePublicKey' | 'braintreePrivateKey'
>;

/** Braintree if it is configured (its package is loaded only then), otherwise the test gateway. */
export async function createGateway(account: Account, log: Log): Promise<PaymentGateway> {
  const {
    braintreeEnabled,
    braintreeEnvironment: environment,
    braintreeMerchantId: merchantId,
    braintreePublicKey: publicKey,
    braintreePrivateKey: privateKey,
  } = account;
  if (!braintreeEnabled || !merchantId || !publicKey || !privateKey) return createTestGateway();
  const { braintreeCalls, createBraintreeGateway } = await import('./braintree-gateway.ts');
  return createBraintreeGateway(braintreeCalls({ environment, merchantId, publicKey, privateKey }), log);
}
