'use client';

import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { BookingJourney, type BookingJourneyProps } from '#blocks/booking/journey/booking-journey.client.tsx';
import { readSavedJourney } from '#blocks/booking/journey/history/use-journey-history.client.ts';
import { browserQuestions } from '#blocks/booking/journey/questions/browser-questions.ts';
import { LoadingIndicator } from '#blocks/booking/steps/step-messages.client.tsx';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { resolveOpeningStep } from '#schemas/domain/booking/journey/resolve-opening-step.ts';

interface BookingJourneyLoaderProps extends Omit<BookingJourneyProps, 'visit' | 'facts' | 'switchesInPlace'> {
  /** The choices made so far. */
  readonly choice: BookingChoice;
}

const noFacts = {};

const createVisit = (step: BookingStep, choice: BookingChoice): BookingPageState => ({
  step,
  choice,
  idempotencyKey: randomUuid(),
});

/**
 * A booking journey that opens at the configured step. If that is not the first, the step is looked up first. A saved
 * booking restores its own step, so there is nothing to look up for it.
 */
export function BookingJourneyLoader({ choice, ...journey }: BookingJourneyLoaderProps) {
  const { storeId, options } = journey.restaurant;
  const [visit, setVisit] = useState(() =>
    options.opensAt === 'party' || (journey.isSaved && readSavedJourney()) ? createVisit('party', choice) : undefined,
  );
  const input = useRef({ questions: browserQuestions, storeId, choice, options }).current;
  const isOpen = visit !== undefined;
  useEffect(() => {
    if (!isOpen)
      void resolveOpeningStep(input).then(({ step, choice: openingChoice }) =>
        setVisit(createVisit(step, openingChoice)),
      );
  }, [input, isOpen]);
  return visit ? (
    <BookingJourney {...journey} switchesInPlace visit={visit} facts={noFacts} />
  ) : (
    <LoadingIndicator label="Looking for tables" />
  );
}
