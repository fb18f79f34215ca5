import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { defaultBookingLimits } from '#adapters/service/booking/availability/booking-limits.ts';
import { bookingWorld } from '#adapters/service/booking/booking-world.ts';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';

const databases = await eachDatabase();

const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const bill = makePdf();
const pdf = { name: 'bill.pdf', type: 'application/pdf', content: bill.toString('base64') };
const contact = {
  enquiryType: 'visit',
  contactReason: { id: 'food', name: 'Food' },
  contactSubReason: { id: 'dish', name: 'A dish' },
  enquiryRestaurant: '1',
  firstName: 'Mai',
  lastName: 'Tran',
  message: 'See https://evil.example\nAnd =SUM(1)',
};
const group = {
  enquiryRestaurant: '1',
  date: '2026-12-24',
  time: '19:30',
  guests: 24,
  firstName: 'Mai',
  lastName: 'Tran',
  message: 'A birthday',
};
const world = {
  ...bookingWorld,
  settings: { ...bookingWorld.settings, email: 'hello@chain.example' },
  restaurants: bookingWorld.restaurants.map((each) =>
    each.storeId === '2' ? { ...each, email: 'two@chain.example' } : each,
  ),
};

describe.each(databases)('enquiries on $name', ({ databaseUrl }) => {
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

  const write = (email: string, change: object = {}) =>
    service.ask('POST', '/api/contact/sendemail', { ...contact, email, ...change });
  const come = (email: string, change: object = {}) =>
    service.ask('POST', '/api/contact/group-booking', { ...group, email, ...change });
  const rowOf = (email: string) =>
    service.database.selectFrom('enquiries').selectAll().where('email', '=', email).executeTakeFirst();
  const mailsOf = async (reference = '') =>
    service.database
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'like', `%/${reference}`)
      .orderBy('recipient')
      .execute();
  const kept = (): string[] =>
    existsSync(join(service.dataDir, 'files')) ? readdirSync(join(service.dataDir, 'files')) : [];

  it('offer types, reasons with their parts, and the restaurants', async () => {
    expect((await service.ask('GET', '/api/contact/contactTypes')).body).toEqual(world.forms.enquiryTypes);
    const { body } = await service.ask('GET', '/api/contact/content');
    expect(body.contactReasons).toEqual(world.forms.contactReasons);
    expect(body.restaurants).toContainEqual({ storeId: '1', title: 'House 1' });
    expect(body.restaurants).toHaveLength(world.restaurants.length);
  });

  it('are kept with their files, thanked for, and told to the chain where the restaurant has no address', async () => {
    const reply = await write('ada@example.com', { uploadedFiles: [pdf] });
    expect(reply).toEqual({ status: 200, body: { success: true, statusCode: 200 } });
    const row = await rowOf('ada@example.com');
    expect(row).toMatchObject({
      kind: 'contact',
      type_name: 'A visit',
      reason_name: 'Food',
      sub_reason_name: 'A dish',
    });
    const [receipt, notice, ...others] = await mailsOf(row?.reference);
    expect(others).toEqual([]);
    expect([receipt?.recipient, notice?.recipient]).toEqual(['ada@example.com', 'hello@chain.example']);
    expect(notice?.text).toContain('See https://evil.example');
    expect(`${receipt?.text}${receipt?.html}${receipt?.subject}`).not.toContain('evil');
    const [file] = await service.database
      .selectFrom('kept_files')
      .selectAll()
      .where('owner', '=', row?.reference ?? '')
      .execute();
    expect(file).toMatchObject({ name: 'bill.pdf', size: bill.length });
    const path = join(service.dataDir, 'files', file?.id ?? '');
    expect(readFileSync(path).equals(bill)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    for (const address of [`/files/${file?.id}`, `/api/files/${file?.id}`])
      expect((await service.ask('GET', address)).status).toBe(404);
  });

  it('of groups go to the restaurant’s own address, with day and people', async () => {
    const reply = await come('bo@example.com', { enquiryRestaurant: '2' });
    expect(reply.body).toEqual({ success: true, statusCode: 200 });
    const row = await rowOf('bo@example.com');
    expect(row).toMatchObject({ kind: 'group', wished_date: '2026-12-24', wished_time: '19:30', guests: 24 });
    const [receipt, notice] = await mailsOf(row?.reference);
    expect([receipt?.recipient, notice?.recipient]).toEqual(['bo@example.com', 'two@chain.example']);
    expect(notice?.text).toContain('A birthday');
    expect(receipt?.text).toContain('It is not a booking yet');
  });

  it.each([
    ['Choose what kind of enquiry it is', { enquiryType: 'made-up' }],
    ['Choose a reason', { contactReason: undefined }],
    ['Choose what it is about', { contactSubReason: undefined }],
    ['Choose a restaurant from the list', { enquiryRestaurant: '404' }],
    ['The selected file must be a JPG, PNG, WEBP, HEIC or PDF', { uploadedFiles: [{ ...pdf, name: 'a.exe' }] }],
    [
      'The selected file must be a JPG, PNG, WEBP, HEIC or PDF',
      { uploadedFiles: [pdf, { ...pdf, content: base64('MZ') }] },
    ],
    ['The selected file is empty', { uploadedFiles: [{ ...pdf, content: '' }] }],
    [
      'The selected file must be smaller than 5 MB',
      { uploadedFiles: [{ ...pdf, content: base64(`%PDF-${' '.repeat(5_000_000)}`) }] },
    ],
  ])('are refused in the form’s own words: %s', async (message, change) => {
    const before = kept();
    expect(await write('no@example.com', change)).toMatchObject({ status: 400, body: { success: false, message } });
    expect(await rowOf('no@example.com')).toBeUndefined();
    expect(kept()).toEqual(before);
  });

  it.each([
    ['The day must be in the future', { date: '2026-11-21' }],
    ['The day must be within the next two years', { date: '2028-11-22' }],
    ['Choose a restaurant from the list', { enquiryRestaurant: '404' }],
  ])('of groups are refused in the form’s own words: %s', async (message, change) => {
    expect(await come('no@example.com', change)).toMatchObject({ status: 400, body: { message } });
    expect(await rowOf('no@example.com')).toBeUndefined();
  });

  it('take three files of five megabytes each', async () => {
    const large = { ...pdf, content: makePdf({ head: `%${' '.repeat(4_998_000)}\n` }).toString('base64') };
    const reply = await write('cy@example.com', { uploadedFiles: [large, large, large] });
    expect(reply.body).toMatchObject({ statusCode: 200 });
  });

  it('are six a day for a person, whatever is added to the address, and leave no file of those that are declined', async () => {
    for (let count = 0; count < defaultBookingLimits.mailsPerEmail; count += 1)
      expect((await come(`dee+${count}@example.com`)).body).toMatchObject({ statusCode: 200 });
    const before = kept();
    const { status, body } = await write('DEE@example.com', { uploadedFiles: [pdf] });
    expect([status, body.success, body.statusCode]).toEqual([200, false, 429]);
    expect(body.message).toContain('Please try again tomorrow.');
    expect(kept()).toEqual(before);
  });

  it('have logged nothing', () => expect(log).toEqual([]));
});
