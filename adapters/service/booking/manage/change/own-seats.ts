import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import { countCovers } from '../../availability/party-rules.ts';
import type { SeatReservation } from '../../availability/seat-reservations.ts';
import type { TakenSeats } from '../../availability/stay.ts';

/** The seats that a booking occupies; undefined if it has none. */
export const seatsOf = (row: BookingTable): SeatReservation | undefined =>
  row.status === 'booked' && row.area_id !== null
    ? {
        storeId: row.store_id,
        areaId: row.area_id,
        firstQuarter: row.first_quarter,
        quarters: row.quarters,
        covers: countCovers(row),
      }
    : undefined;

/** The taken seats without those of one reservation. */
export const withoutOwnSeats =
  (taken: TakenSeats, own: SeatReservation | undefined): TakenSeats =>
  (areaId, quarter) =>
    taken(areaId, quarter) - (own && isIn(own, areaId, quarter) ? own.covers : 0);

const isIn = ({ areaId, firstQuarter, quarters }: SeatReservation, area: string, quarter: number): boolean =>
  areaId === area && quarter >= firstQuarter && quarter < firstQuarter + quarters;
