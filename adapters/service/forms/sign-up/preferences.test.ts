import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import {
  type BookingService,
  bookingContent,
  startBookingService,
} from '#adapters/service/booking/testing/start-booking-service.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { preferenceAttributes } from '#schemas/api/forms/preferences.ts';

const databases = await startTestDatabases(bookingContent);
const stranger = 'b6c1f0a2-8f5e-4f0e-9a53-0c5d7f1f6b11';

describe.each(databases)('preferences on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];
  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(() => service.close());

  /** Signs up a customer and returns the guid of the link in the mail. */
  const signUp = async (emailAddress: string): Promise<string> => {
    const more = { firstName: 'Ada', acceptTerms: true, birthday: { day: 29, month: 2 }, favouriteRestaurant: '1' };
    await service.callApi('POST', '/api/signup', { emailAddress, ...more });
    const mail = await service.database
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', emailAddress)
      .executeTakeFirstOrThrow();
    return /\/preferences\/([0-9a-f-]{36})/.exec(mail.text)?.[1] ?? '';
  };
  const read = (guid: string, attributes: readonly string[] = preferenceAttributes) =>
    service.callApi('POST', `/api/exponea/getcustomerpreferences/${guid}`, { attributes });
  const update = (customerGuid: string, change: object) =>
    service.callApi('POST', '/api/exponea/updateCustomerPreferences', { customerGuid, ...change });

  const initial = {
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
    canLeave: true,
  };

  it('are returned by the link of the mail, limited to the requested attributes [preferences.load]', async () => {
    const guid = await signUp('ada@example.com');
    expect(await read(guid)).toEqual({ status: 200, body: initial });
    expect((await read(guid.toUpperCase())).body).toEqual(initial);
    expect((await read(guid, ['first_name', 'birth_date'])).body).toEqual({
      firstName: 'Ada',
      birthDate: initial.birthDate,
      canLeave: true,
    });
    expect((await read(guid, [])).body).toEqual({ canLeave: true });
  });

  it('change if they are sent, are cleared by null, and otherwise stay [upstream.untouched]', async () => {
    const guid = await signUp('bo@example.com');
    const answer = await update(guid, {
      phoneNumber: '01632 960001',
      gender: 'Another',
      birthDate: Date.UTC(1987, 11, 24) / 1000,
      websiteSmsOptIn: true,
      interests: [{ name: 'Offers', checked: true }],
    });
    expect(answer.body).toEqual({ success: true, statusCode: 200, message: 'Success' });
    const changed = {
      ...initial,
      phoneNumber: '01632 960001',
      gender: 'Another',
      birthDate: Date.UTC(1987, 11, 24) / 1000,
      websiteSmsOptIn: true,
      interests: [{ name: 'Offers', checked: true }, initial.interests[1]],
    };
    expect((await read(guid)).body).toEqual(changed);
    await update(guid, { favRestaurantCode: null, birthDate: null, interests: [{ name: 'Offers', checked: false }] });
    expect((await read(guid)).body).toEqual({
      ...changed,
      favRestaurantCode: null,
      birthDate: null,
      interests: initial.interests,
    });
  });

  it('are deleted when a member leaves, with the same reply for a link that was used [preferences.privacy]', async () => {
    const guid = await signUp('di@example.com');
    const leave = (customerGuid: string) => service.callApi('POST', `/api/signup/leave/${customerGuid}`);
    const first = await leave(guid.toUpperCase());
    expect(first).toEqual({ status: 200, body: { success: true, statusCode: 200, message: 'Success' } });
    expect((await read(guid)).status).toBe(404);
    expect([await leave(guid), await leave(stranger)]).toEqual([first, first]);
  });

  it('keep both of two concurrent changes [preferences.save]', async () => {
    const guid = await signUp('cy@example.com');
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
  ])(
    'are rejected with the form’s message, and stay unchanged: %s [preferences.save] [form.server]',
    async (message, change) => {
      const guid = await signUp(`${crypto.randomUUID()}@example.com`);
      expect(await update(guid, { phoneNumber: '01632 960001', ...change })).toMatchObject({
        status: 400,
        body: { message },
      });
      expect((await read(guid)).body).toEqual(initial);
    },
  );

  it('have the same reply for every unknown guid, and no guid is logged [preferences.privacy]', async () => {
    const guids = [stranger, ...Array.from({ length: 99 }, () => crypto.randomUUID())];
    const answers = await Promise.all([...guids.map((guid) => read(guid)), ...guids.map((guid) => update(guid, {}))]);
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([
        '{"status":404,"body":{"success":false,"message":"This link is not valid. Please open the link in our latest email to you."}}',
      ]),
    );
    expect((await read('no-guid')).status).toBe(400);
    expect(log).toEqual([]);
  });
});

it('do not log the guid when the database fails [preferences.privacy]', async () => {
  const log: LogEntry[] = [];
  const service = await startBookingService({ log: (entry) => log.push(entry) });
  await service.database.schema.dropTable('customers').execute();
  const path = `/api/exponea/getcustomerpreferences/${stranger}`;
  expect((await service.callApi('POST', path, { attributes: ['first_name'] })).status).toBe(500);
  const route = 'POST /api/exponea/getcustomerpreferences/{customerGuid}';
  expect(log).toMatchObject([{ event: 'service-failed', route }]);
  expect(JSON.stringify(log)).not.toContain(stranger);
  await service.close();
});
