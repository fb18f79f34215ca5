'use client';

import { BookingStartForm, type BookingStartFormProps } from './dialog/booking-start-form.client.tsx';
import { BookingJourney, type BookingJourneyProps } from './journey/booking-journey.client.tsx';

type BookingIslandProps =
  | ({ readonly kind: 'journey' } & BookingJourneyProps)
  | ({ readonly kind: 'start' } & BookingStartFormProps);

/** The whole booking journey, or its first questions on a page that is the same for all visitors. */
export function BookingIsland(props: BookingIslandProps) {
  return props.kind === 'journey' ? <BookingJourney {...props} /> : <BookingStartForm {...props} />;
}
