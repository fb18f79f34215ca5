import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import { runTransaction, type TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { Service } from '#adapters/service/service.ts';
import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import type { BookingChange } from '#schemas/api/booking/manage-booking.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { describeCancelling } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import type { AreaRules } from '#schemas/domain/booking/rules/seating-rules.ts';
import type { BookingContext } from '../../availability/find-tables.ts';
import { type BookingRejection, countCovers, isBookingRejection } from '../../availability/party-rules.ts';
import { moveSeats, readTakenSeats } from '../../availability/seat-reservations.ts';
import { hasFreeSeats } from '../../availability/stay.ts';
import { type PlannedTable, planTable } from '../../create/plan-booking.ts';
import { createRejectionReply, takenReply } from '../../create/rejection-reply.ts';
import { validateGuest } from '../../create/validate-guest.ts';
import { findBookedGuarantee, findGuaranteeAfter } from '../booked-guarantee.ts';
import { explainStale, explainTooLate, lockBooking, notChangeable } from './lock-changeable.ts';
import { moveExtras } from './move-extras.ts';
import { seatsOf, withoutOwnSeats } from './own-seats.ts';
import { queueChangeMail } from './queue-change-mail.ts';

type ChangeDependencies = Pick<Service, 'database' | 'bookableRestaurants' | 'siteOrigin' | 'theme' | 'bookingKey'>;

interface ChangeInput {
  readonly reference: string;
  readonly change: BookingChange;
  /** The key with which the guest manages the booking, for the link in the mail. */
  readonly manageKey: string;
}

/** Undefined: there is no such booking. `retry`: another booking was faster. */
type ChangeResult = BookingReply | undefined;

/** Attempts after which the table counts as taken. */
const maxAttempts = 20;

/**
 * Moves a booking to another table. The new table is taken and the old one freed in one transaction; if the table cannot
 * be had, nothing changes. A change that changes nothing succeeds without a mail.
 */
export async function changeBooking(
  dependencies: ChangeDependencies,
  input: ChangeInput,
  context: BookingContext,
): Promise<ChangeResult> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const result = await runTransaction(dependencies.database, (connection) =>
      attempt(connection, dependencies, input, context),
    );
    if (result !== 'retry') return result;
  }
  return takenReply;
}

type Attempt = TransactionResult<ChangeResult | 'retry'>;
const rollBack = (value: ChangeResult | 'retry'): Attempt => ({ commit: false, value });
const reject = (rejection: BookingRejection): Attempt => rollBack(createRejectionReply(rejection));
const explain = (message: string): Attempt => reject({ code: bookingCode.explained, message });

async function attempt(
  connection: Connection,
  dependencies: ChangeDependencies,
  { reference, change, manageKey }: ChangeInput,
  context: BookingContext,
): Promise<Attempt> {
  const row = await lockBooking(connection, reference);
  if (!row) return rollBack(undefined);
  const bookable = await dependencies.bookableRestaurants.read(connection, row.store_id);
  if (!bookable || row.status !== 'booked') return explain(notChangeable(row));
  if (isUnchanged(row, change)) return rollBack({ ...toReply(row), isUnchanged: true });
  const refusal = explainTooLate(row, context.now) ?? explainStale(row, change.seenChanges);
  if (refusal !== undefined) return explain(refusal);
  const plan = planTable(bookable, toRequestedTable(row, change), context);
  if (isBookingRejection(plan)) return reject(plan);
  const rejection = checkChange(row, change, plan);
  if (rejection) return reject(rejection);
  const area = await moveToArea(connection, row, plan, change.areaId);
  if (area === 'full') return rollBack(takenReply);
  if (area === 'retry') return rollBack('retry');
  const extras = await moveExtras(connection, row, bookable, plan.table.date);
  if (isBookingRejection(extras)) return reject(extras);
  const { retained, guarantee } = findGuaranteeAfter(
    { terms: findBookedGuarantee(row, bookable, context.grid), covers: countCovers(row) },
    { rule: plan.guarantee, covers: plan.covers, startsAt: plan.table.startsAt },
    context.now,
  );
  const changed = await saveChange(connection, {
    row,
    plan,
    area,
    change,
    extras: JSON.stringify(extras),
    retainedGuarantee: retained ? JSON.stringify(retained) : null,
    now: context.now,
  });
  const policy =
    guarantee &&
    describeCancelling({ guarantee, covers: plan.covers, timeZone: bookable.restaurant.timeZone }, context.now);
  await queueChangeMail(connection, dependencies, { row: changed, bookable, policy, manageKey, now: context.now });
  return { commit: true, value: toReply(changed) };
}

