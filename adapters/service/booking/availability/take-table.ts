import type { Connection } from '#adapters/service/database/tables.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { PlannedBooking } from '../create/plan-booking.ts';
import { takeExtra } from './extras-stock.ts';
import type { Unbookable } from './party-rules.ts';
import { hasRoom } from './seating.ts';
import { readTaken, takeSeats } from './seats.ts';

/** Takes seats in the first area that has room. `again`: another party was faster between looking and taking. */
export async function takeArea(connection: Connection, storeId: string, plan: PlannedBooking) {
  const { startsAt } = plan.table;
  const until = startsAt + plan.sitting.quarters * 900_000;
  const seatsTaken = (await readTaken(connection, [storeId], startsAt, until))(storeId);
  const area = plan.areas.find((each) => hasRoom(each, plan.sitting, plan.covers, seatsTaken));
  if (!area) return 'full';
  const held = { ...plan.sitting, storeId, areaId: area.id, covers: plan.covers };
  return (await takeSeats(connection, held, area.seats)) ? area : 'again';
}

/** Takes what the day has only so many of. Gives why not. */
export async function takeExtras(
  connection: Connection,
  storeId: string,
  { extras, table }: PlannedBooking,
): Promise<Unbookable | undefined> {
  for (const { extra, qty } of extras) {
    if (extra.perDay === undefined) continue;
    const wanted = { storeId, extraId: extra.id, day: table.date, qty };
    if (await takeExtra(connection, wanted, extra.perDay)) continue;
    return { code: bookingCode.extraExplained, words: `${extra.name} is sold out for that day.` };
  }
  return undefined;
}
