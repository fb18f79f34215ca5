import type { BookingAnswer, BookingFacts, BookingOption } from '#schemas/domain/booking/availability/booking-facts.ts';

/** The name of the chosen area or menu; undefined if none is chosen. */
export const findOptionName = (
  options: BookingAnswer<readonly BookingOption[]> | undefined,
  chosen: string | undefined,
): string | undefined => (options?.ok ? options.value.find(({ id }) => id === chosen)?.name : undefined);

interface AreaFacts {
  readonly areas: { readonly data?: BookingFacts['areas'] };
  readonly requirements: { readonly data?: BookingFacts['requirements'] };
}

/** The name of the chosen area, or of the one that the restaurant gives to a guest who has chosen none. */
export function findAreaName({ areas, requirements }: AreaFacts, chosen: string | undefined): string | undefined {
  const given = requirements.data?.ok ? requirements.data.value.areaName : undefined;
  return findOptionName(areas.data, chosen) ?? given;
}
