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

/** What one attempt came to. `again`: somebody else was faster in the middle of it, and all is to be looked at anew. */
type Attempt = Decided<Ordered | 'again'>;

/** Attempts after which a table counts as taken: each one means that another party got one. */
const mostAttempts = 20;

/**
 * Books a table or notes an enquiry: all that the steps have checked is checked again, and seats, extras, card, booking,
 * key and mail are written together or not at all. The same key with the same request gets the same reply.
 */
export async function createBooking(means: Means, order: BookingOrder, terms: Terms): Promise<Ordered> {
  const ordered = await tryOften(means, order, terms);
  if (ordered.kind === 'answered' && ordered.reply.success) return ordered;
  // The same request may have come twice at once: then what is gone was taken by itself, and its answer is this one’s.
  return (await readAnswered(means.database, order)) ?? ordered;
}

async function tryOften(means: Means, order: BookingOrder, terms: Terms): Promise<Ordered> {
  for (let count = 0; count < mostAttempts; count += 1) {
    const result = await decide(means.database, (connection) => attempt(connection, means, order, terms));
    if (result !== 'again') return result;
  }
  return answered(taken);
}

const taken: BookingReply = { success: false, bookingStatus: takenStatus, message: takenMessage };
const answered = (reply: BookingReply): Ordered => ({ kind: 'answered', reply, isNew: false });
const undo = (value: Ordered | 'again'): Attempt => ({ keep: false, value });
const refuse = (unbookable: Unbookable): Attempt => undo(answered(unbookableReply(unbookable)));

/** What is taken is always taken in this order, so that two who want the same wait for each other and never both. */
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
  if (area === 'again') return undo('again');
  const soldOut = kind === 'booking' ? await takeExtras(connection, storeId, plan) : undefined;
  if (soldOut) return refuse(soldOut);
  const heldArea = area === 'none' ? undefined : area;
  const kept = await keepBooking(connection, { order, bookable, plan, reference, area: heldArea, terms }, means.limits);
  if (kept === 'again') return undo('again');
  return isUnbookable(kept) ? refuse(kept) : { keep: true, value: { kind: 'answered', reply: kept, isNew: true } };
}
