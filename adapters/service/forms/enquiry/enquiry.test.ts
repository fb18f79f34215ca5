import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { defaultBookingLimits } from '#adapters/service/booking/availability/booking-limits.ts';
import { bookingTestData } from '#adapters/service/booking/testing/booking-test-data.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';

const databases = await startTestDatabases();

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
const testData = {
  ...bookingTestData,
  settings: { ...bookingTestData.settings, email: 'hello@chain.example' },
  restaurants: bookingTestData.restaurants.map((each) =>
    each.storeId === '2' ? { ...each, email: 'two@chain.example' } : each,
  ),
};

describe.each(databases)('enquiries on $name', ({ databaseUrl }) => {
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

  const sendContact = (email: string, change: object = {}) =>
    service.callApi('POST', '/api/contact/sendemail', { ...contact, email, ...change });
  const sendGroup = (email: string, change: object = {}) =>
    service.callApi('POST', '/api/contact/group-booking', { ...group, email, ...change });
  const toRow = (email: string) =>
    service.database.selectFrom('enquiries').selectAll().where('email', '=', email).executeTakeFirst();
  const readMails = async (reference = '') =>
    service.database
      .selectFrom('outbox')
      .selectAll()
      .where('id', 'like', `%/${reference}`)
      .orderBy('recipient')
      .execute();
  const listFiles = (): string[] =>
    existsSync(join(service.dataDir, 'files')) ? readdirSync(join(service.dataDir, 'files')) : [];

  it('offer types, reasons with their sub-reasons, and the restaurants [contact.reasons]', async () => {
    expect((await service.callApi('GET', '/api/contact/contactTypes')).body).toEqual(testData.forms.enquiryTypes);
    const { body } = await service.callApi('GET', '/api/contact/content');
    expect(body.contactReasons).toEqual(testData.forms.contactReasons);
    expect(body.restaurants).toContainEqual({ storeId: '1', title: 'Restaurant 1' });
    expect(body.restaurants).toHaveLength(testData.restaurants.length);
  });

  it('are saved with their files, confirmed, and sent to the chain if the restaurant has no address [contact.send]', async () => {
    const reply = await sendContact('ada@example.com', { uploadedFiles: [pdf] });
    expect(reply).toEqual({ status: 200, body: { success: true, statusCode: 200 } });
    const row = await toRow('ada@example.com');
    expect(row).toMatchObject({
      kind: 'contact',
      type_name: 'A visit',
      reason_name: 'Food',
      sub_reason_name: 'A dish',
    });
    const [receipt, notice, ...others] = await readMails(row?.reference);
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
      expect((await service.callApi('GET', address)).status).toBe(404);
  });

  it('of groups are sent to the restaurant’s own address, with date and number of people [contact.group]', async () => {
    const reply = await sendGroup('bo@example.com', { enquiryRestaurant: '2' });
    expect(reply.body).toEqual({ success: true, statusCode: 200 });
    const row = await toRow('bo@example.com');
    expect(row).toMatchObject({ kind: 'group', wished_date: '2026-12-24', wished_time: '19:30', guests: 24 });
    const [receipt, notice] = await readMails(row?.reference);
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
      'The selected file contains a program and is not a valid PDF. It must be a JPG, PNG, WEBP, HEIC or PDF',
      { uploadedFiles: [pdf, { ...pdf, content: base64('MZ') }] },
    ],
    ['The selected file is empty', { uploadedFiles: [{ ...pdf, content: '' }] }],
    [
      'The selected file is larger than 5 MB',
      { uploadedFiles: [{ ...pdf, content: base64(`%PDF-${' '.repeat(5_000_000)}`) }] },
    ],
  ])('are rejected with the form’s message: %s [form.server]', async (message, change) => {
    const before = listFiles();
    expect(await sendContact('no@example.com', change)).toMatchObject({
      status: 400,
      body: { success: false, message },
    });
    expect(await toRow('no@example.com')).toBeUndefined();
    expect(listFiles()).toEqual(before);
  });

  it.each([
    ['The day must be in the future', { date: '2026-11-21' }],
    ['The day must be within the next two years', { date: '2028-11-22' }],
    ['Choose a restaurant from the list', { enquiryRestaurant: '404' }],
  ])('of groups are rejected with the form’s message: %s [form.server] [contact.group]', async (message, change) => {
    expect(await sendGroup('no@example.com', change)).toMatchObject({ status: 400, body: { message } });
    expect(await toRow('no@example.com')).toBeUndefined();
  });

  it('accept three files of five megabytes each [contact.send]', async () => {
    const large = { ...pdf, content: makePdf({ head: `%${' '.repeat(4_998_000)}\n` }).toString('base64') };
    const reply = await sendContact('cy@example.com', { uploadedFiles: [large, large, large] });
    expect(reply.body).toMatchObject({ statusCode: 200 });
  });

  it('beyond six mails a day to a person, with any address suffix, are accepted without a confirmation [form.abuse] [contact.send]', async () => {
    for (let count = 0; count < defaultBookingLimits.mailsPerEmail; count += 1)
      expect((await sendGroup(`dee+${count}@example.com`)).body).toMatchObject({ statusCode: 200 });
    const { body } = await sendContact('DEE@example.com', { uploadedFiles: [pdf] });
    expect(body).toEqual({ success: true, statusCode: 200 });
    const mails = await readMails((await toRow('DEE@example.com'))?.reference);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['hello@chain.example']);
  });

  it('log nothing', () => expect(log).toEqual([]));
});
