import braintree from 'braintree';
import type { Log } from '#adapters/log.ts';
import type { CardHolder, PaymentGateway, StoredCard } from './payment-gateway.ts';

export interface BraintreeAccount {
  readonly environment: 'sandbox' | 'production';
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Milliseconds for one call. Keeping a card takes two, for which a visitor waits. */
const timeoutMs = 6000;

/** What of Braintree’s package is used here. */
export interface BraintreeCalls {
  readonly clientToken: { generate(request: object): Promise<{ readonly clientToken: string }> };
  readonly paymentMethodNonce: {
    find(nonce: string): Promise<{
      /** What the bank said; nothing where it was not asked. */
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

/** Braintree’s own package for an account. */
export function braintreeCalls({ environment, ...keys }: BraintreeAccount): BraintreeCalls {
  const { Production, Sandbox } = braintree.Environment;
  const gateway = new braintree.BraintreeGateway({
    ...keys,
    environment: environment === 'production' ? Production : Sandbox,
  });
  gateway.config.timeout = timeoutMs;
  return gateway;
}

/** Keeps each card at Braintree as the verified card of a customer of its own. Nothing is charged. */
export function createBraintreeGateway(calls: BraintreeCalls, log: Log): PaymentGateway {
  /** The name of what failed and no more: Braintree’s errors repeat what was sent. */
  const failed = (error: unknown): undefined => {
    log({ event: 'payment-provider-failed', level: 'warning', code: nameOf(error) });
  };
  return {
    async clientToken() {
      try {
        return (await calls.clientToken.generate({})).clientToken;
      } catch (error) {
        return failed(error);
      }
    },
    async keepCard(holder): Promise<StoredCard> {
      try {
        return await keep(calls, holder);
      } catch (error) {
        // The code was made up, or is too old.
        if (nameOf(error) === 'notFoundError') return { kind: 'declined' };
        failed(error);
        return { kind: 'no-answer' };
      }
    },
  };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/**
 * Whoever keeps a card to charge it later must have had its holder confirmed when it was given. Braintree says whether the
 * bank did; without `verifyCard` that would be lost with the code.
 * Source: developer.paypal.com/braintree/docs/guides/3d-secure/applying-3ds-to-transactions-and-verifications.
 */
async function keep(calls: BraintreeCalls, holder: CardHolder): Promise<StoredCard> {
  const { nonce, deviceData, firstName, lastName, email } = holder;
  const { threeDSecureInfo } = await calls.paymentMethodNonce.find(nonce);
  if (threeDSecureInfo?.liabilityShifted !== true) return { kind: 'unconfirmed' };
  // Customer and card are made by one call, so that nobody without a card is kept there.
  const { success, customer } = await calls.customer.create({
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    ...(deviceData !== undefined && { deviceData }),
    paymentMethodNonce: nonce,
    creditCard: { options: { verifyCard: true } },
  });
  return success && customer ? { kind: 'kept', customerId: customer.id } : { kind: 'declined' };
}
