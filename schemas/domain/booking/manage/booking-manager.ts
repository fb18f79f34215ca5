import type { Slot } from '#schemas/api/booking/booking-times.ts';
import type { BookingChange, ManagedBooking, SharedBooking } from '#schemas/api/booking/manage-booking.ts';
import type { BookingAnswer } from '../availability/booking-facts.ts';

/** A day and a party for which a booking may be changed. */
export type OtherTable = Pick<BookingChange, 'adults' | 'children'> & { readonly date: string };

/** What the API can do with a guest's booking. Every call rejects when the API does not answer. */
export interface BookingManager {
  /** Whether the API has these calls. Those of the client's specification alone do not include them. */
  isOffered(signal?: AbortSignal): Promise<boolean>;
  /** Undefined for an unknown key. */
  read(key: string, signal?: AbortSignal): Promise<ManagedBooking | undefined>;
  readShared(key: string, signal?: AbortSignal): Promise<SharedBooking | undefined>;
  /** The times to which a booking can be moved. */
  times(key: string, table: OtherTable, signal?: AbortSignal): Promise<BookingAnswer<readonly Slot[]>>;
}

/** A posted change or cancellation that was not made, for rendering the page again. */
export interface ManageState {
  readonly action: 'change' | 'cancel';
  readonly message: string;
  /** What was chosen; empty for a cancellation. */
  readonly values: Partial<BookingChange>;
}

/** The path of the page at which guests find and manage their bookings. */
export const managePath = '/manage-booking';

/** The parameters of the page: what the guest does, and the day and party of a change. */
export const manageParameters = { step: 'step', date: 'date', adults: 'adults', children: 'children' } as const;
