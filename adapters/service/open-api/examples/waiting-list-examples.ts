import type { ExamplesOf } from './call-examples.ts';

const params = { key: 'W7MPRWXT-3sYd0qK2Jc9bXvT1uZ8eRwLmPaNfGhQs' };
const store = { storeId: '1001' };
const day = '2026-11-28';
const party = { adults: 2, children: 0 };
const diner = { firstName: 'Ada', lastName: 'Lovelace', emailAddress: 'ada@example.com' };

/** Examples of the calls with which diners wait for a table. */
export const waitingListExamples: ExamplesOf<
  'waitingTimes' | 'joinWaitingList' | 'waitingEntry' | 'acceptOffer' | 'declineOffer' | 'leaveWaitingList'
> = {
  waitingTimes: {
    evening: {
      params: store,
      query: { occasionId: 'dinner', adults: '2', children: '0', date: day },
      reply: { success: true, data: { times: ['19:00', '19:15'], isPhoneRequired: false, offerMinutes: 15 } },
    },
  },
  joinWaitingList: {
    joined: {
      params: store,
      body: { occasionId: 'dinner', ...party, bookingDate: day, from: '18:30', to: '20:00', ...diner },
      reply: { success: true },
    },
    free: {
      params: store,
      body: { occasionId: 'dinner', ...party, bookingDate: day, from: '18:30', to: '20:00', ...diner },
      reply: { success: false, message: 'A table is free at 19:15: you can book it now.' },
    },
  },
  waitingEntry: {
    offered: {
      params,
      reply: {
        success: true,
        data: {
          storeId: '1001',
          status: 'offered',
          date: day,
          from: '18:30',
          to: '20:00',
          ...party,
          occasionId: 'dinner',
          occasion: 'Lunch or dinner',
          menuId: null,
          offer: { time: '19:15', area: 'Window', until: '2026-11-28T12:15:00.000Z' },
          refusedTimes: ['18:45'],
          hasOtherTimes: true,
          manageKey: null,
        },
      },
    },
  },
  acceptOffer: {
    booked: {
      params,
      body: { time: '19:15' },
      reply: { success: true, data: { manageKey: 'K7MPRWXT-3sYd0qK2Jc9bXvT1uZ8eRwLmPaNfGhQs' } },
    },
    late: {
      params,
      body: { time: '19:15' },
      reply: { success: false, message: 'The table at 19:15 is no longer reserved for you.' },
    },
  },
  declineOffer: { refused: { params, body: { time: '19:15' }, reply: { success: true } } },
  leaveWaitingList: { left: { params, reply: { success: true } } },
};
