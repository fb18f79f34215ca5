import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { defaultBookingLimits } from '#adapters/service/booking/availability/booking-limits.ts';
import { bookingTestData } from '#adapters/service/booking/testing/booking-test-data.ts';
import { type BookingService, startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';

const databases = await startTestDatabases();

const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const document = makePdf();
const cv = { file: { name: 'cv.pdf', type: 'application/pdf', content: document.toString('base64') } };
const chef = {
  job_id: '900',
  name: 'Head chef',
  position_unique_name: 'head-chef',
  category: 'Back of House',
  cv_required: true,
  work_experience_required: true,
  validThrough: '2026-11-21',
  questions: [
    { id: 'right', text: 'May you work here?', type: 'YES_NO' as const, is_mandatory: true },
    {
      id: 'shifts',
      text: 'Which shifts?',
      type: 'MULTIPLE_CHOICE' as const,
      is_mandatory: false,
      answer: { options: ['Days', 'Nights'] },
    },
  ],
};
const testData = {
  ...bookingTestData,
  jobs: [
    chef,
    { ...chef, job_id: '901', validThrough: '2026-11-20' },
    { ...chef, job_id: '902', cv_required: false, work_experience_required: false, questions: [] },
  ],
};
const application = {
  jobId: '900',
  firstName: 'Zoë',
  secondName: "O'Hara",
  telephone: '01632 960 001',
  resume: cv,
  experience: [
    {
      employer: 'Kopi',
      jobTitle: 'Chef',
      fromMonth: 2,
      fromYear: 2020,
      toMonth: null,
      toYear: null,
      isCurrentRole: true,
    },
  ],
  questions: [
    { id: 'right', answer: 'Yes' },
    { id: 'shifts', answer: ['Days', 'Nights'] },
    { id: 'made-up', answer: 'x' },
  ],
};
const duplicateReply = {
  status: 200,
  body: { success: false, errorCode: 14, message: 'You have already submitted an application for this job.' },
};

describe.each(databases)('applications on $name', ({ databaseUrl }) => {
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

  const apply = (email: string, change: object = {}) =>
    service.callApi('POST', '/api/jobs/application', { ...application, email, ...change });
  const readRows = (email: string) =>
    service.database.selectFrom('applications').selectAll().where('email_key', '=', email).execute();
  const listFiles = (): string[] =>
    existsSync(join(service.dataDir, 'files')) ? readdirSync(join(service.dataDir, 'files')) : [];

  it('are saved with the CV and the wording of the questions, and confirmed [apply.submit]', async () => {
    const reference = expect.stringMatching(/^[2-9A-Z]{8}$/);
    const { status, body } = await apply('ada@example.com');
    expect({ status, body }).toEqual({ status: 200, body: { success: true, statusCode: 200, reference } });
    const [row] = await readRows('ada@example.com');
    expect(row).toMatchObject({ job_id: '900', job_name: 'Head chef', second_name: "O'Hara" });
    expect(JSON.parse(row?.questions ?? '')).toEqual([
      { question: 'May you work here?', answer: ['Yes'] },
      { question: 'Which shifts?', answer: ['Days', 'Nights'] },
    ]);
    expect(JSON.parse(row?.experience ?? '')).toEqual([
      { employer: 'Kopi', jobTitle: 'Chef', fromMonth: 2, fromYear: 2020, isCurrentRole: true },
    ]);
    const file = await service.database.selectFrom('kept_files').selectAll().executeTakeFirstOrThrow();
    expect(file).toMatchObject({ owner: row?.reference, name: 'cv.pdf' });
    expect(readFileSync(join(service.dataDir, 'files', file.id)).equals(document)).toBe(true);
    const mails = await service.database
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'ada@example.com')
      .execute();
    expect(mails).toMatchObject([{ id: `application/${row?.reference}` }]);
    expect(body.reference).toBe(row?.reference);
  });

  it('are saved without the questions that were left out [apply.questions]', async () => {
    await apply('cy@example.com', { questions: [{ id: 'right', answer: 'Yes' }] });
    const [row] = await readRows('cy@example.com');
    expect(JSON.parse(row?.questions ?? '')).toEqual([{ question: 'May you work here?', answer: ['Yes'] }]);
  });

  it('are limited to one per job and address, in any spelling and when many arrive at once [apply.submit]', async () => {
    const spellings = ['bo@example.com', 'BO@example.com', 'ｂo@example.com', 'bo@EXAMPLE.com'];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => apply(spellings[index % 4] ?? '')));
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.success !== true)).toEqual(
      Array.from({ length: 19 }, () => duplicateReply),
    );
    expect(await readRows('bo@example.com')).toHaveLength(1);
    const files = await service.database.selectFrom('kept_files').select('id').execute();
    expect(listFiles().sort()).toEqual(files.map(({ id }) => id).sort());
    const other = { jobId: '902', resume: undefined, experience: undefined, questions: undefined };
    expect((await apply('bo@example.com', other)).body).toMatchObject({ success: true });
  });

  it('beyond the mails of a day to an address are accepted without a confirmation [apply.submit] [form.abuse]', async () => {
    const mails = () =>
      service.database.selectFrom('outbox').select('id').where('recipient', '=', 'fay@example.com').execute();
    const mail = { to: 'fay@example.com', subject: 'x', text: 'x', html: 'x' };
    for (let count = 0; count < defaultBookingLimits.mailsPerEmail; count += 1)
      await queueMail(service.database, { ...mail, id: `other/${count}` }, new Date(service.clock.now()).toISOString());
    expect((await apply('fay@example.com')).body).toMatchObject({ success: true, statusCode: 200 });
    expect(await readRows('fay@example.com')).toHaveLength(1);
    expect(await mails()).toHaveLength(defaultBookingLimits.mailsPerEmail);
  });

  it.each(['901', '404'])('for a closed or unknown job are rejected: %s [apply.submit]', async (jobId) => {
    expect((await apply('no@example.com', { jobId })).body).toEqual({
      success: false,
      errorCode: 13,
      message: 'This job is no longer open. Please look at the other jobs we have.',
    });
    expect(await readRows('no@example.com')).toEqual([]);
  });

  const invalid = 'Something went wrong validation the application, please try again.';
  it.each([
    ['a name with a hyphen', { secondName: 'Smith-Jones' }, invalid],
    ['no CV', { resume: undefined }, invalid],
    [
      'a CV that is a program',
      { resume: { file: { ...cv.file, content: base64('MZ') } } },
      'The selected file contains a program and is not a valid PDF. It must be a PDF or DOCX',
    ],
    [
      'a CV that only begins as one',
      { resume: { file: { ...cv.file, content: base64('%PDF-1.7 cv') } } },
      'The selected file is damaged. Save it again, or choose another',
    ],
    [
      'a CV with a password',
      { resume: { file: { ...cv.file, content: makePdf({ trailer: '/Encrypt 9 0 R' }).toString('base64') } } },
      'The selected file is protected by a password',
    ],
    ['no work', { experience: [] }, invalid],
    ['work that never ended', { experience: [{ ...application.experience[0], isCurrentRole: false }] }, invalid],
    [
      'work that began before the last 40 years',
      { experience: [{ ...application.experience[0], fromYear: 1986 }] },
      invalid,
    ],
    ['no answer to what must be answered', { questions: [] }, invalid],
    ['a blank answer', { questions: [{ id: 'right', answer: ' ' }] }, invalid],
    ['an answer that is not on the list', { questions: [{ id: 'right', answer: 'Perhaps' }] }, invalid],
  ])('with %s are rejected with code 15, and nothing is saved [apply.submit]', async (_, change, message) => {
    const before = listFiles();
    expect(await apply('no@example.com', change)).toEqual({
      status: 200,
      body: { success: false, errorCode: 15, message },
    });
    expect(await readRows('no@example.com')).toEqual([]);
    expect(listFiles()).toEqual(before);
  });

  it('that do not match the schema are rejected with the same message, and nothing is logged [apply.submit]', async () => {
    expect(await apply('no@example.com', { telephone: '12' })).toMatchObject({
      status: 400,
      body: { message: invalid },
    });
    expect(log).toEqual([]);
  });
});
