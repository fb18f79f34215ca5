import { randomUUID } from 'node:crypto';
import type { PaymentGateway, StoredCard } from './payment-gateway.ts';

const failures: ReadonlyMap<string, StoredCard> = new Map([
  ['test-nonce-unconfirmed', { kind: 'unconfirmed' }],
  ['test-nonce-timeout', { kind: 'no-answer' }],
]);

/**
 * A gateway without a provider: its token says that it is one, and it keeps a card for the code `test-nonce-ok` alone.
 * For `test-nonce-unconfirmed` the bank’s check fails, `test-nonce-timeout` never gets an answer; every other code is
 * declined.
 */
export function createTestGateway(): PaymentGateway {
  return {
    clientToken: async () => `test-gateway-${randomUUID()}`,
    async keepCard({ nonce }) {
      if (nonce === 'test-nonce-ok') return { kind: 'kept', customerId: `test-${randomUUID()}` };
      return failures.get(nonce) ?? { kind: 'declined' };
    },
  };
}
