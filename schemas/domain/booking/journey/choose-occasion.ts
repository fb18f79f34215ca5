import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

/**
 * Returns the chosen occasion, or the first that takes the party, or the first. A party that is too large for the first
 * occasion is only moved to another one if no other takes it: else the guest has to choose. Undefined if there are none.
 */
export function chooseOccasion(occasions: readonly Occasion[], choice: BookingChoice): Occasion | undefined {
  const { occasionId, adults, children = 0 } = choice;
  const [first] = occasions;
  const chosen = occasions.find(({ id }) => id === occasionId);
  if (chosen || !first || adults === undefined) return chosen ?? first;
  const [suitable, ...others] = occasionsFor(occasions, { adults, children });
  return adults + children > first.maximumCovers && others.length > 0 ? first : (suitable ?? first);
}

/** Returns the occasions that take a party of this size. */
export const occasionsFor = (occasions: readonly Occasion[], { adults, children }: Covers): readonly Occasion[] =>
  occasions.filter(
    ({ minimumCovers, maximumCovers }) => adults + children >= minimumCovers && adults + children <= maximumCovers,
  );

export interface Covers {
  readonly adults: number;
  readonly children: number;
}

/** Returns the chosen covers. By default it is the minimum number of adults for the occasion. */
export const coversOf = (occasion: Occasion | undefined, { adults, children = 0 }: BookingChoice): Covers => ({
  adults: adults ?? occasion?.minimumCovers ?? 2,
  children,
});

/** What a party reads that is larger than can be booked online. */
export const partyLimitMessage = (most: number): string => `Tables for up to ${most} can be booked here`;

/** What the form for large parties says about the size of a party; some occasions take fewer than `most`. */
export const groupSizeHint = (most: number): string =>
  `Tables for up to ${most} can be booked online. Ask here for ${most + 1} or more, or where online booking takes fewer.`;

/** Returns why a party cannot have an occasion; undefined if it can. */
export function coversError(
  occasion: Pick<Occasion, 'name' | 'minimumCovers' | 'maximumCovers'>,
  { adults, children }: Covers,
  maxCovers = Number.POSITIVE_INFINITY,
): string | undefined {
  const all = adults + children;
  if (adults < 1) return 'There must be one adult at least';
  // Below an occasion's own limit, the chain's limit would be wrong beside it.
  if (all > maxCovers && occasion.maximumCovers >= maxCovers) return partyLimitMessage(maxCovers);
  if (all < occasion.minimumCovers) return `${occasion.name} is for ${occasion.minimumCovers} or more`;
  if (all > occasion.maximumCovers) return `${occasion.name} is for up to ${occasion.maximumCovers}`;
  return undefined;
}

/** Returns why a party cannot have the chosen occasion. A party that is too large for all of them reads the largest. */
export function partyError(
  occasions: readonly Occasion[],
  chosen: Occasion,
  covers: Covers,
  maxCovers: number,
): string | undefined {
  const error = coversError(chosen, covers, maxCovers);
  const largest = Math.min(maxCovers, Math.max(...occasions.map(({ maximumCovers }) => maximumCovers)));
  const isTooLarge = covers.adults + covers.children > largest;
  return error && isTooLarge ? partyLimitMessage(largest) : error;
}
