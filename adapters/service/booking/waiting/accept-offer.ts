import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { createBookingReference } from '../availability/booking-reference.ts';
import { isBookingRejection } from '../availability/party-rules.ts';
import type { BookingOrder } from '../create/booking-order.ts';
import { planTable } from '../create/plan-booking.ts';
import { saveBooking } from '../create/save-booking.ts';
import { createBookingKey } from '../manage/booking-key.ts';
import { returnToLine } from './return-to-line.ts';
import { createWaitingContext, type WaitingDependencies } from './waiting-dependencies.ts';
import { isOfferedAt, lockEntry, runStep } from './waiting-entries.ts';

/** Undefined: there is no such entry. */
type AcceptResult =
  | { readonly ok: true; readonly manageKey: string }
  | { readonly ok: false; readonly message: string }
  | undefined;

type Attempt = TransactionResult<AcceptResult | 'retry'>;
const rollBack = (value: AcceptResult | 'retry'): Attempt => ({ commit: false, value });
const endedMessage = (time: string): string => `The table at ${time} is no longer reserved for you.`;

/** The message for a table that the restaurant's rules no longer allow. */
const withdrawnMessage = (time: string): string => `Sorry, the restaurant can no longer offer the table at ${time}.`;

interface AcceptInput {
  readonly reference: string;
  /** The time of the table that the diner saw. Another one is never booked instead. */
  readonly time: string;
  /** In milliseconds. */
  readonly now: number;
}

/**
 * Turns the offered table into a booking with its mail. The reserved seats become those of the booking. Accepting twice
 * books once. If the restaurant's rules no longer allow the table, the entry waits again at its place.
 */
export const acceptOffer = (dependencies: WaitingDependencies, input: AcceptInput): Promise<AcceptResult> =>
  runStep(dependencies.database, (connection) => attempt(connection, dependencies, input));

async function attempt(
  connection: Connection,
  dependencies: WaitingDependencies,
  { reference, time, now }: AcceptInput,
): Promise<Attempt> {
  const entry = await lockEntry(connection, reference);
  if (!entry) return rollBack(undefined);
  const toResult = (booked: string): AcceptResult => ({
    ok: true,
    manageKey: createBookingKey(dependencies.bookingKey, 'manage', booked),
  });
  if (entry.booking_reference !== null) return rollBack(toResult(entry.booking_reference));
  if (!isOfferedAt(entry, time, now)) return rollBack({ ok: false, message: endedMessage(time) });
  const planned = await planOffer(connection, dependencies, { ...entry, offer_time: time }, now);
  if (!planned) {
    const result = await returnToLine(connection, dependencies, { entry, time, now });
    return result === 'retry'
      ? rollBack('retry')
      : { commit: true, value: { ok: false, message: withdrawnMessage(time) } };
  }
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

/** The booking of an offered table by the restaurant's present rules. Undefined if they no longer allow it. */
async function planOffer(connection: Connection, dependencies: WaitingDependencies, entry: OfferedEntry, now: number) {
  const bookable = await dependencies.bookableRestaurants.read(connection, entry.store_id);
  if (!bookable) return undefined;
  const order = toOrder(entry);
  const { request } = order;
  const context = createWaitingContext(dependencies, now);
  const requested = { ...request, party: request, date: request.bookingDate };
  const plan = planTable(bookable, requested, context);
  if (isBookingRejection(plan)) return undefined;
  const area = plan.areas.find(({ id }) => id === entry.offer_area_id);
  if (!area) return undefined;
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
