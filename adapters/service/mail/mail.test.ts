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
import { createMessageId, createSmtpDelivery } from './delivery/smtp-delivery.ts';
import { startMailSink } from './delivery/start-mail-sink.ts';
import { createLocalMailbox } from './local-mailbox.ts';
import { type Mail, queueMail } from './outbox.ts';

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
const mailWorkers: MailWorker[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  database = await openDatabase({ dataDir: folder });
  clock = createFakeClock();
  log.length = 0;
});
afterEach(async () => {
  for (const mailWorker of mailWorkers.splice(0)) await mailWorker.stop();
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** A mail worker that only runs when the test calls it. */
function startMailWorker(delivery: MailDelivery): MailWorker {
  const mailWorker = createMailWorker({
    database,
    clock,
    log: (entry) => log.push(entry),
    delivery,
    pollMs: 1_000_000,
  });
  mailWorkers.push(mailWorker);
  return mailWorker;
}

const queue = (one: Mail) => queueMail(database, one, new Date(clock.now()).toISOString());
const readRow = () => database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

describe('outbox', () => {
  it('sends each mail once with several workers, and stores the same mail once [ops.shared-state]', async () => {
    const sent: string[] = [];
    const started: string[] = [];
    const allStarted = Promise.withResolvers<void>();
    const delivery: MailDelivery = {
      async deliver({ id }) {
        // Each of the three workers has a mail before the first one is sent.
        if (started.push(id) === 3) allStarted.resolve();
        await allStarted.promise;
        sent.push(id);
      },
    };
    const ids = Array.from({ length: 30 }, (_, index) => `confirmation/${index}`);
    for (const id of ids) await queue(mail(id));
    for (const id of ids) await queue({ ...mail(id), subject: 'Again' });
    const workers = [startMailWorker(delivery), startMailWorker(delivery), startMailWorker(delivery)];
    await Promise.all(workers.map((mailWorker) => mailWorker.sendDue()));
    expect(sent.sort()).toEqual(ids.sort());
    expect((await readRow()).subject).toBe('Your table, Gỏi cuốn');
  });

  it('limits the mails per minute, and sends those of bookings first [form.abuse]', async () => {
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
    mailWorkers.push(mailWorker);
    for (const id of ['voucher/1', 'voucher/2', 'voucher/3', 'confirmation/1', 'request/1']) await queue(mail(id));
    await mailWorker.sendDue();
    await mailWorker.sendDue();
    expect(sent).toEqual([expect.stringMatching('/1'), expect.stringMatching('/1'), 'voucher/1']);
    expect(sent.slice(0, 2).sort()).toEqual(['confirmation/1', 'request/1']);
    clock.advance(60_000);
    await mailWorker.sendDue();
    expect(sent.slice(3).sort()).toEqual(['voucher/2', 'voucher/3']);
  });

  it('retries a failed mail with growing delays, and logs nothing about the guest [ops.restaurant]', async () => {
    let failures = 3;
    const attemptSeconds: number[] = [];
    const startedAt = clock.now();
    const mailWorker = startMailWorker({
      async deliver() {
        attemptSeconds.push((clock.now() - startedAt) / 1000);
        failures -= 1;
        if (failures >= 0) throw Object.assign(new Error('451 ada@example.com is busy'), { responseCode: 451 });
      },
    });
    await queue(mail());
    for (let second = 0; second < 400; second += 10) {
      await mailWorker.sendDue();
      clock.advance(10_000);
    }
    expect(attemptSeconds).toEqual([0, 30, 90, 210]);
    expect(await readRow()).toMatchObject({ attempts: 4, sent_at: expect.any(String) });
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log)).not.toContain('ada@');
  });

  it('gives up a mail that the server rejects permanently, and logs it [ops.restaurant]', async () => {
    const mailWorker = startMailWorker({
      async deliver() {
        throw Object.assign(new Error('550 no such mailbox'), {
          responseCode: 550,
          command: 'RCPT TO',
          code: 'EENVELOPE',
        });
      },
    });
    await queue(mail());
    await mailWorker.sendDue();
    clock.advance(86_400_000);
    expect(await mailWorker.sendDue()).toBe(0);
    expect(await readRow()).toMatchObject({ attempts: 1, sent_at: null, failed_at: expect.any(String) });
    expect(log).toEqual([
      { event: 'mail-not-sent', level: 'error', code: 'given-up', status: 550, message: 'RCPT TO EENVELOPE' },
    ]);
  });

  it.each([
    ['where mails are sent', (delivery: MailDelivery) => startMailWorker(delivery).stop()],
    [
      'in the local mailbox',
      async () => {
        const mailbox = createLocalMailbox({ database, clock, log: (entry) => log.push(entry) });
        await mailbox.sendDue();
        await mailbox.stop();
      },
    ],
  ])('deletes mails 30 days after they were sent or given up, and not before, %s [ops.privacy]', async (_, work) => {
    const day = 86_400_000;
    const at = (ms: number): string => new Date(clock.now() + ms).toISOString();
    const ids = ['confirmation/sent', 'confirmation/refused', 'confirmation/waiting'];
    for (const id of ids) await queue(mail(id));
    const set = (id: string, change: object) =>
      database.updateTable('outbox').set(change).where('id', '=', id).execute();
    await set('confirmation/sent', { sent_at: at(0) });
    await set('confirmation/refused', { failed_at: at(0) });
    await set('confirmation/waiting', { due_at: at(90 * day) });
    const listRemaining = async () =>
      (await database.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);
    const delivery: MailDelivery = { deliver: async () => undefined };
    clock.advance(30 * day - 1000);
    await work(delivery);
    expect(await listRemaining()).toEqual(ids.toSorted());
    clock.advance(2000);
    await work(delivery);
    expect(await listRemaining()).toEqual(['confirmation/waiting']);
  });

  it('sends a mail that another worker has reserved for more than two minutes [ops.shared-state]', async () => {
    await queue(mail());
    const started = Promise.withResolvers<void>();
    const replied = Promise.withResolvers<void>();
    const stuckWorker = startMailWorker({
      deliver: () => {
        started.resolve();
        return replied.promise;
      },
    });
    const attempt = stuckWorker.sendDue();
    await started.promise;
    const other = startMailWorker({ deliver: async () => undefined });
    clock.advance(119_000);
    expect(await other.sendDue()).toBe(0);
    clock.advance(2000);
    expect(await other.sendDue()).toBe(1);
    replied.resolve();
    await attempt;
  });
});

