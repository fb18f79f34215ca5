import { bookingRequest } from '#schemas/api/booking/booking-request.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { findTableRejection, type OfferCheck, type TableRejection } from './find-table-rejection.ts';

interface CheckDependencies extends OfferCheck {
  readonly questions: Pick<BookingQueries, 'slots' | 'areas' | 'menus'>;
  readonly source: Pick<ContentSource, 'restaurants'>;
}

interface SentBooking {
  readonly storeId: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
}

/** Finds the reason why a booking that the journey’s script sends is refused before the API is asked. */
export type CheckSentBooking = (booking: SentBooking) => Promise<TableRejection | undefined>;

/** The check for an API that does not recognize repeated bookings. Any other checks the table of each new booking. */
export const createSentBookingCheck =
  ({ questions, source, now, wasSent }: CheckDependencies): CheckSentBooking =>
  async ({ storeId, idempotencyKey, body }) => {
    const read = bookingRequest.safeParse(body);
    // The call itself refuses an invalid body.
    if (!read.success || (idempotencyKey !== undefined && wasSent(idempotencyKey))) return undefined;
    const { bookingDate: date, time, occasionId, adults, children, areaId, menuId } = read.data;
    const restaurants = await source.restaurants().catch(() => []);
    const { timeZone } = restaurants.find((each) => each.storeId === storeId) ?? {};
    const party = {
      storeId,
      date,
      occasionId,
      adults,
      children,
      areaId: areaId || undefined,
      menuId: menuId || undefined,
    };
    return findTableRejection(questions, { party, time, timeZone }, now());
  };
