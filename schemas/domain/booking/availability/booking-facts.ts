import type { Occasion, Upsell } from '#schemas/api/booking/booking-choices.ts';
import type { Requirements, Slot, StoreAvailability } from '#schemas/api/booking/booking-times.ts';

/** What a call of the journey came to: its value, or the words for the visitor and the code they come from. */
export type BookingAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string; readonly code?: number | undefined };

/** An area, or a menu, that can be chosen. */
export interface BookingOption {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly pricePence?: number | undefined;
}

/** What the booking system says of a choice; what is absent has not been asked for. */
export interface BookingFacts {
  readonly occasions?: BookingAnswer<readonly Occasion[]> | undefined;
  readonly areas?: BookingAnswer<readonly BookingOption[]> | undefined;
  readonly menus?: BookingAnswer<readonly BookingOption[]> | undefined;
  readonly slots?: BookingAnswer<readonly Slot[]> | undefined;
  readonly requirements?: BookingAnswer<Requirements> | undefined;
  readonly extras?: BookingAnswer<readonly Upsell[]> | undefined;
}

/** A choice that is complete enough to ask for what depends on the party. */
export interface BookingParty {
  readonly storeId: string;
  readonly date: string;
  readonly occasionId: string;
  readonly adults: number;
  readonly children: number;
  readonly areaId?: string | undefined;
  readonly menuId?: string | undefined;
}

/** A party that asks several restaurants for a table. */
export interface AvailabilityQuery {
  readonly stores: readonly { readonly storeId: string; readonly miles: number }[];
  readonly date: string;
  readonly adultCovers: number;
  readonly childrenCovers: number;
}

/** The words of the specification for every way in which it cannot be known which restaurant has a table. */
export const availabilityFailed = 'Error checking availability';

/** The questions of the journey, asked by the server for pages without script and by the browser for itself. */
export interface BookingQuestions {
  occasions(storeId: string, date: string, signal?: AbortSignal): Promise<BookingAnswer<readonly Occasion[]>>;
  areas(party: BookingParty, signal?: AbortSignal): Promise<BookingAnswer<readonly BookingOption[]>>;
  menus(party: BookingParty, signal?: AbortSignal): Promise<BookingAnswer<readonly BookingOption[]>>;
  slots(party: BookingParty, signal?: AbortSignal): Promise<BookingAnswer<readonly Slot[]>>;
  requirements(party: BookingParty, time: string, signal?: AbortSignal): Promise<BookingAnswer<Requirements>>;
  /** Which of several restaurants can take a party. */
  availability(asked: AvailabilityQuery, signal?: AbortSignal): Promise<BookingAnswer<readonly StoreAvailability[]>>;
  extras(party: BookingParty, time: string, signal?: AbortSignal): Promise<BookingAnswer<readonly Upsell[]>>;
}
