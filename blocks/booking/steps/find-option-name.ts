import type { BookingAnswer, BookingOption } from '#schemas/domain/booking/availability/booking-facts.ts';

/** The name of the chosen area or menu; undefined if none is chosen. */
export const findOptionName = (
  options: BookingAnswer<readonly BookingOption[]> | undefined,
  chosen: string | undefined,
): string | undefined => (options?.ok ? options.value.find(({ id }) => id === chosen)?.name : undefined);
