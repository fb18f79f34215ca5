'use client';

import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { BookingJourney, type BookingJourneyProps } from '#blocks/booking/journey/journey.client.tsx';
import { openJourney } from '#blocks/booking/journey/open-journey.ts';
import { browserQuestions } from '#blocks/booking/journey/questions/browser-questions.ts';
import { Waiting } from '#blocks/booking/steps/step-parts.client.tsx';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingVisit } from '#schemas/domain/booking/booking-visit.ts';

interface OpenedJourneyProps extends Omit<BookingJourneyProps, 'visit' | 'facts'> {
  /** What is chosen already. */
  readonly choice: BookingChoice;
}

const nothingKnown = {};

const visitAt = (step: BookingStep, choice: BookingChoice): BookingVisit => ({
  step,
  choice,
  idempotencyKey: randomUuid(),
});

/** A journey that opens at the configured step, which is found out first where it is not the first one. */
export function OpenedJourney({ choice, ...journey }: OpenedJourneyProps) {
  const { storeId, options } = journey.restaurant;
  const [visit, setVisit] = useState(() => (options.opensAt === 'party' ? visitAt('party', choice) : undefined));
  const opening = useRef({ questions: browserQuestions, storeId, choice, options }).current;
  useEffect(() => {
    if (opening.options.opensAt !== 'party')
      void openJourney(opening).then(({ step, choice: chosen }) => setVisit(visitAt(step, chosen)));
  }, [opening]);
  return visit ? (
    <BookingJourney {...journey} visit={visit} facts={nothingKnown} />
  ) : (
    <Waiting words="Looking for tables" />
  );
}
