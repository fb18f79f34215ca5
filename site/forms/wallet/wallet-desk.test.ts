import { describe, expect, it } from 'vitest';
import { createFakeClient, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import type { LogEntry } from '#adapters/log.ts';
import { createWalletDesk } from './wallet-desk.ts';

const address = 'ada@example.com';
const paths = { urls: '/api/wallet/urls', update: '/api/signup/update-wallet' } as const;
const apple = 'https://wallet.example/pass';
const taken = { body: { success: true, data: { updated: true } } };

function setUp(urls: FakeAnswer, update: FakeAnswer = taken) {
  const log: LogEntry[] = [];
  const fake = createFakeClient((path) => (path === paths.urls ? urls : path === paths.update ? update : undefined));
  const desk = createWalletDesk(fake.client.call, (entry) => log.push(entry));
  return { desk, log, told: () => fake.sentTo(paths.update).map(({ body }) => JSON.parse(String(body))) };
}

describe('adding cards to wallets', () => {
  it('offers the wallets that the API has an address for', async () => {
    expect(await setUp({ body: { appleWalletUrl: apple, googleWalletUrl: null } }).desk.offered(address)).toEqual([
      'apple',
    ]);
    expect(await setUp({ body: {} }).desk.offered(address)).toEqual([]);
  });

  it('reports the card and its wallet to the API and returns the API’s address', async () => {
    const { desk, told } = setUp({ body: { appleWalletUrl: apple } });
    expect(await desk.put(address, 'apple')).toBe(apple);
    expect(told()).toEqual([{ emailAddress: address, wallet: 'apple' }]);
  });

  it('reports nothing for a wallet without an address', async () => {
    const { desk, told } = setUp({ body: { appleWalletUrl: apple, googleWalletUrl: null } });
    expect(await desk.put(address, 'google')).toBeUndefined();
    expect(told()).toEqual([]);
  });

  it.each<[string, FakeAnswer, FakeAnswer]>([
    ['has no wallets', { status: 501 }, taken],
    ['returns a script address', { body: { appleWalletUrl: 'javascript:alert(1)' } }, taken],
    ['returns a file address', { body: { appleWalletUrl: 'file:///etc/passwd' } }, taken],
    ['fails to save the card', { body: { appleWalletUrl: apple } }, { status: 500 }],
    ['refuses the card', { body: { appleWalletUrl: apple } }, { body: { success: false } }],
    ['does not respond', 'unreachable', taken],
  ])('returns no address when the API %s, and never logs the e-mail address', async (_, urls, update) => {
    const { desk, log } = setUp(urls, update);
    expect(await desk.put(address, 'apple')).toBeUndefined();
    expect(JSON.stringify(log)).not.toContain('ada@');
  });
});
