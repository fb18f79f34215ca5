import { wallClock } from '../restaurant/wall-time.ts';
import type { Offer } from './offer.ts';

export type OfferState = 'coming' | 'current' | 'over';

/** Whether an offer is valid on the day of an instant in London. Its first and last day are included. */
export function offerState({ startDate, endDate }: Pick<Offer, 'startDate' | 'endDate'>, now: Date): OfferState {
  const today = wallClock('Europe/London')?.read(now).date ?? '';
  if (startDate !== undefined && today < startDate) return 'coming';
  return endDate !== undefined && today > endDate ? 'over' : 'current';
}
