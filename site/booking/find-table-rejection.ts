import type { BookingParty, BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { nightEndTime } from '#schemas/domain/booking/availability/offered-times.ts';
import { bookingCode, bookingMessage, unknownAreaMessage } from '#schemas/domain/booking/booking-message.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';

/** Checks that a table is offered, before a booking is sent for the first time. */
export interface OfferCheck {
  readonly now: () => Date;
  /** Whether a booking was sent with the key before. Its table may be gone, because the guest has it. */
  readonly wasSent: (idempotencyKey: string) => boolean;
}

export interface TableRejection {
  readonly code: number;
  readonly message: string;
}

interface RequestedTable {
  readonly party: BookingParty;
  readonly time: string;
  readonly timeZone: string | undefined;
}

/** A choice that the booking system does not have. */
interface UnofferedOption extends TableRejection {
  readonly option: 'areaId' | 'menuId';
}

/**
 * Why a table cannot be booked: its day is over, or the booking system does not offer its time, its area or its menu.
 * Undefined where it can, or where the booking system does not answer.
 */
export async function findTableRejection(
  questions: Pick<BookingQueries, 'slots' | 'areas' | 'menus'>,
  { party, time, timeZone }: RequestedTable,
  now: Date,
): Promise<TableRejection | undefined> {
  if (party.date < currentEvening(timeZone, now)) return rejectionOf(bookingCode.notOnThisDate);
  const [slots, unoffered] = await Promise.all([questions.slots(party), findUnofferedOption(questions, party, time)]);
  if (unoffered) return { code: unoffered.code, message: unoffered.message };
  if (slots.ok && slots.value.every((slot) => slot.time !== time)) return rejectionOf(bookingCode.notAtThisTime);
  return undefined;
}

/** The chosen area or menu, if the booking system does not offer it. Undefined, too, if it does not answer. */
export async function findUnofferedOption(
  questions: Pick<BookingQueries, 'areas' | 'menus'>,
  party: BookingParty,
  time: string | undefined,
): Promise<UnofferedOption | undefined> {
  const { areaId, menuId } = party;
  const [areas, menus] = await Promise.all([
    areaId === undefined ? undefined : questions.areas(party),
    menuId === undefined ? undefined : questions.menus(party, time),
  ]);
  if (areas?.ok && areas.value.every(({ id }) => id !== areaId))
    return { option: 'areaId', code: bookingCode.explained, message: unknownAreaMessage };
  if (menus?.ok && menus.value.every(({ id }) => id !== menuId))
    return { option: 'menuId', ...rejectionOf(bookingCode.menuNotAvailable) };
  return undefined;
}

const rejectionOf = (code: number): TableRejection => ({ code, message: bookingMessage(code) });

/** Today at a restaurant. The hours after midnight belong to the evening before. */
export function currentEvening(timeZone: string | undefined, now: Date): string {
  const evening = new Date(now.getTime() - Number(nightEndTime.slice(0, 2)) * 3_600_000);
  return (wallClock(timeZone) ?? wallClock())?.read(evening).date ?? evening.toISOString().slice(0, 10);
}
