import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bookingNow, bookingTestData } from '#adapters/service/booking/testing/booking-test-data.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import { createFileStore } from '../application/file-store.ts';
import { sweepForms } from './sweep-forms.ts';

const databases = await startTestDatabases();
const day = 86_400_000;
const document = makePdf();
const pdf = { name: 'C:\\cv\\=CV.PDF', type: 'application/pdf', content: document.toString('base64') };
const testData = {
  ...bookingTestData,
  jobs: [{ ...bookingTestData.jobs[0], job_id: '900', name: '+Chef', position_unique_name: 'chef', category: 'x' }],
};

describe.each(databases)('submissions on $name', ({ databaseUrl }) => {
  let service: BookingService;
  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), demoData: testData });
    const person = { firstName: 'Ada', lastName: 'Byron', email: '+1@example.com' };
    const enquiry = {
      ...person,
      enquiryType: 'visit',
      contactReason: { id: 'lost', name: 'x' },
      enquiryRestaurant: '1',
      message: '=HYPERLINK("x")',
      phone: '+44 1632 960001',
      uploadedFiles: [pdf],
    };
    await service.callApi('POST', '/api/contact/sendemail', enquiry);
    await service.callApi('POST', '/api/signup', {
      firstName: 'Ada',
      emailAddress: '+1@example.com',
      acceptTerms: true,
    });
    const { firstName, email } = person;
    const application = { jobId: '900', firstName, secondName: 'Byron', email, telephone: '+44 1632 960001' };
    await service.callApi('POST', '/api/jobs/application', { ...application, resume: { file: pdf } });
  });
  afterAll(() => service.close());

  const path = (list: string, since = '2026-11-21') => `/api/v1/operator/${list}?since=${since}`;
  const list = async (name: string) => (await service.callAsEditor('GET', path(name))).body;

  it('are listed for operators since a date, and require their key [ops.restaurant]', async () => {
    expect(await list('enquiries')).toMatchObject({
      enquiries: [
        { kind: 'contact', reason: 'Something left behind', files: [{ name: 'CV.pdf', size: document.length }] },
      ],
    });
    expect(await list('sign-ups')).toMatchObject({ signUps: [{ email: '+1@example.com', sms: false }] });
    expect(await list('applications')).toMatchObject({
      applications: [{ job: '+Chef', files: [{ size: document.length }] }],
    });
    for (const name of ['enquiries', 'sign-ups', 'applications']) {
      const later = (await service.callAsEditor('GET', path(name, '2026-11-22'))).body;
      expect(Object.values(later)).toEqual([[]]);
      for (const call of [path(name), path(`${name}/csv`)])
        expect((await service.callApi('GET', call)).status).toBe(401);
    }
  });

  it('do not reveal the guid of a customer to operators [preferences.privacy]', async () => {
    const { guid } = await service.database.selectFrom('customers').select('guid').executeTakeFirstOrThrow();
    const csv = await service.callAsEditor('GET', path('sign-ups/csv'));
    expect(JSON.stringify([await list('sign-ups'), csv])).not.toContain(guid);
  });

  it.each([
    ['enquiries', `"'=HYPERLINK(""x"")"`],
    ['enquiries', `"'+1@example.com","'+44 1632 960001"`],
    ['sign-ups', `"'+1@example.com"`],
    ['applications', `"'+Chef"`],
  ])(
    'are escaped in the CSV file of %s so that spreadsheets do not run them: %s [ops.restaurant]',
    async (name, cell) => {
      const text = String((await service.callAsEditor('GET', path(`${name}/csv`))).body.text);
      expect(text.split('\r\n')).toHaveLength(3);
      expect(text).toContain(cell);
    },
  );

  const countRemaining = async () => ({
    enquiries: (await service.database.selectFrom('enquiries').selectAll().execute()).length,
    applications: (await service.database.selectFrom('applications').selectAll().execute()).length,
    files: (await service.database.selectFrom('kept_files').selectAll().execute()).length,
    onDisk: readdirSync(join(service.dataDir, 'files')).length,
  });

  it('are deleted with their files after six months for applications and 24 for enquiries [ops.privacy]', async () => {
    const folder = join(service.dataDir, 'files');
    writeFileSync(join(folder, 'fresh-one'), 'just written, and its enquiry is not yet');
    writeFileSync(join(folder, 'forgotten-one'), 'of a process that was killed');
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const id of readdirSync(folder)) if (id !== 'fresh-one') utimesSync(join(folder, id), old, old);
    const sweepAfter = (days: number) =>
      sweepForms({
        database: service.database,
        files: createFileStore(folder),
        clock: createFakeClock(bookingNow + days * day),
      });
    await sweepAfter(182);
    expect(await countRemaining()).toEqual({ enquiries: 1, applications: 1, files: 2, onDisk: 3 });
    await sweepAfter(184);
    expect(await countRemaining()).toEqual({ enquiries: 1, applications: 0, files: 1, onDisk: 2 });
    await sweepAfter(729);
    expect(await countRemaining()).toEqual({ enquiries: 1, applications: 0, files: 1, onDisk: 2 });
    await sweepAfter(731);
    expect(await countRemaining()).toEqual({ enquiries: 0, applications: 0, files: 0, onDisk: 1 });
  });
});

