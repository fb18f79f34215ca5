import type { BookedGuarantee } from '#schemas/api/booking/booking-request.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { formatTimeAt } from '#schemas/domain/restaurant/time/format-time-at.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';

/** A table that a card holds. */
interface HeldTable {
  readonly guarantee: BookedGuarantee;
  /** The number of people at the table. */
  readonly covers: number;
  /** The time zone of the restaurant. */
  readonly timeZone: string | undefined;
}

/** Pence as an amount of pounds: `£70`, `£7.50`. */
export const formatPounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;

/** The most that may be charged to the card, in pence. */
const guaranteeTotal = ({ guarantee, covers }: Pick<HeldTable, 'guarantee' | 'covers'>): number =>
  guarantee.amountPence * (guarantee.covers ?? covers);

/** Whether cancelling is no longer free at a time in milliseconds. */
export const isFreeTimeOver = ({ freeUntil }: BookedGuarantee, now: number): boolean =>
  !freeUntil || Date.parse(freeUntil) <= now;

/** `£70 (7 × £10)` */
function describeTotal({ guarantee, covers }: Pick<HeldTable, 'guarantee' | 'covers'>): string {
  const count = guarantee.covers ?? covers;
  const total = formatPounds(guaranteeTotal({ guarantee, covers }));
  return count > 1 ? `${total} (${count} × ${formatPounds(guarantee.amountPence)})` : total;
}

/**
 * Until when a table can be cancelled free of charge, and what may be charged to its card after that. `now` in
 * milliseconds; without it, the terms are those at the time of booking. Pure.
 */
export function describeCancelling({ guarantee, covers, timeZone }: HeldTable, now?: number): string {
  const cost = `cancelling or not coming may cost up to ${describeTotal({ guarantee, covers })}.`;
  const { freeUntil } = guarantee;
  if (!freeUntil || (now !== undefined && isFreeTimeOver(guarantee, now)))
    return `It is too late to cancel free of charge: from now on, ${cost}`;
  const until = new Date(freeUntil);
  const local = wallClock(timeZone)?.read(until);
  if (!local) return `Later, ${cost}`;
  return `Cancelling is free until ${formatDayWithWeekday(local.date)}, ${formatTimeAt(until, timeZone)}. After that, ${cost}`;
}

/** Whether the card of a cancelled table may be charged. Undefined where nothing is known of it. Pure. */
export function describeCancelled(held: Pick<HeldTable, 'guarantee' | 'covers'>): string | undefined {
  if (guaranteeTotal(held) === 0) return undefined;
  if (held.guarantee.freeUntil) return 'Nothing is charged to your card.';
  return `It was cancelled after the free time: the restaurant may charge your card up to ${describeTotal(held)}, and writes to you if it does.`;
}
