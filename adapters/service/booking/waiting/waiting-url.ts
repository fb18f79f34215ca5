import { waitingPath } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { createBookingKey } from '../manage/booking-key.ts';
import type { WaitingDependencies } from './waiting-dependencies.ts';

/** The address of the page at which a diner answers an offer and leaves the list. */
export const waitingUrlOf = (
  { siteOrigin, bookingKey }: Pick<WaitingDependencies, 'siteOrigin' | 'bookingKey'>,
  reference: string,
): string => `${siteOrigin()}${waitingPath}/${createBookingKey(bookingKey, 'wait', reference)}`;
