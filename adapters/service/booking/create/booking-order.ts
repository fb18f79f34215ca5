import type { z } from 'zod';
import type { BookingReply, bookingRequest } from '#schemas/api/booking/booking-request.ts';
import { guestOf } from './decline-guest.ts';
import type { RequestedBooking } from './plan-booking.ts';

export interface BookingOrder {
  readonly kind: 'booking' | 'enquiry';
  readonly storeId: string;
  readonly request: z.output<typeof bookingRequest>;
  readonly idempotencyKey: string;
}

/** `other-request`: the key was used for something else. `missing`: there is no such restaurant. */
export type Ordered =
  | { readonly kind: 'answered'; readonly reply: BookingReply; readonly isNew: boolean }
  | { readonly kind: 'other-request' }
  | { readonly kind: 'missing' };

export const requestOf = ({ request }: BookingOrder): RequestedBooking => ({
  occasionId: request.occasionId,
  party: request,
  date: request.bookingDate,
  time: request.time,
  areaId: request.areaId,
  menuId: request.menuId,
  guest: guestOf(request.customer),
  extras: request.upsells ?? [],
  hasCard: Boolean(request.braintreeCustomerId),
});
