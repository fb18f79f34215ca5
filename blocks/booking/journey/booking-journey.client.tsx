'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { saveLastParty } from '#blocks/_shared/next-tables/last-party.ts';
import { isClosedOn } from '#blocks/_shared/restaurant/restaurant-closure.ts';
import { findAreaName, findOptionName } from '#blocks/booking/steps/find-option-name.ts';
import { JourneySteps } from '#blocks/booking/steps/journey-steps.client.tsx';
import { useKnownParty } from '#blocks/booking/steps/party/use-known-party.client.ts';
import { StepList } from '#blocks/booking/steps/step-list.client.tsx';
import { RetryMessage } from '#blocks/booking/steps/step-messages.client.tsx';
import { stepTitle } from '#blocks/booking/steps/step-title.ts';
import { Summary } from '#blocks/booking/steps/summary.client.tsx';
import { useHeadingFocus } from '#blocks/booking/steps/use-heading-focus.client.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { type BookingStep, journeyAnchor } from '#schemas/domain/booking/booking-choice.ts';
import { type BookingPageState, showsBooking } from '#schemas/domain/booking/booking-page-state.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { createRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import styles from './booking-journey.module.css';
import { findCardNotice } from './find-card-notice.ts';
import { repeatAddress } from './history/journey-address.ts';
import { useMovedDetails } from './history/moved-booking.client.ts';
import { useJourneyHistory } from './history/use-journey-history.client.ts';
import { JourneyNotice } from './journey-notice.client.tsx';
import type { JourneyRestaurant, NearbyRestaurant } from './journey-restaurant.ts';
import { useAutomaticRetry } from './questions/use-automatic-retry.client.ts';
import { EarlierBookingNotice } from './uncertain/earlier-booking-notice.client.tsx';
import { useUncertainBookings } from './uncertain/use-uncertain-bookings.client.ts';
import { hasLoadError, useBookingJourney } from './use-booking-journey.client.ts';

export interface BookingJourneyProps {
  readonly restaurant: JourneyRestaurant;
  /** Restaurants at which the booking can continue. */
  readonly nearby: readonly NearbyRestaurant[];
  readonly visit: BookingPageState;
  readonly facts: BookingFacts;
  /** Whether the booking is saved in the browser's history, each step in its own entry. */
  readonly isSaved: boolean;
  /**
   * Whether the booking continues here at another restaurant, as in a dialog. On a page, which names one restaurant, links
   * lead to the pages of the others.
   */
  readonly switchesInPlace?: boolean | undefined;
  /** Whether the number of people was answered before the booking. The first step then only shows it. */
  readonly isPartyKnown?: boolean | undefined;
  /** The level of the confirmation's heading, where it replaces the heading above the steps. */
  readonly resultHeadingLevel?: 1 | 2 | undefined;
  /** Called with every new state of the booking. */
  readonly onChange?: (journey: BookingJourneyState) => void;
  /** Called with the name of the restaurant at first and whenever it changes. */
  readonly onTitleChange?: ((title: string) => void) | undefined;
  /** Goes back to the choice of a restaurant. Absent where there is none. */
  readonly onChooseLocation?: (() => void) | undefined;
}

/** Offline, a request fails at once instead of waiting. It is retried when the connection is back. */
const queries = { retry: false, networkMode: 'always', refetchOnReconnect: 'always' } as const;

/** Books a table at one restaurant, step by step. Each step is a form that also works without script. */
export function BookingJourney(props: BookingJourneyProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries } }));
  return (
    <QueryClientProvider client={client}>
      <BookingJourneyContent {...props} />
    </QueryClientProvider>
  );
}

