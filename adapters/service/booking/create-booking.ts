import type { z } from 'zod';
import type { BookingReply, bookingRequest } from '#schemas/api/booking-request.ts';
import { bookingReply } from '#schemas/api/booking-request.ts';
import { bookingCode, takenMessage, takenStatus } from '#schemas/table-booking/booking-message.ts';
import type { Connection, Database } from '../database/tables.ts';
import { putMail } from '../mail/outbox.ts';
import { type Decided, decide } from '../store/decide.ts';
import { bookingMail } from './booking-mail.ts';
import { readBrand } from './brand.ts';
import { tieCard } from './cards.ts';
import { guestOf } from './decline-guest.ts';
import { declinedReply } from './declined-reply.ts';
import type { Terms } from './find-tables.ts';
import type { House, Houses } from './house.ts';
import { hashOf, readAnswered } from './idempotency.ts';
import { type Declined, isDeclined } from './judge-party.ts';
import { insertBooking } from './keep-booking.ts';
import { type BookingWish, type PlannedBooking, planBooking } from './plan-booking.ts';
import { newReference } from './reference.ts';
import { takeArea, takeExtras } from './take-table.ts';

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

interface Means {
  readonly database: Database;
  readonly houses: Houses;
}

/** What one attempt came to. `again`: somebody else was faster in the middle of it, and all is to be looked at anew. */
type Attempt = Decided<Ordered | 'again'>;

/** Attempts after which a table counts as taken: each one means that another party got one. */
const mostAttempts = 20;

/**
 * Books a table or notes an enquiry: all that the steps have checked is checked again, and seats, extras, card, booking,
 * key and mail are written together or not at all. The same key with the same request gets the same reply.
 */
export async function createBooking({ database, houses }: Means, order: BookingOrder, terms: Terms): Promise<Ordered> {
  for (let count = 0; count < mostAttempts; count += 1) {
    const result = await decide(database, (connection) => attempt(connection, houses, order, terms));
    if (result !== 'again') return result;
  }
  return { kind: 'answered', reply: taken, isNew: false };
}

const taken: BookingReply = { success: false, bookingStatus: takenStatus, message: takenMessage };
const undo = (value: Ordered | 'again'): Attempt => ({ keep: false, value });
const refuse = (declined: Declined): Attempt =>
  undo({ kind: 'answered', reply: declinedReply(declined), isNew: false });

async function attempt(connection: Connection, houses: Houses, order: BookingOrder, terms: Terms): Promise<Attempt> {
  const known = await readAnswered(connection, order);
  if (known) return undo(known);
  const house = await houses.read(connection, order.storeId);
  if (!house) return undo({ kind: 'missing' });
  const plan = planBooking(house, wishOf(order), terms, order.kind);
  if (isDeclined(plan)) return refuse(plan);
  const reference = newReference();
  const { braintreeCustomerId: card } = order.request;
  if (order.kind === 'booking' && plan.guarantee && !(card && (await tieCard(connection, card, reference, terms.now))))
    return refuse({ code: bookingCode.cardNeeded });
  const area = order.kind === 'enquiry' ? 'none' : await takeArea(connection, order.storeId, plan);
  if (area === 'full') return undo({ kind: 'answered', reply: taken, isNew: false });
  if (area === 'again') return undo('again');
  const soldOut = order.kind === 'booking' ? await takeExtras(connection, order.storeId, plan) : undefined;
  if (soldOut) return refuse(soldOut);
  return keep(connection, { order, house, plan, reference, area: area === 'none' ? undefined : area, terms });
}

interface Kept {
  readonly order: BookingOrder;
  readonly house: House;
  readonly plan: PlannedBooking;
  readonly reference: string;
  readonly area: PlannedBooking['areas'][number] | undefined;
  readonly terms: Terms;
}

async function keep(connection: Connection, kept: Kept): Promise<Attempt> {
  const { order, house, plan, reference, terms } = kept;
  // An enquiry’s wish for an area is told to the restaurant, though no seats are held there.
  const area = kept.area ?? (order.request.areaId ? plan.areas[0] : undefined);
  // Read by its schema, as a replayed one is: so both are the same to the byte.
  const reply = bookingReply.parse({
    success: true,
    bookingReference: reference,
    isEnquiry: order.kind === 'enquiry',
    areaName: area?.name,
    menuName: plan.menu?.name,
    minutes: plan.sitting.minutes,
  });
  const at = new Date(terms.now).toISOString();
  const isNew = await insertBooking(connection, {
    order,
    plan,
    reference,
    area,
    requestHash: hashOf(order),
    reply: JSON.stringify(reply),
    at,
  });
  if (!isNew) return undo('again');
  const mail = bookingMail({
    kind: order.kind,
    reference,
    brand: await readBrand(connection),
    restaurant: house.restaurant,
    plan,
    party: order.request,
    areaName: area?.name,
    guest: guestOf(order.request.customer),
    madeAt: terms.now,
  });
  await putMail(connection, mail, at);
  return { keep: true, value: { kind: 'answered', reply, isNew: true } };
}

const wishOf = ({ request }: BookingOrder): BookingWish => ({
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
