import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from './payment-gateway.ts';

/**
 * A gateway without a provider: its token says that it is one, and it keeps a card for the code `test-nonce-ok` alone.
 * `test-nonce-timeout` never gets an answer; every other code is declined.
 */
export function createTestGateway(): PaymentGateway {
  return {
    clientToken: async () => `test-gateway-${randomUUID()}`,
    async keepCard({ nonce }) {
      if (nonce === 'test-nonce-ok') return { kind: 'kept', customerId: `test-${randomUUID()}` };
      return { kind: nonce === 'test-nonce-timeout' ? 'no-answer' : 'declined' };
    },
  };
}
