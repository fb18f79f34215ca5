'use client';

import { useEffect, useRef, useState } from 'react';
import { readLastParty } from '#blocks/_shared/next-tables/last-party.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { StepList } from '#blocks/booking/steps/step-list.client.tsx';
import { LoadingIndicator } from '#blocks/booking/steps/step-messages.client.tsx';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { LocationFacts } from './bookable-restaurant.ts';
import { DialogLoadError } from './dialog-load-error.client.tsx';
import { loadLocations } from './location-queries.ts';
import { type LocationAnswers, LocationStep } from './location-step.client.tsx';

interface LocationPartProps {
  readonly answers: Partial<LocationAnswers>;
  readonly href: string;
  readonly onChange: (change: Partial<LocationAnswers>) => void;
  readonly onChosen: (storeId: string, choice: BookingChoice) => void;
}

/** The location step, once the restaurants are loaded. */
export function LocationPart({ answers, href, onChange, onChosen }: LocationPartProps) {
  const [answer, setAnswer] = useState<BookingAnswer<LocationFacts>>();
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    let isCurrent = true;
    setAnswer(undefined);
    void loadLocations().then((loaded) => isCurrent && setAnswer(loaded));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  useEffect(() => {
    // What had the focus was removed with another step.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className={styles.journey} aria-label="Choose a restaurant" data-journey="location">
      <StepList step="location" choice={{}} path={href} onBack={() => undefined} onChooseLocation={() => undefined} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Where shall we lay the table?
      </h2>
      {!answer && <LoadingIndicator label="Setting the table" onRetry={() => setAttempt(attempt + 1)} />}
      {answer?.ok === false && (
        <DialogLoadError message={answer.message} href={href} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {answer?.ok && (
        <LocationStep
          facts={answer.value}
          answers={withDefaults(answers, answer.value)}
          onChange={onChange}
          onChosen={({ storeId }) => {
            const { date, adults } = withDefaults(answers, answer.value);
            onChosen(storeId, { date, adults, children: 0 });
          }}
        />
      )}
    </section>
  );
}

const withDefaults = (
  { date, adults, search = '' }: Partial<LocationAnswers>,
  { today, defaultCovers }: LocationFacts,
): LocationAnswers => ({ date: date ?? today, adults: adults ?? readLastParty()?.adults ?? defaultCovers, search });
