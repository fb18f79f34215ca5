import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { defaultTheme } from '#schemas/content/theme/theme-colours.ts';
import { defineForm } from '#schemas/forms/_shared/define-form.ts';
import { checkbox, choice, listed } from '#schemas/forms/_shared/fields/form-field.ts';
import { message } from '#schemas/forms/_shared/fields/message-field.ts';
import { emailAddress } from '#schemas/forms/_shared/fields/person-fields.ts';
import { bookingNow, bookingTestData } from '../booking/testing/booking-test-data.ts';
import { type BookingService, startBookingService } from '../booking/testing/start-booking-service.ts';
import { startTestDatabases } from '../booking/testing/start-test-databases.ts';
import { createFileStore } from './application/file-store.ts';
import { sweepForms } from './operator/sweep-forms.ts';
import { saveSubmission } from './save-submission.ts';

const testData = { ...bookingTestData, settings: { ...bookingTestData.settings, email: 'office@example.com' } };
const databases = await startTestDatabases();
const day = 86_400_000;
const limits = { mailsPerEmail: 3, mailsPerMinute: 100, bookingsPerEmail: 3 };

const guestBook = defineForm({
  name: 'guest-book',
  title: 'Guest book',
  submitChannel: 'shared-call',
  fields: z.object({
    emailAddress: emailAddress.optional(),
    restaurant: listed({ title: 'Restaurant', required: 'Choose a restaurant', from: 'restaurants' }).optional(),
    visit: choice({ title: 'When?', required: 'Choose when', options: { today: 'Today', earlier: 'Earlier' } }),
    news: checkbox({ title: 'News' }),
    message: message({ title: 'Your message', required: 'Enter your message', longest: 100 }),
  }),
  rules: [],
  texts: { submit: 'Send', sending: 'Sending', failed: 'Not sent.' },
});
const validBody = { emailAddress: 'ada@example.com', restaurant: '1', visit: 'today', news: true, message: '=1+1' };

describe.each(databases)('a submission of a form without its own endpoint, on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const start = async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), demoData: testData });
    return {
      send: (body: Readonly<Record<string, unknown>>, now = bookingNow) =>
        saveSubmission(
          { database: service.database, limits, siteOrigin: () => '', theme: defaultTheme },
          guestBook,
          body,
          now,
        ),
      readRows: () => service.database.selectFrom('submissions').selectAll().execute(),
      mails: () => service.database.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute(),
    };
  };
  afterEach(() => service.close());

  it('is saved, confirmed without repeating its text, and sent to the restaurant with labels [form.server]', async () => {
    const { send, readRows, mails } = await start();
    expect(await send(validBody)).toBeUndefined();
    const [row] = await readRows();
    expect(row).toMatchObject({ form: 'guest-book', email: 'ada@example.com' });
    expect(JSON.parse(row?.filled_in ?? '')).toEqual(validBody);
    const [receipt, notice] = (await mails()).sort((one) => (one.recipient === 'ada@example.com' ? -1 : 1));
    expect(receipt?.text).not.toContain('=1+1');
    for (const line of ['Restaurant: Restaurant 1', 'When?: Today', 'News: Yes', 'Your message: =1+1'])
      expect(notice?.text).toContain(line);
  });

  it('needs no address, and is rejected with the form’s messages if it is invalid [form.server]', async () => {
    const { send, readRows, mails } = await start();
    expect(await send({ visit: 'earlier', message: 'x' })).toBeUndefined();
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain('ada@example.com');
    await expect(send({ visit: 'never', message: '' })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'visit', message: 'Choose when' }, { path: 'message' }],
    });
    expect(await readRows()).toHaveLength(1);
  });

  it('is saved but not confirmed after the address has reached its number of mails [form.abuse]', async () => {
    const { send, readRows, mails } = await start();
    for (let index = 0; index < 5; index += 1) expect(await send(validBody)).toBeUndefined();
    expect(await readRows()).toHaveLength(5);
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients.filter((recipient) => recipient === 'ada@example.com')).toHaveLength(3);
    expect(recipients.filter((recipient) => recipient !== 'ada@example.com')).toHaveLength(5);
  });

  it('is listed for operators only, as text in a spreadsheet, and deleted after 24 months [ops.privacy]', async () => {
    const { send, readRows } = await start();
    await send(validBody);
    const path = '/api/v1/operator/submissions';
    const since = '?since=2020-01-01';
    expect((await service.callAsEditor('GET', path + since)).body).toMatchObject({
      submissions: [{ values: validBody }],
    });
    expect(String((await service.callAsEditor('GET', `${path}/csv${since}`)).body.text)).toContain('message: =1+1');
    for (const each of [path, `${path}/csv`]) expect((await service.callApi('GET', each + since)).status).toBe(401);
    const files = createFileStore(service.dataDir);
    const sweepAfter = (days: number) =>
      sweepForms({ database: service.database, files, clock: createFakeClock(bookingNow + days * day) });
    await sweepAfter(729);
    expect(await readRows()).toHaveLength(1);
    await sweepAfter(731);
    expect(await readRows()).toHaveLength(0);
  });

  it.each(['sign-up', 'booking-customer', 'no-such-form', '__proto__'])(
    'is not accepted for %s, which has its own endpoint or does not exist [form.server]',
    async (name) => {
      await start();
      expect((await service.callApi('POST', `/api/forms/${name}`, validBody)).status).toBe(404);
    },
  );
});
