import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BookingService,
  bookingContent,
  startBookingService,
} from '#adapters/service/booking/testing/start-booking-service.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';

const databases = await startTestDatabases(bookingContent);

describe.each(databases)('wallet card on $name', ({ databaseUrl }) => {
  let service: BookingService;
  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl() });
    const signUpBody = { emailAddress: 'ada@example.com', firstName: 'Ada', acceptTerms: true };
    await service.callApi('POST', '/api/signup', signUpBody);
  });
  afterAll(() => service.close());

  const urls = async (emailAddress: string) =>
    (await service.callApi('POST', '/api/wallet/urls', { emailAddress })).body;
  const update = (emailAddress: string, wallet: string) =>
    service.callApi('POST', '/api/signup/update-wallet', { emailAddress, wallet });
  const list = async () => (await service.callAsEditor('GET', '/api/v1/operator/sign-ups?since=2026-11-21')).body;
  const updated = { status: 200, body: { success: true, data: { updated: true } } };

  it('is offered for every address, known or not [signup.wallet]', async () => {
    const matchUrl = (wallet: string) =>
      expect.stringMatching(new RegExp(`^${service.url}/wallet/${wallet}/[\\w-]{43}$`));
    const expected = { appleWalletUrl: matchUrl('apple'), googleWalletUrl: matchUrl('google') };
    expect(await urls('ada@example.com')).toEqual(expected);
    expect(await urls('stranger@example.com')).toEqual(expected);
  });

  it('is the same for every spelling of an address, and different for other addresses [signup.wallet]', async () => {
    const urlsOfAda = await urls('ada@example.com');
    expect(await urls('ADA@Example.com')).toEqual(urlsOfAda);
    expect(await urls('ａda@example.com')).toEqual(urlsOfAda);
    expect(await urls('adb@example.com')).not.toEqual(urlsOfAda);
    expect(JSON.stringify(urlsOfAda)).not.toContain('ada');
  });

  it('is recorded with the time at which it was first added, for operators [signup.wallet]', async () => {
    const at = new Date(service.clock.now()).toISOString();
    expect(await update('Ada@example.com', 'apple')).toEqual(updated);
    service.clock.advance(60_000);
    expect(await update('ada@example.com', 'apple')).toEqual(updated);
    expect(await list()).toMatchObject({ signUps: [{ appleWalletSince: at, googleWalletSince: null }] });
    expect(await update('ada@example.com', 'google')).toEqual(updated);
    const later = new Date(service.clock.now()).toISOString();
    expect(await list()).toMatchObject({ signUps: [{ appleWalletSince: at, googleWalletSince: later }] });
    const csv = await service.callAsEditor('GET', '/api/v1/operator/sign-ups/csv?since=2026-11-21');
    const [heading, row] = String(csv.body.text).split('\r\n');
    expect(heading).toContain('"In Apple Wallet since","In Google Wallet since"');
    expect(row).toContain(`"${at}","${later}"`);
  });

  it('has the same reply for an unknown address, and records nothing [signup.wallet]', async () => {
    const before = await service.database.selectFrom('customers').selectAll().execute();
    expect(await update('stranger@example.com', 'google')).toEqual(updated);
    expect(await service.database.selectFrom('customers').selectAll().execute()).toEqual(before);
  });

  it.each(['samsung', ''])('is rejected for the wallet %j [signup.wallet]', async (wallet) => {
    expect((await update('ada@example.com', wallet)).status).toBe(400);
  });

  it('is not offered when visitors use other machines [signup.wallet]', async () => {
    const file = join(service.dataDir, 'site-address');
    writeFileSync(file, 'https://pandan-row.example');
    expect(await urls('ada@example.com')).toEqual({ appleWalletUrl: null, googleWalletUrl: null });
    writeFileSync(file, 'http://localhost:3000');
    expect((await urls('ada@example.com')).appleWalletUrl).toContain('/wallet/apple/');
  });

  describe('on the simulated wallet page', () => {
    const card = async (emailAddress: string, wallet: 'apple' | 'google') =>
      fetch(String((await urls(emailAddress))[`${wallet}WalletUrl`]));
    const number = /<strong>(\d{4} \d{4} \d{4} \d{4})<\/strong>/;

    it('shows the chain’s name and a card number, without caching or indexing [signup.wallet]', async () => {
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

    it.each(['/wallet/apple/short', '/wallet/samsung/', '/wallet/apple/<b>'])(
      'does not exist at %s [signup.wallet]',
      async (path) => {
        expect((await fetch(service.url + path)).status).toBeGreaterThanOrEqual(400);
      },
    );

    it.each(['/wallet/apple/short', `/wallet/samsung/${'x'.repeat(43)}`])(
      'is said not to exist at %s [signup.wallet]',
      async (path) => {
        const reply = await fetch(service.url + path);
        expect([reply.status, await reply.json()]).toMatchObject([400, { message: 'There is no such card.' }]);
      },
    );

    it('is closed to requests from other machines [signup.wallet]', async () => {
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
