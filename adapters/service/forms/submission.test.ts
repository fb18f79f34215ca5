import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { defineForm } from '#schemas/forms/_shared/define-form.ts';
import { listed, mayTick, oneOf } from '#schemas/forms/_shared/fields/form-field.ts';
import { message } from '#schemas/forms/_shared/fields/message-field.ts';
import { emailAddress } from '#schemas/forms/_shared/fields/person-fields.ts';
import { bookingNow, bookingWorld } from '../booking/booking-world.ts';
import { eachDatabase } from '../booking/testing/on-each-database.ts';
import { type BookingService, startBookingService } from '../booking/testing/start-booking-service.ts';
import { createFileStore } from './application/file-store.ts';
import { sweepForms } from './operator/sweep-forms.ts';
import { takeSubmission } from './submission.ts';

const world = { ...bookingWorld, settings: { ...bookingWorld.settings, email: 'office@example.com' } };
const databases = await eachDatabase();
const day = 86_400_000;
const limits = { mailsPerEmail: 3, mailsPerMinute: 100, bookingsPerEmail: 3 };

const guestBook = defineForm({
  name: 'guest-book',
  title: 'Guest book',
  sentWith: 'shared-call',
  fields: z.object({
    emailAddress: emailAddress.optional(),
    restaurant: listed({ title: 'Restaurant', required: 'Choose a restaurant', from: 'restaurants' }).optional(),
    visit: oneOf({ title: 'When?', required: 'Choose when', options: { today: 'Today', earlier: 'Earlier' } }),
    news: mayTick({ title: 'News' }),
    message: message({ title: 'Your message', required: 'Enter your message', longest: 100 }),
  }),
  rules: [],
  words: { submit: 'Send', sending: 'Sending', failed: 'Not sent.' },
});
const good = { emailAddress: 'ada@example.com', restaurant: '1', visit: 'today', news: true, message: '=1+1' };

describe.each(databases)('what came by a form without a call of its own, on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const start = async () => {
    service = await startBookingService({ databaseUrl: await databaseUrl(), demoData: world });
    return {
      send: (body: Readonly<Record<string, unknown>>, now = bookingNow) =>
        takeSubmission({ database: service.database, limits }, guestBook, body, now),
      kept: () => service.database.selectFrom('submissions').selectAll().execute(),
      mails: () => service.database.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute(),
    };
  };
  afterEach(() => service.close());

  it('is kept, thanked for without a word of it, and told to the restaurant in words', async () => {
    const { send, kept, mails } = await start();
    expect(await send(good)).toBeUndefined();
    const [row] = await kept();
    expect(row).toMatchObject({ form: 'guest-book', email: 'ada@example.com' });
    expect(JSON.parse(row?.filled_in ?? '')).toEqual(good);
    const [receipt, notice] = (await mails()).sort((one) => (one.recipient === 'ada@example.com' ? -1 : 1));
    expect(receipt?.text).not.toContain('=1+1');
    for (const line of ['Restaurant: House 1', 'When?: Today', 'News: Yes', 'Your message: =1+1'])
      expect(notice?.text).toContain(line);
  });

  it('needs no address, and is refused in the form’s words otherwise', async () => {
    const { send, kept, mails } = await start();
    expect(await send({ visit: 'earlier', message: 'x' })).toBeUndefined();
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain('ada@example.com');
    await expect(send({ visit: 'never', message: '' })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'visit', message: 'Choose when' }, { path: 'message' }],
    });
    expect(await kept()).toHaveLength(1);
  });

  it('is not kept once an address has been written to as much as it may', async () => {
    const { send, kept } = await start();
    const sent = [];
    for (let index = 0; index < 5; index += 1) sent.push(await send(good));
    expect(sent.map((declined) => declined?.statusCode)).toEqual([undefined, undefined, undefined, 429, 429]);
    expect(await kept()).toHaveLength(3);
  });

  it('is listed for operators alone, as text in a spreadsheet, and deleted after 24 months', async () => {
    const { send, kept } = await start();
    await send(good);
    const path = '/api/v1/operator/submissions';
    const since = '?since=2020-01-01';
    expect((await service.operate('GET', path + since)).body).toMatchObject({ submissions: [{ values: good }] });
    expect(String((await service.operate('GET', `${path}/csv${since}`)).body.text)).toContain('message: =1+1');
    for (const each of [path, `${path}/csv`]) expect((await service.ask('GET', each + since)).status).toBe(401);
    const files = createFileStore(service.dataDir);
    const sweepAfter = (days: number) =>
      sweepForms({ database: service.database, files, clock: createFakeClock(bookingNow + days * day) });
    await sweepAfter(729);
    expect(await kept()).toHaveLength(1);
    await sweepAfter(731);
    expect(await kept()).toHaveLength(0);
  });

  it.each(['sign-up', 'booking-customer', 'no-such-form', '__proto__'])(
    'is not taken for %s, which has a call of its own or does not exist',
    async (name) => {
      await start();
      expect((await service.ask('POST', `/api/forms/${name}`, good)).status).toBe(404);
    },
  );
});
