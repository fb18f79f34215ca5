'use client';

import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { BookingJourney, type BookingJourneyProps } from '#blocks/booking/journey/booking-journey.client.tsx';
import { readSavedJourney } from '#blocks/booking/journey/history/use-journey-history.client.ts';
import { browserQuestions } from '#blocks/booking/journey/questions/browser-questions.ts';
import { LoadingIndicator } from '#blocks/booking/steps/step-messages.client.tsx';
import { toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { resolveLinkedTable } from '#schemas/domain/booking/journey/resolve-linked-table.ts';
import { resolveOpeningStep } from '#schemas/domain/booking/journey/resolve-opening-step.ts';

interface BookingJourneyLoaderProps extends Omit<BookingJourneyProps, 'visit' | 'facts' | 'switchesInPlace'> {
  /** The choices made so far. */
  readonly choice: BookingChoice;
}

const noFacts = {};

type Opening = Pick<BookingPageState, 'step' | 'choice' | 'notOffered'>;

const createVisit = ({ step, choice, notOffered }: Opening): BookingPageState => ({
  step,
  choice,
  notOffered,
  idempotencyKey: randomUuid(),
});

/**
 * A booking journey that opens at the configured step, or with the table that is chosen. If that is not the first step, it
 * is looked up first. A saved booking restores its own step, so there is nothing to look up for it.
 */
export function BookingJourneyLoader({ choice, ...journey }: BookingJourneyLoaderProps) {
  const { storeId, options } = journey.restaurant;
  const [visit, setVisit] = useState(() =>
    (options.opensAt === 'party' && !isTable(choice)) || (journey.isSaved && readSavedJourney())
      ? createVisit({ step: 'party', choice })
      : undefined,
  );
  const input = useRef({ questions: browserQuestions, storeId, choice, options }).current;
  const isOpen = visit !== undefined;
  useEffect(() => {
    if (!isOpen) void findOpening(input).then((opening) => setVisit(createVisit(opening)));
  }, [input, isOpen]);
  return visit ? (
    <BookingJourney {...journey} switchesInPlace visit={visit} facts={noFacts} />
  ) : (
    <LoadingIndicator label="Looking for tables" />
  );
}

/** Whether a link has named a table: its day, time and party, but no occasion. */
const isTable = ({ time, occasionId }: BookingChoice): boolean => time !== undefined && occasionId === undefined;

async function findOpening(input: Parameters<typeof resolveOpeningStep>[0]): Promise<Opening> {
  const linked = isTable(input.choice) ? await resolveLinkedTable(input) : undefined;
  if (!linked) return resolveOpeningStep(input);
  const { time } = linked.choice;
  const party = toBookingParty(input.storeId, linked.choice);
  if (linked.step !== 'extras' || !party || time === undefined) return linked;
  const extras = await input.questions.extras(party, time);
  return extras.ok && extras.value.length === 0 ? { ...linked, step: 'details' } : linked;
}