describe('mail by SMTP', () => {
  const from = 'Pandan Row <bookings@pandan-row.example>';

  it('has one recipient, text, HTML and a calendar file, and a stable message id [diner.manage]', async () => {
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
    expect(createMessageId('confirmation/A', 'plain@x.example')).toBe('<confirmation.A@x.example>');
  });

  it('has the header for the button of mail programs if it goes to a list [signup.thanks]', async () => {
    const { url, server, data } = await startMailSink();
    const delivery = createSmtpDelivery({ url, from });
    await delivery.deliver({ ...mail(), leaveUrl: 'https://example.com/preferences/a' });
    await delivery.deliver(mail());
    server.close();
    const [toList, other] = data;
    expect(toList).toContain('List-Unsubscribe: <https://example.com/preferences/a>');
    expect(toList).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('repeats the method of the calendar file in its content type [diner.manage]', async () => {
    const { url, server, data } = await startMailSink();
    const delivery = createSmtpDelivery({ url, from });
    for (const method of ['PUBLISH', 'CANCEL'])
      await delivery.deliver({ ...mail(), calendar: `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n` });
    server.close();
    expect(data.map((each) => /text\/calendar;[^:]*method=([A-Z]+)/.exec(each)?.[1])).toEqual(['PUBLISH', 'CANCEL']);
  });

  it.each(['eve@example.com, ada@example.com', 'ada@example.com\r\nBcc: eve@example.com', 'Eve <eve@example.com>'])(
    'never has a second recipient for an address like %j [form.abuse]',
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

  it('is given up if the server rejects it, and the next one is sent [ops.restaurant]', async () => {
    const { url, server, data } = await startMailSink((command, line) =>
      command === 'RCPT' && line.includes('gone@') ? '550 no such mailbox' : undefined,
    );
    const mailWorker = startMailWorker(createSmtpDelivery({ url, from }));
    await queue({ ...mail('confirmation/1'), to: 'gone@example.com' });
    await queue(mail('confirmation/2'));
    expect(await mailWorker.sendDue()).toBe(1);
    server.close();
    expect(data).toHaveLength(1);
    expect(log).toEqual([
      { event: 'mail-not-sent', level: 'error', code: 'given-up', status: 550, message: 'RCPT TO EENVELOPE' },
    ]);
  });
});
