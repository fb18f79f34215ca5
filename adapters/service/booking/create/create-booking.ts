import { runTransaction, type TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookableRestaurants } from '../availability/bookable-restaurant.ts';
import { type BookingLimits, checkEmailQuota } from '../availability/booking-limits.ts';
import { createBookingReference } from '../availability/booking-reference.ts';
import type { BookingContext } from '../availability/find-tables.ts';
import { type BookingRejection, isBookingRejection } from '../availability/party-rules.ts';
import { reserveArea, reserveExtras } from '../availability/reserve-table.ts';
import { type BookingOrder, type BookingResult, toRequestedBooking } from './booking-order.ts';
import { linkCard } from './cards.ts';
import { findEarlierResult } from './idempotency.ts';
import { planBooking } from './plan-booking.ts';
import { createRejectionReply, takenReply } from './rejection-reply.ts';
import { type SaveDependencies, saveBooking } from './save-booking.ts';

interface CreateDependencies extends SaveDependencies {
  readonly database: Database;
  readonly bookableRestaurants: BookableRestaurants;
  readonly limits: BookingLimits;
}

/** Result of one attempt. `retry`: another request was faster, so everything must be checked again. */
type Attempt = TransactionResult<BookingResult | 'retry'>;

/** Attempts after which the table counts as taken. Each failed one means that another party got a table. */
const maxAttempts = 20;

/**
 * Creates a booking or an enquiry. Everything that the steps have checked is checked again, and seats, extras, card,
 * booking, key and mail are written in one transaction. The same key with the same request gets the same reply.
 */
export async function createBooking(
  dependencies: CreateDependencies,
  order: BookingOrder,
  context: BookingContext,
): Promise<BookingResult> {
  const result = await createWithRetries(dependencies, order, context);
  if (result.kind === 'answered' && result.reply.success) return result;
  // A concurrent copy of this request may have taken the table; then return its reply.
  return (await findEarlierResult(dependencies.database, order)) ?? result;
}

async function createWithRetries(
  dependencies: CreateDependencies,
  order: BookingOrder,
  context: BookingContext,
): Promise<BookingResult> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const result = await runTransaction(dependencies.database, (connection) =>
      attempt(connection, dependencies, order, context),
    );
    if (result !== 'retry') return result;
  }
  return toResult(takenReply);
}

const toResult = (reply: BookingReply): BookingResult => ({ kind: 'answered', reply, isNew: false });
const rollBack = (value: BookingResult | 'retry'): Attempt => ({ commit: false, value });
const reject = (rejection: BookingRejection): Attempt => rollBack(toResult(createRejectionReply(rejection)));

/** Reservations are always made in this order, so that concurrent bookings cannot deadlock. */
async function attempt(
  connection: Connection,
  dependencies: CreateDependencies,
  order: BookingOrder,
  context: BookingContext,
): Promise<Attempt> {
  const { kind, storeId, request } = order;
  const earlier = await findEarlierResult(connection, order);
  if (earlier) return rollBack(earlier);
  const bookable = await dependencies.bookableRestaurants.read(connection, storeId);
  if (!bookable) return rollBack({ kind: 'missing' });
  const plan = planBooking(bookable, toRequestedBooking(order), context, kind);
  if (isBookingRejection(plan)) return reject(plan);
  const reference = createBookingReference();
  const { braintreeCustomerId: card } = request;
  if (kind === 'booking' && plan.guarantee && !(card && (await linkCard(connection, card, reference, context.now))))
    return reject({ code: bookingCode.cardNeeded });
  const area = kind === 'enquiry' ? 'none' : await reserveArea(connection, storeId, plan);
  if (area === 'full') return rollBack(toResult(takenReply));
  if (area === 'retry') return rollBack('retry');
  const soldOut = kind === 'booking' ? await reserveExtras(connection, storeId, plan) : undefined;
  if (soldOut) return reject(soldOut);
  const reservedArea = area === 'none' ? undefined : area;
  const quota = { email: request.customer.email, bookable, now: context.now };
  const overQuota = await checkEmailQuota(connection, quota, dependencies.limits);
  if (overQuota) return reject(overQuota);
  const saved = await saveBooking(
    connection,
    { order, bookable, plan, reference, area: reservedArea, context },
    dependencies,
  );
  if (saved === 'retry') return rollBack('retry');
  return { commit: true, value: { kind: 'answered', reply: saved, isNew: true } };
}
