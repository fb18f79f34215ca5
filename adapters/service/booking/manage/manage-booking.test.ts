import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import {
  type BookingService,
  bookingContent,
  countBookedSeats,
  listTakenSeats,
  type ServiceReply,
  startBookingService,
} from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';

const databases = await startTestDatabases(bookingContent);

describe.each(databases)('managing a booking on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];

  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
  });
  afterAll(async () => {
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    await service.close();
    expect(log).toEqual([]);
  });

  const path = ({ body }: ServiceReply, call = '') => `/api/booking/manage/booking/${body.manageKey}${call}`;
  const view = async (booked: ServiceReply) => (await service.callApi('GET', path(booked))).body.data;
  const change = (booked: ServiceReply, fields: object) =>
    service.callApi('POST', path(booked, '/change'), {
      bookingDate: '2026-12-02',
      time: '19:00',
      adults: 2,
      children: 0,
      ...fields,
    });
  const times = async (booked: ServiceReply, query: string) =>
    (await service.callApi('GET', path(booked, `/times?${query}`))).body;
  const listMails = async ({ body }: ServiceReply) =>
    service.database
      .selectFrom('outbox')
      .select(['id', 'text', 'calendar'])
      .where('id', 'like', `%/${body.bookingReference}%`)
      .orderBy('id')
      .execute();

  it('shows the booking to whoever has its key, without name and address [diner.manage]', async () => {
    const booked = await service.book({
      bookingDate: '2026-12-04',
      time: '18:00',
      upsells: [{ id: 'cake', qty: 1 }],
      customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', specialRequest: 'A high chair' },
    });
    const { success, data } = (await service.callApi('GET', path(booked))).body;
    expect(success).toBe(true);
    expect(data).toMatchObject({
      reference: booked.body.bookingReference,
      storeId: '1',
      status: 'booked',
      date: '2026-12-04',
      time: '18:00',
      minutes: 90,
      adults: 2,
      children: 0,
      occasion: null,
      area: { id: 'main-room', name: 'Main room' },
      extras: [{ name: 'Cake', qty: 1, pricePence: 3000 }],
      specialRequest: 'A high chair',
      changes: 0,
      canChange: true,
      canCancel: true,
    });
    expect(JSON.stringify(data)).not.toMatch(/Ada|Lovelace|example\.com/);
  });

  it('refuses a key with a wrong signature and one for another purpose in the same way [diner.manage]', async () => {
    const booked = await service.book({ bookingDate: '2026-12-04', time: '12:00' });
    const { shareKey } = Object(await view(booked));
    const key = String(booked.body.manageKey);
    const wrong = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    const replies = await Promise.all(
      [wrong, shareKey, booked.body.bookingReference, 'x', '-'].map((each) =>
        service.callApi('GET', `/api/booking/manage/booking/${each}`),
      ),
    );
    expect(new Set(replies.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(replies[0]).toEqual({
      status: 404,
      body: { success: false, message: 'This link leads to no booking. It may be incomplete.' },
    });
    const { body } = await service.callApi('GET', `/api/booking/shared/${shareKey}`);
    expect(body.data).toEqual({
      storeId: '1',
      status: 'booked',
      date: '2026-12-04',
      time: '12:00',
      minutes: 90,
      adults: 2,
      children: 0,
      changes: 0,
    });
    expect((await service.callApi('GET', `/api/booking/shared/${key}`)).status).toBe(404);
  });

  it('is found by reference and email address, and says nothing of which is wrong [diner.manage]', async () => {
    const customer = { firstName: 'Ada', lastName: 'B', email: 'Ada.Find@example.com' };
    const booked = await service.book({ bookingDate: '2026-12-04', time: '13:30', customer });
    const reference = String(booked.body.bookingReference);
    const find = (body: object) => service.callApi('POST', '/api/booking/manage/find', body);
    const typed = `${reference.slice(0, 4).toLowerCase()} ${reference.slice(4)}`;
    expect((await find({ reference: typed, emailAddress: ' ada.find@EXAMPLE.com ' })).body).toEqual({
      success: true,
      data: { key: booked.body.manageKey },
    });
    const [other, unknown] = [
      await find({ reference, emailAddress: 'bob@example.com' }),
      await find({ reference: 'XXXXXXXX', emailAddress: 'ada.find@example.com' }),
    ];
    expect(other).toEqual(unknown);
    expect(other.body).toEqual({
      success: false,
      message: 'There is no booking with this reference and email address. Please check both.',
    });
  });

  it('mails the links of the coming bookings of an address, and gives the same reply for any other [diner.manage]', async () => {
    const customer = { firstName: 'Ada', lastName: 'B', email: 'ada.lost@example.com' };
    const booked = await service.book({ bookingDate: '2026-12-05', time: '18:00', customer });
    const cancelled = await service.book({ bookingDate: '2026-12-05', time: '12:00', customer });
    await service.callApi('POST', path(cancelled, '/cancel'));
    const send = (emailAddress: string) => service.callApi('POST', '/api/booking/manage/mail', { emailAddress });
    expect(await send('ada.lost@example.com')).toEqual(await send('nobody@example.com'));
    const mails = await service.database
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'like', 'booking-links/%')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ada.lost@example.com']);
    expect(mails[0]?.text).toContain(`/manage-booking/${booked.body.manageKey}`);
    expect(mails[0]?.text).toContain('Pandan Row Restaurant 1, Saturday 5 December 2026, 18:00');
    expect(mails[0]?.text).not.toContain(String(cancelled.body.manageKey));
    for (let count = 0; count < 4; count += 1)
      expect((await send('ada.lost@example.com')).body).toMatchObject({ success: true });
    const { length } = await service.database
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', 'ada.lost@example.com')
      .where('id', 'like', 'booking-links/%')
      .execute();
    expect(length).toBe(3);
  });

  it('moves to another day, time and party, and the mail and calendar follow [diner.manage]', async () => {
    const booked = await service.book({ upsells: [{ id: 'cake', qty: 2 }] });
    const moved = await change(booked, {
      bookingDate: '2026-12-09',
      time: '18:00',
      adults: 3,
      children: 1,
      specialRequest: ' By the window ',
    });
    expect(moved.body).toMatchObject({ success: true, bookingReference: booked.body.bookingReference });
    expect(await view(booked)).toMatchObject({
      date: '2026-12-09',
      time: '18:00',
      adults: 3,
      children: 1,
      specialRequest: 'By the window',
      changes: 1,
    });
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    const extras = await service.database.selectFrom('extras').selectAll().where('extra_id', '=', 'cake').execute();
    expect(extras.find(({ day }) => day === '2026-12-02')?.taken ?? 0).toBe(0);
    expect(extras.find(({ day }) => day === '2026-12-09')?.taken).toBe(2);
    expect(Object(await view(booked)).extras).toMatchObject([{ qty: 2 }]);
    const [changed, confirmation] = await listMails(booked);
    expect(confirmation?.text).toContain(`/manage-booking/${booked.body.manageKey}`);
    expect(changed?.id).toBe(`change/${booked.body.bookingReference}/1`);
    expect(changed?.text).toContain('Wednesday 9 December 2026, ');
    expect(changed?.text).toContain('Party: 3 adults, 1 child');
    expect(changed?.calendar).toContain(`UID:${booked.body.bookingReference}@table-booking\r\n`);
    expect(changed?.calendar).toContain('SEQUENCE:1\r\n');
    expect(changed?.calendar).toContain('METHOD:PUBLISH\r\n');
    await service.callApi('POST', path(booked, '/cancel'));
    const cancellation = (await listMails(booked)).find(({ id }) => id.startsWith('cancellation/'));
    expect(cancellation?.calendar).toContain('SEQUENCE:2\r\n');
  });

  it('sends one mail however often the same change is sent [diner.manage]', async () => {
    const booked = await service.book({ bookingDate: '2026-12-14' });
    const same = { bookingDate: '2026-12-14', time: '20:00' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => change(booked, same)));
    expect(replies.map(({ body }) => body.success)).toEqual([true, true, true, true, true]);
    expect((await listMails(booked)).map(({ id }) => id.split('/')[0])).toEqual(['change', 'confirmation']);
  });

  it('takes one of many changes that were made on the same state of a booking [diner.manage]', async () => {
    const booked = await service.book({ bookingDate: '2026-12-23', time: '12:00' });
    const hours = ['12:15', '12:30', '12:45', '13:00', '13:15'];
    const times = await Promise.all(
      hours.map((time) => change(booked, { bookingDate: '2026-12-23', time, seenChanges: 0 })),
    );
    expect(times.filter(({ body }) => body.success)).toHaveLength(1);
    const refused = times.find(({ body }) => !body.success);
    expect(refused?.body).toMatchObject({ errorCode: 6 });
    const { time } = Object(await view(booked));
    const late = await change(booked, {
      bookingDate: '2026-12-23',
      time: '12:00',
      specialRequest: 'A chair',
      seenChanges: 0,
    });
    expect(JSON.stringify(late.body)).toContain('changed after you opened this page');
    expect(await view(booked)).toMatchObject({ time, changes: 1, specialRequest: null });
    expect((await listMails(booked)).map(({ id }) => id.split('/')[0])).toEqual(['change', 'confirmation']);
    expect((await change(booked, { bookingDate: '2026-12-23', time: '14:00', seenChanges: 1 })).body.success).toBe(
      true,
    );
  });

  it('says whether the guest asked for its area [diner.manage]', async () => {
    const day = { bookingDate: '2026-12-22', time: '12:00' };
    const booked = await service.book(day);
    expect(await view(booked)).toMatchObject({ isAreaRequested: false });
    const [later, area] = [{ ...day, time: '12:30' }, { areaId: 'window' }];
    await change(booked, later);
    expect(await view(booked)).toMatchObject({ isAreaRequested: false });
    await change(booked, { ...later, ...area });
    expect(await view(booked)).toMatchObject({ isAreaRequested: true, area: { id: 'window' } });
    expect(await view(await service.book({ ...day, ...area }))).toMatchObject({ isAreaRequested: true });
  });

  it('moves within a full evening, because its own seats count as free [diner.manage]', async () => {
    const day = '2026-12-16';
    const booked = await service.book({ bookingDate: day, time: '19:00', adults: 6, areaId: 'main-room' });
    const others = [
      { adults: 6, areaId: 'main-room' },
      { adults: 6, areaId: 'window' },
      { adults: 8, areaId: 'terrace' },
    ];
    for (const other of others) await service.book({ bookingDate: day, time: '19:00', ...other });
    const { data } = await times(booked, `date=${day}&adults=6&children=0`);
    expect(data).toContainEqual(expect.objectContaining({ time: '19:15', available: true, areaIds: ['main-room'] }));
    expect((await change(booked, { bookingDate: day, time: '19:15', adults: 6 })).body.success).toBe(true);
    expect(await view(booked)).toMatchObject({ time: '19:15', area: { id: 'main-room' } });
    expect((await times(booked, `date=${day}&adults=7&children=0`)).data).toContainEqual(
      expect.objectContaining({ time: '19:15', available: false }),
    );
  });

  it.each([
    ['to a full evening', { time: '19:00', adults: 8 }, { bookingStatus: 9 }],
    ['to a day on which the restaurant is closed', { bookingDate: '2026-12-25' }, { errorCode: 17 }],
    ['to a time at which no table is offered', { time: '19:05' }, { errorCode: 10 }],
    ['to a party that is too large', { adults: 12 }, { errorCode: 18 }],
    ['to a time that only takes enquiries', { bookingDate: '2026-12-11', time: '19:00' }, { errorCode: 2 }],
    ['with requests that are too long', { specialRequest: 'x'.repeat(501) }, { errorCode: 6 }],
  ])('changes nothing %s [diner.manage]', async (_, fields, reply) => {
    const day = '2026-12-15';
    const booked = await service.book({ bookingDate: day, time: '12:00', upsells: [{ id: 'cake', qty: 1 }] });
    if ('adults' in fields && fields.adults === 8)
      for (const [adults, areaId] of [
        [8, 'main-room'],
        [6, 'window'],
        [8, 'terrace'],
      ] as const)
        await service.book({ bookingDate: day, time: '19:00', adults, areaId });
    const before = [await view(booked), await listTakenSeats(service.database), await listMails(booked)];
    const refused = await change(booked, { bookingDate: day, time: '12:30', ...fields });
    expect(refused).toMatchObject({ status: 200, body: { success: false, ...reply } });
    expect([await view(booked), await listTakenSeats(service.database), await listMails(booked)]).toEqual(before);
    await service.callApi('POST', path(booked, '/cancel'));
  });

  it('can be changed twenty times [diner.manage]', async () => {
    const booked = await service.book({ bookingDate: '2026-12-16', time: '12:00' });
    const setChanges = (changes: number) =>
      service.database
        .updateTable('bookings')
        .set({ changes })
        .where('reference', '=', String(booked.body.bookingReference))
        .execute();
    await setChanges(19);
    expect(await view(booked)).toMatchObject({ canChange: true });
    await setChanges(20);
    expect(await view(booked)).toMatchObject({ canChange: false, canCancel: true });
    const refused = await change(booked, { bookingDate: '2026-12-16', time: '13:00' });
    expect(refused.body).toMatchObject({
      success: false,
      message: 'This booking was changed too often to change it online. Please ring us.',
    });
    expect(await view(booked)).toMatchObject({ time: '12:00' });
  });

  it('changes nothing where an extra is sold out on the new day [diner.manage]', async () => {
    const booked = await service.book({ bookingDate: '2026-12-17', upsells: [{ id: 'cake', qty: 2 }] });
    await service.book({ bookingDate: '2026-12-18', time: '12:00', upsells: [{ id: 'cake', qty: 2 }] });
    const before = await listTakenSeats(service.database);
    expect((await change(booked, { bookingDate: '2026-12-18', time: '13:30' })).body).toMatchObject({
      success: false,
      errorCode: 19,
      message: 'Cake is sold out for that day.',
    });
    expect(await listTakenSeats(service.database)).toEqual(before);
    expect(await view(booked)).toMatchObject({ date: '2026-12-17' });
  });

  it.each([
    ['2026-11-20', 'That day has passed. Please choose another.'],
    ['2027-01-21', 'Tables can be booked until Wednesday 20 January 2027. Please choose an earlier day.'],
  ])('explains why there are no times on %s [diner.manage]', async (date, message) => {
    const booked = await service.book({ bookingDate: '2026-12-22', time: '12:00' });
    expect(await times(booked, `date=${date}&adults=2&children=0`)).toMatchObject({ success: false, message });
    await service.callApi('POST', path(booked, '/cancel'));
  });

  it('is cancelled once, and its seats are free for others [diner.manage]', async () => {
    const booked = await service.book({ bookingDate: '2026-12-21', adults: 8, areaId: 'main-room' });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => service.callApi('POST', path(booked, '/cancel'))),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"success":true}']));
    expect(await view(booked)).toMatchObject({ status: 'cancelled', canChange: false, canCancel: false });
    expect((await listMails(booked)).map(({ id }) => id.split('/')[0])).toEqual(['cancellation', 'confirmation']);
    expect((await change(booked, { bookingDate: '2026-12-21', time: '18:00' })).body).toMatchObject({
      success: false,
      message: 'This booking is cancelled. Please book another table.',
    });
  });

  it('cannot be changed or cancelled after its time [diner.manage]', async () => {
    const booked = await service.book({ bookingDate: '2026-11-21', time: '12:15' });
    expect(await view(booked)).toMatchObject({ canChange: true });
    service.clock.advance(20 * 60_000);
    expect(await view(booked)).toMatchObject({ canChange: false, canCancel: false });
    expect((await service.callApi('POST', path(booked, '/cancel'))).body).toEqual({
      success: false,
      message: 'Your table’s time has come. To cancel it, please ring the restaurant.',
    });
    expect((await change(booked, { bookingDate: '2026-11-21', time: '20:00' })).body).toMatchObject({
      success: false,
      message: 'Your table’s time has come. To change it, please ring us.',
    });
    expect(await view(booked)).toMatchObject({ status: 'booked', time: '12:15' });
  });

  it('shows and cancels an enquiry, which cannot be changed online [diner.manage]', async () => {
    const enquiry = await service.book({ adults: 15, occasionId: 'group', time: '13:00' }, { call: 'enquiry' });
    expect(await view(enquiry)).toMatchObject({ status: 'asked', canChange: false, canCancel: true });
    expect((await change(enquiry, { adults: 15, time: '14:00' })).body).toMatchObject({
      success: false,
      message: 'This request cannot be changed online. Please ring the restaurant.',
    });
    await service.callApi('POST', path(enquiry, '/cancel'));
    expect(await view(enquiry)).toMatchObject({ status: 'cancelled' });
  });
});
