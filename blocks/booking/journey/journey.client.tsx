'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { JourneySteps } from '#blocks/booking/steps/journey-steps.client.tsx';
import { StepList } from '#blocks/booking/steps/step-list.client.tsx';
import { Summary } from '#blocks/booking/steps/summary.client.tsx';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingVisit } from '#schemas/domain/booking/booking-visit.ts';
import { journeyAnchor, stepAddress } from './history/journey-address.ts';
import { useJourneyHistory } from './history/use-journey-history.client.ts';
import styles from './journey.module.css';
import type { Journey, JourneyStep } from './journey.ts';
import { JourneyNotice } from './journey-notice.client.tsx';
import type { JourneyRestaurant, NearbyRestaurant } from './journey-restaurant.ts';
import { useJourney } from './use-journey.client.ts';

export interface BookingJourneyProps {
  readonly restaurant: JourneyRestaurant;
  /** Where the journey can move to when there is no table. */
  readonly nearby: readonly NearbyRestaurant[];
  readonly visit: BookingVisit;
  readonly facts: BookingFacts;
  /** Whether the journey is saved in the browser's history, each step in its own entry. */
  readonly isSaved: boolean;
  /** Told of every state that the journey comes to. */
  readonly onChange?: (journey: Journey) => void;
}

/** Without a connection a question fails and says so instead of waiting; it is asked again once there is one. */
const queries = { retry: false, networkMode: 'always', refetchOnReconnect: 'always' } as const;

/** Booking a table at one restaurant, step by step. Each step is a form that works without script as well. */
export function BookingJourney(props: BookingJourneyProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries } }));
  return (
    <QueryClientProvider client={client}>
      <Steps {...props} />
    </QueryClientProvider>
  );
}

function Steps({ restaurant: first, nearby, visit, facts, isSaved, onChange }: BookingJourneyProps) {
  const [restaurant, setRestaurant] = useState(first);
  const running = useJourney({ storeId: restaurant.storeId, visit, facts });
  const { journey, dispatch } = running;
  const moveTo = (storeId: string): boolean => {
    const found = [first, ...nearby].find((each) => each.storeId === storeId);
    if (found) setRestaurant({ ...found, headingLevel: first.headingLevel });
    return found !== undefined;
  };
  const section = useRef<HTMLElement>(null);
  useJourneyHistory({
    isSaved: isSaved && visit.outcome === undefined,
    storeId: restaurant.storeId,
    journey,
    element: section,
    onRestored: (saved) => moveTo(saved.storeId) && dispatch({ type: 'restored', saved }),
    onArrived: ({ storeId, step, choice }) => moveTo(storeId) && dispatch({ type: 'traversed', step, choice }),
  });
  useEffect(() => onChange?.(journey), [onChange, journey]);
  const heading = useFocusOn(journey.step, `${journey.timesTaken} ${restaurant.storeId}`);
  const Heading = `h${restaurant.headingLevel}` as const;
  const back = (to: BookingStep): void => dispatch({ type: 'went-back', to });
  return (
    <section
      ref={section}
      id={journeyAnchor}
      className={styles.journey}
      aria-label={`Book a table at ${restaurant.title}`}
      data-journey={journey.step}
      data-style={restaurant.options.style}
    >
      <StepList step={journey.step} choice={journey.choice} path={restaurant.path} onBack={back} />
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        {titleOf(journey.step, journey.done?.isEnquiry === true)}
      </Heading>
      {journey.step !== 'party' && journey.step !== 'thanks' && (
        <Summary restaurant={restaurant} choice={journey.choice} withTime={journey.step !== 'time'} />
      )}
      <JourneyNotice
        notice={journey.notice}
        anew={stepAddress(restaurant, 'details', journey.choice)}
        onAnew={() => dispatch({ type: 'meant-anew', freshKey: randomUuid() })}
      />
      <JourneySteps
        restaurant={restaurant}
        nearby={nearby.filter(({ storeId }) => storeId !== restaurant.storeId)}
        running={running}
        onMove={(storeId) => moveTo(storeId) && dispatch({ type: 'moved' })}
      />
    </section>
  );
}

const titles: Readonly<Record<JourneyStep, string>> = {
  party: 'Who, and which day',
  time: 'When',
  extras: 'On the table when you come',
  details: 'Who is coming',
  thanks: 'Your table is booked',
};

const titleOf = (step: JourneyStep, isEnquiry: boolean): string =>
  step === 'thanks' && isEnquiry ? 'Request sent, not yet confirmed' : titles[step];

/** Moves the focus to the heading of each step that is come to; not to the one the page begins with. */
function useFocusOn(step: JourneyStep, times: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(`${step} ${times}`);
  useEffect(() => {
    const now = `${step} ${times}`;
    if (known.current !== now) heading.current?.focus();
    known.current = now;
  }, [step, times]);
  return heading;
}
