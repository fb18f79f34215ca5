import { randomUUID } from 'node:crypto';
import type { PaymentGateway, StoredCard } from './payment-gateway.ts';

const failures: ReadonlyMap<string, StoredCard> = new Map([
  ['test-nonce-unconfirmed', { kind: 'unconfirmed' }],
  ['test-nonce-timeout', { kind: 'no-answer' }],
]);

/**
 * A gateway without a provider. Its token says that it is a test, and it stores a card for the nonce `test-nonce-ok`
 * only. `test-nonce-unconfirmed` fails the bank's check, `test-nonce-timeout` gets no reply, and any other nonce is
 * declined.
 */
export function createTestGateway(): PaymentGateway {
  return {
    clientToken: async () => `test-gateway-${randomUUID()}`,
    async storeCard({ nonce }) {
      if (nonce === 'test-nonce-ok') return { kind: 'stored', customerId: `test-${randomUUID()}` };
      return failures.get(nonce) ?? { kind: 'rejected' };
    },
  };
}
