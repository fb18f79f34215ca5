import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';

const databases = await eachDatabase();

describe.each(databases)('the card for a wallet on $name', ({ databaseUrl }) => {
  let service: BookingService;
  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl() });
    const joining = { emailAddress: 'ada@example.com', firstName: 'Ada', acceptTerms: true };
    await service.ask('POST', '/api/signup', joining);
  });
  afterAll(() => service.close());

  const urls = async (emailAddress: string) => (await service.ask('POST', '/api/wallet/urls', { emailAddress })).body;
  const update = (emailAddress: string, wallet: string) =>
    service.ask('POST', '/api/signup/update-wallet', { emailAddress, wallet });
  const list = async () => (await service.operate('GET', '/api/v1/operator/sign-ups?since=2026-11-21')).body;
  const updated = { status: 200, body: { success: true, data: { updated: true } } };

  it('is offered for every address alike, whether it has joined or not', async () => {
    const shape = (wallet: string) => expect.stringMatching(new RegExp(`^${service.url}/wallet/${wallet}/[\\w-]{43}$`));
    const fitting = { appleWalletUrl: shape('apple'), googleWalletUrl: shape('google') };
    expect(await urls('ada@example.com')).toEqual(fitting);
    expect(await urls('stranger@example.com')).toEqual(fitting);
  });

  it('is one for each address, however it is written, and another for every other', async () => {
    const known = await urls('ada@example.com');
    expect(await urls('ADA@Example.com')).toEqual(known);
    expect(await urls('ａda@example.com')).toEqual(known);
    expect(await urls('adb@example.com')).not.toEqual(known);
    expect(JSON.stringify(known)).not.toContain('ada');
  });

  it('is noted with the day on which it was first put there, for operators to see', async () => {
    const at = new Date(service.clock.now()).toISOString();
    expect(await update('Ada@example.com', 'apple')).toEqual(updated);
    service.clock.advance(60_000);
    expect(await update('ada@example.com', 'apple')).toEqual(updated);
    expect(await list()).toMatchObject({ signUps: [{ appleWalletSince: at, googleWalletSince: null }] });
    expect(await update('ada@example.com', 'google')).toEqual(updated);
    const later = new Date(service.clock.now()).toISOString();
    expect(await list()).toMatchObject({ signUps: [{ appleWalletSince: at, googleWalletSince: later }] });
    const csv = await service.operate('GET', '/api/v1/operator/sign-ups/csv?since=2026-11-21');
    const [head, row] = String(csv.body.text).split('\r\n');
    expect(head).toContain('"In Apple Wallet since","In Google Wallet since"');
    expect(row).toContain(`"${at}","${later}"`);
  });

  it('is answered for an address that nobody has as for any other, and nothing comes of it', async () => {
    const before = await service.database.selectFrom('customers').selectAll().execute();
    expect(await update('stranger@example.com', 'google')).toEqual(updated);
    expect(await service.database.selectFrom('customers').selectAll().execute()).toEqual(before);
  });

  it.each(['samsung', ''])('is refused for the wallet %j', async (wallet) => {
    expect((await update('ada@example.com', wallet)).status).toBe(400);
  });

  it('is not offered where visitors are on other machines', async () => {
    const file = join(service.dataDir, 'site-address');
    writeFileSync(file, 'https://pandan-row.example');
    expect(await urls('ada@example.com')).toEqual({ appleWalletUrl: null, googleWalletUrl: null });
    writeFileSync(file, 'http://localhost:3000');
    expect((await urls('ada@example.com')).appleWalletUrl).toContain('/wallet/apple/');
  });

  describe('on the page that plays the wallet', () => {
    const card = async (emailAddress: string, wallet: 'apple' | 'google') =>
      fetch(String((await urls(emailAddress))[`${wallet}WalletUrl`]));
    const number = /<strong>(\d{4} \d{4} \d{4} \d{4})<\/strong>/;

    it('has the chain’s name and a number of its own, kept by no cache and found by no search', async () => {
      const reply = await card('ada@example.com', 'google');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const page = await reply.text();
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).toContain('<h1>Member’s card in Google Wallet</h1>');
      expect(page).toContain('Pandan Row</h2>');
      const [, digits = ''] = number.exec(page) ?? [];
      expect(number.exec(await (await card('ada@example.com', 'apple')).text())?.[1]).toBe(digits);
      expect(number.exec(await (await card('adb@example.com', 'apple')).text())?.[1]).not.toBe(digits);
      expect(digits).not.toBe('');
    });

    it.each(['/wallet/apple/short', '/wallet/samsung/', '/wallet/apple/<b>'])('is none at %s', async (path) => {
      expect((await fetch(service.url + path)).status).toBeGreaterThanOrEqual(400);
    });

    it('is closed to everybody but people on this machine', async () => {
      const { appleWalletUrl } = await urls('ada@example.com');
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const status = await new Promise((resolve, reject) => {
        request(String(appleWalletUrl), { headers }, (reply) => resolve(reply.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBe(401);
    });
  });
});
