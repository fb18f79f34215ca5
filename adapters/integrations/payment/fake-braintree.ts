import type { BraintreeCalls } from './braintree-gateway.ts';

type NewCustomer = Parameters<BraintreeCalls['customer']['create']>[0];

export interface FakeBraintree extends BraintreeCalls {
  /** Nonces that were looked up, in order. */
  readonly found: readonly string[];
  /** Customers that were requested, in order. */
  readonly created: readonly NewCustomer[];
}

/** Braintree's errors have their kind as their name, and repeat what was sent. */
const failure = (name: string): Error => Object.assign(new Error('ada@example.com 4111 1111 1111 1111'), { name });

/**
 * For tests: a fake of Braintree's package that chooses its reply by the nonce. `confirmed`: the bank confirmed the
 * holder; `refused`: it did not; `rejected`: it did, but the card is not accepted. `unknown` is not a valid nonce, `gone`
 * simulates an outage. For any other nonce the bank was never asked.
 */
export function createFakeBraintree(clientToken = 'real-token'): FakeBraintree {
  const found: string[] = [];
  const created: NewCustomer[] = [];
  return {
    found,
    created,
    clientToken: { generate: async () => ({ clientToken }) },
    paymentMethodNonce: {
      async find(nonce) {
        found.push(nonce);
        if (nonce.includes('gone')) throw failure('unexpectedError');
        if (nonce.includes('unknown')) throw failure('notFoundError');
        if (nonce.includes('refused')) return { threeDSecureInfo: { liabilityShifted: false } };
        return {
          threeDSecureInfo: ['confirmed', 'rejected'].some((part) => nonce.includes(part))
            ? { liabilityShifted: true }
            : null,
        };
      },
    },
    customer: {
      async create(customer) {
        created.push(customer);
        const success = !String(customer.paymentMethodNonce).includes('rejected');
        return { success, ...(success && { customer: { id: `c${created.length}` } }) };
      },
    },
  };
}
