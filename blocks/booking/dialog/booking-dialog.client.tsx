'use client';

import { useRef, useState } from 'react';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { BookingDialogFrame } from './booking-dialog-frame.client.tsx';
import { BookingJourneyLoader } from './booking-journey-loader.client.tsx';
import { openingAt } from './opening-at.ts';

interface BookingDialogProps {
  readonly restaurant: JourneyRestaurant;
  readonly nearby: readonly NearbyRestaurant[];
  readonly choice: BookingChoice;
  readonly onClose: () => void;
}

/** The booking journey at one restaurant in a modal dialog. */
export function BookingDialog({ restaurant, nearby, choice, onClose }: BookingDialogProps) {
  const journey = useRef<BookingJourneyState>(undefined);
  const [restartCount, setRestartCount] = useState(0);
  const [title, setTitle] = useState(restaurant.title);
  const [isBooked, setBooked] = useState(false);
  const isFirst = restartCount === 0;
  return (
    <BookingDialogFrame
      title={title}
      label={`Book a table at ${title}`}
      journey={journey}
      onRestart={isBooked ? undefined : () => setRestartCount(restartCount + 1)}
      onClose={onClose}
    >
      <BookingJourneyLoader
        key={restartCount}
        restaurant={{ ...(isFirst ? openingAt(restaurant, choice) : restaurant), headingLevel: 2 }}
        nearby={nearby}
        choice={isFirst ? choice : initialChoice(restaurant)}
        isSaved
        onTitleChange={setTitle}
        onChange={(latest) => {
          journey.current = latest;
          setBooked(latest.step === 'thanks');
        }}
      />
    </BookingDialogFrame>
  );
}

/** The choice that a booking at a restaurant begins with. */
export const initialChoice = ({ firstDay, options }: JourneyRestaurant): BookingChoice => ({
  date: firstDay,
  adults: options.defaultCovers,
  children: 0,
});
