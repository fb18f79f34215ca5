import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { createFakeClock, type FakeClock } from '#adapters/testing/fake-clock.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import type { MailDelivery } from './delivery/mail-delivery.ts';
import { createMailWorker, type MailWorker } from './delivery/mail-worker.ts';
import { createSmtpDelivery, messageId } from './delivery/smtp-delivery.ts';
import { startMailSink } from './delivery/start-mail-sink.ts';
import { createMailboxKeeper } from './mailbox-keeper.ts';
import { type Mail, putMail } from './outbox.ts';

const mail = (id = 'confirmation/K7MPRWXT'): Mail => ({
  id,
  to: 'ada@example.com',
  subject: 'Your table, Gỏi cuốn',
  text: 'Your table is confirmed.',
  html: '<p>Your table is confirmed.</p>',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
});

let folder: string;
let database: Database;
let clock: FakeClock;
const log: LogEntry[] = [];
const postmen: MailWorker[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  database = await openDatabase({ dataDir: folder });
  clock = createFakeClock();
  log.length = 0;
});
afterEach(async () => {
  for (const mailWorker of postmen.splice(0)) await mailWorker.stop();
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** A postman that works only when he is told to. */
function mailWorkerWith(delivery: MailDelivery): MailWorker {
  const mailWorker = createMailWorker({
    database,
    clock,
    log: (entry) => log.push(entry),
    delivery,
    pollMs: 1_000_000,
  });
  postmen.push(mailWorker);
  return mailWorker;
}

const put = (one: Mail) => putMail(database, one, new Date(clock.now()).toISOString());
const row = () => database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

describe('the outbox', () => {
  it('sends a mail once, however many look for it, and takes the same mail once', async () => {
    const sent: string[] = [];
    const begun: string[] = [];
    const allAtWork = Promise.withResolvers<void>();
    const delivery: MailDelivery = {
      async deliver({ id }) {
        // Each of the three has a mail in hand before the first is sent.
        if (begun.push(id) === 3) allAtWork.resolve();
        await allAtWork.promise;
        sent.push(id);
      },
    };
    const ids = Array.from({ length: 30 }, (_, index) => `confirmation/${index}`);
    for (const id of ids) await put(mail(id));
    for (const id of ids) await put({ ...mail(id), subject: 'Again' });
    const crew = [mailWorkerWith(delivery), mailWorkerWith(delivery), mailWorkerWith(delivery)];
    await Promise.all(crew.map((mailWorker) => mailWorker.sendDue()));
    expect(sent.sort()).toEqual(ids.sort());
    expect((await row()).subject).toBe('Your table, Gỏi cuốn');
  });

  it('hands over so many mails a minute, those of bookings first, and lets the others wait', async () => {
    const sent: string[] = [];
    const delivery: MailDelivery = {
      async deliver({ id }) {
        sent.push(id);
      },
    };
    const mailWorker = createMailWorker({
      database,
      clock,
      log: () => undefined,
      delivery,
      pollMs: 1_000_000,
      mailsPerMinute: 3,
    });
    postmen.push(mailWorker);
    for (const id of ['voucher/1', 'voucher/2', 'voucher/3', 'confirmation/1', 'request/1']) await put(mail(id));
    await mailWorker.sendDue();
    await mailWorker.sendDue();
    expect(sent).toEqual([expect.stringMatching('/1'), expect.stringMatching('/1'), 'voucher/1']);
    expect(sent.slice(0, 2).sort()).toEqual(['confirmation/1', 'request/1']);
    clock.advance(60_000);
    await mailWorker.sendDue();
    expect(sent.slice(3).sort()).toEqual(['voucher/2', 'voucher/3']);
  });

  it('tries again after a failure, later each time, and logs nothing of the guest', async () => {
    let failures = 3;
    const tries: number[] = [];
    const begin = clock.now();
    const mailWorker = mailWorkerWith({
      async deliver() {
        tries.push((clock.now() - begin) / 1000);
        failures -= 1;
        if (failures >= 0) throw Object.assign(new Error('451 ada@example.com is busy'), { responseCode: 451 });
      },
    });
    await put(mail());
    for (let second = 0; second < 400; second += 10) {
      await mailWorker.sendDue();
      clock.advance(10_000);
    }
    expect(tries).toEqual([0, 30, 90, 210]);
    expect(await row()).toMatchObject({ attempts: 4, sent_at: expect.any(String) });
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log)).not.toContain('ada@');
  });

  it('gives a mail up that the server refuses for good, and says so', async () => {
    const mailWorker = mailWorkerWith({
      async deliver() {
        throw Object.assign(new Error('550 no such mailbox'), {
          responseCode: 550,
          command: 'RCPT TO',
          code: 'EENVELOPE',
        });
      },
    });
    await put(mail());
    await mailWorker.sendDue();
    clock.advance(86_400_000);
    expect(await mailWorker.sendDue()).toBe(0);
    expect(await row()).toMatchObject({ attempts: 1, sent_at: null, failed_at: expect.any(String) });
    expect(log).toEqual([
      { event: 'mail-not-sent', level: 'error', code: 'given-up', status: 550, message: 'RCPT TO EENVELOPE' },
    ]);
  });

  it.each([
    ['where mails are sent', (delivery: MailDelivery) => mailWorkerWith(delivery).stop()],
    [
      'in the local mailbox',
      async () => {
        const keeper = createMailboxKeeper({ database, clock, log: (entry) => log.push(entry) });
        await keeper.sendDue();
        await keeper.stop();
      },
    ],
  ])('deletes what was sent or given up 30 days ago, and nothing earlier, %s [ops.privacy]', async (_, work) => {
    const day = 86_400_000;
    const at = (ms: number): string => new Date(clock.now() + ms).toISOString();
    const ids = ['confirmation/sent', 'confirmation/refused', 'confirmation/waiting'];
    for (const id of ids) await put(mail(id));
    const set = (id: string, change: object) =>
      database.updateTable('outbox').set(change).where('id', '=', id).execute();
    await set('confirmation/sent', { sent_at: at(0) });
    await set('confirmation/refused', { failed_at: at(0) });
    await set('confirmation/waiting', { due_at: at(90 * day) });
    const left = async () =>
      (await database.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);
    const delivery: MailDelivery = { deliver: async () => undefined };
    clock.advance(30 * day - 1000);
    await work(delivery);
    expect(await left()).toEqual(ids.toSorted());
    clock.advance(2000);
    await work(delivery);
    expect(await left()).toEqual(['confirmation/waiting']);
  });

  it('sends a mail that another postman has had in hand for two minutes, and not before', async () => {
    await put(mail());
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const stuck = mailWorkerWith({
      deliver: () => {
        begun.resolve();
        return answered.promise;
      },
    });
    const attempt = stuck.sendDue();
    await begun.promise;
    const other = mailWorkerWith({ deliver: async () => undefined });
    clock.advance(119_000);
    expect(await other.sendDue()).toBe(0);
    clock.advance(2000);
    expect(await other.sendDue()).toBe(1);
    answered.resolve();
    await attempt;
  });
});

