import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingManager } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { WaitingLists } from '#schemas/domain/booking/waiting/waiting-list.ts';

const none = async () => ({ ok: false, message: 'The booking system does not answer.' }) as const;

/** A booking system that never answers, for tests that do not need one. */
export const unavailableBookingSystem: BookingQueries = {
  occasions: none,
  areas: none,
  menus: none,
  slots: none,
  requirements: none,
  availability: none,
  extras: none,
};

/** An API without waiting lists. */
export const unavailableWaitingLists: WaitingLists = { times: async () => undefined, read: async () => undefined };

/** An API without the calls with which guests manage their bookings. */
export const unavailableBookingManager: BookingManager = {
  isOffered: async () => false,
  read: async () => undefined,
  readShared: async () => undefined,
  times: none,
};
