import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { preferenceAttributes } from '#schemas/api/forms/preferences.ts';

const databases = await eachDatabase();
const stranger = 'b6c1f0a2-8f5e-4f0e-9a53-0c5d7f1f6b11';

describe.each(databases)('preferences on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];
  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(() => service.close());

  /** Somebody new on the list: the guid of the link in the mail. */
  const join = async (emailAddress: string): Promise<string> => {
    const more = { firstName: 'Ada', acceptTerms: true, birthday: { day: 29, month: 2 }, favouriteRestaurant: '1' };
    await service.ask('POST', '/api/signup', { emailAddress, ...more });
    const mail = await service.database
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', emailAddress)
      .executeTakeFirstOrThrow();
    return /\/preferences\/([0-9a-f-]{36})/.exec(mail.text)?.[1] ?? '';
  };
  const read = (guid: string, attributes: readonly string[] = preferenceAttributes) =>
    service.ask('POST', `/api/exponea/getcustomerpreferences/${guid}`, { attributes });
  const update = (customerGuid: string, change: object) =>
    service.ask('POST', '/api/exponea/updateCustomerPreferences', { customerGuid, ...change });

  const fresh = {
    firstName: 'Ada',
    phoneNumber: null,
    gender: null,
    favRestaurantCode: '1',
    birthDate: Date.UTC(1904, 1, 29) / 1000,
    websiteSmsOptIn: false,
    interests: [
      { name: 'Offers', checked: false },
      { name: 'New dishes', checked: false },
    ],
  };

  it('are found by the link of the mail, as far as they are asked for', async () => {
    const guid = await join('ada@example.com');
    expect(await read(guid)).toEqual({ status: 200, body: fresh });
    expect((await read(guid.toUpperCase())).body).toEqual(fresh);
    expect((await read(guid, ['first_name', 'birth_date'])).body).toEqual({
      firstName: 'Ada',
      birthDate: fresh.birthDate,
    });
    expect((await read(guid, [])).body).toEqual({});
  });

  it('change where something was sent, lose what was sent as null, and keep the rest [upstream.untouched]', async () => {
    const guid = await join('bo@example.com');
    const answer = await update(guid, {
      phoneNumber: '01632 960001',
      gender: 'Another',
      birthDate: Date.UTC(1987, 11, 24) / 1000,
      websiteSmsOptIn: true,
      interests: [{ name: 'Offers', checked: true }],
    });
    expect(answer.body).toEqual({ success: true, statusCode: 200, message: 'Success' });
    const changed = {
      ...fresh,
      phoneNumber: '01632 960001',
      gender: 'Another',
      birthDate: Date.UTC(1987, 11, 24) / 1000,
      websiteSmsOptIn: true,
      interests: [{ name: 'Offers', checked: true }, fresh.interests[1]],
    };
    expect((await read(guid)).body).toEqual(changed);
    await update(guid, { favRestaurantCode: null, birthDate: null, interests: [{ name: 'Offers', checked: false }] });
    expect((await read(guid)).body).toEqual({
      ...changed,
      favRestaurantCode: null,
      birthDate: null,
      interests: fresh.interests,
    });
  });

  it('keep both of two changes that come at once', async () => {
    const guid = await join('cy@example.com');
    for (let round = 0; round < 5; round += 1) {
      const [gender, phoneNumber] = [round % 2 === 0 ? 'Female' : 'Male', `0163296000${round}`];
      await Promise.all([update(guid, { gender }), update(guid, { phoneNumber })]);
      expect((await read(guid)).body).toMatchObject({ gender, phoneNumber });
    }
  });

  it.each([
    ['Enter your first name', { firstName: null }],
    ['Choose one of the answers', { gender: 'made-up' }],
    ['Choose a restaurant from the list', { favRestaurantCode: '404' }],
    ['Choose from the list', { interests: [{ name: 'made-up', checked: true }] }],
    ['Birthday must be in the past', { birthDate: Date.UTC(2026, 10, 22) / 1000 }],
  ])('are refused in the form’s own words, and stay: %s', async (message, change) => {
    const guid = await join(`${crypto.randomUUID()}@example.com`);
    expect(await update(guid, { phoneNumber: '01632 960001', ...change })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect((await read(guid)).body).toEqual(fresh);
  });

  it('of nobody have one answer for every guid, and no guid is ever logged', async () => {
    const guids = [stranger, ...Array.from({ length: 99 }, () => crypto.randomUUID())];
    const answers = await Promise.all([...guids.map((guid) => read(guid)), ...guids.map((guid) => update(guid, {}))]);
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([
        '{"status":404,"body":{"success":false,"message":"This link is not valid. Please open the link in our latest e-mail to you."}}',
      ]),
    );
    expect((await read('no-guid')).status).toBe(400);
    expect(log).toEqual([]);
  });
});

it('say nothing of the guid in the log when the database fails', async () => {
  const log: LogEntry[] = [];
  const service = await startBookingService({ log: (entry) => log.push(entry) });
  await service.database.schema.dropTable('customers').execute();
  const path = `/api/exponea/getcustomerpreferences/${stranger}`;
  expect((await service.ask('POST', path, { attributes: ['first_name'] })).status).toBe(500);
  expect(log).toMatchObject([{ event: 'service-failed' }]);
  expect(JSON.stringify(log)).not.toContain(stranger);
  await service.close();
});
