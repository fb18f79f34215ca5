'use client';

import { useState } from 'react';
import { isClosedOn } from '#blocks/_shared/restaurant/restaurant-closure.ts';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import { saveMovedBooking } from '#blocks/booking/journey/history/moved-booking.client.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingJourneyController } from '#blocks/booking/journey/use-booking-journey.client.ts';
import { ClosedRestaurant } from '#blocks/booking/restaurant/closed-restaurant.tsx';
import { NoBookings } from '#blocks/booking/restaurant/no-bookings.tsx';
import { neverBookableCodes } from '#schemas/domain/booking/booking-message.ts';
import { BookingThanks } from './booking-thanks.client.tsx';
import { CallRestaurant } from './contact-link.tsx';
import { DetailsStep } from './details/details-step.client.tsx';
import { ExtrasStep } from './extras-step.client.tsx';
import { PartyStep } from './party/party-step.client.tsx';
import { LoadError, LoadingIndicator } from './step-messages.client.tsx';
import { NearbyTables } from './time/nearby-tables.client.tsx';
import { OtherAreas } from './time/other-areas.client.tsx';
import { TimeStep } from './time/time-step.client.tsx';
import { WaitingLink } from './time/waiting-link.tsx';

interface JourneyStepsProps {
  readonly restaurant: JourneyRestaurant;
  readonly nearby: readonly NearbyRestaurant[];
  readonly controller: BookingJourneyController;
  readonly isPartyKnown: boolean;
  readonly asksOccasionOnly: boolean;
  /** Shows the whole first step, with day and party. */
  readonly onPartyShown: () => void;
  /** Continues here at another restaurant. If absent, links lead to the booking pages of the others. */
  readonly onMove?: ((storeId: string) => void) | undefined;
  /** Books for the day on which a closed restaurant opens again. */
  readonly onReopening: (day: string) => void;
}

/** The current step of a booking. */
export function JourneySteps({ restaurant, nearby, controller, onMove, onReopening, ...party }: JourneyStepsProps) {
  const { journey, facts, dispatch, selectTime, cardStore, send } = controller;
  const { step, choice, done } = journey;
  const wantedTime = choice.time ?? journey.lostTime ?? journey.nearTime;
  const [isSelectingTime, setSelectingTime] = useState(false);
  const handleSelectTime = (time: string, areaId?: string): void => {
    setSelectingTime(true);
    void selectTime(time, areaId).finally(() => setSelectingTime(false));
  };
  if (step === 'thanks')
    return done ? (
      <BookingThanks restaurant={restaurant} choice={choice} email={journey.typed.email} {...done} />
    ) : null;
  const { closure } = restaurant;
  if (closure && isClosedOn(closure, choice.date))
    return (
      <ClosedRestaurant
        restaurant={restaurant}
        closure={closure}
        nearby={nearby}
        choice={choice}
        isAnnounced
        onReopening={onReopening}
      />
    );
  const { data: occasions } = facts.occasions;
  if (occasions?.ok === false && neverBookableCodes.has(occasions.code ?? -1))
    return (
      <NoBookings restaurant={restaurant} message={occasions.message} nearby={nearby} date={choice.date} isAnnounced />
    );
  if (step === 'party')
    return (
      <PartyStep
        restaurant={restaurant}
        choice={choice}
        occasions={facts.occasions}
        askAgain={facts.askAgain}
        {...party}
        onChange={(change) => dispatch({ type: 'party-changed', change })}
        onChosen={(chosen) => dispatch({ type: 'party-chosen', choice: chosen })}
      />
    );
  if (step === 'time')
    return (
      <TimeStep
        restaurant={restaurant}
        choice={choice}
        facts={facts}
        isBusy={isSelectingTime}
        carriedDetails={journey.notice?.kind === 'taken' ? journey : undefined}
        lostTime={journey.notice?.kind === 'taken' ? journey.lostTime : undefined}
        nearTime={journey.nearTime}
        alternatives={(full) => (
          <>
            {journey.lostTime !== undefined && (
              <OtherAreas
                storeId={restaurant.storeId}
                choice={choice}
                areas={facts.areas.data}
                lostTime={journey.lostTime}
                round={journey.timesTaken}
                onSelect={(areaId) => handleSelectTime(journey.lostTime ?? '', areaId)}
              />
            )}
            <WaitingLink storeId={restaurant.storeId} choice={choice} waiting={facts.waiting.data} {...full} />
            <NearbyTables
              restaurants={nearby}
              choice={{ ...choice, time: wantedTime }}
              onMove={onMove}
              onLeave={(storeId) => saveMovedBooking(storeId, journey)}
            />
            {journey.timesTaken > 1 && <CallRestaurant restaurant={restaurant} />}
          </>
        )}
        onBackToParty={() => dispatch({ type: 'went-back', to: 'party' })}
        onAreaOrMenuChange={(change) => dispatch({ type: 'area-or-menu-changed', change })}
        onTimeChange={(time) => dispatch({ type: 'time-changed', time })}
        onChosen={handleSelectTime}
      />
    );
  const extras = facts.extras.data;
  if (step === 'extras' && !extras)
    return <LoadingIndicator label="Checking what this booking needs" onRetry={facts.askAgain} />;
  if (step === 'extras' && extras?.ok && extras.value.length > 0)
    return (
      <ExtrasStep
        restaurant={restaurant}
        choice={choice}
        extras={extras.value}
        onChosen={(chosen) => dispatch({ type: 'extras-chosen', extras: chosen })}
      />
    );
  const requirementsAnswer = facts.requirements.data;
  if (!requirementsAnswer)
    return <LoadingIndicator label="Checking what this booking needs" onRetry={facts.askAgain} />;
  if (!requirementsAnswer.ok)
    return (
      <LoadError
        restaurant={restaurant}
        message={requirementsAnswer.message}
        retryUrl={stepAddress(restaurant, 'details', choice)}
        onRetry={() => facts.requirements.refetch()}
      />
    );
  return (
    <DetailsStep
      restaurant={restaurant}
      journey={journey}
      requirements={requirementsAnswer.value}
      cardStore={cardStore}
      onTyped={(change) => dispatch({ type: 'typed', change })}
      onErrors={(errors) => dispatch({ type: 'errors-found', errors })}
      onSend={(details, card) => void send(details, requirementsAnswer.value.isEnquiry, card)}
    />
  );
}
