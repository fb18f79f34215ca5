import type { z } from 'zod';
import type { BookingReply, bookingRequest } from '#schemas/api/booking/booking-request.ts';
import type { RequestedBooking } from './plan-booking.ts';
import { normalizeGuest } from './validate-guest.ts';

export interface BookingOrder {
  readonly kind: 'booking' | 'enquiry';
  readonly storeId: string;
  readonly request: z.output<typeof bookingRequest>;
  readonly idempotencyKey: string;
}

/** `other-request`: the key was used for another request. `missing`: the restaurant does not exist. */
export type BookingResult =
  | { readonly kind: 'answered'; readonly reply: BookingReply; readonly isNew: boolean }
  | { readonly kind: 'other-request' }
  | { readonly kind: 'missing' };

export const toRequestedBooking = ({ request }: BookingOrder): RequestedBooking => ({
  occasionId: request.occasionId,
  party: request,
  date: request.bookingDate,
  time: request.time,
  areaId: request.areaId,
  menuId: request.menuId,
  guest: normalizeGuest(request.customer),
  extras: request.upsells ?? [],
  hasCard: Boolean(request.braintreeCustomerId),
});
