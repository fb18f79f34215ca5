import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { referenceAlphabet } from '#adapters/service/booking/availability/booking-reference.ts';
import { bookingTestData } from '#adapters/service/booking/testing/booking-test-data.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { createVisitorClients } from '#adapters/service/booking/testing/visitor-clients.ts';
import { createVoucherCode, isVoucherCode } from './voucher-code.ts';

/** Concurrent requests for the code of one address: set `VOUCHER_CLAIMS=10000` for a long run. */
const claims = Number(process.env.VOUCHER_CLAIMS ?? 500);
const day = 86_400_000;

const databases = await startTestDatabases();
const pudding = { id: 'pudding', title: 'A pudding', description: 'x', termAndConditions: 'x', voucher: true };
const testData = {
  ...bookingTestData,
  offers: [
    pudding,
    { ...pudding, id: 'plain', voucher: false },
    { ...pudding, id: 'ended', endDate: '2026-11-20' },
    { ...pudding, id: 'last-day', startDate: '2026-11-21', endDate: '2026-11-21' },
    { ...pudding, id: 'to-come', startDate: '2026-11-22' },
  ],
};

describe('a voucher code', () => {
  it('has seventy random bits and a check character [offer.voucher]', () => {
    expect(Math.log2(referenceAlphabet.length) * 15).toBeGreaterThan(60);
    const codes = Array.from({ length: 20_000 }, createVoucherCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/.test(code) && isVoucherCode(code))).toBe(true);
  });

  it('with a wrong character or two swapped neighbours is detected [offer.voucher]', () => {
    for (let round = 0; round < 20; round += 1) {
      const letters = createVoucherCode().replaceAll('-', '');
      for (let at = 0; at < letters.length; at += 1) {
        for (const other of referenceAlphabet.replace(letters.charAt(at), ''))
          expect(isVoucherCode(letters.slice(0, at) + other + letters.slice(at + 1))).toBe(false);
        const [one, next] = [letters.charAt(at), letters.charAt(at + 1)];
        if (next !== '' && one !== next)
          expect(isVoucherCode(letters.slice(0, at) + next + one + letters.slice(at + 2))).toBe(false);
      }
    }
  });
});

describe.each(databases)('vouchers on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];
  beforeAll(async () => {
    service = await startBookingService({
      databaseUrl: await databaseUrl(),
      demoData: testData,
      log: (entry) => log.push(entry),
    });
  });
  afterAll(() => service.close());

  const claim = (emailAddress: string, offerSlug = 'pudding') =>
    service.callApi('POST', '/api/offer/getcode', { offerSlug, emailAddress, acceptTerms: true });
  const readCodes = async (key: string) =>
    (await service.database.selectFrom('vouchers').selectAll().where('email_key', '=', key).execute()).map(
      ({ code }) => code,
    );
  const readMails = async (key: string) =>
    (await service.database.selectFrom('outbox').selectAll().where('recipient_key', '=', key).execute()).map(
      ({ text }) => text,
    );

  it.skipIf(process.env.TEST_QUICK)(
    `have one code and one mail for an address that makes ${claims} concurrent requests [offer.voucher]`,
    {
      timeout: 300_000,
    },
    async () => {
      const spellings = [
        'ada@example.com',
        'ADA@example.com',
        'Ada@Example.COM',
        'ａda@example.com',
        'ada+2@example.com',
      ];
      const visitors = await createVisitorClients(service.url, 100);
      const answers = await Promise.all(
        Array.from({ length: claims }, (_, index) =>
          visitors.send('POST', '/api/offer/getcode', {
            offerSlug: 'pudding',
            emailAddress: spellings[index % spellings.length],
            acceptTerms: true,
          }),
        ),
      );
      visitors.close();
      const message = 'Your code is on its way. Look for it in your email.';
      expect(new Set(answers.map((each) => each.join()))).toEqual(
        new Set([`200,{"success":true,"statusCode":200,"message":"${message}"}`]),
      );
      const codes = await readCodes('ada@example.com');
      expect(codes).toHaveLength(1);
      expect(isVoucherCode(codes[0] ?? '')).toBe(true);
      const mails = [...(await readMails('ada@example.com')), ...(await readMails('ada+2@example.com'))];
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain(`${codes[0]}\n\nHere is your code.`);
    },
  );

  it('are sent again after a day, with the same code and the same reply [offer.voucher]', async () => {
    const first = await claim('bo@example.com');
    const setMailed = (ago: number) =>
      service.database
        .updateTable('vouchers')
        .set({ mailed_at: new Date(service.clock.now() - ago).toISOString() })
        .where('email', '=', 'bo@example.com')
        .execute();
    await setMailed(day - 1);
    expect(await claim('bo@example.com')).toEqual(first);
    expect(await readMails('bo@example.com')).toHaveLength(1);
    await setMailed(day);
    expect(await Promise.all([claim('bo@example.com'), claim('bo@example.com')])).toEqual([first, first]);
    const [code] = await readCodes('bo@example.com');
    const mails = await readMails('bo@example.com');
    expect(mails).toHaveLength(2);
    expect(mails.every((text) => text.includes(`${code}\n\nHere is your code.`))).toBe(true);
  });

  it('differ by offer and by person [offer.voucher]', async () => {
    await claim('cy@example.com');
    await claim('cy@example.com', 'last-day');
    await claim('cyd@example.com');
    await claim('cy+2@example.com');
    const codes = [...(await readCodes('cy@example.com')), ...(await readCodes('cyd@example.com'))];
    expect(new Set(codes).size).toBe(3);
  });

  it.each([
    ['made-up', 'There is no such offer. Please choose one of our offers.'],
    ['plain', 'This offer needs no code: just come and ask for it.'],
    ['ended', 'This offer has ended. Please look at our other offers.'],
    ['to-come', 'This offer has not begun. Please come back when it has.'],
  ])('of the offer %s are not available, with a message for the visitor [offer.voucher]', async (offer, message) => {
    expect((await claim('no@example.com', offer)).body).toMatchObject({ success: false, message });
    expect(await readCodes('no@example.com')).toEqual([]);
  });

  it.each([
    ['does not accept the terms', { emailAddress: 'no@example.com', acceptTerms: false }],
    ['does not say whether the terms are accepted', { emailAddress: 'no@example.com' }],
    ['gives no address', { acceptTerms: true }],
    ['gives an invalid address', { emailAddress: 'no@example', acceptTerms: true }],
  ])('are not sent to a visitor who %s, and nothing is logged [offer.voucher]', async (_, fields) => {
    const before = await service.database.selectFrom('vouchers').selectAll().execute();
    const reply = await service.callApi('POST', '/api/offer/getcode', { offerSlug: 'pudding', ...fields });
    expect([reply.status, reply.body.success]).toEqual([400, false]);
    expect(await service.database.selectFrom('vouchers').selectAll().execute()).toEqual(before);
    expect(await readMails('no@example.com')).toEqual([]);
    expect(log).toEqual([]);
  });
});
