import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validBookingRequest } from '#adapters/service/booking/testing/booking-test-data.ts';
import { solveProofOfWork } from '#blocks/_shared/forms/captcha/solve-proof-of-work.ts';
import { type FormSite, startFormSite } from '../forms/gate/start-form-site.ts';

let site: FormSite;
beforeEach(async () => {
  site = await startFormSite({ bookingsPerVisitor: 40, refusedCardsPerVisitor: 6, challengeCost: 10 });
});
afterEach(() => site.close());

type Headers = Readonly<Record<string, string>>;

const post = (path: string, body: unknown, headers: Headers = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends a card, with proof of work where it is required. */
async function sendCard(nonce: string, headers: Headers = {}): Promise<number> {
  const path = '/api/v1/braintree/submit';
  const first = await post(path, { nonce }, headers);
  if (first.status !== 403) return first.status;
  const { challenge } = await first.json();
  return (await post(path, { nonce }, { ...headers, 'x-proof': (await solveProofOfWork(challenge)) ?? '' })).status;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);
const countOf = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

describe('cards from one address', () => {
  it('need proof of work and are limited even when all have the same idempotency key [form.abuse]', async () => {
    const statuses = [];
    for (const _ of numbered(45)) {
      const reply = await post(
        '/api/v1/braintree/submit',
        { nonce: 'test-nonce-ok' },
        { 'idempotency-key': 'one-fixed-key' },
      );
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...numbered(20).map(() => 200), ...numbered(25).map(() => 403)]);
  });

  it('are refused after too many refusals by the bank, and need proof of work from half of them [form.abuse]', async () => {
    const path = '/api/v1/braintree/submit';
    for (const index of numbered(3)) expect((await post(path, { nonce: `stolen-${index}` })).status).toBe(402);
    expect((await post(path, { nonce: 'stolen-3' })).status).toBe(403);
    const statuses = [];
    for (const index of numbered(10)) statuses.push(await sendCard(`stolen-${index}`));
    expect(statuses).toEqual([402, 402, 402, ...numbered(7).map(() => 429)]);
    expect(await sendCard('test-nonce-ok')).toBe(429);
  });

  it.skipIf(process.env.TEST_QUICK)(
    'cannot exceed the limit when all arrive at the same moment [form.abuse]',
    async () => {
      const replies = await Promise.all(numbered(30).map((index) => sendCard(`stolen-${index}`)));
      expect(countOf(replies, 402)).toBe(6);
    },
  );

  it('are all accepted when their banks accept them, even at the same moment [form.abuse]', async () => {
    const replies = await Promise.all(numbered(20).map(() => sendCard('test-nonce-ok')));
    expect(countOf(replies, 200)).toBe(20);
  });

  it('are not counted as refused when the payment provider does not respond [form.abuse]', async () => {
    await site.close();
    site = await startFormSite({ refusedCardsPerVisitor: 2 });
    for (const _ of numbered(3)) expect(await sendCard('test-nonce-timeout')).toBe(502);
    expect(await sendCard('test-nonce-ok')).toBe(200);
  });
});

describe('an idempotency key of a booking', () => {
  const book = (change: object, headers: Headers) =>
    post('/api/booking/create/1', { ...validBookingRequest, ...change }, headers);

  it('exempts only identical requests from the limits [form.abuse]', async () => {
    const key = { 'idempotency-key': 'one-fixed-key' };
    const statuses = [];
    // No occasion has this id, so no request succeeds and the service never stores the key.
    for (const index of numbered(25)) statuses.push((await book({ occasionId: `none-${index}` }, key)).status);
    expect(countOf(statuses, 403)).toBe(5);
  });

  it('exempts an identical request only a few times [form.abuse]', async () => {
    const key = { 'idempotency-key': 'one-fixed-key' };
    const statuses = [];
    for (const _ of numbered(250)) statuses.push((await book({ occasionId: 'none' }, key)).status);
    // Each counted request may be repeated ten times, and proof of work is required after 20 counted ones.
    expect(statuses.indexOf(403)).toBe(220);
  });
});
