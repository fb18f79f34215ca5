import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BookingService,
  bookingContent,
  type ServiceReply,
  startBookingService,
} from '../../testing/start-booking-service.ts';
import { startTestDatabases } from '../../testing/start-test-databases.ts';

const databases = await startTestDatabases(bookingContent);

describe.each(databases)('the name and telephone number of a booking on $name', ({ databaseUrl }) => {
  let service: BookingService;
  let booked: ServiceReply;

  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl() });
    const customer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '01632 960 001' };
    booked = await service.book({ bookingDate: '2026-12-04', time: '18:00', customer });
  });
  afterAll(() => service.close());

  const change = async (fields: object, key = booked.body.manageKey) =>
    service.callApi('POST', `/api/booking/manage/booking/${key}/guest`, fields);
  const read = () =>
    service.database
      .selectFrom('bookings')
      .select(['first_name', 'last_name', 'phone', 'email', 'changes', 'time'])
      .executeTakeFirstOrThrow();
  const listMails = () =>
    service.database.selectFrom('outbox').select(['id', 'recipient', 'text', 'calendar']).orderBy('id').execute();

  it('are changed, the others stay, and one mail follows however often it is sent [diner.manage]', async () => {
    const fields = { lastName: ' King ', phoneNumber: '01632 960 002', firstName: '' };
    const replies = await Promise.all([change(fields), change(fields)]);
    expect(replies.map(({ body }) => body.success)).toEqual([true, true]);
    expect(await read()).toEqual({
      first_name: 'Ada',
      last_name: 'King',
      phone: '01632 960 002',
      email: 'ada@example.com',
      changes: 1,
      time: '18:00',
    });
    const [mail, ...others] = (await listMails()).filter(({ id }) => id.startsWith('change/'));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'ada@example.com' });
    expect(mail?.text).toContain('Your name or telephone number is changed.');
    expect(mail?.text).toContain('Name: Ada King');
    expect(mail?.text).toContain('Telephone: 01632 960 002');
    expect(mail?.text).toContain('Friday 4 December 2026, ');
    expect(mail?.calendar).toContain('SEQUENCE:1\r\n');
  });

  it.each([
    [{ firstName: '<b>' }, 'Your first name must only include letters, spaces, hyphens and apostrophes'],
    [{ lastName: 'x'.repeat(51) }, 'Your last name must be 50 characters or fewer'],
    [{ phoneNumber: 'ring me' }, 'Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192'],
  ])('stay as they are with %j [diner.manage]', async (fields, message) => {
    const before = [await read(), await listMails()];
    expect((await change(fields)).body).toMatchObject({ success: false, message });
    expect([await read(), await listMails()]).toEqual(before);
  });

  it('stay as they are for a wrong key, and once the booking is cancelled [diner.manage]', async () => {
    expect((await change({ firstName: 'Eve' }, 'K7MPRWXT-x')).status).toBe(404);
    await service.callApi('POST', `/api/booking/manage/booking/${booked.body.manageKey}/cancel`);
    expect((await change({ firstName: 'Eve' })).body).toMatchObject({
      success: false,
      message: 'This booking is cancelled. Please book another table.',
    });
    expect(await read()).toMatchObject({ first_name: 'Ada' });
  });
});
