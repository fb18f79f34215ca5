import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { createBraintreeGateway } from './braintree-gateway.ts';
import { createGateway } from './create-gateway.ts';
import { createFakeBraintree } from './fake-braintree.ts';
import { createTestGateway } from './test-gateway.ts';

const account = {
  BRAINTREE_ENABLED: 'true',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private-key',
};

function parseConfiguration(env: Record<string, string>) {
  const result = readConfiguration(env);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const ignore = (): void => undefined;

/** Both gateways, each with nonces for the results that every gateway must support. */
const gateways = [
  {
    name: 'the test gateway',
    create: createTestGateway,
    nonceFor: (result: string) =>
      `test-nonce-${{ stored: 'ok', 'no-answer': 'timeout', rejected: 'declined' }[result] ?? result}`,
    unknownNonce: 'fake-valid-nonce',
  },
  {
    name: 'Braintree’s gateway',
    create: () => createBraintreeGateway(createFakeBraintree(), ignore),
    nonceFor: (result: string) =>
      ({ stored: 'confirmed', unconfirmed: 'refused', 'no-answer': 'gone' })[result] ?? result,
    unknownNonce: 'unknown',
  },
] as const;

describe.each(gateways)('$name', ({ create, nonceFor, unknownNonce }) => {
  it('returns a token and stores a valid card as a new customer [booking.card]', async () => {
    const gateway = create();
    expect(await gateway.clientToken()).toMatch(/./);
    const [one, other] = [
      await gateway.storeCard({ nonce: nonceFor('stored') }),
      await gateway.storeCard({ nonce: nonceFor('stored') }),
    ];
    expect([one, other]).toMatchObject([{ kind: 'stored' }, { kind: 'stored' }]);
    expect(one).not.toEqual(other);
  });

  it.each(['rejected', 'unconfirmed', 'no-answer'] as const)(
    'returns only the result for a card that is %s [booking.card]',
    async (kind) => {
      expect(await create().storeCard({ nonce: nonceFor(kind) })).toEqual({ kind });
    },
  );

  it('declines an unknown nonce [booking.card]', async () => {
    expect(await create().storeCard({ nonce: unknownNonce })).toEqual({ kind: 'rejected' });
  });
});

describe('test gateway', () => {
  it('says in its token that it is a test [booking.card]', async () => {
    expect(await createTestGateway().clientToken()).toMatch(/^test-gateway-/);
  });

  it('is used when nothing is configured, and Braintree’s package when it is [booking.card]', async () => {
    expect(await (await createGateway(parseConfiguration({}), ignore)).clientToken()).toMatch(/^test-gateway-/);
    const real = await createGateway(parseConfiguration(account), ignore);
    expect(Object.keys(real)).toEqual(['clientToken', 'storeCard']);
  });

  it.each(['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'])(
    'never replaces a Braintree account without its %s [booking.card]',
    (missing) => {
      expect(readConfiguration({ ...account, [missing]: '' })).toMatchObject({
        ok: false,
        message: expect.stringContaining(`BRAINTREE_ENABLED must be false without ${missing}`),
      });
    },
  );

  it('never accepts cards meant for Braintree [booking.card]', () => {
    expect(readConfiguration({ ...account, BRAINTREE_ENABLED: 'false' })).toMatchObject({ ok: false });
    expect(readConfiguration({ BRAINTREE_ENABLED: 'true', API_URL: 'https://api.example.com' })).toMatchObject({
      ok: true,
    });
  });
});

const holder = { deviceData: 'd', firstName: 'Ada', lastName: undefined, email: 'ada@example.com' };

describe('a card at Braintree', () => {
  it('becomes the verified card of a new customer without a charge [booking.card]', async () => {
    const calls = createFakeBraintree();
    await createBraintreeGateway(calls, ignore).storeCard({ ...holder, nonce: 'confirmed' });
    expect(calls.created).toEqual([
      {
        firstName: 'Ada',
        email: 'ada@example.com',
        deviceData: 'd',
        paymentMethodNonce: 'confirmed',
        creditCard: { options: { verifyCard: true } },
      },
    ]);
  });

  it.each(['refused', 'never-asked'])(
    'without the bank’s confirmation (%s) creates no customer, whatever the browser says [booking.card]',
    async (nonce) => {
      const calls = createFakeBraintree();
      expect(await createBraintreeGateway(calls, ignore).storeCard({ nonce })).toEqual({ kind: 'unconfirmed' });
      expect(calls).toMatchObject({ found: [nonce], created: [] });
    },
  );

  it('leaves nothing of the guest in the log when Braintree does not reply [booking.card]', async () => {
    const log: LogEntry[] = [];
    const gateway = createBraintreeGateway(createFakeBraintree(), (entry) => log.push(entry));
    await gateway.storeCard({ ...holder, nonce: 'gone' });
    await gateway.storeCard({ ...holder, nonce: 'unknown' });
    expect(log).toEqual([{ event: 'payment-provider-failed', level: 'warning', code: 'unexpectedError' }]);
  });

  it('has no client token when Braintree does not reply [booking.card]', async () => {
    const calls = { ...createFakeBraintree(), clientToken: { generate: () => Promise.reject(new Error('gone')) } };
    expect(await createBraintreeGateway(calls, ignore).clientToken()).toBeUndefined();
  });
});
