import { type Decided, decide } from '#adapters/service/content/pages/decide.ts';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingCode, takenMessage, takenStatus } from '#schemas/domain/booking/booking-message.ts';
import type { BookableRestaurants } from '../availability/bookable-restaurant.ts';
import type { BookingLimits } from '../availability/booking-limits.ts';
import type { Terms } from '../availability/find-tables.ts';
import { isUnbookable, type Unbookable } from '../availability/party-rules.ts';
import { newReference } from '../availability/reference.ts';
import { takeArea, takeExtras } from '../availability/take-table.ts';
import { type BookingOrder, type Ordered, requestOf } from './booking-order.ts';
import { tieCard } from './cards.ts';
import { readAnswered } from './idempotency.ts';
import { keepBooking } from './keep-booking.ts';
import { planBooking } from './plan-booking.ts';
import { unbookableReply } from './unbookable-reply.ts';

interface Means {
  readonly database: Database;
  readonly bookables: BookableRestaurants;
  readonly limits: BookingLimits;
}

/** Result of one attempt. `retry`: another request was faster, so everything must be checked again. */
type Attempt = Decided<Ordered | 'retry'>;

/** Attempts after which the table counts as taken. Each failed one means that another party got a table. */
const mostAttempts = 20;

/**
 * Creates a booking or an enquiry. Everything that the steps have checked is checked again, and seats, extras, card,
 * booking, key and mail are written in one transaction. The same key with the same request gets the same reply.
 */
export async function createBooking(means: Means, order: BookingOrder, terms: Terms): Promise<Ordered> {
  const ordered = await tryOften(means, order, terms);
  if (ordered.kind === 'answered' && ordered.reply.success) return ordered;
  // A concurrent copy of this request may have taken the table; then return its reply.
  return (await readAnswered(means.database, order)) ?? ordered;
}

async function tryOften(means: Means, order: BookingOrder, terms: Terms): Promise<Ordered> {
  for (let count = 0; count < mostAttempts; count += 1) {
    const result = await decide(means.database, (connection) => attempt(connection, means, order, terms));
    if (result !== 'retry') return result;
  }
  return answered(taken);
}

const taken: BookingReply = { success: false, bookingStatus: takenStatus, message: takenMessage };
const answered = (reply: BookingReply): Ordered => ({ kind: 'answered', reply, isNew: false });
const undo = (value: Ordered | 'retry'): Attempt => ({ keep: false, value });
const refuse = (unbookable: Unbookable): Attempt => undo(answered(unbookableReply(unbookable)));

/** Reservations are always made in this order, so that concurrent bookings cannot deadlock. */
async function attempt(connection: Connection, means: Means, order: BookingOrder, terms: Terms): Promise<Attempt> {
  const { kind, storeId, request } = order;
  const known = await readAnswered(connection, order);
  if (known) return undo(known);
  const bookable = await means.bookables.read(connection, storeId);
  if (!bookable) return undo({ kind: 'missing' });
  const plan = planBooking(bookable, requestOf(order), terms, kind);
  if (isUnbookable(plan)) return refuse(plan);
  const reference = newReference();
  const { braintreeCustomerId: card } = request;
  if (kind === 'booking' && plan.guarantee && !(card && (await tieCard(connection, card, reference, terms.now))))
    return refuse({ code: bookingCode.cardNeeded });
  const area = kind === 'enquiry' ? 'none' : await takeArea(connection, storeId, plan);
  if (area === 'full') return undo(answered(taken));
  if (area === 'retry') return undo('retry');
  const soldOut = kind === 'booking' ? await takeExtras(connection, storeId, plan) : undefined;
  if (soldOut) return refuse(soldOut);
  const heldArea = area === 'none' ? undefined : area;
  const kept = await keepBooking(connection, { order, bookable, plan, reference, area: heldArea, terms }, means.limits);
  if (kept === 'retry') return undo('retry');
  return isUnbookable(kept) ? refuse(kept) : { keep: true, value: { kind: 'answered', reply: kept, isNew: true } };
}
