import type { ManagedBooking } from '#schemas/api/booking/manage-booking.ts';

type CalendarEntry = {
  readonly manageKey?: string | undefined;
  readonly minutes?: number | undefined;
} & Pick<ManagedBooking, 'storeId' | 'date' | 'time' | 'reference'> &
  Partial<Pick<ManagedBooking, 'changes'>>;

/** The address of a booking's calendar file. A file of a changed booking replaces the entry of an older one. */
export const calendarHref = ({ storeId, date, time, reference, minutes, changes, manageKey }: CalendarEntry): string =>
  `/api/booking/calendar/${storeId}?${new URLSearchParams({
    date,
    time,
    reference,
    ...(minutes !== undefined && { minutes: String(minutes) }),
    ...(changes !== undefined && { changes: String(changes) }),
    ...(manageKey !== undefined && { key: manageKey }),
  })}`;