function BookingJourneyContent({ restaurant: first, nearby, visit, facts, onChange, ...props }: BookingJourneyProps) {
  const [restaurant, setRestaurant] = useState(first);
  const isSaved = props.isSaved && !showsBooking(visit);
  const controller = useBookingJourney({ storeId: restaurant.storeId, visit, facts, isSaved });
  const { journey, dispatch } = controller;
  const moveTo = (storeId: string): boolean => {
    const target = [first, ...nearby].find((each) => each.storeId === storeId);
    if (target) setRestaurant({ ...target, headingLevel: first.headingLevel });
    return target !== undefined;
  };
  const earlier = useUncertainBookings(restaurant, journey, visit.earlierBookings);
  const isEarlierShown = journey.notice?.kind !== 'uncertain' && !journey.sending;
  const retryMessage = useAutomaticRetry();
  const section = useRef<HTMLElement>(null);
  useJourneyHistory({
    isSaved,
    storeId: restaurant.storeId,
    journey,
    element: section,
    onRestored: (saved) => moveTo(saved.storeId) && dispatch({ type: 'restored', saved }),
    onArrived: ({ storeId, step, choice, typed }) =>
      moveTo(storeId) && dispatch({ type: 'traversed', step, choice, typed }),
  });
  useEffect(() => onChange?.(journey), [onChange, journey]);
  const { onTitleChange } = props;
  useEffect(() => onTitleChange?.(restaurant.title), [onTitleChange, restaurant.title]);
  useMovedDetails(isSaved, first.storeId, (change) => dispatch({ type: 'typed', change }));
  const { adults, children } = journey.choice;
  useEffect(() => {
    if (journey.step !== 'party' && adults !== undefined) saveLastParty({ adults, children: children ?? 0 });
  }, [journey.step, adults, children]);
  const known = useKnownParty(journey.step, { ...visit, isPartyKnown: props.isPartyKnown });
  const heading = useHeadingFocus(journey.step, `${journey.timesTaken} ${restaurant.storeId}`);
  const resultLevel = journey.step === 'thanks' ? props.resultHeadingLevel : undefined;
  const Heading = `h${resultLevel ?? restaurant.headingLevel}` as const;
  const isClosed = restaurant.closure !== undefined && isClosedOn(restaurant.closure, journey.choice.date);
  const needsConfirmation = journey.notice?.needsConfirmation === true;
  const requirements = controller.facts.requirements.data;
  const cardNotice = findCardNotice(journey, requirements?.ok ? requirements.value : undefined);
  const areaName = findAreaName(controller.facts, journey.choice.areaId);
  const menuName = findOptionName(controller.facts.menus.data, journey.choice.menuId);
  const changeRestaurant = (storeId: string) => moveTo(storeId) && dispatch({ type: 'restaurant-changed' });
  const goBack = (to: BookingStep): void => dispatch({ type: 'went-back', to });
  return (
    <section
      ref={section}
      id={journeyAnchor}
      className={styles.journey}
      aria-label={`Book a table at ${restaurant.title}`}
      data-journey={journey.step}
      data-style={restaurant.options.style}
    >
      {!needsConfirmation && (
        <StepList
          step={journey.step}
          choice={journey.choice}
          path={restaurant.path}
          onBack={goBack}
          onChooseLocation={props.onChooseLocation}
        />
      )}
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        {needsConfirmation
          ? 'Your booking'
          : isClosed && journey.step !== 'thanks'
            ? 'Closed for now'
            : stepTitle(journey.step, journey.done?.isEnquiry === true, known.isPartyKnown, known.asksOccasionOnly)}
      </Heading>
      {!needsConfirmation && journey.step !== 'party' && journey.step !== 'thanks' && (
        <Summary
          restaurant={restaurant}
          choice={journey.choice}
          withTime={journey.step !== 'time'}
          area={areaName}
          menu={menuName}
        />
      )}
      <JourneyNotice
        notice={cardNotice ? undefined : journey.notice}
        restaurant={restaurant}
        newAttemptUrl={repeatAddress(restaurant, journey.choice)}
        onNewAttempt={() => {
          // The link is removed with its notice. A second press of Enter must not submit the form, so it gets no focus.
          heading.current?.focus();
          dispatch({ type: 'new-attempt-requested', freshKey: createRepeatKey(randomUuid()) });
        }}
      />
      {earlier.booking && isEarlierShown && (
        <EarlierBookingNotice
          booking={earlier.booking}
          isAfterBooking={journey.step === 'thanks'}
          restaurant={restaurant}
          onDismiss={() => {
            heading.current?.focus();
            earlier.dismiss();
          }}
        />
      )}
      <p
        className={retryMessage === '' || hasLoadError(controller) ? 'visually-hidden' : styles.aside}
        aria-live="polite"
      >
        {retryMessage}
      </p>
      {!needsConfirmation && (
        <RetryMessage value={retryMessage}>
          <JourneySteps
            restaurant={restaurant}
            nearby={nearby.filter(({ storeId }) => storeId !== restaurant.storeId)}
            controller={controller}
            isPartyKnown={known.isPartyKnown}
            asksOccasionOnly={known.asksOccasionOnly}
            onPartyShown={() => {
              // The link that shows the day and the party is removed.
              heading.current?.focus();
              known.showParty();
            }}
            onMove={props.switchesInPlace ? changeRestaurant : undefined}
            onReopening={(date) => {
              // The link is removed with the closure.
              heading.current?.focus();
              if (journey.step !== 'party') goBack('party');
              dispatch({ type: 'party-changed', change: { date } });
            }}
          />
        </RetryMessage>
      )}
    </section>
  );
}
