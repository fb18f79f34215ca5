import { describe, expect, it } from 'vitest';
import { createFakeClient, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import type { LogEntry } from '#adapters/log.ts';
import { createWalletClient } from './wallet-client.ts';

const address = 'ada@example.com';
const paths = { urls: '/api/wallet/urls', update: '/api/signup/update-wallet' } as const;
const apple = 'https://wallet.example/pass';
const taken = { body: { success: true, data: { updated: true } } };

function setUp(urls: FakeAnswer, update: FakeAnswer = taken) {
  const log: LogEntry[] = [];
  const fake = createFakeClient((path) => (path === paths.urls ? urls : path === paths.update ? update : undefined));
  const wallets = createWalletClient(fake.client.call, (entry) => log.push(entry));
  return { wallets, log, reported: () => fake.sentTo(paths.update).map(({ body }) => JSON.parse(String(body))) };
}

describe('adding cards to wallets', () => {
  it('offers the wallets that the API has an address for [signup.wallet]', async () => {
    expect(
      await setUp({ body: { appleWalletUrl: apple, googleWalletUrl: null } }).wallets.listWallets(address),
    ).toEqual(['apple']);
    expect(await setUp({ body: {} }).wallets.listWallets(address)).toEqual([]);
  });

  it('reports the card and its wallet to the API and returns the API’s address [signup.wallet]', async () => {
    const { wallets, reported } = setUp({ body: { appleWalletUrl: apple } });
    expect(await wallets.addCard(address, 'apple')).toBe(apple);
    expect(reported()).toEqual([{ emailAddress: address, wallet: 'apple' }]);
  });

  it('reports nothing for a wallet without an address [signup.wallet]', async () => {
    const { wallets, reported } = setUp({ body: { appleWalletUrl: apple, googleWalletUrl: null } });
    expect(await wallets.addCard(address, 'google')).toBeUndefined();
    expect(reported()).toEqual([]);
  });

  it.each<[string, FakeAnswer, FakeAnswer]>([
    ['has no wallets', { status: 501 }, taken],
    ['returns a script address', { body: { appleWalletUrl: 'javascript:alert(1)' } }, taken],
    ['returns a file address', { body: { appleWalletUrl: 'file:///etc/passwd' } }, taken],
    ['fails to save the card', { body: { appleWalletUrl: apple } }, { status: 500 }],
    ['refuses the card', { body: { appleWalletUrl: apple } }, { body: { success: false } }],
    ['does not respond', 'unreachable', taken],
  ])(
    'returns no address when the API %s, and never logs the email address [signup.wallet]',
    async (_, urls, update) => {
      const { wallets, log } = setUp(urls, update);
      expect(await wallets.addCard(address, 'apple')).toBeUndefined();
      expect(JSON.stringify(log)).not.toContain('ada@');
    },
  );
});
