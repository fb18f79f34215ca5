'use client';

import { useEffect, useRef } from 'react';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { listInitialUnavailability } from '#schemas/domain/booking/journey/initial-unavailability.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { readSavedJourney, willRestoreJourney } from './history/use-journey-history.client.ts';
import { pushAnalyticsEvent, recordStep } from './questions/browser-questions.ts';
import type { JourneyFacts } from './questions/use-booking-facts.client.ts';

const stepNumbers = { party: 1, time: 2, extras: 2, details: 3, thanks: 4 } as const;

/** The specification's event for a table that was not available. */
const unavailable = 'booking_unavailable';

/**
 * Records the steps of a booking, and each time that no table was available. The server has already recorded what
 * `pageFacts` show, so those are sent only to analytics. The first step is not recorded where a saved booking with
 * another step replaces it, and a confirmation is not recorded again.
 */
export function useJourneyRecording(
  storeId: string,
  journey: BookingJourneyState,
  facts: JourneyFacts,
  pageFacts: BookingFacts,
  isSaved: boolean,
): void {
  const { step, timesTaken } = journey;
  const slots = facts.slots.data;
  const hasFailed = step === 'time' && slots?.ok === false && !isOfPage(facts, pageFacts);
  const initial = useRef({ journey, pageFacts }).current;
  const recordedTimesTaken = useRef(timesTaken);
  const isFirst = useRef(true);
  const wasCompleted = useRef(false);
  useEffect(() => {
    const isReplaced = isFirst.current && isSaved && willRestoreJourney(storeId, step);
    if (isReplaced) wasCompleted.current = readSavedJourney()?.done !== undefined;
    isFirst.current = false;
    if (!isReplaced && !wasCompleted.current) recordStep(storeId, `step_${step}`, stepNumbers[step]);
  }, [storeId, step, isSaved]);
  useEffect(() => {
    for (const _ of listInitialUnavailability(initial.journey, initial.pageFacts)) pushAnalyticsEvent(unavailable);
  }, [initial]);
  useEffect(() => {
    if (timesTaken > recordedTimesTaken.current) recordUnavailable(storeId);
    recordedTimesTaken.current = timesTaken;
  }, [storeId, timesTaken]);
  useEffect(() => {
    if (hasFailed) recordUnavailable(storeId);
  }, [storeId, hasFailed]);
}

/** Whether the answer about times is the one that the page was rendered with. */
const isOfPage = ({ slots, occasions }: JourneyFacts, pageFacts: BookingFacts): boolean =>
  slots.data === pageFacts.slots || (pageFacts.occasions?.ok === false && occasions.data === pageFacts.occasions);

function recordUnavailable(storeId: string): void {
  pushAnalyticsEvent(unavailable);
  recordStep(storeId, unavailable, 2);
}
