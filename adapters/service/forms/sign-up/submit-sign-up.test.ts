import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { defaultBookingLimits } from '#adapters/service/booking/availability/booking-limits.ts';
import {
  type BookingService,
  bookingContent,
  startBookingService,
} from '#adapters/service/booking/testing/start-booking-service.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';

const databases = await startTestDatabases(bookingContent);
const day = 86_400_000;
const guid = /\/preferences\/([0-9a-f-]{36})/;

describe.each(databases)('joining the mailing list on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];
  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(() => service.close());

  const signUp = (emailAddress: string, more: object = {}) =>
    service.callApi('POST', '/api/signup', { emailAddress, firstName: 'Mai', acceptTerms: true, ...more });
  const readMailsTo = async (recipient: string) =>
    service.database.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute();
  const customers = () => service.database.selectFrom('customers').selectAll().execute();

  it('gives known and unknown addresses the same reply, and sends each one mail a day [form.abuse]', async () => {
    const first = await signUp('ada@example.com');
    expect(first).toEqual({ status: 200, body: { success: true, statusCode: 200 } });
    const repeated = await Promise.all(
      ['ada@example.com', 'ADA@example.com', 'ａda@example.com'].map((address) =>
        signUp(address, { firstName: 'Eve' }),
      ),
    );
    expect(repeated).toEqual([first, first, first]);
    const rows = (await customers()).filter(({ email_key }) => email_key === 'ada@example.com');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: 'ada@example.com', first_name: 'Mai' });
    const [mail, ...others] = await readMailsTo('ada@example.com');
    expect(others).toEqual([]);
    expect(guid.exec(mail?.text ?? '')?.[1]).toBe(rows[0]?.guid);
    expect(mail?.html).toContain(`/preferences/${rows[0]?.guid}"`);
    expect(mail?.id).not.toContain(rows[0]?.guid);
  });

  it('sends another mail after a day, with the same link [form.abuse]', async () => {
    await signUp('bo@example.com');
    const setMailed = (ago: number) =>
      service.database
        .updateTable('customers')
        .set({ mailed_at: new Date(service.clock.now() - ago).toISOString() })
        .where('email', '=', 'bo@example.com')
        .execute();
    await setMailed(day - 1);
    await signUp('bo@example.com');
    expect(await readMailsTo('bo@example.com')).toHaveLength(1);
    await setMailed(day);
    await signUp('bo@example.com');
    const links = (await readMailsTo('bo@example.com')).map(({ text }) => guid.exec(text)?.[1]);
    expect(links).toHaveLength(2);
    expect(new Set(links).size).toBe(1);
  });

  it('saves all fields, the birthday in seconds, with 1904 for no year [signup.fields]', async () => {
    const birthday = { day: 29, month: 2, year: 1904 };
    await signUp('cy@example.com', {
      birthday,
      favouriteRestaurant: '1',
      phoneNumber: '01632 960001',
      acceptSMSTerms: true,
    });
    const [row] = (await customers()).filter(({ email }) => email === 'cy@example.com');
    expect(row).toMatchObject({
      birth_date: Date.UTC(1904, 1, 29) / 1000,
      favourite_restaurant: '1',
      phone: '01632 960001',
      sms: 1,
    });
  });

  it('does not take acceptance of the terms as consent to text messages [signup.fields]', async () => {
    await signUp('di@example.com', { phoneNumber: '01632 960001', acceptTerms: true, acceptSMSTerms: false });
    const [row] = (await customers()).filter(({ email }) => email === 'di@example.com');
    expect(row).toMatchObject({ phone: '01632 960001', sms: 0 });
  });

  it.each([
    ['Enter your first name', { firstName: undefined }],
    ['Choose a restaurant from the list', { favouriteRestaurant: '404' }],
    ['Birthday must be a real date', { birthday: { day: 31, month: 4 } }],
    ['Birthday must be in the past', { birthday: { day: 1, month: 1, year: 2030 } }],
    ['Enter a telephone number, so that we can send you text messages', { acceptSMSTerms: true }],
  ])('rejects with the form’s message: %s [form.server]', async (message, change) => {
    expect(await signUp('no@example.com', change)).toMatchObject({ status: 400, body: { message } });
    expect(await readMailsTo('no@example.com')).toEqual([]);
  });

  it.each(['no address', 'a@b', 'a@b.example\r\nBcc: c@d.example'])(
    'rejects the address %j [form.server]',
    async (address) => {
      expect((await signUp(address)).status).toBe(400);
    },
  );

  it('logs nothing', () => expect(log).toEqual([]));
});

describe.each(databases)('limits of the mailing list on $name', ({ databaseUrl }) => {
  it('give everyone the same reply when the minute’s mails are used up, and reset in the next minute [form.abuse]', async () => {
    const service = await startBookingService({
      databaseUrl: await databaseUrl(),
      limits: { ...defaultBookingLimits, mailsPerMinute: 5 },
    });
    const signUp = (name: string) =>
      service.callApi('POST', '/api/signup', {
        emailAddress: `${name}@example.com`,
        firstName: 'Mai',
        acceptTerms: true,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => signUp(`guest-${index}`)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(5);
    const busy = answers.find(({ body }) => !body.success);
    expect(busy?.body.message).toBe('Many people are writing to us at this moment. Please try again in a minute.');
    const existing = answers.findIndex(({ body }) => body.success);
    expect(await signUp(`guest-${existing}`)).toEqual(busy);
    expect(await service.database.selectFrom('customers').selectAll().execute()).toHaveLength(5);
    service.clock.advance(60_000);
    expect((await signUp('late')).body).toMatchObject({ success: true });
    await service.close();
  });

  it('tell an address when to try again after its mails of the day [form.abuse]', async () => {
    const service = await startBookingService({
      databaseUrl: await databaseUrl(),
      limits: { ...defaultBookingLimits, mailsPerEmail: 1 },
    });
    const signUp = () =>
      service.callApi('POST', '/api/signup', { emailAddress: 'ada@example.com', firstName: 'Ada', acceptTerms: true });
    expect((await signUp()).body).toMatchObject({ success: true });
    expect((await signUp()).body).toMatchObject({
      success: false,
      message:
        'Too many emails have been sent to this address today. Please try again tomorrow, or ring the restaurant.',
    });
    await service.close();
  });
});
