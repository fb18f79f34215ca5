import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { OtherTable } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { ManagedPage } from '#schemas/sources/manage-booking.source.ts';

/** A booking that the address's key opens. */
export type OpenBooking = Extract<ManagedPage, { kind: 'booking' }>;

/** The day and party for which times are shown: those that were posted, else the booking's own. */
export const tableOf = ({ booking, table }: OpenBooking): OtherTable =>
  table ?? { date: booking.date, adults: booking.adults, children: booking.children };

export interface OpenBookingProps {
  readonly managed: OpenBooking;
  readonly page: PageContext;
  /** The level of the headings of its parts. */
  readonly headingLevel: 2 | 3;
}

/**
 * The step of managing that the address opens: `changed` after a change of the table, `details` after one of the guest’s
 * details, `cancel` before a cancellation.
 */
export const stepOf = ({ query }: Pick<PageContext, 'query'>): string | undefined => query.step?.[0];

/** The booked table as its card holds it. Undefined without a card. */
export const heldTableOf = ({ booking, restaurant }: OpenBooking) =>
  booking.guarantee
    ? {
        guarantee: booking.guarantee,
        covers: booking.adults + booking.children,
        timeZone: restaurant?.timeZone,
      }
    : undefined;

/**
 * The area that the form shows: the one that was posted, else the booked one if the guest asked for it. Empty for any area,
 * and where the area can no longer be chosen.
 */
export function chosenAreaOf({ booking }: OpenBooking, { managed }: Pick<PageContext, 'managed'>): string {
  const { area, areas, isAreaRequested } = booking;
  const chosen = managed?.values.areaId ?? (isAreaRequested === false ? undefined : area?.id);
  return areas.length > 1 ? (areas.find(({ id }) => id === chosen)?.id ?? '') : '';
}

/** The booking with the times of the area that the form shows; the times of others count as taken. */
export function inChosenArea(managed: OpenBooking, page: Pick<PageContext, 'managed'>): OpenBooking {
  const { times } = managed;
  const areaId = chosenAreaOf(managed, page);
  if (!times?.ok || areaId === '') return managed;
  const value = times.value.map((slot) => ({
    ...slot,
    available: slot.available && (slot.areaIds === undefined || slot.areaIds.includes(areaId)),
  }));
  return { ...managed, times: { ...times, value } };
}
