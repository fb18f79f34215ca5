'use client';

import { useEffect, useRef } from 'react';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { Journey } from './journey.ts';
import { recordStep, tellAnalytics } from './questions/browser-questions.ts';
import { unavailableAtFirst } from './questions/unavailable-at-first.ts';
import type { JourneyFacts } from './questions/use-booking-facts.client.ts';

const stepNumbers = { party: 1, time: 2, extras: 2, details: 3, thanks: 4 } as const;

/** The event of the specification for a table that could not be had. */
const unavailable = 'booking_unavailable';

/**
 * Tells the booking system how far journeys come, and when no table could be had: once for each time. What the page came
 * with has been recorded by the server that drew it; analytics alone are told of that here. `pageFacts` are those.
 */
export function useRecord(storeId: string, journey: Journey, facts: JourneyFacts, pageFacts: BookingFacts): void {
  const { step, timesTaken } = journey;
  const slots = facts.slots.data;
  const failed = step === 'time' && slots?.ok === false && slots !== pageFacts.slots;
  const begun = useRef({ journey, pageFacts }).current;
  const announced = useRef(timesTaken);
  useEffect(() => recordStep(storeId, `step_${step}`, stepNumbers[step]), [storeId, step]);
  useEffect(() => {
    for (const _ of unavailableAtFirst(begun.journey, begun.pageFacts)) tellAnalytics(unavailable);
  }, [begun]);
  useEffect(() => {
    if (timesTaken > announced.current) recordUnavailable(storeId);
    announced.current = timesTaken;
  }, [storeId, timesTaken]);
  useEffect(() => {
    if (failed) recordUnavailable(storeId);
  }, [storeId, failed]);
}

function recordUnavailable(storeId: string): void {
  tellAnalytics(unavailable);
  recordStep(storeId, unavailable, 2);
}
