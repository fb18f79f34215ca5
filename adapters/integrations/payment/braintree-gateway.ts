import braintree from 'braintree';
import type { Log } from '#adapters/log.ts';
import type { CardHolder, PaymentGateway, StoredCard } from './payment-gateway.ts';

export interface BraintreeAccount {
  readonly environment: 'sandbox' | 'production';
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Milliseconds per call. Storing a card takes two calls, while the visitor waits. */
const timeoutMs = 6000;

/** The part of Braintree's package that is used here. */
export interface BraintreeCalls {
  readonly clientToken: { generate(request: object): Promise<{ readonly clientToken: string }> };
  readonly paymentMethodNonce: {
    find(nonce: string): Promise<{
      /** Result of 3-D Secure; empty if the bank was not asked. */
      readonly threeDSecureInfo?: { readonly liabilityShifted: boolean } | null | undefined;
    }>;
  };
  readonly customer: {
    create(customer: Readonly<Record<string, unknown>>): Promise<{
      readonly success: boolean;
      readonly customer?: { readonly id: string };
    }>;
  };
}

/** Braintree's package, configured for an account. */
export function braintreeCalls({ environment, ...keys }: BraintreeAccount): BraintreeCalls {
  const { Production, Sandbox } = braintree.Environment;
  const gateway = new braintree.BraintreeGateway({
    ...keys,
    environment: environment === 'production' ? Production : Sandbox,
  });
  gateway.config.timeout = timeoutMs;
  return gateway;
}

/** Stores each card at Braintree as the verified card of a new customer. Nothing is charged. */
export function createBraintreeGateway(calls: BraintreeCalls, log: Log): PaymentGateway {
  /** Logs the name of the error only: Braintree's messages repeat what was sent. */
  const logFailure = (error: unknown): undefined => {
    log({ event: 'payment-provider-failed', level: 'warning', code: errorName(error) });
  };
  return {
    async clientToken() {
      try {
        return (await calls.clientToken.generate({})).clientToken;
      } catch (error) {
        return logFailure(error);
      }
    },
    async storeCard(holder): Promise<StoredCard> {
      try {
        return await storeVerifiedCard(calls, holder);
      } catch (error) {
        // The nonce is invented or has expired.
        if (errorName(error) === 'notFoundError') return { kind: 'rejected' };
        logFailure(error);
        return { kind: 'no-answer' };
      }
    },
  };
}

const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/**
 * A card that is stored to be charged later needs strong customer authentication when it is given. Braintree reports
 * whether the bank confirmed the holder. Without `verifyCard` that result would be lost with the nonce. Source:
 * developer.paypal.com/braintree/docs/guides/3d-secure/applying-3ds-to-transactions-and-verifications.
 */
async function storeVerifiedCard(calls: BraintreeCalls, holder: CardHolder): Promise<StoredCard> {
  const { nonce, deviceData, firstName, lastName, email } = holder;
  const { threeDSecureInfo } = await calls.paymentMethodNonce.find(nonce);
  if (threeDSecureInfo?.liabilityShifted !== true) return { kind: 'unconfirmed' };
  // One call creates the customer and the card, so that no customer exists without a card.
  const { success, customer } = await calls.customer.create({
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    ...(deviceData !== undefined && { deviceData }),
    paymentMethodNonce: nonce,
    creditCard: { options: { verifyCard: true } },
  });
  return success && customer ? { kind: 'stored', customerId: customer.id } : { kind: 'rejected' };
}
