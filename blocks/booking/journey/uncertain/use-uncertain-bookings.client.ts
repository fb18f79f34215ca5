'use client';

import { useEffect, useRef, useState } from 'react';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/booking-journey.ts';
import { isRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import type { JourneyRestaurant } from '../journey-restaurant.ts';
import {
  createUncertainBooking,
  findUncertainBookings,
  hasUncertainBooking,
  removeUncertainBooking,
  saveUncertainBooking,
  type UncertainBooking,
} from './uncertain-bookings.client.ts';

interface EarlierBooking {
  /** A booking of an earlier visit that may have been made; undefined if there is none. */
  readonly booking: UncertainBooking | undefined;
  readonly dismiss: () => void;
}

/**
 * Stores in this browser that a booking may have been made, until its outcome is known, and returns the newest one of
 * earlier visits.
 */
export function useUncertainBookings(
  { storeId, today, timeOfDay }: Pick<JourneyRestaurant, 'storeId' | 'today' | 'timeOfDay'>,
  journey: BookingJourneyState,
): EarlierBooking {
  const [earlier, setEarlier] = useState<readonly UncertainBooking[]>([]);
  useEffect(() => setEarlier(findUncertainBookings(storeId, today, timeOfDay)), [storeId, today, timeOfDay]);

  const sent = useRef<{ readonly booking: UncertainBooking; readonly key: string; readonly wasStored: boolean }>(null);
  useEffect(() => {
    const { choice, idempotencyKey: key, isEnquiry = false, notice, sending, done } = journey;
    if (sending) {
      // The page may be left before the answer.
      const booking = createUncertainBooking(storeId, choice, isEnquiry);
      if (!booking) return;
      sent.current = { booking, key, wasStored: hasUncertainBooking(booking) };
      saveUncertainBooking(booking);
    } else if (notice?.kind === 'uncertain') {
      sent.current = null;
      const booking = createUncertainBooking(storeId, notice.sentChoice ?? choice, notice.isEnquiry ?? false);
      if (booking) saveUncertainBooking(booking);
    } else if (sent.current) {
      const { booking, key: sentKey, wasStored } = sent.current;
      sent.current = null;
      // A new key means that no attempt with the old one has booked. A repeat key says nothing about the first attempt.
      const isKnown = (done !== undefined || key !== sentKey) && !isRepeatKey(sentKey);
      if (isKnown || !wasStored) removeUncertainBooking(booking);
    }
  }, [storeId, journey]);

  const [booking] = earlier;
  return {
    booking,
    dismiss: () => {
      if (booking) removeUncertainBooking(booking);
      setEarlier(earlier.slice(1));
    },
  };
}
