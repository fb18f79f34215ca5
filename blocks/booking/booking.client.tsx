'use client';

import { BookingJourney, type BookingJourneyProps } from './journey/journey.client.tsx';

/** The journey of booking, in the tile. */
export function BookingIsland(props: BookingJourneyProps) {
  return <BookingJourney {...props} />;
}
