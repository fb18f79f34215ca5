import type { Connection } from '#adapters/service/database/tables.ts';
import { getEmailQuotaKey } from '#adapters/service/mail/delivery/email-quota-key.ts';
import type { BookingOrder } from './booking-order.ts';
import type { ChosenExtra, PlannedBooking } from './plan-booking.ts';
import { normalizeGuest } from './validate-guest.ts';

interface NewBooking {
  readonly order: BookingOrder;
  readonly plan: PlannedBooking;
  readonly reference: string;
  readonly area: { readonly id: string; readonly name: string } | undefined;
  readonly requestHash: string;
  readonly reply: string;
  readonly at: string;
}

const storedExtra = ({ extra, qty }: ChosenExtra) => ({
  id: extra.id,
  name: extra.name,
  qty,
  pricePence: extra.pricePence,
  limited: extra.perDay !== undefined,
});

/** Inserts a booking or an enquiry. Returns false if its key or reference exists already; nothing is written then. */
export async function insertBooking(connection: Connection, booking: NewBooking): Promise<boolean> {
  const { order, plan, area } = booking;
  const { request, kind, storeId } = order;
  const guest = normalizeGuest(request.customer);
  const row = await connection
    .insertInto('bookings')
    .values({
      reference: booking.reference,
      store_id: storeId,
      status: kind === 'booking' ? 'booked' : 'asked',
      booking_date: plan.table.date,
      time: plan.table.time,
      starts_at: new Date(plan.table.startsAt).toISOString(),
      minutes: plan.stay.minutes,
      adults: request.adults,
      children: request.children,
      occasion_id: plan.occasion.id,
      occasion_name: plan.occasion.name,
      area_id: area?.id ?? null,
      area_name: area?.name ?? null,
      area_requested: request.areaId ? 1 : 0,
      menu_id: plan.menu?.id ?? null,
      menu_name: plan.menu?.name ?? null,
      first_quarter: plan.stay.firstQuarter,
      quarters: plan.stay.quarters,
      first_name: guest.firstName,
      last_name: guest.lastName,
      email: guest.email,
      email_key: getEmailQuotaKey(guest.email),
      phone: guest.phoneNumber || null,
      special_request: guest.specialRequest || null,
      promotions: guest.shouldReceivePromotions ? 1 : 0,
      sms: guest.shouldReceiveSms ? 1 : 0,
      extras: JSON.stringify(plan.extras.map(storedExtra)),
      customer_id: request.braintreeCustomerId ?? null,
      idempotency_key: order.idempotencyKey,
      request_hash: booking.requestHash,
      reply: booking.reply,
      created_at: booking.at,
      cancelled_at: null,
      changes: 0,
      changed_at: null,
      retained_guarantee: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return row !== undefined;
}
