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

describe('the desk of cards', () => {
  it('offers the wallets for which the API has an address', async () => {
    expect(await setUp({ body: { appleWalletUrl: apple, googleWalletUrl: null } }).desk.offered(address)).toEqual([
      'apple',
    ]);
    expect(await setUp({ body: {} }).desk.offered(address)).toEqual([]);
  });

  it('tells the API which wallet gets whose card, and leads where the API says', async () => {
    const { desk, told } = setUp({ body: { appleWalletUrl: apple } });
    expect(await desk.put(address, 'apple')).toBe(apple);
    expect(told()).toEqual([{ emailAddress: address, wallet: 'apple' }]);
  });

  it('tells nothing of a wallet that has no address', async () => {
    const { desk, told } = setUp({ body: { appleWalletUrl: apple, googleWalletUrl: null } });
    expect(await desk.put(address, 'google')).toBeUndefined();
    expect(told()).toEqual([]);
  });

  it.each<[string, FakeAnswer, FakeAnswer]>([
    ['has no wallets', { status: 501 }, taken],
    ['leads to script', { body: { appleWalletUrl: 'javascript:alert(1)' } }, taken],
    ['leads to a file', { body: { appleWalletUrl: 'file:///etc/passwd' } }, taken],
    ['does not take note', { body: { appleWalletUrl: apple } }, { status: 500 }],
    ['says that it took none', { body: { appleWalletUrl: apple } }, { body: { success: false } }],
    ['does not answer', 'unreachable', taken],
  ])('leads nowhere when the API %s, and never logs the address', async (_, urls, update) => {
    const { desk, log } = setUp(urls, update);
    expect(await desk.put(address, 'apple')).toBeUndefined();
    expect(JSON.stringify(log)).not.toContain('ada@');
  });
});