describe('mail by SMTP', () => {
  const from = 'Pandan Row <bookings@pandan-row.example>';

  it('goes to one recipient with text, HTML and calendar file, under an id that stays the same', async () => {
    const { url, server, recipients, data } = await startMailSink();
    const delivery = createSmtpDelivery({ url, from });
    await delivery.deliver(mail());
    await delivery.deliver({ ...mail('request/ABC'), calendar: undefined });
    server.close();
    expect(recipients).toEqual(['RCPT TO:<ada@example.com>', 'RCPT TO:<ada@example.com>']);
    const [booking = '', enquiry = ''] = data;
    expect(booking).toContain('Message-ID: <confirmation.K7MPRWXT@pandan-row.example>');
    expect(booking).toContain('From: Pandan Row <bookings@pandan-row.example>');
    expect(booking).toContain('Content-Type: text/plain');
    expect(booking).toContain('Content-Type: text/html');
    expect(booking).toMatch(/Content-Type: text\/calendar;[\s\S]*filename=table\.ics/);
    expect(enquiry).not.toContain('text/calendar');
    expect(messageId('confirmation/A', 'plain@x.example')).toBe('<confirmation.A@x.example>');
  });

  it('says of a calendar file what the file says itself', async () => {
    const { url, server, data } = await startMailSink();
    const delivery = createSmtpDelivery({ url, from });
    for (const method of ['PUBLISH', 'CANCEL'])
      await delivery.deliver({ ...mail(), calendar: `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n` });
    server.close();
    expect(data.map((each) => /text\/calendar;[^:]*method=([A-Z]+)/.exec(each)?.[1])).toEqual(['PUBLISH', 'CANCEL']);
  });

  it.each(['eve@example.com, ada@example.com', 'ada@example.com\r\nBcc: eve@example.com', 'Eve <eve@example.com>'])(
    'never goes to a second recipient for an address like %j',
    async (to) => {
      const { url, server, recipients, data } = await startMailSink();
      await createSmtpDelivery({ url, from })
        .deliver({ ...mail(), to })
        .catch(() => undefined);
      server.close();
      expect(recipients.length).toBeLessThanOrEqual(1);
      expect(data.join('')).not.toMatch(/^Bcc:/im);
    },
  );

  it('that a server refuses is given up, and the next one goes', async () => {
    const { url, server, data } = await startMailSink((command, line) =>
      command === 'RCPT' && line.includes('gone@') ? '550 no such mailbox' : undefined,
    );
    const mailWorker = mailWorkerWith(createSmtpDelivery({ url, from }));
    await put({ ...mail('confirmation/1'), to: 'gone@example.com' });
    await put(mail('confirmation/2'));
    expect(await mailWorker.sendDue()).toBe(1);
    server.close();
    expect(data).toHaveLength(1);
    expect(log).toEqual([
      { event: 'mail-not-sent', level: 'error', code: 'given-up', status: 550, message: 'RCPT TO EENVELOPE' },
    ]);
  });
});
