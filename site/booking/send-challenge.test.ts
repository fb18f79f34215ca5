import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validBookingRequest } from '#adapters/service/booking/testing/booking-test-data.ts';
import { saveCard } from '#blocks/booking/card/card-requests.ts';
import { sendBooking } from '#blocks/booking/journey/questions/browser-questions.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { type FormSite, startFormSite } from '../forms/gate/start-form-site.ts';

let site: FormSite;
let statuses: number[];
/** Calls the journey’s own code over HTTP, against a site that accepts four bookings per address. */
beforeEach(async () => {
  site = await startFormSite({ bookingsPerVisitor: 4, challengeCost: 10 });
  statuses = [];
  const { fetch } = globalThis;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await fetch(path.startsWith('/') ? site.url + path : path, init);
    statuses.push(response.status);
    return response;
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

const book = (guest: number, idempotencyKey = `key-number-${guest}`) => {
  const customer = { ...validBookingRequest.customer, email: `guest-${guest}@example.com` };
  return sendBooking({ storeId: '1', body: { ...validBookingRequest, customer }, isEnquiry: false, idempotencyKey });
};
const booked = () => site.service.database.selectFrom('bookings').select('email').execute();

describe('a booking from an address that has used half of its bookings', () => {
  it('is sent again with proof of work by the journey’s own script; beyond the limit proof of work does not help [form.abuse]', async () => {
    const outcomes = [];
    for (const guest of [0, 1, 2, 3, 4]) outcomes.push(await book(guest));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done', 'refused']);
    expect(outcomes.at(-1)).toMatchObject({ message: expect.stringContaining('Please try again in 60 minutes') });
    expect(statuses).toEqual([200, 200, 403, 200, 403, 200, 403, 429]);
    expect(await booked()).toHaveLength(4);
  });

  it('needs no proof of work for an intent that was sent before [booking.once]', async () => {
    for (const guest of [0, 1]) await book(guest);
    expect((await book(0)).kind).toBe('done');
    expect(statuses).toEqual([200, 200, 200]);
    expect(await booked()).toHaveLength(2);
  });

  it('is refused with an invalid proof [form.abuse]', async () => {
    for (const guest of [0, 1]) await book(guest);
    for (const proof of ['', '{}', 'made up']) {
      const headers = { 'content-type': 'application/json', 'x-proof': proof, 'idempotency-key': 'key-of-another' };
      const response = await fetch('/api/booking/create/1', {
        method: 'POST',
        headers,
        body: JSON.stringify(validBookingRequest),
      });
      expect(response.status).toBe(403);
    }
    expect(await booked()).toHaveLength(2);
  });

  it('keeps its data and shows a message where the browser cannot solve the challenge [form.abuse]', async () => {
    for (const guest of [0, 1]) await book(guest);
    vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValue(new Error('not here'));
    expect(await book(2)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('Nothing you typed is lost'),
    });
    expect(await booked()).toHaveLength(2);
  });

  it('needs proof of work for saving a card too [form.abuse]', async () => {
    for (const guest of [0, 1]) await book(guest);
    await saveCard('test-nonce-ok', { ...emptyDetails, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    expect(statuses.slice(2)).toEqual([403, 200]);
  });
});
