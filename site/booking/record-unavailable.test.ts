import { describe, expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { createUnavailableRecorder } from './record-unavailable.ts';

const choice = { date: '2026-12-02', occasionId: 'dinner', adults: 2 };
const atTime: BookingPageState = { step: 'time', choice, idempotencyKey: 'key-12345' };
const taken: BookingPageState = { ...atTime, outcome: { kind: 'taken', message: 'Taken' } };
const failed: BookingFacts = { slots: { ok: false, message: 'No.' } };
const found: BookingFacts = { slots: { ok: true, value: [] } };

function start() {
  const { client, sent, sentTo } = createFakeClient((path) =>
    path.startsWith('/api/booking/events/') ? { body: { success: true } } : undefined,
  );
  const record = createUnavailableRecorder(client.call);
  return {
    record,
    async events(): Promise<readonly (string | undefined)[]> {
      await expect.poll(() => sent.some(({ url }) => url.includes('/events/')), { timeout: 15_000 }).toBe(true);
      return sentTo('/api/booking/events/1018').map(({ body }) => body);
    },
    sentTo,
  };
}

describe('the report of unavailable tables', () => {
  it('is sent for each page that shows it on load: a taken table, or times or occasions that could not be loaded', async () => {
    const { record, events } = start();
    record({ storeId: '1018', visit: taken, facts: found, formKey: 'key-12345' });
    record({ storeId: '1018', visit: atTime, facts: failed });
    record({ storeId: '1018', visit: atTime, facts: failed });
    record({ storeId: '1018', visit: atTime, facts: { occasions: { ok: false, message: 'No.' } } });
    await expect.poll(async () => (await events()).length, { timeout: 15_000 }).toBe(4);
    expect(new Set(await events())).toEqual(new Set(['{"name":"booking_unavailable","step":2}']));
  });

  it('is not sent for a page that does not show it', async () => {
    const { record, sentTo } = start();
    record({ storeId: '1018', visit: atTime, facts: found });
    record({ storeId: '1018', visit: atTime, facts: {} });
    record({ storeId: '1018', visit: { ...atTime, step: 'party' }, facts: failed });
    record({
      storeId: '1018',
      visit: { ...atTime, outcome: { kind: 'refused', isFinal: true, message: 'No.' } },
      facts: failed,
      formKey: 'key-12345',
    });
    record({ storeId: '1019', visit: taken, facts: found });
    await expect.poll(() => sentTo('/api/booking/events/1019').length, { timeout: 15_000 }).toBe(1);
    expect(sentTo('/api/booking/events/1018')).toEqual([]);
  });

  it('is sent once per posted form, however often its result is rendered', async () => {
    const { record, events } = start();
    for (const formKey of ['key-12345', 'key-12345', 'key-67890', 'key-12345'])
      record({ storeId: '1018', visit: taken, facts: failed, formKey });
    await expect.poll(async () => (await events()).length, { timeout: 15_000 }).toBe(4);
  });
});
