import { afterEach, describe, expect, it } from 'vitest';
import { operatorMailEndpoints } from '#schemas/api/operator/operator-mails.ts';
import { eachDatabase } from '../booking/testing/on-each-database.ts';
import { type BookingService, startBookingService } from '../booking/testing/start-booking-service.ts';
import type { MailDelivery } from './delivery/mail-delivery.ts';

const databases = await eachDatabase();
const path = '/api/v1/operator/mails';

describe.each(databases)('the mails that could not be sent, on $name', ({ databaseUrl }) => {
  let service: BookingService;
  afterEach(() => service.close());

  /** A service whose mail server answers with an error until it is told otherwise. */
  async function setUp(failure: object) {
    let works = false;
    const sent: string[] = [];
    const mail: MailDelivery = {
      async deliver({ id }) {
        if (!works) throw Object.assign(new Error('ada@example.com'), failure);
        sent.push(id);
      },
    };
    service = await startBookingService({ databaseUrl: await databaseUrl(), mail });
    await service.book();
    const list = async () =>
      operatorMailEndpoints.unsentMails.reply.parse((await service.operate('GET', path)).body).mails;
    await expect.poll(async () => (await list())[0]?.lastError, { timeout: 15_000 }).toBeTruthy();
    return {
      list,
      sent,
      mend: () => {
        works = true;
      },
    };
  }

  const wrongPassword = { responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' };

  it('wait after a wrong password, are listed for operators, and are sent at once when they are queued again', async () => {
    const { list, sent, mend } = await setUp(wrongPassword);
    expect(await list()).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: '535 AUTH EAUTH', failedAt: null, recipient: expect.any(String) },
    ]);
    mend();
    expect((await service.operate('POST', `${path}/requeue`, {})).body).toEqual({ requeued: 1 });
    await expect.poll(() => sent, { timeout: 15_000 }).toHaveLength(1);
    await expect.poll(list, { timeout: 15_000 }).toEqual([]);
  });

  it('stay when they were given up, and can be queued again by name', async () => {
    const { list, sent, mend } = await setUp({ responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' });
    const [failed] = await list();
    expect(failed).toMatchObject({ state: 'failed', nextAttemptAt: null, failedAt: expect.any(String) });
    mend();
    const requeue = (ids: readonly string[]) => service.operate('POST', `${path}/requeue`, { ids });
    expect((await requeue(['confirmation/OTHER'])).body).toEqual({ requeued: 0 });
    expect((await requeue([])).body).toEqual({ requeued: 0 });
    expect((await requeue([failed?.id ?? ''])).body).toEqual({ requeued: 1 });
    await expect.poll(() => sent, { timeout: 15_000 }).toEqual([failed?.id]);
  });

  it('are not sent twice when they are queued again while an attempt is under way', async () => {
    const { list } = await setUp(wrongPassword);
    const [waiting] = await list();
    await service.database
      .updateTable('outbox')
      .set({ last_error: null })
      .where('id', '=', waiting?.id ?? '')
      .execute();
    expect((await service.operate('POST', `${path}/requeue`, {})).body).toEqual({ requeued: 0 });
  });

  it('are for operators alone', async () => {
    await setUp(wrongPassword);
    expect((await fetch(service.url + path)).status).toBe(401);
    expect((await fetch(`${service.url}${path}/requeue`, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});
