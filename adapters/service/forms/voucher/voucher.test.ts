import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { unmistakable } from '#adapters/service/booking/availability/reference.ts';
import { bookingWorld } from '#adapters/service/booking/booking-world.ts';
import { manyVisitors } from '#adapters/service/booking/testing/many-visitors.ts';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { isVoucherCode, newVoucherCode } from './voucher-code.ts';

/** How many ask at once for the code of one address: `VOUCHER_CLAIMS=10000` for the whole proof. */
const claims = Number(process.env.VOUCHER_CLAIMS ?? 500);
const day = 86_400_000;

const databases = await eachDatabase();
const pudding = { id: 'pudding', title: 'A pudding', description: 'x', termAndConditions: 'x', voucher: true };
const world = {
  ...bookingWorld,
  offers: [
    pudding,
    { ...pudding, id: 'plain', voucher: false },
    { ...pudding, id: 'ended', endDate: '2026-11-20' },
    { ...pudding, id: 'last-day', startDate: '2026-11-21', endDate: '2026-11-21' },
    { ...pudding, id: 'to-come', startDate: '2026-11-22' },
  ],
};

describe('a voucher’s code', () => {
  it('is of seventy bits by chance and a check letter', () => {
    expect(Math.log2(unmistakable.length) * 15).toBeGreaterThan(60);
    const codes = Array.from({ length: 20_000 }, newVoucherCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/.test(code) && isVoucherCode(code))).toBe(true);
  });

  it('is told from one with a wrong letter, and from one with two neighbours in each other’s place', () => {
    for (let round = 0; round < 20; round += 1) {
      const letters = newVoucherCode().replaceAll('-', '');
      for (let at = 0; at < letters.length; at += 1) {
        for (const other of unmistakable.replace(letters.charAt(at), ''))
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
      demoData: world,
      log: (entry) => log.push(entry),
    });
  });
  afterAll(() => service.close());

  const claim = (emailAddress: string, offerSlug = 'pudding') =>
    service.ask('POST', '/api/offer/getcode', { offerSlug, emailAddress, acceptTerms: true });
  const codesOf = async (key: string) =>
    (await service.database.selectFrom('vouchers').selectAll().where('email_key', '=', key).execute()).map(
      ({ code }) => code,
    );
  const mailsOf = async (key: string) =>
    (await service.database.selectFrom('outbox').selectAll().where('recipient_key', '=', key).execute()).map(
      ({ text }) => text,
    );

  it(`are one for an address that asks ${claims} times at once, in one mail and nowhere else [offer.voucher]`, {
    timeout: 300_000,
  }, async () => {
    const ways = ['ada@example.com', 'ADA@example.com', 'Ada@Example.COM', 'ａda@example.com', 'ada+2@example.com'];
    const crowd = await manyVisitors(service.url, 100);
    const answers = await Promise.all(
      Array.from({ length: claims }, (_, index) =>
        crowd.send('POST', '/api/offer/getcode', {
          offerSlug: 'pudding',
          emailAddress: ways[index % ways.length],
          acceptTerms: true,
        }),
      ),
    );
    crowd.close();
    const message = 'Your code is on its way. Look for it in your e-mail.';
    expect(new Set(answers.map((each) => each.join()))).toEqual(
      new Set([`200,{"success":true,"statusCode":200,"message":"${message}"}`]),
    );
    const codes = await codesOf('ada@example.com');
    expect(codes).toHaveLength(1);
    expect(isVoucherCode(codes[0] ?? '')).toBe(true);
    const mails = [...(await mailsOf('ada@example.com')), ...(await mailsOf('ada+2@example.com'))];
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`Code: ${codes[0]}`);
  });

  it('are sent again after a day, with the same code and the same answer [offer.voucher]', async () => {
    const first = await claim('bo@example.com');
    const wasMailed = (ago: number) =>
      service.database
        .updateTable('vouchers')
        .set({ mailed_at: new Date(service.clock.now() - ago).toISOString() })
        .where('email', '=', 'bo@example.com')
        .execute();
    await wasMailed(day - 1000);
    expect(await claim('bo@example.com')).toEqual(first);
    expect(await mailsOf('bo@example.com')).toHaveLength(1);
    await wasMailed(day + 1000);
    expect(await Promise.all([claim('bo@example.com'), claim('bo@example.com')])).toEqual([first, first]);
    const [code] = await codesOf('bo@example.com');
    const mails = await mailsOf('bo@example.com');
    expect(mails).toHaveLength(2);
    expect(mails.every((text) => text.includes(`Code: ${code}`))).toBe(true);
  });

  it('differ by offer and by person [offer.voucher]', async () => {
    await claim('cy@example.com');
    await claim('cy@example.com', 'last-day');
    await claim('cyd@example.com');
    await claim('cy+2@example.com');
    const codes = [...(await codesOf('cy@example.com')), ...(await codesOf('cyd@example.com'))];
    expect(new Set(codes).size).toBe(3);
  });

  it.each([
    ['made-up', 'There is no such offer. Please choose one of our offers.'],
    ['plain', 'This offer needs no code: just come and ask for it.'],
    ['ended', 'This offer has ended. Please look at our other offers.'],
    ['to-come', 'This offer has not begun. Please come back when it has.'],
  ])('of the offer %s are not given, and the visitor is told why', async (offer, message) => {
    expect((await claim('no@example.com', offer)).body).toMatchObject({ success: false, message });
    expect(await codesOf('no@example.com')).toEqual([]);
  });

  it.each([
    ['does not accept the terms', { emailAddress: 'no@example.com', acceptTerms: false }],
    ['does not say whether the terms are accepted', { emailAddress: 'no@example.com' }],
    ['gives no address', { acceptTerms: true }],
    ['gives an address that is none', { emailAddress: 'no@example', acceptTerms: true }],
  ])('are not given to who %s, and nothing of them is logged [offer.voucher]', async (_, fields) => {
    const before = await service.database.selectFrom('vouchers').selectAll().execute();
    const reply = await service.ask('POST', '/api/offer/getcode', { offerSlug: 'pudding', ...fields });
    expect([reply.status, reply.body.success]).toEqual([400, false]);
    expect(await service.database.selectFrom('vouchers').selectAll().execute()).toEqual(before);
    expect(await mailsOf('no@example.com')).toEqual([]);
    expect(log).toEqual([]);
  });
});
