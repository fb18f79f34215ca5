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

function read(env: Record<string, string>) {
  const result = readConfiguration(env);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const ignore = (): void => undefined;

/** The two gateways, each with the codes by which it can be seen to do what every gateway must. */
const gateways = [
  {
    name: 'the test gateway',
    make: createTestGateway,
    codes: {
      kept: 'test-nonce-ok',
      declined: 'test-nonce-declined',
      unconfirmed: 'test-nonce-unconfirmed',
      'no-answer': 'test-nonce-timeout',
    },
    madeUp: 'fake-valid-nonce',
  },
  {
    name: 'Braintree’s gateway',
    make: () => createBraintreeGateway(createFakeBraintree(), ignore),
    codes: { kept: 'confirmed', declined: 'declined', unconfirmed: 'refused', 'no-answer': 'gone' },
    madeUp: 'unknown',
  },
] as const;

describe.each(gateways)('$name', ({ make, codes, madeUp }) => {
  it('gives a token, and keeps a good card for a customer of its own [booking.card]', async () => {
    const gateway = make();
    expect(await gateway.clientToken()).toMatch(/./);
    const [one, other] = [await gateway.keepCard({ nonce: codes.kept }), await gateway.keepCard({ nonce: codes.kept })];
    expect([one, other]).toMatchObject([{ kind: 'kept' }, { kind: 'kept' }]);
    expect(one).not.toEqual(other);
  });

  it.each(['declined', 'unconfirmed', 'no-answer'] as const)(
    'says of a card that is %s no more than that',
    async (kind) => {
      expect(await make().keepCard({ nonce: codes[kind] })).toEqual({ kind });
    },
  );

  it('declines a code that nobody has given', async () => {
    expect(await make().keepCard({ nonce: madeUp })).toEqual({ kind: 'declined' });
  });
});

describe('the test gateway', () => {
  it('says in its token that it is one [booking.card]', async () => {
    expect(await createTestGateway().clientToken()).toMatch(/^test-gateway-/);
  });

  it('is taken when nothing is configured, and Braintree’s package when it is', async () => {
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

const holder = { deviceData: 'd', firstName: 'Ada', lastName: undefined, email: 'ada@example.com' };

describe('a card at Braintree', () => {
  it('becomes the verified card of a new customer, and nothing is charged', async () => {
    const calls = createFakeBraintree();
    await createBraintreeGateway(calls, ignore).keepCard({ ...holder, nonce: 'confirmed' });
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
    'whose bank has not confirmed it (%s) makes no customer, whatever the browser says',
    async (nonce) => {
      const calls = createFakeBraintree();
      expect(await createBraintreeGateway(calls, ignore).keepCard({ nonce })).toEqual({ kind: 'unconfirmed' });
      expect(calls).toMatchObject({ found: [nonce], created: [] });
    },
  );

  it('that finds no answer leaves nothing of the guest in the log', async () => {
    const log: LogEntry[] = [];
    const gateway = createBraintreeGateway(createFakeBraintree(), (entry) => log.push(entry));
    await gateway.keepCard({ ...holder, nonce: 'gone' });
    await gateway.keepCard({ ...holder, nonce: 'unknown' });
    expect(log).toEqual([{ event: 'payment-provider-failed', level: 'warning', code: 'unexpectedError' }]);
  });

  it('is asked for under a token of which there is none when Braintree does not answer', async () => {
    const calls = { ...createFakeBraintree(), clientToken: { generate: () => Promise.reject(new Error('gone')) } };
    expect(await createBraintreeGateway(calls, ignore).clientToken()).toBeUndefined();
  });
});
