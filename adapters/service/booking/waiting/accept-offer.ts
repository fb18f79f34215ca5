import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { createBookingReference } from '../availability/booking-reference.ts';
import { isBookingRejection } from '../availability/party-rules.ts';
import type { BookingOrder } from '../create/booking-order.ts';
import { planTable } from '../create/plan-booking.ts';
import { saveBooking } from '../create/save-booking.ts';
import { createBookingKey } from '../manage/booking-key.ts';
import { createWaitingContext, type WaitingDependencies } from './waiting-dependencies.ts';
import { lockEntry, runStep } from './waiting-entries.ts';

/** Undefined: there is no such entry. */
type AcceptResult =
  | { readonly ok: true; readonly manageKey: string }
  | { readonly ok: false; readonly message: string }
  | undefined;

type Attempt = TransactionResult<AcceptResult | 'retry'>;
const rollBack = (value: AcceptResult | 'retry'): Attempt => ({ commit: false, value });
const refuse = (message: string): Attempt => rollBack({ ok: false, message });

const endedMessage = 'This table is no longer reserved for you.';

/**
 * Turns the offered table into a booking with its mail. The reserved seats become those of the booking. Accepting twice
 * books once. `now` in milliseconds.
 */
export const acceptOffer = (dependencies: WaitingDependencies, reference: string, now: number): Promise<AcceptResult> =>
  runStep(dependencies.database, (connection) => attempt(connection, dependencies, reference, now));

async function attempt(
  connection: Connection,
  dependencies: WaitingDependencies,
  reference: string,
  now: number,
): Promise<Attempt> {
  const entry = await lockEntry(connection, reference);
  if (!entry) return rollBack(undefined);
  const toResult = (booked: string): AcceptResult => ({
    ok: true,
    manageKey: createBookingKey(dependencies.bookingKey, 'manage', booked),
  });
  if (entry.booking_reference !== null) return rollBack(toResult(entry.booking_reference));
  const { status, offer_until, offer_time: time } = entry;
  if (status !== 'offered' || time === null || offer_until === null || Date.parse(offer_until) <= now)
    return refuse(endedMessage);
  const planned = await planOffer(connection, dependencies, { ...entry, offer_time: time }, now);
  if (typeof planned === 'string') return refuse(planned);
  const bookingReference = createBookingReference();
  const saved = await saveBooking(connection, { ...planned, reference: bookingReference }, dependencies);
  if (saved === 'retry') return rollBack('retry');
  await connection
    .updateTable('waiting_entries')
    .set({ status: 'booked', booking_reference: bookingReference })
    .where('reference', '=', reference)
    .execute();
  return { commit: true, value: toResult(bookingReference) };
}

type OfferedEntry = WaitingEntryTable & { readonly offer_time: string };

/** The booking of an offered table by the restaurant's present rules, or why it can no longer be booked. */
async function planOffer(connection: Connection, dependencies: WaitingDependencies, entry: OfferedEntry, now: number) {
  const bookable = await dependencies.bookableRestaurants.read(connection, entry.store_id);
  if (!bookable) return endedMessage;
  const order = toOrder(entry);
  const { request } = order;
  const context = createWaitingContext(dependencies, now);
  const requested = { ...request, party: request, date: request.bookingDate };
  const plan = planTable(bookable, requested, context);
  if (isBookingRejection(plan)) return bookingMessage(plan.code, plan.message);
  const area = plan.areas.find(({ id }) => id === entry.offer_area_id);
  if (!area) return endedMessage;
  // The booking takes over the reserved seats, even if the rules have changed since.
  const stay = {
    firstQuarter: entry.offer_first_quarter ?? plan.stay.firstQuarter,
    quarters: entry.offer_quarters ?? plan.stay.quarters,
    minutes: entry.offer_minutes ?? plan.stay.minutes,
  };
  return { order, bookable, plan: { ...plan, stay, guarantee: undefined, extras: [] }, area, context };
}

const toOrder = (entry: OfferedEntry): BookingOrder => ({
  kind: 'booking',
  storeId: entry.store_id,
  idempotencyKey: `waiting/${entry.reference}`,
  request: {
    occasionId: entry.occasion_id,
    adults: entry.adults,
    children: entry.children,
    bookingDate: entry.day,
    time: entry.offer_time,
    menuId: entry.menu_id,
    customer: {
      firstName: entry.first_name,
      lastName: entry.last_name,
      email: entry.email,
      phoneNumber: entry.phone,
      shouldReceivePromotions: false,
      shouldReceiveSms: false,
    },
  },
});
