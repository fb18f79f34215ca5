import { createHash } from 'node:crypto';
import type { Connection } from '#adapters/service/database/tables.ts';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import type { BookingOrder, BookingResult } from './booking-order.ts';

/** Fields are in the schema's order, so that equal requests have the same hash. */
export const hashRequest = ({ kind, storeId, request }: BookingOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, storeId, request]))
    .digest('hex');

/** The earlier reply to this idempotency key. */
export async function findEarlierResult(
  connection: Connection,
  order: BookingOrder,
): Promise<BookingResult | undefined> {
  const row = await connection
    .selectFrom('bookings')
    .select(['request_hash', 'reply'])
    .where('idempotency_key', '=', order.idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== hashRequest(order)) return { kind: 'other-request' };
  return { kind: 'answered', reply: bookingReply.parse(JSON.parse(row.reply)), isNew: false };
}
