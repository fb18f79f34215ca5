import type { Connection } from '#adapters/service/database/tables.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import { type BookingReply, bookingReply } from '#schemas/api/booking/booking-request.ts';
import { describeCancelling } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import { chosenOccasionName } from '#schemas/domain/booking/rules/chosen-occasion.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import type { BookingContext } from '../availability/find-tables.ts';
import { toGuaranteeAt } from '../availability/party-rules.ts';
import { bookingMail } from '../mail/booking-mail.ts';
import { createBookingKey } from '../manage/booking-key.ts';
import { manageUrlOf, shareUrlOf } from '../manage/manage-url.ts';
import type { BookingOrder } from './booking-order.ts';
import { hashRequest } from './idempotency.ts';
import { insertBooking } from './insert-booking.ts';
import type { PlannedBooking } from './plan-booking.ts';
import { normalizeGuest } from './validate-guest.ts';

interface SaveBookingInput {
  readonly order: BookingOrder;
  readonly bookable: BookableRestaurant;
  readonly plan: PlannedBooking;
  readonly reference: string;
  /** Area with the reserved seats; undefined for an enquiry, which reserves none. */
  readonly area: PlannedBooking['areas'][number] | undefined;
  readonly context: BookingContext;
}

/** What saving needs of the service. */
export type SaveDependencies = Pick<Service, 'bookingKey' | 'siteOrigin' | 'theme'>;

/**
 * Writes a booking or an enquiry with its key, reply and mail. `retry`: its key or reference has been used in the meantime. The
 * mail is always queued: no booking is refused because of mail.
 */
export async function saveBooking(
  connection: Connection,
  { order, bookable, plan, reference, area: reservedArea, context }: SaveBookingInput,
  dependencies: SaveDependencies,
): Promise<BookingReply | 'retry'> {
  const guest = normalizeGuest(order.request.customer);
  const { now } = context;
  // An enquiry's preferred area is passed on to the restaurant, although no seats are reserved there.
  const area = reservedArea ?? (order.request.areaId ? plan.areas[0] : undefined);
  const manageKey = createBookingKey(dependencies.bookingKey, 'manage', reference);
  const guarantee = plan.guarantee && toGuaranteeAt(plan.guarantee, plan.table.startsAt, now);
  // Parsed by its schema like a replayed reply, so that both are identical.
  const reply = bookingReply.parse({
    success: true,
    bookingReference: reference,
    isEnquiry: order.kind === 'enquiry',
    areaName: area?.name,
    menuName: plan.menu?.name,
    minutes: plan.stay.minutes,
    manageKey,
    ...(order.kind === 'booking' && { isMailed: true }),
    guarantee,
  });
  const at = new Date(now).toISOString();
  const requestHash = hashRequest(order);
  const text = JSON.stringify(reply);
  if (!(await insertBooking(connection, { order, plan, reference, area, requestHash, reply: text, at })))
    return 'retry';
  const letterhead = await readLetterhead(connection, dependencies);
  const table = {
    ...toMailedTable(order, plan, bookable),
    reference,
    brand: letterhead.brand,
    restaurant: bookable.restaurant,
    policy: guarantee && describeCancelling({ guarantee, covers: plan.covers, timeZone: bookable.restaurant.timeZone }),
  };
  const mail = bookingMail({
    kind: order.kind,
    letterhead,
    table: { ...table, area: area?.name },
    guest,
    manageUrl: manageUrlOf(letterhead.siteUrl, manageKey),
    shareUrl: shareUrlOf(letterhead.siteUrl, createBookingKey(dependencies.bookingKey, 'share', reference)),
    createdAtMs: now,
  });
  await queueMail(connection, mail, at);
  return reply;
}

const toMailedTable = ({ request }: BookingOrder, plan: PlannedBooking, { rules }: BookableRestaurant) => ({
  date: plan.table.date,
  time: plan.table.time,
  minutes: plan.stay.minutes,
  adults: request.adults,
  children: request.children,
  occasion: chosenOccasionName(plan.occasion, rules),
  menu: plan.menu?.name,
  extras: plan.extras.map(({ extra, qty }) => ({ name: extra.name, pricePence: extra.pricePence, qty })),
  specialRequest: normalizeGuest(request.customer).specialRequest,
});
