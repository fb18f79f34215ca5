'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import type { CardSource } from '#blocks/booking/card/card-source.ts';
import { type CardStore, useCard } from '#blocks/booking/card/use-card.client.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import type { BookingDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { type BookingOutcome, isAboutCard } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { createBookingRequest } from '#schemas/domain/booking/create-booking-request.ts';
import type { BookingJourneyEvent, BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { createBookingJourney } from '#schemas/domain/booking/journey/reducer/create-booking-journey.ts';
import { reduceBookingJourney } from '#schemas/domain/booking/journey/reducer/reduce-booking-journey.ts';
import { browserQuestions, sendBooking } from './questions/browser-questions.ts';
import {
  extrasKey,
  type JourneyFacts,
  requirementsKey,
  useBookingFacts,
} from './questions/use-booking-facts.client.ts';
import { useJourneyRecording } from './use-journey-recording.client.ts';
import { useReconnection } from './use-reconnection.client.ts';

interface BookingJourneyInput {
  readonly storeId: string;
  readonly visit: BookingPageState;
  readonly facts: BookingFacts;
  /** Whether the booking is saved in the browser's history. */
  readonly isSaved: boolean;
}

/** The card that a booking requires: where it is read, and the amount it must cover in pence. */
export interface NeededCard {
  readonly source: CardSource | null;
  readonly pence: number;
}

export interface BookingJourneyController {
  readonly journey: BookingJourneyState;
  readonly facts: JourneyFacts;
  readonly dispatch: Dispatch<BookingJourneyEvent>;
  /** Fetches the requirements and extras of a time, in this or another area, and goes to the next step. */
  readonly selectTime: (time: string, areaId?: string) => Promise<void>;
  readonly cardStore: CardStore;
  readonly send: (details: BookingDetails, isEnquiry: boolean, card: NeededCard | undefined) => Promise<void>;
}

/** Runs a booking: its state, its queries and its requests. */
export function useBookingJourney({
  storeId,
  visit,
  facts: firstFacts,
  isSaved,
}: BookingJourneyInput): BookingJourneyController {
  const [journey, dispatch] = useReducer(reduceBookingJourney, { visit, facts: firstFacts }, createBookingJourney);
  const initial = useRef({ storeId, choice: visit.choice, facts: firstFacts, round: journey.timesTaken }).current;
  const { choice, timesTaken } = journey;
  const facts = useBookingFacts({
    storeId,
    choice,
    initial,
    round: timesTaken,
    isInProgress: journey.step !== 'thanks',
  });
  useJourneyRecording(storeId, journey, facts, firstFacts, isSaved);
  useReconnection(() => dispatch({ type: 'reconnected' }));
  const client = useQueryClient();
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);

  const cardStore = useCard();
  const selectTime = async (time: string, areaId = choice.areaId): Promise<void> => {
    const party = toBookingParty(storeId, { ...choice, areaId });
    if (!party) return;
    const answers = await Promise.all([
      client.fetchQuery({
        queryKey: requirementsKey(party, time, timesTaken),
        queryFn: () => browserQuestions.requirements(party, time),
      }),
      client.fetchQuery({
        queryKey: extrasKey(party, time, timesTaken),
        queryFn: () => browserQuestions.extras(party, time),
      }),
    ]).catch(() => undefined);
    // The guest has changed the choice in the meantime: the answers are outdated.
    if (!answers || latest.current !== choice) return;
    const [requirements, offered] = answers;
    if (!requirements.ok) return dispatch({ type: 'failed', message: requirements.message });
    if (areaId !== choice.areaId) dispatch({ type: 'area-or-menu-changed', change: { areaId, menuId: choice.menuId } });
    dispatch({ type: 'time-chosen', time, hasExtras: offered.ok && offered.value.length > 0 });
  };

  const send: BookingJourneyController['send'] = async (details, isEnquiry, neededCard) => {
    const dispatchOutcome = (outcome: BookingOutcome): void =>
      dispatch({ type: 'answered', outcome, freshKey: randomUuid() });
    dispatch({ type: 'sent', isEnquiry });
    const card = neededCard && (await cardStore.save(neededCard.source, { details, pence: neededCard.pence }));
    if (card && !card.ok)
      return dispatchOutcome({ kind: 'refused', isFinal: false, message: card.message, code: bookingCode.cardNeeded });
    const body = createBookingRequest(storeId, choice, details, card?.value);
    if (!body) return dispatchOutcome({ kind: 'refused', isFinal: false, message: bookingMessage(undefined) });
    const outcome = await sendBooking({ storeId, body, isEnquiry, idempotencyKey: journey.idempotencyKey });
    // A saved card guarantees one table. It is also discarded if the booking system rejects it.
    if (outcome.kind === 'done' || isAboutCard(outcome)) cardStore.clear();
    dispatchOutcome(outcome);
  };

  return { journey, facts, dispatch, selectTime, cardStore, send };
}

/** Returns whether the step shows why an answer is missing, and with it when the journey tries again. */
export function hasLoadError({ journey: { step }, facts }: BookingJourneyController): boolean {
  const fact = step === 'party' ? facts.occasions : step === 'time' ? facts.slots : facts.requirements;
  return fact.data?.ok === false;
}
