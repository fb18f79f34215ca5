import type { ExamplesOf } from './call-examples.ts';
import { exampleGuest } from './example-data.ts';

const storeId = '1001';
const day = '2026-11-28';
const params = { storeId };
const party = { occasionId: 'dinner', children: '0', adults: '2' };
const partyOnDay = { ...party, dates: day };
const slot = (time: string) => ({ time, available: true, canEnquire: false, areaIds: ['main-room', 'window'] });
const body = {
  occasionId: 'dinner',
  children: 0,
  adults: 2,
  bookingDate: day,
  time: '19:00',
  areaId: 'window',
  customer: { ...exampleGuest, phoneNumber: '01632 960001', shouldReceivePromotions: false, shouldReceiveSms: false },
};
const headers = { 'idempotency-key': '2f6c1f1e-8c1b-4a57-9d3b-6f0a4f2f7c10' };

/** Examples of the calls that book a table, in the demo’s restaurant in Bath. */
export const bookingExamples: ExamplesOf<
  | 'occasions'
  | 'availability'
  | 'areas'
  | 'bookingMenus'
  | 'slots'
  | 'requirements'
  | 'bookingEvents'
  | 'enquiry'
  | 'createBooking'
  | 'upsells'
  | 'braintreeToken'
  | 'braintreeSubmit'
> = {
  occasions: {
    bath: {
      params,
      query: { date: day },
      reply: {
        success: true,
        data: [
          { id: 'dinner', name: 'Lunch or dinner', minimumCovers: 1, maximumCovers: 8, areaLinkGroup: 'A' },
          { id: 'birthday', name: 'Birthday', minimumCovers: 2, maximumCovers: 8 },
          { id: 'group', name: 'Group set menu', minimumCovers: 9, maximumCovers: 20, menuLinkGroup: 'G' },
        ],
      },
    },
  },
  availability: {
    nearby: {
      body: { stores: [{ storeId, miles: 0.4 }], date: day, adultCovers: 2, childrenCovers: 0 },
      reply: {
        success: true,
        data: [{ storeId, miles: 0.4, available: true, times: ['18:45', '19:00', '19:15'] }],
      },
    },
  },
  areas: {
    bath: {
      params,
      query: partyOnDay,
      reply: {
        success: true,
        data: [
          { id: 'main-room', name: 'Main room' },
          { id: 'window', name: 'Window' },
        ],
      },
    },
  },
  bookingMenus: {
    bath: {
      params,
      query: { ...partyOnDay, occasionId: 'group', adults: '12', time: '19:00' },
      reply: {
        success: true,
        data: [
          {
            id: 'set',
            name: 'Group set menu',
            description: 'Nine dishes in the middle of the table.',
            pricePence: 3200,
          },
        ],
      },
    },
  },
  slots: {
    bath: {
      params,
      query: { ...partyOnDay, areaId: 'window' },
      reply: {
        success: true,
        data: [slot('18:45'), slot('19:00'), slot('19:15'), { time: '21:30', available: true, canEnquire: true }],
      },
    },
  },
  requirements: {
    bath: {
      params,
      query: { ...party, bookingDate: day, time: '19:00', areaId: 'window' },
      reply: {
        success: true,
        data: { isEnquiry: false, creditCardRequired: false, isPhoneRequired: false, areaName: 'Window' },
      },
    },
  },
  bookingEvents: {
    chosen: {
      params,
      body: { name: 'slot-chosen', step: 2, sessionId: '0f6b6f2e-1c3d-4e5f-8a9b-0c1d2e3f4a5b' },
      reply: { success: true },
    },
  },
  enquiry: {
    sent: {
      params,
      headers: { 'idempotency-key': '7d0f7c52-66a5-4a3e-b7c4-5b8f3c1d9e02' },
      body: { ...body, time: '21:30' },
      reply: { success: true, bookingReference: 'XVBCNQPN', minutes: 90, isEnquiry: true },
    },
  },
  createBooking: {
    booked: {
      params,
      headers,
      body,
      reply: {
        success: true,
        bookingReference: 'KR77D89R',
        areaName: 'Window',
        minutes: 90,
        isEnquiry: false,
        isMailed: true,
      },
    },
    taken: {
      params,
      headers,
      body,
      reply: { success: false, bookingStatus: 9, message: 'Sorry, this time has just been taken.' },
    },
  },
  upsells: {
    bath: {
      params,
      query: { ...party, bookingDate: day, time: '19:00', includeUnavailable: 'true' },
      reply: {
        success: true,
        data: [
          { id: 'cake', name: 'Pandan cake', description: 'For six.', pricePence: 2400, maxQty: 2, available: true },
        ],
      },
    },
  },
  braintreeToken: { token: { reply: { clientToken: 'test-gateway-f307a686-ba86-49b4-be81-1fff5a8e5cda' } } },
  braintreeSubmit: {
    stored: { body: { nonce: 'test-nonce-ok', ...exampleGuest }, reply: { customerId: 'card-1' } },
  },
};
