import type { BookingRules } from './booking-rules.ts';

/**
 * The name of an occasion for the guest who booked it; undefined for the restaurant's first one, which is booked when
 * nobody chooses. Names what was booked where the rules are unknown. Pure.
 */
export const chosenOccasionName = (
  { id, name }: { readonly id: string; readonly name: string },
  rules: Pick<BookingRules, 'occasions'> | undefined,
): string | undefined => (rules?.occasions[0]?.id === id ? undefined : name);
