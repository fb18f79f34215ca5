'use client';

import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/random-uuid.ts';
import type { BookingChoice, BookingStep } from '#schemas/table-booking/booking-choice.ts';
import type { BookingVisit } from '#schemas/table-booking/booking-visit.ts';
import { browserQuestions } from './browser-questions.ts';
import { BookingJourney, type BookingJourneyProps } from './journey.client.tsx';
import { openJourney } from './open-journey.ts';
import { Waiting } from './step-parts.client.tsx';

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
  const { storeId, options } = journey.house;
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
