import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#schemas/configuration/read-configuration.ts';
import type { LogEntry } from '../log.ts';
import { type BraintreeCalls, createBraintreeGateway } from './braintree-gateway.ts';
import { createGateway } from './create-gateway.ts';
import { createTestGateway } from './test-gateway.ts';

const account = {
  BRAINTREE_ENABLED: 'true',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private-key',
};

function read(env: Record<string, string>) {
  const result = readConfiguration(env);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Braintree’s package, answering as it is told. */
function fakeCalls({ card, gone = false }: { readonly card: boolean; readonly gone?: boolean }) {
  const asked: unknown[] = [];
  const answer = async <Value>(name: string, request: unknown, value: Value): Promise<Value> => {
    asked.push([name, request]);
    if (gone) throw Object.assign(new Error('ada@example.com 4111'), { name: 'unexpectedError' });
    return value;
  };
  const calls: BraintreeCalls = {
    clientToken: { generate: (request) => answer('token', request, { clientToken: 'real-token' }) },
    customer: {
      create: (request) => answer('customer', request, { success: true, customer: { id: 'c1' } }),
      delete: (id) => answer('delete', id, undefined),
    },
    paymentMethod: { create: (request) => answer('card', request, { success: card }) },
  };
  return { calls, asked };
}

const holder = { nonce: 'n', deviceData: 'd', firstName: 'Ada', lastName: undefined, email: 'ada@example.com' };

describe('the test gateway', () => {
  it('says in its token that it is one, and keeps one card alone [booking.card]', async () => {
    const gateway = createTestGateway();
    expect(await gateway.clientToken()).toMatch(/^test-gateway-/);
    expect(await gateway.keepCard({ nonce: 'test-nonce-ok' })).toMatchObject({ kind: 'kept' });
    expect(await gateway.keepCard({ nonce: 'test-nonce-declined' })).toEqual({ kind: 'declined' });
    expect(await gateway.keepCard({ nonce: 'fake-valid-nonce' })).toEqual({ kind: 'declined' });
    expect(await gateway.keepCard({ nonce: 'test-nonce-timeout' })).toEqual({ kind: 'no-answer' });
  });

  it('is taken when nothing is configured, and Braintree’s package when it is', async () => {
    const ignore = (): void => undefined;
    expect(await (await createGateway(read({}), ignore)).clientToken()).toMatch(/^test-gateway-/);
    const real = await createGateway(read(account), ignore);
    expect(Object.keys(real)).toEqual(['clientToken', 'keepCard']);
  });

  it.each(['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'])(
    'never stands in for a Braintree that lacks its %s',
    (missing) => {
      expect(readConfiguration({ ...account, [missing]: '' })).toMatchObject({
        ok: false,
        message: expect.stringContaining(`BRAINTREE_ENABLED must be false without ${missing}`),
      });
    },
  );

  it('never takes cards that are meant for Braintree', () => {
    expect(readConfiguration({ ...account, BRAINTREE_ENABLED: 'false' })).toMatchObject({ ok: false });
    expect(readConfiguration({ BRAINTREE_ENABLED: 'true', API_URL: 'https://api.example.com' })).toMatchObject({
      ok: true,
    });
  });
});

describe('Braintree’s gateway', () => {
  it('keeps a card as the verified card of a customer, and charges nothing', async () => {
    const { calls, asked } = fakeCalls({ card: true });
    const gateway = createBraintreeGateway(calls, () => undefined);
    expect(await gateway.clientToken()).toBe('real-token');
    expect(await gateway.keepCard(holder)).toEqual({ kind: 'kept', customerId: 'c1' });
    expect(asked).toEqual([
      ['token', {}],
      ['customer', { firstName: 'Ada', email: 'ada@example.com' }],
      ['card', { customerId: 'c1', paymentMethodNonce: 'n', deviceData: 'd', options: { verifyCard: true } }],
    ]);
  });

  it('leaves no customer behind whose card was declined', async () => {
    const { calls, asked } = fakeCalls({ card: false });
    expect(await createBraintreeGateway(calls, () => undefined).keepCard(holder)).toEqual({ kind: 'declined' });
    expect(asked.at(-1)).toEqual(['delete', 'c1']);
  });

  it('says when there was no answer, and logs nothing of the guest', async () => {
    const log: LogEntry[] = [];
    const gateway = createBraintreeGateway(fakeCalls({ card: true, gone: true }).calls, (entry) => log.push(entry));
    expect(await gateway.clientToken()).toBeUndefined();
    expect(await gateway.keepCard(holder)).toEqual({ kind: 'no-answer' });
    expect(log).toEqual([
      { event: 'payment-provider-failed', level: 'warning', code: 'unexpectedError' },
      { event: 'payment-provider-failed', level: 'warning', code: 'unexpectedError' },
    ]);
  });
});