const isUnchanged = (row: BookingTable, change: BookingChange): boolean =>
  row.booking_date === change.bookingDate &&
  row.time === change.time &&
  row.adults === change.adults &&
  row.children === change.children &&
  (!change.areaId || change.areaId === row.area_id) &&
  requestOf(row, change) === row.special_request;

/** The requests after the change; they stay where the change has none. */
const requestOf = (row: BookingTable, { specialRequest }: BookingChange): string | null =>
  specialRequest === undefined || specialRequest === null ? row.special_request : specialRequest.trim() || null;

const toRequestedTable = (row: BookingTable, change: BookingChange) => ({
  occasionId: row.occasion_id,
  party: change,
  date: change.bookingDate,
  time: change.time,
  areaId: change.areaId,
  menuId: row.menu_id,
});

/** What a guest cannot do online: tables by enquiry, tables that need a card that the booking does not have. */
function checkChange(row: BookingTable, change: BookingChange, plan: PlannedTable): BookingRejection | undefined {
  if (plan.requiresEnquiry) return { code: bookingCode.notOnlineNow };
  if (plan.guarantee && row.customer_id === null) return { code: bookingCode.cardNeeded };
  const guest = {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: row.phone ?? '',
    specialRequest: requestOf(row, change) ?? '',
    shouldReceivePromotions: row.promotions === 1,
    shouldReceiveSms: row.sms === 1,
  };
  return validateGuest(guest, plan.phoneRequired);
}

/** Takes seats in the chosen area, else in the present one, else in the first with enough free seats. */
async function moveToArea(connection: Connection, row: BookingTable, plan: PlannedTable, chosen?: string | null) {
  const own = seatsOf(row);
  if (!own) return 'full';
  const { startsAt } = plan.table;
  const until = startsAt + plan.stay.quarters * 900_000;
  const takenByAll = (await readTakenSeats(connection, [row.store_id], startsAt, until))(row.store_id);
  const taken = withoutOwnSeats(takenByAll, own);
  const present = plan.areas.filter(({ id }) => !chosen && id === row.area_id);
  const area = [...present, ...plan.areas].find((each) => hasFreeSeats(each, plan.stay, plan.covers, taken));
  if (!area) return 'full';
  const reservation = { ...plan.stay, storeId: row.store_id, areaId: area.id, covers: plan.covers };
  return (await moveSeats(connection, own, reservation, area.seats)) ? area : 'retry';
}

interface SavedChange {
  readonly row: BookingTable;
  readonly plan: PlannedTable;
  readonly area: AreaRules;
  readonly change: BookingChange;
  readonly extras: string;
  readonly retainedGuarantee: string | null;
  readonly now: number;
}

const saveChange = (connection: Connection, { row, plan, area, change, extras, retainedGuarantee, now }: SavedChange) =>
  connection
    .updateTable('bookings')
    .set({
      booking_date: plan.table.date,
      time: plan.table.time,
      starts_at: new Date(plan.table.startsAt).toISOString(),
      minutes: plan.stay.minutes,
      adults: change.adults,
      children: change.children,
      area_id: area.id,
      area_name: area.name,
      area_requested: change.areaId ? 1 : area.id === row.area_id ? row.area_requested : 0,
      first_quarter: plan.stay.firstQuarter,
      quarters: plan.stay.quarters,
      special_request: requestOf(row, change),
      extras,
      retained_guarantee: retainedGuarantee,
      changes: row.changes + 1,
      changed_at: new Date(now).toISOString(),
    })
    .where('reference', '=', row.reference)
    .returningAll()
    .executeTakeFirstOrThrow();

export const toReply = (row: BookingTable): BookingReply => ({
  success: true,
  bookingReference: row.reference,
  isEnquiry: false,
  areaName: row.area_name,
  menuName: row.menu_name,
  minutes: row.minutes,
});
