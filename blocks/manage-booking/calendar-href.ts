import type { ManagedBooking } from '#schemas/api/booking/manage-booking.ts';

/** The address of a booking's calendar file. A file of a changed booking replaces the entry of an older one. */
export const calendarHref = ({
  storeId,
  date,
  time,
  minutes,
  changes,
  reference,
}: Pick<ManagedBooking, 'storeId' | 'date' | 'time' | 'minutes' | 'changes' | 'reference'>): string =>
  `/api/booking/calendar/${storeId}?${new URLSearchParams({
    date,
    time,
    reference,
    minutes: String(minutes),
    changes: String(changes),
  })}`;
