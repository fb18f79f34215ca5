import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import { runTransaction } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { checkAddressLimit, checkMinuteLimit, dayMs, type FormRejection } from '#adapters/service/forms/form-limits.ts';
import { getEmailQuotaKey } from '#adapters/service/mail/delivery/email-quota-key.ts';
import type { Service } from '#adapters/service/service.ts';
import type { WaitingRequest } from '#schemas/api/booking/waiting-list.ts';
import { isAfterMidnight } from '#schemas/domain/booking/availability/offered-times.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { createBookingReference } from '../availability/booking-reference.ts';
import { readTakenSeats, toTimeRange } from '../availability/seat-reservations.ts';
import { normalizeGuest, validateGuest } from '../create/validate-guest.ts';
import { joinedMail } from '../mail/waiting-mails.ts';
import { queueWaitingMail } from './queue-waiting-mail.ts';
import { findSuitableTables, isInWindow } from './suitable-tables.ts';
import { createWaitingContext, type WaitingDependencies } from './waiting-dependencies.ts';

type JoinDependencies = WaitingDependencies & Pick<Service, 'limits'>;

interface JoinInput {
  readonly bookable: BookableRestaurant;
  readonly request: WaitingRequest;
  /** In milliseconds. */
  readonly now: number;
}

/** The most parties that wait for one day of a restaurant. */
const maxWaiting = 200;

const noListMessage = 'There is no waiting list for this party on this day at these times.';

/** Days after the wanted day for which an entry is stored. */
const retentionDays = 30;

/**
 * Adds a party to the waiting list of a day and mails it. Nothing is added or mailed if its address waits for that day
 * already; the result is the same, so that it says nothing about others.
 */
export async function joinWaitingList(
  dependencies: JoinDependencies,
  { bookable, request, now }: JoinInput,
): Promise<FormRejection | undefined> {
  const { database, limits } = dependencies;
  const invalid = validateGuest(
    { ...emptyDetails, ...normalizeGuest(toCustomer(request)) },
    bookable.rules?.phoneRequired ?? false,
  );
  if (invalid) return { message: invalid.message ?? '', errorCode: invalid.code };
  return runTransaction(database, async (connection) => {
    const reject = (value: FormRejection) => ({ commit: false, value });
    const addressRejection = await checkAddressLimit(connection, { email: request.emailAddress, now }, limits);
    if (addressRejection) return reject(addressRejection);
    const entry = await createEntry(connection, dependencies, { bookable, request, now });
    if ('message' in entry) return reject(entry);
    const isNew = !(await isWaiting(connection, entry));
    if (isNew) {
      await connection.insertInto('waiting_entries').values(entry).execute();
      const minutes = Math.round(dependencies.waitingOfferMs / 60_000);
      const write = (mail: Parameters<typeof joinedMail>[0]) => joinedMail(mail, minutes);
      await queueWaitingMail(connection, dependencies, { entry, bookable, now, write });
    }
    const minuteRejection = await checkMinuteLimit(connection, { mails: isNew ? 1 : 0, now }, limits);
    return { commit: minuteRejection === undefined, value: minuteRejection };
  });
}

const toCustomer = ({ firstName, lastName, emailAddress, phoneNumber }: WaitingRequest) => ({
  firstName,
  lastName,
  email: emailAddress,
  phoneNumber,
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
});

async function createEntry(
  connection: Connection,
  dependencies: JoinDependencies,
  { bookable, request, now }: JoinInput,
): Promise<WaitingEntryTable | FormRejection> {
  const { storeId } = bookable.restaurant;
  const guest = normalizeGuest(toCustomer(request));
  const { bookingDate: day, from, to } = request;
  const waited = {
    day,
    adults: request.adults,
    children: request.children,
    occasion_id: request.occasionId,
    menu_id: request.menuId ?? null,
    from_time: from,
    to_time: to,
  };
  if (isAfterMidnight(from)) return { message: noListMessage };
  if (to < from) return { message: 'Choose a last time that is not before the first.' };
  const taken = await readTakenSeats(connection, [storeId], ...toTimeRange(day, day));
  const suitable = findSuitableTables(bookable, waited, taken(storeId), createWaitingContext(dependencies, now));
  const tables = suitable.filter(({ table }) => isInWindow(table.time, waited));
  const last = tables.at(-1);
  const free = tables.find(({ available }) => available);
  if (free) return { message: `A table is free at ${free.table.time}: you can book it now.` };
  const occasion = bookable.rules?.occasions.find(({ id }) => id === request.occasionId);
  if (!last || !occasion) return { message: noListMessage };
  if ((await countWaiting(connection, storeId, day)) >= maxWaiting)
    return { message: 'The waiting list for this day is full. Please choose another day.' };
  const startsAt = Math.max(...tables.map(({ table }) => table.startsAt));
  return {
    ...waited,
    reference: createBookingReference(),
    store_id: storeId,
    status: 'waiting',
    occasion_name: occasion.name,
    first_name: guest.firstName,
    last_name: guest.lastName,
    email: guest.email,
    email_key: getEmailQuotaKey(guest.email),
    phone: guest.phoneNumber || null,
    joined_at: new Date(now).toISOString(),
    closes_at: new Date(startsAt - dependencies.waitingOfferMs).toISOString(),
    delete_after: new Date(Date.parse(day) + retentionDays * dayMs).toISOString(),
    offer_time: null,
    offer_area_id: null,
    offer_first_quarter: null,
    offer_quarters: null,
    offer_minutes: null,
    offer_until: null,
    refused_times: null,
    booking_reference: null,
  };
}

/** Whether the address of an entry waits for its day already. The address is locked by the caller. */
async function isWaiting(connection: Connection, { store_id, day, email_key }: WaitingEntryTable): Promise<boolean> {
  const row = await connection
    .selectFrom('waiting_entries')
    .select('reference')
    .where('email_key', '=', email_key)
    .where('store_id', '=', store_id)
    .where('day', '=', day)
    .where('status', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
  return row !== undefined;
}

async function countWaiting(connection: Connection, storeId: string, day: string): Promise<number> {
  const { entries } = await connection
    .selectFrom('waiting_entries')
    .select((row) => row.fn.countAll<number | string>().as('entries'))
    .where('status', '=', 'waiting')
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(entries);
}
