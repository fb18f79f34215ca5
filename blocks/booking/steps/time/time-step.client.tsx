'use client';

import type { ReactNode } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { journeyAction, stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import { isAfterMidnight } from '#schemas/domain/booking/availability/offered-times.ts';
import { findFullMeals } from '#schemas/domain/booking/availability/parts-of-day.ts';
import { type BookingChoice, choiceFields } from '#schemas/domain/booking/booking-choice.ts';
import { closeTo, isFree, nearestSlot, offeredSlots } from '#schemas/domain/booking/journey/choose-slot.ts';
import { SlowNotice } from '../step-messages.client.tsx';
import { type CarriedDetails, CarriedFields } from './carried-fields.client.tsx';
import { FullNotice } from './full-notice.client.tsx';
import { OptionField } from './option-field.client.tsx';
import type { AreaAndMenu } from './read-area-and-menu.ts';
import { SlotsStatus } from './slots-status.client.tsx';
import { TimeChoice } from './time-choice.client.tsx';
import timeStyles from './times.module.css';
import { useAreaAndMenu } from './use-area-and-menu.client.ts';
import { useTimeForm } from './use-time-form.client.ts';
import type { WaitingLinkProps } from './waiting-link.tsx';

interface TimeStepProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly facts: JourneyFacts;
  readonly isBusy: boolean;
  /** The slot that another guest has taken. A close time is selected, unless its meal is full. */
  readonly lostTime: string | undefined;
  /** The time chosen before the day, the party or the area changed. A close time is selected. */
  readonly nearTime: string | undefined;
  /** After a lost slot: details to post to the next step without script. */
  readonly carriedDetails: CarriedDetails | undefined;
  /** Alternatives, shown if a table was lost, or none is left at the meal. */
  readonly alternatives: (full: Pick<WaitingLinkProps, 'fullMeals' | 'isDayFull'>) => ReactNode;
  /** Goes back to the step with the day and the party. */
  readonly onBackToParty: () => void;
  readonly onAreaOrMenuChange: (change: AreaAndMenu) => void;
  readonly onTimeChange: (time: string) => void;
  readonly onChosen: (time: string) => void;
}

/**
 * The second step: area, menu and time. The free time nearest to a requested one is selected if it is close and its meal
 * is not full; without one, none.
 */
export function TimeStep(props: TimeStepProps) {
  const { restaurant, choice, facts, isBusy, lostTime, nearTime, carriedDetails, alternatives } = props;
  const { onAreaOrMenuChange, onTimeChange, onChosen } = props;
  const slots = facts.slots.data;
  const times = slots?.ok ? offeredSlots(slots.value, restaurant.options.times) : [];
  const free = times.filter(isFree);
  const requestedTime = lostTime ?? choice.time ?? nearTime;
  const fullMeals = findFullMeals(times, isFree).filter(
    ({ includes }) => requestedTime === undefined || includes({ time: requestedTime }),
  );
  const isDayFull = slots !== undefined && !free.some(({ time }) => countsForGuest(time, requestedTime));
  // Without a requested time, the free times come first.
  const isFull = isDayFull || (requestedTime !== undefined && fullMeals.length > 0);
  const chosen =
    free.find(({ time }) => time === choice.time) ??
    (requestedTime === undefined || isFull ? undefined : nearestSlot(closeTo(free, requestedTime), requestedTime));
  const hiddenFields = choiceFields({ ...choice, areaId: undefined, menuId: undefined, time: undefined, extras: [] });
  const { areas, menus, onlyMenu, isMenuMissing } = useAreaAndMenu({ choice, facts, onAreaOrMenuChange });
  const { form, isHydrated, isTried, chooseTime, submit } = useTimeForm({
    choice,
    chosen,
    isMenuMissing,
    isBusy,
    onAreaOrMenuChange,
    onTimeChange,
    onChosen,
  });
  const createAction = (className: string | undefined) => (
    <Button
      type="submit"
      name="step"
      value={carriedDetails ? 'details' : 'extras'}
      className={className}
      aria-disabled={isBusy}
    >
      {isBusy ? 'One moment' : 'Take this time'}
    </Button>
  );
  return (
    <form
      ref={form}
      className={styles.form}
      method={carriedDetails ? 'post' : 'get'}
      // Without script the browser itself asks for what is missing.
      noValidate={isHydrated}
      action={carriedDetails ? stepAddress(restaurant, 'details', choice) : journeyAction(restaurant)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {carriedDetails && <CarriedFields {...carriedDetails} />}
      {slots?.ok && (
        <FullNotice
          restaurant={restaurant}
          choice={choice}
          isDayFull={isDayFull}
          hasFreeSlot={free.length > 0}
          fullMeal={isFull ? fullMeals[0]?.legend : undefined}
          onBackToParty={props.onBackToParty}
        />
      )}
      {(free.length > 0 || slots === undefined || choice.areaId !== undefined) && (
        <OptionField
          name="area"
          legend="Area"
          emptyLabel="No preference"
          options={areas}
          chosen={choice.areaId}
          onChange={(areaId) => onAreaOrMenuChange({ areaId, menuId: choice.menuId })}
        />
      )}
      <OptionField
        name="menu"
        legend="Which menu"
        emptyLabel={onlyMenu ? undefined : 'Choose a menu'}
        required
        error={isTried && isMenuMissing ? 'Choose a menu' : undefined}
        options={menus}
        chosen={choice.menuId ?? onlyMenu?.id}
        onChange={(menuId) => onAreaOrMenuChange({ menuId, areaId: choice.areaId })}
      />
      <SlotsStatus restaurant={restaurant} choice={choice} facts={facts} />
      {isFull && alternatives({ fullMeals, isDayFull })}
      <TimeChoice
        date={choice.date ?? ''}
        slots={times}
        chosen={chosen?.time}
        error={isTried && !chosen ? 'Choose a time' : undefined}
        onChange={chooseTime}
        action={createAction(`${timeStyles.action} ${styles.scripted}`)}
        actionWithoutScript={!isHydrated && createAction(`${timeStyles.groupAction} ${styles.unscripted}`)}
      />
      {free.length > 0 && !chosen && createAction(timeStyles.lastAction)}
      {isBusy && <SlowNotice />}
      {!isFull && (lostTime !== undefined || fullMeals.length > 0) && alternatives({ fullMeals, isDayFull })}
    </form>
  );
}

/** Whether a free time counts for a guest: one after midnight only for guests who want such a time. */
const countsForGuest = (time: string, requestedTime: string | undefined): boolean =>
  !isAfterMidnight(time) || (requestedTime !== undefined && isAfterMidnight(requestedTime));
