import type { BraintreeCalls } from './braintree-gateway.ts';

type NewCustomer = Parameters<BraintreeCalls['customer']['create']>[0];

export interface FakeBraintree extends BraintreeCalls {
  /** The codes that were looked up, in their order. */
  readonly found: readonly string[];
  /** The customers that were asked for, in their order. */
  readonly created: readonly NewCustomer[];
}

/** Braintree’s own errors have their kind as their name, and repeat what was sent. */
const failure = (name: string): Error => Object.assign(new Error('ada@example.com 4111 1111 1111 1111'), { name });

/**
 * For tests: Braintree’s package, which answers by what a code says of its card. `confirmed`: the bank was asked and
 * said yes; `refused`: it said no; `declined`: it said yes, and the card is not accepted. A code that says nothing is of a
 * card whose bank was never asked. `unknown` is no code of Braintree’s; `gone` finds nobody there.
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
        return { threeDSecureInfo: /confirmed|declined/.test(nonce) ? { liabilityShifted: true } : null };
      },
    },
    customer: {
      async create(customer) {
        created.push(customer);
        const success = !String(customer.paymentMethodNonce).includes('declined');
        return { success, ...(success && { customer: { id: `c${created.length}` } }) };
      },
    },
  };
}
