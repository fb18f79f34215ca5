import type { Occasion, Upsell } from '#schemas/api/booking/booking-choices.ts';
import type { Requirements, Slot, StoreAvailability } from '#schemas/api/booking/booking-times.ts';
import type { WaitingTimes } from '#schemas/api/booking/waiting-list.ts';

/** The result of a booking call: its value, or the error code and the message for the visitor. */
export type BookingAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly message: string;
      readonly code?: number | undefined;
      /** Whether there was no answer of the booking system, so that asking again can help. */
      readonly isTemporary?: boolean | undefined;
    };

/** An area or menu that guests can choose. */
export interface BookingOption {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly pricePence?: number | undefined;
}

/** The booking system's data for a choice; absent fields were not requested. */
export interface BookingFacts {
  readonly occasions?: BookingAnswer<readonly Occasion[]> | undefined;
  readonly areas?: BookingAnswer<readonly BookingOption[]> | undefined;
  readonly menus?: BookingAnswer<readonly BookingOption[]> | undefined;
  readonly slots?: BookingAnswer<readonly Slot[]> | undefined;
  readonly requirements?: BookingAnswer<Requirements> | undefined;
  readonly extras?: BookingAnswer<readonly Upsell[]> | undefined;
  /** Requested only for a day with a full meal. */
  readonly waiting?: BookingAnswer<WaitingTimes> | undefined;
}

/** A choice that is complete enough for queries that depend on the party. */
export interface BookingParty {
  readonly storeId: string;
  readonly date: string;
  readonly occasionId: string;
  readonly adults: number;
  readonly children: number;
  readonly areaId?: string | undefined;
  readonly menuId?: string | undefined;
}

/** Query for the availability of several restaurants. */
export interface AvailabilityRequest {
  readonly stores: readonly { readonly storeId: string; readonly miles: number }[];
  readonly date: string;
  readonly adultCovers: number;
  readonly childrenCovers: number;
}

/** The specification's message if the availability of restaurants cannot be loaded. */
export const availabilityFailed = 'Error checking availability';

/** The queries of the booking journey. The server runs them for pages without script, the browser for itself. */
export interface BookingQueries {
  occasions(storeId: string, date: string, signal?: AbortSignal): Promise<BookingAnswer<readonly Occasion[]>>;
  areas(party: BookingParty, signal?: AbortSignal): Promise<BookingAnswer<readonly BookingOption[]>>;
  /** The menus at a time, or at any time. */
  menus(
    party: BookingParty,
    time: string | undefined,
    signal?: AbortSignal,
  ): Promise<BookingAnswer<readonly BookingOption[]>>;
  slots(party: BookingParty, signal?: AbortSignal): Promise<BookingAnswer<readonly Slot[]>>;
  requirements(party: BookingParty, time: string, signal?: AbortSignal): Promise<BookingAnswer<Requirements>>;
  /** Which of several restaurants can seat a party. */
  availability(query: AvailabilityRequest, signal?: AbortSignal): Promise<BookingAnswer<readonly StoreAvailability[]>>;
  extras(party: BookingParty, time: string, signal?: AbortSignal): Promise<BookingAnswer<readonly Upsell[]>>;
  /** The taken times of a day for which a party can wait. No success where the API has no waiting lists. */
  waitingTimes?(party: BookingParty, signal?: AbortSignal): Promise<BookingAnswer<WaitingTimes>>;
}
