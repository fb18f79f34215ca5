'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { isRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import {
  addMadeBooking,
  addUncertainBooking,
  createUncertainBooking,
  isSameSlot,
  isUpcoming,
  removeUncertainBooking,
  type UncertainBooking,
} from '#schemas/domain/booking/uncertain-booking.ts';
import type { JourneyRestaurant } from '../journey-restaurant.ts';
import { readStoredBookings, storeBookings } from './uncertain-bookings.client.ts';

interface EarlierBooking {
  /** The newest booking that may have been made at the restaurant; undefined if there is none. */
  readonly booking: UncertainBooking | undefined;
  readonly dismiss: () => void;
}

type BookingsChange = (bookings: readonly UncertainBooking[]) => readonly UncertainBooking[];

/** Changes the stored bookings and returns them. */
function changeStored(change: BookingsChange): readonly UncertainBooking[] {
  const bookings = readStoredBookings();
  const changed = change(bookings);
  if (JSON.stringify(changed) !== JSON.stringify(bookings)) storeBookings(changed);
  return changed;
}

const none: readonly UncertainBooking[] = [];

/**
 * Stores in this browser that a booking may have been made, until its outcome is known, and returns the newest one.
 * `rendered` are those with which the page was rendered.
 */
export function useUncertainBookings(
  { storeId, today, timeOfDay }: Pick<JourneyRestaurant, 'storeId' | 'today' | 'timeOfDay'>,
  journey: BookingJourneyState,
  rendered = none,
): EarlierBooking {
  const [stored, setStored] = useState(rendered);
  const change = useCallback((next: BookingsChange): void => setStored(changeStored(next)), []);
  useEffect(() => {
    const isPast = (each: UncertainBooking): boolean => each.storeId === storeId && !isUpcoming(each, today, timeOfDay);
    change((bookings) => bookings.filter((each) => !isPast(each)));
  }, [storeId, today, timeOfDay, change]);

  const sent = useRef<{ readonly booking: UncertainBooking; readonly key: string; readonly wasStored: boolean }>(null);
  useEffect(() => {
    const { choice, idempotencyKey: key, isEnquiry = false, notice, sending, done } = journey;
    if (sending) {
      const booking = createUncertainBooking(storeId, choice, isEnquiry);
      if (!booking) return;
      sent.current = { booking, key, wasStored: readStoredBookings().some((each) => isSameSlot(each, booking)) };
      // The page may be left before the answer. Until then it is not mentioned.
      changeStored((bookings) => addUncertainBooking(bookings, booking));
    } else if (notice?.kind === 'uncertain') {
      sent.current = null;
      const booking = createUncertainBooking(storeId, notice.sentChoice ?? choice, notice.isEnquiry ?? false);
      if (booking) change((bookings) => addUncertainBooking(bookings, booking));
    } else if (sent.current) {
      const { booking, key: sentKey, wasStored } = sent.current;
      sent.current = null;
      // A new key means that no attempt with the old one has booked. A repeat key says nothing about the first attempt.
      const isRepeated = isRepeatKey(sentKey);
      const isKnown = (done !== undefined || key !== sentKey) && !isRepeated;
      change((bookings) => {
        const others = isKnown || !wasStored ? removeUncertainBooking(bookings, booking) : bookings;
        return done && isRepeated ? addMadeBooking(others, { ...booking, ...done }) : others;
      });
    }
  }, [storeId, journey, change]);

  const booking = stored.findLast((each) => each.storeId === storeId && isUpcoming(each, today, timeOfDay));
  return {
    booking,
    dismiss: () => booking && change((bookings) => removeUncertainBooking(bookings, booking)),
  };
}
