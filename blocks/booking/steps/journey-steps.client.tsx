'use client';

import { useState } from 'react';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { RunningJourney } from '#blocks/booking/journey/use-journey.client.ts';
import { NoBookings } from '#blocks/booking/restaurant/no-bookings.tsx';
import { neverBookable } from '#schemas/domain/booking/booking-message.ts';
import { DetailsStep } from './details/details-step.client.tsx';
import { ExtrasStep } from './extras-step.client.tsx';
import { PartyStep } from './party/party-step.client.tsx';
import { ByTelephone, NoAnswer, Waiting } from './step-parts.client.tsx';
import { Thanks } from './thanks.client.tsx';
import { NearbyTables } from './time/nearby-tables.client.tsx';
import { OtherAreas } from './time/other-areas.client.tsx';
import { TimeStep } from './time/time-step.client.tsx';

interface JourneyStepsProps {
  readonly restaurant: JourneyRestaurant;
  readonly nearby: readonly NearbyRestaurant[];
  readonly running: RunningJourney;
  readonly onMove: (storeId: string) => void;
}

/** The step at which the journey stands. Where an address names a step that its choice has not come to, an earlier one. */
export function JourneySteps({ restaurant, nearby, running, onMove }: JourneyStepsProps) {
  const { journey, facts, dispatch, takeTime, keeper, send } = running;
  const { step, choice, done } = journey;
  const [taking, setTaking] = useState(false);
  const take = (time: string, areaId?: string): void => {
    setTaking(true);
    void takeTime(time, areaId).finally(() => setTaking(false));
  };
  if (step === 'thanks') return done ? <Thanks restaurant={restaurant} choice={choice} {...done} /> : null;
  const { data: occasions } = facts.occasions;
  if (occasions?.ok === false && neverBookable.has(occasions.code ?? -1))
    return (
      <NoBookings restaurant={restaurant} message={occasions.message} nearby={nearby} date={choice.date} isAnnounced />
    );
  if (step === 'party')
    return (
      <PartyStep
        restaurant={restaurant}
        choice={choice}
        occasions={facts.occasions}
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
        busy={taking}
        carried={journey.notice?.kind === 'taken' ? journey : undefined}
        lostTime={journey.notice?.kind === 'taken' ? journey.lostTime : undefined}
        nearTime={journey.nearTime}
        elsewhere={
          <>
            {journey.lostTime !== undefined && (
              <OtherAreas
                storeId={restaurant.storeId}
                choice={choice}
                areas={facts.areas.data}
                lostTime={journey.lostTime}
                round={journey.timesTaken}
                onTake={(areaId) => take(journey.lostTime ?? '', areaId)}
              />
            )}
            <NearbyTables restaurants={nearby} choice={choice} onMove={onMove} />
            {journey.timesTaken > 1 && <ByTelephone restaurant={restaurant} />}
          </>
        }
        onPlace={(change) => dispatch({ type: 'place-changed', change })}
        onTime={(time) => dispatch({ type: 'time-changed', time })}
        onChosen={take}
      />
    );
  const extras = facts.extras.data;
  if (step === 'extras' && !extras) return <Waiting words="Looking what this table needs" />;
  if (step === 'extras' && extras?.ok && extras.value.length > 0)
    return (
      <ExtrasStep
        restaurant={restaurant}
        choice={choice}
        extras={extras.value}
        onChosen={(chosen) => dispatch({ type: 'extras-chosen', extras: chosen })}
      />
    );
  const needed = facts.requirements.data;
  if (!needed) return <Waiting words="Looking what this table needs" />;
  if (!needed.ok)
    return (
      <NoAnswer
        restaurant={restaurant}
        message={needed.message}
        again={stepAddress(restaurant, 'details', choice)}
        onRetry={() => facts.requirements.refetch()}
      />
    );
  return (
    <DetailsStep
      restaurant={restaurant}
      journey={journey}
      requirements={needed.value}
      keeper={keeper}
      onTyped={(change) => dispatch({ type: 'typed', change })}
      onErrors={(errors) => dispatch({ type: 'faults-found', errors })}
      onSend={(details, card) => void send(details, needed.value.isEnquiry, card)}
    />
  );
}
