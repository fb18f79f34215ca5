import type { BookingChange, ManagedBooking, OtherTime, SharedBooking } from '#schemas/api/booking/manage-booking.ts';
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
  times(key: string, table: OtherTable, signal?: AbortSignal): Promise<BookingAnswer<readonly OtherTime[]>>;
}

/** A change as far as it was filled in. */
export type TypedChange = { readonly [Name in keyof BookingChange]?: BookingChange[Name] | undefined };

/** The message of each field of a change that is missing or invalid. */
export type ChangeErrors = { readonly [Name in keyof BookingChange]?: string | undefined };

/** The details that a guest can change; the email address identifies the guest. */
export const guestDetails = ['firstName', 'lastName', 'phoneNumber'] as const;
export type GuestDetail = (typeof guestDetails)[number];

/** The details that were typed, with the messages of those that are invalid. */
export interface GuestState {
  readonly typed: { readonly [Name in GuestDetail]?: string };
  readonly errors?: { readonly [Name in GuestDetail]?: string } | undefined;
}

/**
 * A posted change or cancellation that was not made, or a posted or linked request for the times of another day, for
 * rendering the page.
 */
export interface ManageState {
  readonly action: 'change' | 'guest' | 'cancel' | 'times';
  /** Why it was not made. */
  readonly message?: string | undefined;
  readonly errors?: ChangeErrors | undefined;
  /** Whether the guest saw the times of another day or party than the chosen ones. */
  readonly isUnconfirmed?: boolean | undefined;
  /** What was typed and chosen, as far as it is valid; empty for a cancellation. */
  readonly values: TypedChange;
  readonly guest?: GuestState | undefined;
}

/** The names of the fields with the day, party and area whose times the form shows. */
export const shownFields = {
  date: 'shownDate',
  adults: 'shownAdults',
  children: 'shownChildren',
  area: 'shownArea',
} as const;

/** The names of the fields with the booking as it is, to tell a change that changes nothing, or comes after another one. */
export const ownFields = { table: 'ownTable', area: 'ownArea', request: 'ownRequest', changes: 'ownChanges' } as const;

/** The day, time and party of a booking as the text of a field. */
export const formatOwnTable = ({ date, time, adults, children }: OtherTable & { readonly time: string }): string =>
  [date, time, adults, children].join(' ');

/** The path of the page at which guests find and manage their bookings. */
export const managePath = '/manage-booking';

/** The title of that page while no booking is found. */
export const findBookingTitle = 'Find my booking';

/** The parameter of the page with the step that it opens: `cancel` asks for confirmation; `changed` confirms a change. */
export const stepParameter = 'step';

/** The fragment of the message that says what was done. A page lands there, and focuses it, after a change. */
export const resultAnchor = 'result';
