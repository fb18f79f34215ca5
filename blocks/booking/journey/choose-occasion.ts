import type { Occasion } from '#schemas/api/booking-choices.ts';
import type { BookingChoice } from '#schemas/table-booking/booking-choice.ts';

/** The occasion that is chosen, else the first that takes the party, else the first. Undefined where there is none. */
export function chooseOccasion(occasions: readonly Occasion[], choice: BookingChoice): Occasion | undefined {
  const { occasionId, adults, children = 0 } = choice;
  const takes = ({ minimumCovers, maximumCovers }: Occasion): boolean =>
    adults === undefined || (adults + children >= minimumCovers && adults + children <= maximumCovers);
  return occasions.find(({ id }) => id === occasionId) ?? occasions.find(takes) ?? occasions[0];
}

export interface Covers {
  readonly adults: number;
  readonly children: number;
}

/** The covers as they are chosen; where nothing is, as many adults as the occasion asks for at least. */
export const coversOf = (occasion: Occasion | undefined, { adults, children = 0 }: BookingChoice): Covers => ({
  adults: adults ?? occasion?.minimumCovers ?? 2,
  children,
});

/** Why a party cannot have an occasion; undefined when it can. */
export function coversFault(
  occasion: Occasion,
  { adults, children }: Covers,
  maxCovers = Number.POSITIVE_INFINITY,
): string | undefined {
  const all = adults + children;
  if (adults < 1) return 'There must be one adult at least';
  if (all > maxCovers) return `Tables for up to ${maxCovers} can be booked here`;
  if (all < occasion.minimumCovers) return `${occasion.name} is for ${occasion.minimumCovers} or more`;
  if (all > occasion.maximumCovers) return `${occasion.name} is for up to ${occasion.maximumCovers}`;
  return undefined;
}
