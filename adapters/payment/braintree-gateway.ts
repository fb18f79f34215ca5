import braintree from 'braintree';
import type { Log } from '../log.ts';
import type { CardHolder, KeptCard, PaymentGateway } from './payment-gateway.ts';

export interface BraintreeAccount {
  readonly environment: 'sandbox' | 'production';
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Milliseconds for one call; keeping a card takes two. */
const timeoutMs = 6000;

type Result = Promise<{ readonly success: boolean }>;

/** What of Braintree’s package is used here. */
export interface BraintreeCalls {
  readonly clientToken: { generate(request: object): Promise<{ readonly clientToken: string }> };
  readonly customer: {
    create(customer: Readonly<Record<string, string>>): Promise<{
      readonly success: boolean;
      readonly customer?: { readonly id: string };
    }>;
    delete(id: string): Promise<unknown>;
  };
  readonly paymentMethod: {
    create(method: {
      customerId: string;
      paymentMethodNonce: string;
      deviceData?: string;
      options: { verifyCard: boolean };
    }): Result;
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
    const code = error instanceof Error ? error.name : 'unknown';
    log({ event: 'payment-provider-failed', level: 'warning', code });
  };
  return {
    async clientToken() {
      try {
        return (await calls.clientToken.generate({})).clientToken;
      } catch (error) {
        return failed(error);
      }
    },
    async keepCard(holder): Promise<KeptCard> {
      try {
        return await keep(calls, holder);
      } catch (error) {
        failed(error);
        return { kind: 'no-answer' };
      }
    },
  };
}

async function keep(calls: BraintreeCalls, holder: CardHolder): Promise<KeptCard> {
  const { nonce, deviceData, firstName, lastName, email } = holder;
  const person = Object.entries({ firstName, lastName, email });
  const { success, customer } = await calls.customer.create(
    Object.fromEntries(person.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
  if (!success || !customer) return { kind: 'declined' };
  const card = await calls.paymentMethod.create({
    customerId: customer.id,
    paymentMethodNonce: nonce,
    ...(deviceData !== undefined && { deviceData }),
    options: { verifyCard: true },
  });
  if (card.success) return { kind: 'kept', customerId: customer.id };
  // Nobody without a card is kept there.
  await calls.customer.delete(customer.id).catch(() => undefined);
  return { kind: 'declined' };
}
