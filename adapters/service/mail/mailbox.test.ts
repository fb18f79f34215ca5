import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingService, startBookingService } from '../booking/testing/start-booking-service.ts';

let service: BookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.close());

describe('local mailbox', () => {
  it('shows a booking’s mail with its calendar file to requests from this machine', async () => {
    const customer = {
      firstName: 'Ada',
      lastName: 'B',
      email: 'ada@example.com',
      specialRequest: '<script>x()</script>',
    };
    const { body } = await service.book({ customer });
    const list = await fetch(`${service.url}/mailbox`);
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    const address = `/mailbox/confirmation.${body.bookingReference}`;
    expect(await list.text()).toContain(
      `<a href="${address}">Your table at Pandan Row Restaurant 1, ${body.bookingReference}</a>`,
    );
    const page = await (await fetch(service.url + address)).text();
    expect(page).toContain('Your table is confirmed.');
    expect(page).not.toContain('<script>');
    const file = await fetch(`${service.url}${address}/calendar`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('BEGIN:VEVENT');
    expect((await fetch(`${service.url}/mailbox/confirmation.XXXXXXXX`)).status).toBe(404);
  });

  it('opens every mail of its list, with links that open a tab', async () => {
    const { body } = await service.book({});
    await service.callApi('POST', `/api/booking/manage/booking/${body.manageKey}/change`, {
      bookingDate: '2026-12-02',
      time: '19:00',
      adults: 3,
      children: 0,
    });
    const list = await (await fetch(`${service.url}/mailbox`)).text();
    const addresses = [...list.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses).toContain(`/mailbox/change.${body.bookingReference}.1`);
    for (const address of addresses) {
      const page = await fetch(service.url + address);
      expect(page.status, address).toBe(200);
      expect(await page.text()).toContain('&lt;base target=&quot;_blank&quot;&gt;');
    }
  });

  it.each([
    ['a page elsewhere whose name leads here', { host: 'evil.example' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['another proxy', { forwarded: 'for=203.0.113.7' }],
  ])('is closed to %s [preview.access]', async (_, headers) => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      request(`${service.url}/mailbox`, { headers }, (reply) => resolve(reply.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(401);
  });

  it('does not exist when mails are sent', async () => {
    const sending = await startBookingService({ mail: { deliver: async () => undefined } });
    expect((await fetch(`${sending.url}/mailbox`)).status).toBe(404);
    await sending.close();
  });
});
