import type { Connection } from '#adapters/service/database/tables.ts';
import { putMail } from '#adapters/service/mail/outbox.ts';
import { type BookingReply, bookingReply } from '#schemas/api/booking/booking-request.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { type BookingLimits, declineEmail } from '../availability/booking-limits.ts';
import type { Terms } from '../availability/find-tables.ts';
import type { Unbookable } from '../availability/party-rules.ts';
import { bookingMail } from '../mail/booking-mail.ts';
import { readBrand } from '../mail/brand.ts';
import type { BookingOrder } from './booking-order.ts';
import { guestOf } from './decline-guest.ts';
import { hashOf } from './idempotency.ts';
import { insertBooking } from './insert-booking.ts';
import type { PlannedBooking } from './plan-booking.ts';

interface Kept {
  readonly order: BookingOrder;
  readonly bookable: BookableRestaurant;
  readonly plan: PlannedBooking;
  readonly reference: string;
  /** Where seats are held; undefined for an enquiry, which holds none. */
  readonly area: PlannedBooking['areas'][number] | undefined;
  readonly terms: Terms;
}

/**
 * Writes a booking or an enquiry with its key, its answer and its mail. `again`: its key or its reference has come up
 * meanwhile. Declined where the guest has made as many bookings as there may be. Its mail waits in the outbox, however many
 * are there: no booking is refused because of mail.
 */
export async function keepBooking(
  connection: Connection,
  { order, bookable, plan, reference, area: heldArea, terms }: Kept,
  limits: BookingLimits,
): Promise<BookingReply | Unbookable | 'again'> {
  const guest = guestOf(order.request.customer);
  const { now } = terms;
  const unbookable = await declineEmail(connection, { email: guest.email, bookable, now }, limits);
  if (unbookable) return unbookable;
  // An enquiry’s wish for an area is told to the restaurant, though no seats are held there.
  const area = heldArea ?? (order.request.areaId ? plan.areas[0] : undefined);
  // Read by its schema, as a replayed one is: so both are the same to the byte.
  const reply = bookingReply.parse({
    success: true,
    bookingReference: reference,
    isEnquiry: order.kind === 'enquiry',
    areaName: area?.name,
    menuName: plan.menu?.name,
    minutes: plan.sitting.minutes,
  });
  const at = new Date(now).toISOString();
  const requestHash = hashOf(order);
  const text = JSON.stringify(reply);
  if (!(await insertBooking(connection, { order, plan, reference, area, requestHash, reply: text, at })))
    return 'again';
  const table = {
    ...tableOf(order, plan),
    reference,
    brand: await readBrand(connection),
    restaurant: bookable.restaurant,
  };
  const mail = bookingMail({ kind: order.kind, table: { ...table, area: area?.name }, guest, madeAt: now });
  await putMail(connection, mail, at);
  return reply;
}

const tableOf = ({ request }: BookingOrder, plan: PlannedBooking) => ({
  date: plan.table.date,
  time: plan.table.time,
  minutes: plan.sitting.minutes,
  adults: request.adults,
  children: request.children,
  occasion: plan.occasion.name,
  menu: plan.menu?.name,
  extras: plan.extras.map(({ extra, qty }) => ({ name: extra.name, pricePence: extra.pricePence, qty })),
  specialRequest: guestOf(request.customer).specialRequest,
  policy: plan.guarantee?.policyText,
});
