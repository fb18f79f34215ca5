import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import type { Wallet } from '#schemas/domain/wallet/wallet.ts';
import { signUpFields, startFormSite } from '#site/forms/gate/start-form-site.ts';
import { createFakeDocuments } from '#site/pages/testing/fake-documents.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { handleWalletForm } from './handle-wallet-form.ts';

let site: Awaited<ReturnType<typeof startFormSite>>;
beforeAll(async () => {
  site = await startFormSite({ formsPerVisitor: 100, callsPerVisitor: 1000 });
});
afterAll(() => site.close());

const pairOf = (cookie = ''): string => cookie.split(';')[0] ?? '';
const signUp = async (guest: string): Promise<string> => {
  const { headers } = await site.postWithoutScript('/sign-up', signUpFields(guest));
  return pairOf(headers['set-cookie']);
};
const addCard = (wallet: string, cookie: string, headers: Readonly<Record<string, string>> = {}) =>
  site.postWithoutScript('/signup-thanks', { wallet }, { cookie, ...headers });
const customer = (email: string) =>
  site.service.database.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('a card for a wallet', () => {
  it('is offered to new subscribers, with and without script, and not after an error [signup.wallet]', async () => {
    for (const send of [site.postWithoutScript, site.postWithScript]) {
      const { headers } = await send('/sign-up', signUpFields(crypto.randomUUID()));
      expect(headers['set-cookie']).toMatch(/^joined=[\w-]+; Path=\/signup-thanks;/);
      const refused = await send('/sign-up', { ...signUpFields('bo'), firstName: '' });
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
  });

  it('redirects to the wallet address of the API, after it was reported to the API [signup.wallet]', async () => {
    const cookie = await signUp('ada');
    expect((await customer('guest-ada@example.com')).apple_wallet_at).toBeNull();
    const { status, headers } = await addCard('apple', cookie);
    expect(status).toBe(303);
    const requested = { emailAddress: 'guest-ada@example.com' };
    const { body } = await site.service.callApi('POST', '/api/wallet/urls', requested);
    expect(headers.location).toBe(body.appleWalletUrl);
    expect(headers['cache-control']).toBe('no-store');
    expect(await customer('guest-ada@example.com')).toMatchObject({
      apple_wallet_at: new Date(site.service.clock.now()).toISOString(),
      google_wallet_at: null,
    });
  });

  it('belongs to one visitor [signup.wallet]', async () => {
    const [one, other] = [await signUp('one'), await signUp('other')];
    const [first, second] = [await addCard('google', one), await addCard('google', other)];
    expect(first.headers.location).not.toBe(second.headers.location);
    expect((await addCard('google', one)).headers.location).toBe(first.headers.location);
  });

  it.each(['', 'joined=', `joined=${'A'.repeat(80)}`])(
    'is refused with the cookie %j, and the page says why [signup.wallet]',
    async (cookie) => {
      const { status, headers, body } = await addCard('apple', cookie);
      expect({ status, location: headers.location, body }).toEqual({
        status: 200,
        location: undefined,
        body: { wallet: 'apple', outcome: 'over' },
      });
    },
  );

  it('is refused for unknown wallets, other pages and other sites [signup.wallet]', async () => {
    const cookie = await signUp('cy');
    expect((await addCard('https://evil.example', cookie)).status).toBe(404);
    expect((await site.postWithoutScript('/sign-up', { wallet: 'apple' }, { cookie })).status).toBe(404);
    expect((await addCard('apple', cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await customer('guest-cy@example.com')).apple_wallet_at).toBeNull();
  });

  it('that fails is reported on the page and logged without the email address [signup.wallet]', async () => {
    const cookie = await signUp('di');
    await site.service.close();
    const { status, body } = await addCard('google', cookie);
    expect({ status, body }).toEqual({ status: 200, body: { wallet: 'google', outcome: 'failed' } });
    const logged = site.log.filter(({ event }) => event === 'wallet-failed');
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('guest-di');
    await site.close();
    site = await startFormSite();
  });

  it('is rate limited [form.abuse]', async () => {
    const few = await startFormSite({ callsPerVisitor: 1 });
    const { headers } = await few.postWithoutScript('/sign-up', signUpFields('ed'));
    const ask = () =>
      few.postWithoutScript('/signup-thanks', { wallet: 'apple' }, { cookie: pairOf(headers['set-cookie']) });
    expect((await ask()).status).toBe(303);
    const waiting = await ask();
    expect(waiting).toMatchObject({ status: 429, body: { wallet: 'apple', outcome: 'failed' } });
    expect(waiting.headers.location).toBeUndefined();
    expect(Number(waiting.retryAfter)).toBeGreaterThan(0);
    await few.close();
  });

  it('is answered once: nothing else answers the redirect or the page, nor another form [signup.wallet]', async () => {
    const handled: boolean[] = [];
    const dependencies = {
      signUpCookies: { cookieFor: () => '', read: () => 'mai@example.com' },
      wallets: {
        listWallets: async () => [],
        addCard: async (_: string, wallet: Wallet) => (wallet === 'apple' ? 'https://wallet.example' : undefined),
      },
      limits: createVisitorLimits(defaultConfiguration),
      documents: createFakeDocuments().documents,
    };
    const server = createServer(async (request, response) => {
      const [, path = '', wallet = ''] = /^(.*)\?(.*)$/.exec(request.url ?? '') ?? [];
      const fields = new FormData();
      fields.append('wallet', wallet);
      const isHandled = await handleWalletForm(dependencies, request, response, { path, search: '', fields });
      handled.push(isHandled);
      if (!isHandled) response.writeHead(418).end();
    });
    const port = await listenLocally(server);
    const url = `http://127.0.0.1:${port}`;
    const statuses = [];
    for (const path of ['/signup-thanks?apple', '/signup-thanks?google', '/signup-thanks?other', '/sign-up?apple'])
      statuses.push((await fetch(url + path, { redirect: 'manual' })).status);
    server.closeAllConnections();
    server.close();
    expect(statuses).toEqual([303, 200, 418, 418]);
    expect(handled).toEqual([true, true, false, false]);
  });
});