/** Customers who joined at these seconds after an instant. */
const customersFrom = (start: string, count: number, secondOf: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => {
    const joinedAt = new Date(Date.parse(start) + secondOf(at) * 1000).toISOString();
    const email = `guest-${at}@${start.slice(0, 10)}.example`;
    const key = { guid: email, email, email_key: email };
    return { ...key, first_name: 'Ada', interests: '[]', sms: 0, created_at: joinedAt, mailed_at: joinedAt };
  });

describe.each(databases)('long lists of submissions on $name', ({ databaseUrl }) => {
  let service: BookingService;
  beforeAll(async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), demoData: testData });
    // Every third joined at the same second as the one before.
    const own = customersFrom('2026-11-21T08:00:00Z', 25, (at) => at - (at % 3 === 2 ? 1 : 0));
    const earlier = customersFrom('2026-11-19T08:00:00Z', 2500, (at) => at);
    await service.database
      .insertInto('customers')
      .values([...own, ...earlier])
      .execute();
  });
  afterAll(() => service.close());

  const read = z.object({ signUps: z.array(z.looseObject({ email: z.string() })), next: z.string().optional() });
  const page = async (query: string) =>
    read.parse((await service.callAsEditor('GET', `/api/v1/operator/sign-ups?since=2026-11-21&${query}`)).body);

  it.each([1, 2, 4, 25, 1000])(
    'are listed in pages of %i, each entry once, including those of the same instant [scale.growth] [ops.restaurant]',
    async (limit) => {
      const listed: string[] = [];
      const pages: number[] = [];
      for (let next: string | undefined = ''; next !== undefined; ) {
        const answer: z.output<typeof read> = await page(`limit=${limit}${next && `&after=${next}`}`);
        listed.push(...answer.signUps.map(({ email }) => email));
        pages.push(answer.signUps.length);
        ({ next } = answer);
      }
      expect(listed).toHaveLength(25);
      expect(new Set(listed).size).toBe(25);
      expect(Math.max(...pages)).toBeLessThanOrEqual(Math.max(limit + 1, 2));
      expect(pages.at(-1)).toBeGreaterThan(0);
    },
  );

  it('have 500 entries by default, at most 1000, and a valid start [scale.growth]', async () => {
    expect((await page('')).signUps).toHaveLength(25);
    for (const query of ['limit=0', 'limit=1001', 'limit=x', 'after=yesterday'])
      expect(
        (await service.callAsEditor('GET', `/api/v1/operator/sign-ups?since=2026-11-21&${query}`)).status,
        query,
      ).toBe(400);
  });

  it('are whole in their CSV file, which is sent in parts [scale.growth] [ops.restaurant]', async () => {
    const { body } = await service.callAsEditor('GET', '/api/v1/operator/sign-ups/csv?since=2026-11-19');
    const lines = String(body.text).trim().split('\r\n');
    expect(lines).toHaveLength(2526);
    expect(new Set(lines).size).toBe(2526);
  });
});
