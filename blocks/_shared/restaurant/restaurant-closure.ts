import { formatDay } from '#blocks/_shared/format/format-day.ts';
import { findTemporaryClosure } from '#schemas/domain/restaurant/hours/temporary-closure.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** A restaurant that is closed for a time, as guests read it. */
export interface RestaurantClosure {
  /** `Closed until 3 March 2027` */
  readonly label: string;
  /** One sentence with the reason. */
  readonly message: string;
  /** The first day on which it opens again, if it is known. */
  readonly reopens?: string | undefined;
}

/** Returns how a restaurant that is closed for a time is described; undefined if it is not. */
export function describeClosure(restaurant: Restaurant, today: string): RestaurantClosure | undefined {
  const closure = findTemporaryClosure(restaurant, today);
  if (!closure) return undefined;
  const { reopens, reason = '' } = closure;
  const cause = reason.replace(/^closed\b[\s,:.–-]*(for\s+)?/i, '').replace(/\.$/, '');
  const until = reopens === undefined ? '' : ` until ${formatDay(reopens)}`;
  return {
    label: `Closed${until || ' for now'}`,
    message: `${restaurant.title} is closed${until}${cause === '' ? '' : `: ${cause}`}.`,
    reopens,
  };
}

/** Whether a day lies in a closure. A day that is not chosen does only if the restaurant is not known to open again. */
export const isClosedOn = ({ reopens }: RestaurantClosure, day: string | undefined): boolean =>
  reopens === undefined || (day !== undefined && day < reopens);
