import type { ExamplesOf } from './call-examples.ts';

const key = 'K7MPRWXT-3sYd0qK2Jc9bXvT1uZ8eRwLmPaNfGhQs';
const params = { key };
const day = '2026-11-28';
const party = { adults: 2, children: 0 };
const unknownKey = { success: false, message: 'There is no booking with this reference and email address.' };

/** Examples of the calls with which guests manage their bookings. */
export const manageBookingExamples: ExamplesOf<
  | 'bookingManagement'
  | 'findBooking'
  | 'mailBookings'
  | 'managedBooking'
  | 'managedTimes'
  | 'changeBooking'
  | 'changeGuest'
  | 'cancelOwnBooking'
  | 'sharedBooking'
> = {
  bookingManagement: { offered: { reply: { success: true } } },
  findBooking: {
    found: {
      body: { reference: 'K7MPRWXT', emailAddress: 'ada@example.com' },
      reply: { success: true, data: { key } },
    },
    unknown: { body: { reference: 'K7MPRWXT', emailAddress: 'bob@example.com' }, reply: unknownKey },
  },
  mailBookings: { sent: { body: { emailAddress: 'ada@example.com' }, reply: { success: true } } },
  managedBooking: {
    bath: {
      params,
      reply: {
        success: true,
        data: {
          reference: 'K7MPRWXT',
          storeId: '1001',
          status: 'booked',
          date: day,
          time: '19:00',
          minutes: 105,
          ...party,
          occasion: 'Lunch or dinner',
          occasionCovers: { minimum: 1, maximum: 8 },
          area: { id: 'window', name: 'Window' },
          menu: null,
          extras: [{ name: 'Birthday cake', qty: 1, pricePence: 3000 }],
          specialRequest: 'A high chair, please.',
          changes: 0,
          canChange: true,
          canCancel: true,
          areas: [
            { id: 'main-room', name: 'Main room' },
            { id: 'window', name: 'Window' },
          ],
          guarantee: { policyText: '£10 for each guest.', amountPence: 1000, freeUntil: '2026-11-27T19:00:00.000Z' },
          shareKey: key,
        },
      },
    },
  },
  managedTimes: {
    evening: {
      params,
      query: { date: day, adults: '2', children: '0' },
      reply: { success: true, data: [{ time: '19:15', available: true, canEnquire: false, areaIds: ['window'] }] },
    },
  },
  changeBooking: {
    later: {
      params,
      body: { bookingDate: day, time: '19:15', ...party, areaId: 'window' },
      reply: { success: true, bookingReference: 'K7MPRWXT', areaName: 'Window', minutes: 105, isEnquiry: false },
    },
    taken: {
      params,
      body: { bookingDate: day, time: '20:00', ...party },
      reply: {
        success: false,
        bookingStatus: 9,
        message: 'Sorry, that time has just been taken. Please choose another.',
      },
    },
  },
  changeGuest: {
    married: {
      params,
      body: { lastName: 'King', phoneNumber: '01632 960 002' },
      reply: { success: true, bookingReference: 'K7MPRWXT', areaName: 'Window', minutes: 105, isEnquiry: false },
    },
  },
  cancelOwnBooking: { cancelled: { params, reply: { success: true } } },
  sharedBooking: {
    bath: {
      params,
      reply: {
        success: true,
        data: {
          storeId: '1001',
          status: 'booked',
          date: day,
          time: '19:00',
          minutes: 105,
          adults: 2,
          children: 0,
          changes: 0,
        },
      },
    },
  },
};
