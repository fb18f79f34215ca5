import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBraintreeGateway } from '#adapters/integrations/payment/braintree-gateway.ts';
import { createFakeBraintree } from '#adapters/integrations/payment/fake-braintree.ts';
import type { LogEntry } from '#adapters/log.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { type RunningService, startService } from '#adapters/service/start-service.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { cardRejectedMessage, cardUnconfirmedMessage } from '#schemas/domain/booking/booking-message.ts';
import { bookingNow, bookingTestData, validBookingRequest } from '../testing/booking-test-data.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'cards-'));
const braintree = createFakeBraintree();
const log: LogEntry[] = [];
let service: RunningService;
let visitor: Record<string, string>;

beforeAll(async () => {
  service = await startService({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    brandKey: 'pandan-row',
    loadDemoData: async () => bookingTestData,
    clock: createFakeClock(bookingNow),
    log: (entry) => log.push(entry),
    gateway: createBraintreeGateway(braintree, (entry) => log.push(entry)),
  });
  const reply = await fetch(`${service.url}/api/token`, { method: 'POST' });
  const { accessToken } = endpoints.token.reply.parse(await reply.json());
  visitor = {
    authorization: `Bearer ${accessToken}`,
    'x-brand-key': 'pandan-row',
    'x-session-id': crypto.randomUUID(),
    'content-type': 'application/json',
  };
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: object) {
  const headers = { ...visitor, 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}
const submit = (body: object) => post('/api/v1/braintree/submit', body);
const brunch = { ...validBookingRequest, occasionId: 'brunch', bookingDate: '2026-12-05', time: '13:00' };

it('a booking that needs a card is accepted with a card that the bank confirmed to Braintree [booking.card]', async () => {
  const card = await submit({ nonce: 'confirmed' });
  expect(card.status).toBe(200);
  const braintreeCustomerId = card.body.customerId;
  const booked = await post('/api/booking/create/1', { ...brunch, braintreeCustomerId });
  expect(booked.body).toMatchObject({
    success: true,
    guarantee: { policyText: 'Five pounds each.', amountPence: 500, freeUntil: '2026-12-04T13:00:00.000Z' },
  });
});

it('the times to which a booking can be moved have the terms of the card that they need [booking.card] [diner.manage]', async () => {
  const card = await submit({ nonce: 'confirmed' });
  const booked = await post('/api/booking/create/1', { ...brunch, braintreeCustomerId: card.body.customerId });
  const path = `/api/booking/manage/booking/${booked.body.manageKey}/times?date=2026-12-06&adults=3&children=1`;
  const { data } = await (await fetch(service.url + path, { headers: visitor })).json();
  const guarantee = { policyText: 'Five pounds each.', amountPence: 500, freeUntil: '2026-12-05T13:00:00.000Z' };
  expect(data).toContainEqual(expect.objectContaining({ time: '13:00', available: true, guarantee }));
});

it('the reply for a table that can no longer be cancelled free has no time limit [booking.card] [booking.thanks]', async () => {
  const card = await submit({ nonce: 'confirmed' });
  const tomorrow = { ...brunch, bookingDate: '2026-11-22', time: '12:00', braintreeCustomerId: card.body.customerId };
  const booked = await post('/api/booking/create/1', tomorrow);
  expect(booked.body.guarantee).toEqual({ policyText: 'Five pounds each.', amountPence: 500 });
});

it('a change that is too late to cancel free keeps what the card risks, whatever the new table needs [booking.card] [diner.manage]', async () => {
  const get = async (path: string) => (await fetch(service.url + path, { headers: visitor })).json();
  const { customerId } = (await submit({ nonce: 'confirmed' })).body;
  const customer = { ...validBookingRequest.customer, email: 'late@example.com' };
  const late = { ...brunch, customer, bookingDate: '2026-11-22', time: '12:00', adults: 4 };
  const booked = await post('/api/booking/create/1', { ...late, braintreeCustomerId: customerId });
  const path = `/api/booking/manage/booking/${booked.body.manageKey}`;
  const retained = { amountPence: 500, covers: 4 };
  const { data } = await get(`${path}/times?date=2026-12-05&adults=2&children=0`);
  expect(data).toContainEqual(expect.objectContaining({ time: '13:00', guarantee: retained }));
  for (const bookingDate of ['2026-12-05', '2026-12-06']) {
    const moved = await post(`${path}/change`, { bookingDate, time: '13:00', adults: 2, children: 0 });
    expect(moved.body).toMatchObject({ success: true });
    expect((await get(path)).data.guarantee).toEqual(retained);
  }
  await fetch(`${service.url}${path}/cancel`, { method: 'POST', headers: visitor });
  expect((await get(path)).data).toMatchObject({ status: 'cancelled', guarantee: retained });
  const database = await openDatabase({ dataDir });
  const mails = await database
    .selectFrom('outbox')
    .select(['id', 'text'])
    .where('recipient', '=', 'late@example.com')
    .execute();
  await database.destroy();
  const textOf = (kind: string) => mails.find(({ id }) => id.startsWith(kind))?.text;
  const cost = 'cancelling or not coming may cost up to £20 (4 × £5).';
  expect(textOf('confirmation')).toContain(`It is too late to cancel free of charge: from now on, ${cost}`);
  expect(textOf('change')).toContain(`It is too late to cancel free of charge: from now on, ${cost}`);
  expect(textOf('cancellation')).toContain('the restaurant may charge your card up to £20 (4 × £5)');
});

it.each([
  ['refused', cardUnconfirmedMessage],
  ['never-asked', cardUnconfirmedMessage],
  ['rejected', cardRejectedMessage],
  ['unknown', cardRejectedMessage],
])(
  'a card that is %s is rejected with a message for the guest, whatever else is sent [booking.card]',
  async (nonce, message) => {
    const request = { nonce, liabilityShifted: true, threeDSecureInfo: { liabilityShifted: true } };
    expect(await submit(request)).toEqual({ status: 402, body: { success: false, errorCode: 6, message } });
  },
);

it('card numbers are never accepted, forwarded, stored or logged [booking.card]', async () => {
  const lookupCount = braintree.found.length;
  const numbers = ['4111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1111', '378282246310005'];
  for (const number of numbers) {
    const { status, body } = await submit({ nonce: number });
    expect([status, JSON.stringify(body).includes(number)]).toEqual([400, false]);
    expect((await submit({ nonce: 'confirmed', number, creditCard: { number } })).status).toBe(200);
  }
  expect(braintree.found.slice(lookupCount)).toEqual(numbers.map(() => 'confirmed'));
  const storedText = [
    JSON.stringify([braintree.found, braintree.created, log]),
    ...readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file), 'latin1')),
  ].join('\n');
  for (const number of numbers) expect(storedText).not.toContain(number);
});

it('a booking with a card shows its terms and moves to another day with it; one without cannot move to a table that needs one [diner.manage]', async () => {
  const get = async (path: string) => (await fetch(service.url + path, { headers: visitor })).json();
  const { customerId } = (await submit({ nonce: 'confirmed' })).body;
  const customer = { ...validBookingRequest.customer, email: 'card@example.com' };
  const booked = await post('/api/booking/create/1', { ...brunch, customer, braintreeCustomerId: customerId });
  const path = `/api/booking/manage/booking/${booked.body.manageKey}`;
  expect((await get(path)).data.guarantee).toEqual({
    policyText: 'Five pounds each.',
    amountPence: 500,
    freeUntil: '2026-12-04T13:00:00.000Z',
  });
  const party = { adults: 2, children: 0 };
  const moved = await post(`${path}/change`, { bookingDate: '2026-12-06', time: '14:00', ...party });
  expect(moved.body).toMatchObject({ success: true });
  const database = await openDatabase({ dataDir });
  await database.updateTable('bookings').set({ customer_id: null }).execute();
  await database.destroy();
  const refused = await post(`${path}/change`, { bookingDate: '2026-12-06', time: '13:00', ...party });
  expect(refused.body).toMatchObject({ success: false, errorCode: 5 });
});
