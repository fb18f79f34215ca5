import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { OperatorWaitingParty } from '#schemas/api/operator/operator.ts';

const toWaitingParty = (row: WaitingEntryTable): OperatorWaitingParty => ({
  reference: row.reference,
  status: row.status,
  from: row.from_time,
  to: row.to_time,
  adults: row.adults,
  children: row.children,
  occasion: row.occasion_name,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  joinedAt: row.joined_at,
  offerTime: row.offer_time,
  offerUntil: row.offer_until,
  bookingReference: row.booking_reference,
});

/** The parties on a restaurant's waiting list for a local date, in the order in which they are served. */
export async function listWaitingParties(
  connection: Connection,
  storeId: string,
  date: string,
): Promise<OperatorWaitingParty[]> {
  const rows = await connection
    .selectFrom('waiting_entries')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('day', '=', date)
    .orderBy('joined_at')
    .orderBy('reference')
    .execute();
  return rows.map(toWaitingParty);
}
