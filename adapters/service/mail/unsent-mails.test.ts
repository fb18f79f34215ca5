import { afterEach, describe, expect, it } from 'vitest';
import { operatorMailEndpoints } from '#schemas/api/operator/operator-mails.ts';
import { type BookingService, bookingContent, startBookingService } from '../booking/testing/start-booking-service.ts';
import { startTestDatabases } from '../booking/testing/start-test-databases.ts';
import type { MailDelivery } from './delivery/mail-delivery.ts';

const databases = await startTestDatabases(bookingContent);
const path = '/api/v1/operator/mails';

describe.each(databases)('unsent mails on $name', ({ databaseUrl }) => {
  let service: BookingService;
  afterEach(() => service.close());

  /** A service with a mail server that fails until `repair` is called. */
  async function setUp(failure: object) {
    let isWorking = false;
    const sent: string[] = [];
    const mail: MailDelivery = {
      async deliver({ id }) {
        if (!isWorking) throw Object.assign(new Error('ada@example.com'), failure);
        sent.push(id);
      },
    };
    service = await startBookingService({ databaseUrl: await databaseUrl(), mail });
    await service.book();
    const list = async () =>
      operatorMailEndpoints.unsentMails.reply.parse((await service.callAsEditor('GET', path)).body).mails;
    await expect.poll(async () => (await list())[0]?.lastError, { timeout: 15_000 }).toBeTruthy();
    return {
      list,
      sent,
      repair: () => {
        isWorking = true;
      },
    };
  }

  const wrongPassword = { responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' };

  it('wait after a wrong password, are listed for operators, and are sent after they are queued again [ops.restaurant]', async () => {
    const { list, sent, repair } = await setUp(wrongPassword);
    expect(await list()).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: '535 AUTH EAUTH', failedAt: null, recipient: expect.any(String) },
    ]);
    repair();
    expect((await service.callAsEditor('POST', `${path}/requeue`, {})).body).toEqual({ requeued: 1 });
    await expect.poll(() => sent, { timeout: 15_000 }).toHaveLength(1);
    await expect.poll(list, { timeout: 15_000 }).toEqual([]);
  });

  it('stay listed after they were given up, and can be queued again by id [ops.restaurant]', async () => {
    const { list, sent, repair } = await setUp({ responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' });
    const [failed] = await list();
    expect(failed).toMatchObject({ state: 'failed', nextAttemptAt: null, failedAt: expect.any(String) });
    repair();
    const requeue = (ids: readonly string[]) => service.callAsEditor('POST', `${path}/requeue`, { ids });
    expect((await requeue(['confirmation/OTHER'])).body).toEqual({ requeued: 0 });
    expect((await requeue([])).body).toEqual({ requeued: 0 });
    expect((await requeue([failed?.id ?? ''])).body).toEqual({ requeued: 1 });
    await expect.poll(() => sent, { timeout: 15_000 }).toEqual([failed?.id]);
  });

  it('are not sent twice when they are queued again during an attempt [ops.shared-state]', async () => {
    const { list } = await setUp(wrongPassword);
    const [waiting] = await list();
    await service.database
      .updateTable('outbox')
      .set({ last_error: null })
      .where('id', '=', waiting?.id ?? '')
      .execute();
    expect((await service.callAsEditor('POST', `${path}/requeue`, {})).body).toEqual({ requeued: 0 });
  });

  it('are available to operators only [ops.restaurant]', async () => {
    await setUp(wrongPassword);
    expect((await fetch(service.url + path)).status).toBe(401);
    expect((await fetch(`${service.url}${path}/requeue`, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});
